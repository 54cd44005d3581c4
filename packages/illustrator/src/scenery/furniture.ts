import { darker } from '../svg/colour.ts';
import { curve, d, ellipse, path, rect } from '../svg/shapes.ts';

const wood = '#8a5a38';

/** Seen from its side: a table with or without a cloth. */
export function table(x: number, y: number, w: number, h: number, cloth?: string): string {
  const legs = [x - w * 0.44, x + w * 0.4]
    .map((at) => rect(at, y - h, w * 0.045 + 4, h, darker(wood, 0.2)))
    .join('');
  const top = rect(x - w / 2, y - h - 8, w, 14, wood, { rx: 4 });
  const over = cloth
    ? path(
        d`M${x - w / 2 - 4} ${y - h - 9}H${x + w / 2 + 4}L${x + w / 2 + 10} ${y - h * 0.56}Q${x + w * 0.25} ${y - h * 0.46} ${x} ${y - h * 0.56}T${x - w / 2 - 10} ${y - h * 0.56}Z`,
        cloth,
      ) +
      curve(
        d`M${x - w / 2 - 8} ${y - h * 0.64}L${x + w / 2 + 8} ${y - h * 0.64}`,
        darker(cloth, 0.16),
        4,
      )
    : '';
  return ellipse(x, y, w * 0.5, 11, '#20141c', { opacity: 0.18 }) + legs + top + over;
}

const spines = ['#b5493c', '#3f6f8f', '#d8a441', '#5e8a5c', '#7a5b8c', '#c97b4a', '#e6d7b8'];

export function bookcase(x: number, y: number, w: number, h: number, shelves = 4): string {
  const step = (h - 20) / shelves;
  const rows = Array.from({ length: shelves }, (_, row) => {
    const foot = y - h + 12 + step * (row + 1) - 8;
    let left = x - w / 2 + 14;
    let books = '';
    for (let index = 0; left < x + w / 2 - 26; index += 1) {
      const thick = 10 + ((index * 7 + row * 5) % 4) * 4;
      const tall = step * (0.58 + ((index * 3 + row) % 3) * 0.1);
      if ((index + row * 2) % 9 !== 7)
        books += rect(
          left,
          foot - tall,
          thick,
          tall,
          spines[(index * 2 + row * 3) % spines.length] ?? '#b5493c',
          { rx: 2 },
        );
      left += thick + 2;
    }
    return books + rect(x - w / 2 + 8, foot, w - 16, 7, darker(wood, 0.1));
  });
  return (
    ellipse(x, y, w * 0.54, 9, '#20141c', { opacity: 0.2 }) +
    rect(x - w / 2, y - h, w, h, wood, { rx: 4 }) +
    rect(x - w / 2 + 9, y - h + 9, w - 18, h - 18, darker(wood, 0.45)) +
    rows.join('') +
    rect(x - w / 2 - 5, y - h - 7, w + 10, 13, darker(wood, 0.15), { rx: 4 })
  );
}
