import sharp from 'sharp';
import type { SamplePerson } from '../../samples/family/people.ts';
import { figureOf } from '../../src/server/features/stories/illustrator/figures/figure.ts';
import type {
  Look,
  PlannedPerson,
} from '../../src/server/features/stories/illustrator/picture-plan.ts';
import { renderPicture } from '../../src/server/features/stories/illustrator/render-picture.ts';
import { mix } from '../../src/server/features/stories/illustrator/svg/colour.ts';
import { radial } from '../../src/server/features/stories/illustrator/svg/gradients.ts';
import { placed, rect } from '../../src/server/features/stories/illustrator/svg/shapes.ts';

const side = 512;
/** The whole figure is drawn, since resvg ends the process over a half-transparent shape outside of the picture. */
const height = 1400;
/** How many times as large as in a scene a portrait shows a head. */
const scale = 2.75;

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

/** Head and shoulders on a paper of the colour of their clothes, as SVG; the figure goes on below. */
export function drawPortrait({ gender = 'female', portrait }: SamplePerson): string {
  const { age, year, mood = 'warm', greying = 0, outfit = 'everyday', ...told } = portrait;
  const look = { ...plain, ...told };
  const person: PlannedPerson = {
    ...{ who: 'main', age, gender, outfit, greying, look },
    pose: 'stand',
  };
  const { svg, joints } = figureOf(person, { mood, year, cold: false, seat: 'chair' });
  const { x, y } = joints.head;
  const paper = mix(look.favourite, '#fdf3e1', 0.66);
  const light = radial([
    [0, '#fffaf0', 0.85],
    [1, '#fffaf0', 0],
  ]);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${height}" viewBox="0 0 ${side} ${height}">` +
    rect(0, 0, side, side, paper) +
    light.svg +
    rect(-64, -96, side + 128, side + 128, light.fill) +
    `${placed(svg, side / 2 - x * scale, side * 0.5 - y * scale, scale)}</svg>`
  );
}

/** That portrait as a PNG. */
export async function renderPortrait(person: SamplePerson): Promise<Buffer> {
  const drawn = await renderPicture(drawPortrait(person), { width: side, height });
  return sharp(drawn).extract({ left: 0, top: 0, width: side, height: side }).png().toBuffer();
}
