import { figureOf } from './figures/figure.ts';
import type { Mood, PlannedPerson } from './picture/picture-plan.ts';
import { mix } from './svg/colour.ts';
import { radial } from './svg/gradients.ts';
import { placed, rect } from './svg/shapes.ts';

/** How many times as large as in a scene a portrait shows a head, in a square of 512. */
const scale = 2.75;

/**
 * Head and shoulders of a person on a paper of the colour of their clothes, as SVG: the upper square of the given
 * side is the portrait, the rest of the figure is drawn below it.
 */
export function drawPortrait(
  person: Omit<PlannedPerson, 'who' | 'pose'>,
  { mood, year }: { mood: Mood; year: number },
  { side, height }: { side: number; height: number },
): string {
  const { svg, joints } = figureOf(
    { ...person, who: 'main', pose: 'stand' },
    { mood, year, cold: false, seat: 'chair' },
  );
  const { x, y } = joints.head;
  const paper = mix(person.look.favourite, '#fdf3e1', 0.66);
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
