import { escapeText } from './shapes.ts';

/** Baloo 2's letters are about half as wide as high. */
const widthOf = (text: string, size: number) => text.length * size * 0.52;

function linesOf(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** The same number of lines, as even in length as they can be. */
function balanced(text: string, size: number, width: number): string[] {
  const lines = linesOf(text, size, width);
  for (let narrower = width * 0.95; narrower > width * 0.4; narrower -= width * 0.05) {
    const even = linesOf(text, size, narrower);
    const fits = even.every((line) => widthOf(line, size) <= narrower);
    if (even.length > lines.length || !fits) return linesOf(text, size, narrower + width * 0.05);
  }
  return lines;
}

interface TextBox {
  x: number;
  y: number;
  width: number;
  height: number;
  largest: number;
  least: number;
  colour: string;
  weight?: 600 | 700;
}

/** Words in lines centred in a box, as large as fits; what does not fit at the least size ends in '…'. */
export function textBox(text: string, box: TextBox): string {
  let size = box.largest;
  let lines = linesOf(text, size, box.width);
  const fits = () =>
    lines.length * size * 1.22 <= box.height &&
    lines.every((line) => widthOf(line, size) <= box.width);
  while (size > box.least && !fits()) {
    size = Math.max(box.least, size - 2);
    lines = linesOf(text, size, box.width);
  }
  lines = balanced(text, size, box.width);
  const room = Math.max(1, Math.floor(box.height / (size * 1.22)));
  const letters = Math.floor(box.width / (size * 0.52));
  const cut = lines.length > room;
  const shown = lines
    .slice(0, room)
    .map((line, index) =>
      cut && index === room - 1 ? `${line.slice(0, letters - 1)}…` : line.slice(0, letters),
    );
  const top = box.y + (box.height - shown.length * size * 1.22) / 2;
  return shown
    .map(
      (line, index) =>
        `<text x="${box.x + box.width / 2}" y="${(top + size * (0.92 + index * 1.22)).toFixed(1)}" text-anchor="middle" font-family="Baloo 2" font-weight="${box.weight ?? 600}" font-size="${size}" fill="${box.colour}">${escapeText(line)}</text>`,
    )
    .join('');
}
