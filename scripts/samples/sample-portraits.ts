import { drawPortrait } from '@heartwood/illustrator/draw-portrait';
import type { Look } from '@heartwood/illustrator/picture-plan';
import { renderPicture } from '@heartwood/illustrator/render-picture';
import sharp from 'sharp';
import type { SamplePerson } from '../../samples/family/people.ts';

const side = 512;
/** The whole figure is drawn, since resvg ends the process over a half-transparent shape outside of the picture. */
const size = { side, height: 1400 };

const plain: Look = {
  skin: '#f0c5a3',
  hair: '#6b4227',
  hairStyle: 'short',
  eyes: '#2f2320',
  glasses: false,
  beard: 'none',
  favourite: '#4f7fa8',
  second: '#b07a45',
};

/** Head and shoulders of a person of the sample family, as a PNG. */
export async function renderPortrait({
  gender = 'female',
  portrait,
}: SamplePerson): Promise<Buffer> {
  const { age, year, mood = 'warm', greying = 0, outfit = 'everyday', ...told } = portrait;
  const person = { age, gender, outfit, greying, look: { ...plain, ...told } };
  const drawn = await renderPicture(drawPortrait(person, { mood, year }, size), {
    width: side,
    height: size.height,
  });
  return sharp(drawn).extract({ left: 0, top: 0, width: side, height: side }).png().toBuffer();
}
