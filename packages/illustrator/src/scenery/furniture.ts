import { darker, lighter } from '../svg/colour.ts';
import { circle, d, ellipse, path, rect, stroke } from '../svg/shapes.ts';

const wood = '#8a5a38';

export function sofa(x: number, y: number, w: number, colour: string): string {
  const h = w * 0.46;
  return (
    ellipse(x, y, w * 0.54, 12, '#20141c', { opacity: 0.2 }) +
    rect(x - w * 0.42, y - 22, 14, 22, '#4a3426') +
    rect(x + w * 0.42 - 14, y - 22, 14, 22, '#4a3426') +
    rect(x - w * 0.46, y - h, w * 0.92, h * 0.7, darker(colour, 0.1), { rx: 30 }) +
    rect(x - w * 0.43, y - h * 0.55, w * 0.43, h * 0.32, lighter(colour, 0.12), { rx: 14 }) +
    rect(x, y - h * 0.55, w * 0.43, h * 0.32, lighter(colour, 0.12), { rx: 14 }) +
    rect(x - w * 0.5, y - h * 0.36, w, h * 0.28, colour, { rx: 18 }) +
    rect(x - w * 0.54, y - h * 0.66, w * 0.14, h * 0.58, darker(colour, 0.06), { rx: 18 }) +
    rect(x + w * 0.4, y - h * 0.66, w * 0.14, h * 0.58, darker(colour, 0.14), { rx: 18 })
  );
}

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
      stroke(
        [
          { x: x - w / 2 - 8, y: y - h * 0.64 },
          { x: x + w / 2 + 8, y: y - h * 0.64 },
        ],
        darker(cloth, 0.16),
        4,
      )
    : '';
  return ellipse(x, y, w * 0.5, 11, '#20141c', { opacity: 0.18 }) + legs + top + over;
}

export function cupboard(x: number, y: number, w: number, h: number, colour = wood): string {
  const door = (left: number) =>
    rect(left, y - h * 0.46, w * 0.42, h * 0.4, lighter(colour, 0.12), { rx: 4 });
  const shelf = (share: number) =>
    rect(x - w * 0.44, y - h * share, w * 0.88, 6, darker(colour, 0.2));
  const plates = [-0.3, -0.1, 0.1, 0.3]
    .map((at, index) =>
      circle(
        x + at * w,
        y - h * 0.66 - 15,
        15,
        ['#f5efe2', '#cfdfe6', '#f5efe2', '#e7c7b6'][index] ?? '#f5efe2',
        { stroke: '#b9a58a', 'stroke-width': 2 },
      ),
    )
    .join('');
  const cups = [-0.32, -0.14, 0.05, 0.26]
    .map((at, index) =>
      rect(
        x + at * w - 9,
        y - h * 0.84 - 20,
        18,
        20,
        ['#c8684f', '#6f9aa8', '#e2b45e', '#8aa870'][index] ?? '#c8684f',
        { rx: 4 },
      ),
    )
    .join('');
  return (
    ellipse(x, y, w * 0.54, 9, '#20141c', { opacity: 0.2 }) +
    rect(x - w / 2, y - h, w, h, colour, { rx: 6 }) +
    rect(x - w * 0.44, y - h * 0.95, w * 0.88, h * 0.44, darker(colour, 0.34)) +
    plates +
    cups +
    shelf(0.64) +
    shelf(0.82) +
    door(x - w * 0.45) +
    door(x + w * 0.03) +
    circle(x - w * 0.07, y - h * 0.26, 4, '#e0c07a') +
    circle(x + w * 0.07, y - h * 0.26, 4, '#e0c07a') +
    rect(x - w / 2 - 6, y - h - 8, w + 12, 14, darker(colour, 0.16), { rx: 4 })
  );
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

export function bed(x: number, y: number, w: number, cover: string, frame = wood): string {
  const h = w * 0.34;
  return (
    ellipse(x, y, w * 0.54, 12, '#20141c', { opacity: 0.18 }) +
    rect(x - w / 2 - 6, y - h * 1.5, 14, h * 1.5, darker(frame, 0.1), { rx: 5 }) +
    rect(x + w / 2 - 8, y - h * 1.06, 14, h * 1.06, darker(frame, 0.2), { rx: 5 }) +
    rect(x - w / 2, y - h * 0.62, w, h * 0.36, frame) +
    rect(x - w / 2 + 6, y - h * 0.96, w - 12, h * 0.4, '#f8f3e8', { rx: 10 }) +
    rect(x - w / 2 + 14, y - h * 1.2, w * 0.24, h * 0.36, '#ffffff', { rx: 14 }) +
    path(
      d`M${x - w * 0.18} ${y - h * 1.0}Q${x + w * 0.1} ${y - h * 1.12} ${x + w / 2 - 8} ${y - h * 0.98}V${y - h * 0.3}H${x - w * 0.2}Z`,
      cover,
    ) +
    path(
      d`M${x - w * 0.18} ${y - h * 1.0}Q${x - w * 0.12} ${y - h * 1.06} ${x - w * 0.04} ${y - h * 1.06}L${x - w * 0.06} ${y - h * 0.3}H${x - w * 0.2}Z`,
      lighter(cover, 0.4),
    )
  );
}
