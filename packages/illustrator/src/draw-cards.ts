import type { Size } from './picture/picture-plan.ts';
import { frame, gold, paper } from './scenery/frame.ts';
import { sprig } from './scenery/ornaments.ts';
import { curve, d, rect } from './svg/shapes.ts';
import { textBox } from './svg/text.ts';

const ink = '#5b3b2a';

function card(size: Size, content: (w: number, h: number) => string): string {
  const portrait = size.height > size.width;
  const [w, h] = portrait ? [720, 1280] : [1280, 720];
  const corners =
    sprig(96, 96, 1.25, 'summer') +
    sprig(w - 96, h - 96, 1.25, 'summer', 180) +
    sprig(w - 96, 96, 0.95, 'spring', 90) +
    sprig(96, h - 96, 0.95, 'spring', -90);
  const lines = rect(44, 44, w - 88, h - 88, 'none', {
    stroke: '#dfc698',
    'stroke-width': 2.5,
    rx: 12,
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${w} ${h}">${rect(0, 0, w, h, paper)}${lines}${corners}${content(w, h)}${frame({ w, h })}</svg>`;
}

const flourish = (x: number, y: number) =>
  curve(d`M${x - 130} ${y}q60 -26 118 0q12 8 24 0q58 -26 118 0`, gold, 4);

/** The film's first page. */
export const drawTitleCard = (
  { title, subtitle }: { title: string; subtitle?: string },
  size: Size,
) =>
  card(size, (w, h) => {
    const box = { x: w * 0.14, width: w * 0.72 };
    return (
      textBox(title, {
        ...box,
        y: h * 0.25,
        height: h * 0.33,
        largest: 92,
        least: 40,
        colour: ink,
        weight: 700,
      }) +
      flourish(w / 2, h * 0.64) +
      (subtitle
        ? textBox(subtitle, {
            ...box,
            y: h * 0.67,
            height: h * 0.12,
            largest: 38,
            least: 26,
            colour: '#8a6446',
          })
        : '')
    );
  });

/** The film's last page. */
export const drawEndCard = ({ title }: { title: string }, size: Size) =>
  card(
    size,
    (w, h) =>
      textBox(title, {
        x: w * 0.16,
        y: h * 0.32,
        width: w * 0.68,
        height: h * 0.26,
        largest: 64,
        least: 34,
        colour: ink,
        weight: 700,
      }) + flourish(w / 2, h * 0.66),
  );
