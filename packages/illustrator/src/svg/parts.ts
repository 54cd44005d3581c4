import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mix } from './colour.ts';
import { rounded } from './shapes.ts';

/** Where a part is drawn: the place of its origin, and how far one of its units reaches; negative to mirror it. */
export interface Place {
  x?: number;
  y?: number;
  w?: number;
  h?: number;
}

interface Drawing {
  shapes: string;
  /** Lines and round corners keep their size, as CSS says of `non-scaling-stroke`. */
  keepsLines: boolean;
}

const folder = join(import.meta.dirname, '../../parts');
const drawings = new Map<string, Drawing>();

function read(name: string): Drawing {
  const known = drawings.get(name);
  if (known) return known;
  const text = readFileSync(join(folder, `${name}.svg`), 'utf8');
  const shapes = text
    .replace(/<\/?svg[^>]*>|<style>.*?<\/style>/gu, '')
    .split('\n')
    .map((line) => line.trim())
    .join('');
  const drawing = { shapes, keepsLines: text.includes('non-scaling-stroke') };
  drawings.set(name, drawing);
  return drawing;
}

/** What an attribute measures: a place or a length, across or down. */
const measureOf: Record<string, string> = {
  ...{ x: 'x', cx: 'x', y: 'y', cy: 'y' },
  ...{ r: 'w', rx: 'w', width: 'w', 'stroke-width': 'w', ry: 'h', height: 'h' },
};

/** What the numbers after a command of a path measure. */
const axes: Record<string, string> = {
  ...{ M: 'xy', L: 'xy', T: 'xy', H: 'x', V: 'y' },
  ...{ C: 'xyxyxy', S: 'xyxy', Q: 'xyxy', A: 'wh---xy' },
};

/** Path data with each of its numbers put by what it measures. */
function putPath(data: string, put: (measure: string, value: string) => string): string {
  let command = 'M';
  let index = 0;
  return data.replace(/([a-z])|-?\d*\.?\d+/giu, (token, letter?: string) => {
    if (letter) {
      command = letter;
      index = 0;
      return letter;
    }
    const all = axes[command.toUpperCase()] ?? '-';
    const axis = all[index % all.length] ?? '-';
    index += 1;
    const isRelative = command > 'Z' && (axis === 'x' || axis === 'y');
    return put(isRelative ? `d${axis}` : axis, token);
  });
}

/**
 * `parts/<name>.svg` as SVG to be put into a picture: its numbers are scaled and moved, and its CSS variables are
 * replaced by the given colours.
 *
 * @throws where there is no such part, or no colour for one of its variables
 */
export function part(
  name: string,
  { x = 0, y = 0, w = 1, h = 1 }: Place,
  colours: Readonly<Record<string, string>> = {},
): string {
  const { shapes, keepsLines } = read(name);
  const measures: Record<string, (value: number) => number> = {
    ...{ x: (value) => x + w * value, y: (value) => y + h * value },
    ...{ w: (value) => Math.abs(w) * value, h: (value) => Math.abs(h) * value },
    ...{ dx: (value) => w * value, dy: (value) => h * value, '-': (value) => value },
  };
  const put = (measure: string, value: string) =>
    rounded(measures[measure]?.(Number(value)) ?? Number(value));
  const putShape = (element: string, attributes: string) =>
    attributes.replace(/([\w-]+)="([^"]*)"/gu, (whole, key: string, value: string) => {
      if (key === 'd') return `d="${putPath(value, put)}"`;
      const isOfLine = key === 'stroke-width' || (key === 'rx' && element === 'rect');
      const measure = isOfLine && keepsLines ? undefined : measureOf[key];
      return measure ? `${key}="${put(measure, value)}"` : whole;
    });
  const colourOf = (variable: string) => {
    const colour = colours[variable];
    if (!colour) throw new Error(`${name}.svg: no colour for --${variable}`);
    return colour;
  };
  return shapes
    .replace(
      /<(\w+)([^>]*)/gu,
      (_, element: string, attributes: string) => `<${element}${putShape(element, attributes)}`,
    )
    .replace(
      /color-mix\(in srgb, var\(--([a-z]+)\), (#[0-9a-f]{6}) ([\d.]+)%\)/gu,
      (_, variable: string, other: string, percent: string) =>
        mix(colourOf(variable), other, Number(percent) / 100),
    )
    .replace(/var\(--([a-z]+)\)/gu, (_, variable: string) => colourOf(variable));
}
