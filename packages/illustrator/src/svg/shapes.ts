export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The smallest box around others. */
export const boxAround = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  right: Math.max(...boxes.map(({ right }) => right)),
  top: Math.min(...boxes.map(({ top }) => top)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** Rounded to tenths: short numbers keep a picture's text small. */
export const rounded = (value: number) => String(Math.round(value * 10) / 10);
const n = rounded;

/** What else a shape carries: opacity, stroke, transform. */
export type Extra = Record<string, string | number | undefined>;

const attributes = (extra: Extra | undefined) =>
  Object.entries(extra ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

export const rect = (x: number, y: number, w: number, h: number, fill: string, extra?: Extra) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, w))}" height="${n(Math.max(0, h))}" fill="${fill}"${attributes(extra)}/>`;

export const circle = (x: number, y: number, r: number, fill: string, extra?: Extra) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${attributes(extra)}/>`;

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  extra?: Extra,
) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${attributes(extra)}/>`;

/** A template for path data that rounds its numbers. */
export const d = (texts: TemplateStringsArray, ...values: number[]) =>
  texts.reduce((whole, text, index) => {
    const value = values[index];
    return whole + text + (value === undefined ? '' : n(value));
  }, '');

export const path = (data: string, fill: string, extra?: Extra) =>
  `<path d="${data}" fill="${fill}"${attributes(extra)}/>`;

export const polygon = (points: Point[], fill: string, extra?: Extra) =>
  path(`M${points.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}Z`, fill, extra);

/** A round-ended line through the points. */
export const stroke = (points: Point[], colour: string, width: number, extra?: Extra) =>
  `<path d="M${points.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes(extra)}/>`;

export const curve = (data: string, colour: string, width: number, extra?: Extra) =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes(extra)}/>`;

export const group = (content: string, extra?: Extra) =>
  content === '' ? '' : `<g${attributes(extra)}>${content}</g>`;

/** Moved to a place, made larger or smaller, and mirrored if asked. */
export const placed = (content: string, x: number, y: number, scale = 1, mirrored = false) =>
  group(content, {
    transform: `translate(${n(x)} ${n(y)}) scale(${(mirrored ? -scale : scale).toFixed(4)} ${scale.toFixed(4)})`,
  });

export const turned = (content: string, degrees: number, x: number, y: number) =>
  group(content, { transform: `rotate(${n(degrees)} ${n(x)} ${n(y)})` });

/** The soft shade that something standing on the ground throws. */
export const groundShadow = (x: number, y: number, halfWidth: number) =>
  ellipse(x, y, halfWidth, halfWidth * 0.17, '#20141c', { opacity: 0.22 });

/** Characters that XML does not allow: a single one makes the picture unreadable. */
const notInXml = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

export const escapeText = (text: string) =>
  text
    .toWellFormed()
    .replace(notInXml, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
