import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
const pairs = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', day = '', lamplight = '']) => [name, { day, lamplight }],
  ),
);

function colour(name: string, theme: 'day' | 'lamplight'): string {
  const pair = pairs.get(name);
  if (!pair) throw new Error(`There is no colour ${name}`);
  return pair[theme];
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ['paper', 'card', 'sunken'];
const onEveryGround = ['ink', 'ink-muted', 'primary', 'amber-ink', 'rose-ink'].flatMap((text) =>
  grounds.map((ground) => [text, ground] as const),
);
const textPairs = [
  ...onEveryGround,
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-rose', 'rose'],
  ['on-rose', 'rose-hover'],
  ['green-ink', 'green-soft'],
  ['yellow-ink', 'yellow-soft'],
  ['gray-ink', 'gray-soft'],
  ['ink', 'gray-soft'],
  ['rose-soft-ink', 'rose-soft'],
  ['paper', 'ink'],
] as const;
/** Borders of controls, focus rings and meaningful lines. */
const shapePairs = ['line-strong', 'amber', 'leaf', 'primary', 'rose'].flatMap((shape) =>
  grounds.map((ground) => [shape, ground] as const),
);

describe.each(['day', 'lamplight'] as const)('by %s', (theme) => {
  it.each(textPairs)('%s can be read on %s', (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('%s can be made out on %s', (shape, ground) => {
    expect(contrast(colour(shape, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});
