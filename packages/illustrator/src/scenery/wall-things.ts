import { darker } from '../svg/colour.ts';
import { part } from '../svg/parts.ts';
import { circle, curve, d, path, rect } from '../svg/shapes.ts';

/** A family portrait on the wall. */
export const portraitFrame = (x: number, y: number, w: number, h: number, ground: string) =>
  rect(x, y, w, h, '#74492f', { rx: 3 }) +
  rect(x + 7, y + 7, w - 14, h - 14, ground) +
  path(
    d`M${x + w * 0.22} ${y + h - 7}Q${x + w / 2} ${y + h * 0.34} ${x + w * 0.78} ${y + h - 7}Z`,
    darker(ground, 0.45),
  ) +
  circle(x + w / 2, y + h * 0.42, w * 0.14, '#e9c6a5');

/** A painted landscape on the wall. */
export const landscapeFrame = (x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h, '#8a6a3a', { rx: 3 }) +
  rect(x + 8, y + 8, w - 16, h - 16, '#bcdbe8') +
  path(
    d`M${x + 8} ${y + h * 0.7}Q${x + w * 0.35} ${y + h * 0.4} ${x + w * 0.6} ${y + h * 0.66}T${x + w - 8} ${y + h * 0.6}V${y + h - 8}H${x + 8}Z`,
    '#86a873',
  );

export const wallClock = (x: number, y: number, r: number) =>
  circle(x, y, r, '#7a5236') +
  circle(x, y, r * 0.82, '#fdf6e6') +
  curve(d`M${x} ${y}L${x} ${y - r * 0.55}`, '#4a372c', 4) +
  curve(d`M${x} ${y}L${x + r * 0.38} ${y + r * 0.16}`, '#4a372c', 4) +
  circle(x, y, 3.5, '#4a372c');

/** A shelf with jars. */
export function shelf(x: number, y: number, w: number, colours: readonly string[]): string {
  const step = w / colours.length;
  return (
    colours
      .map((colour, index) => {
        const [jx, tall] = [x + step * (index + 0.5), 34 + ((index * 5) % 3) * 8];
        return (
          rect(jx - 14, y - tall, 28, tall, colour, { rx: 6 }) +
          rect(jx - 12, y - tall - 7, 24, 9, darker(colour, 0.3), { rx: 3 }) +
          rect(jx - 9, y - tall * 0.62, 18, 11, '#fbf4e2', { rx: 2 })
        );
      })
      .join('') +
    rect(x - 8, y, w + 16, 10, '#7a5236', { rx: 3 }) +
    path(d`M${x + 12} ${y + 10}v20l18 -20zM${x + w - 12} ${y + 10}v20l-18 -20z`, '#6a452c')
  );
}

/** A plant in a pot. */
export const plant = (x: number, y: number, size: number) =>
  part('furniture/plant', { x, y, w: size, h: size });
