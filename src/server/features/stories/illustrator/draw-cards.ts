import { frame, gold, paper } from './frame.ts';
import type { Size } from './picture-plan.ts';
import { curve, d, rect } from './svg/shapes.ts';
import { textBox } from './svg/text.ts';

function card(size: Size, content: (w: number, h: number) => string): string {
  const portrait = size.height > size.width;
  const [w, h] = portrait ? [720, 1280] : [1280, 720];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${w} ${h}">${rect(0, 0, w, h, paper)}${content(w, h)}${frame({ w, h })}</svg>`;
}

const flourish = (x: number, y: number) =>
  curve(d`M${x - 130} ${y}q60 -26 118 0q12 8 24 0q58 -26 118 0`, gold, 4);

/** The film's first page. */
export const drawTitleCard = (
  { title, subtitle }: { title: string; subtitle?: string },
  size: Size,
) =>
  card(
    size,
    (w, h) =>
      textBox(title, {
        x: w * 0.12,
        y: h * 0.26,
        width: w * 0.76,
        height: h * 0.32,
        largest: 92,
        least: 40,
        colour: '#5b3b2a',
        weight: 700,
      }) +
      flourish(w / 2, h * 0.64) +
      (subtitle
        ? textBox(subtitle, {
            x: w * 0.14,
            y: h * 0.67,
            width: w * 0.72,
            height: h * 0.12,
            largest: 38,
            least: 26,
            colour: '#8a6446',
          })
        : ''),
  );

/** The film's last page. */
export const drawEndCard = ({ title }: { title: string }, size: Size) =>
  card(
    size,
    (w, h) =>
      textBox(title, {
        x: w * 0.14,
        y: h * 0.3,
        width: w * 0.72,
        height: h * 0.26,
        largest: 64,
        least: 34,
        colour: '#5b3b2a',
        weight: 700,
      }) + flourish(w / 2, h * 0.66),
  );
