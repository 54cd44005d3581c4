import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import type { Size } from './picture/picture-plan.ts';

const require = createRequire(import.meta.url);
const fontFiles = [
  require.resolve('@expo-google-fonts/baloo-2/600SemiBold/Baloo2_600SemiBold.ttf'),
  require.resolve('@expo-google-fonts/baloo-2/700Bold/Baloo2_700Bold.ttf'),
];

/** A PNG of the drawing, on a thread of its own; the height follows from the drawing's shape. */
export async function renderPicture(svg: string, { width }: Size): Promise<Buffer> {
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Baloo 2' },
  });
  return image.asPng();
}
