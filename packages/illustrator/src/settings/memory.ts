import { figureOf } from '../figures/figure.ts';
import type { PicturePlan } from '../picture/picture-plan.ts';
import type { Stage } from '../picture/stage.ts';
import { thingIcon } from '../props/things.ts';
import { paper } from '../scenery/frame.ts';
import { sprig } from '../scenery/ornaments.ts';
import { glow } from '../svg/gradients.ts';
import { part } from '../svg/parts.ts';
import { circle, curve, d, ellipse, group, placed, rect } from '../svg/shapes.ts';
import { textBox } from '../svg/text.ts';
import type { Setting } from './setting.ts';

/** Head and shoulders of the main person in an oval, as in an old album. */
function portrait(plan: PicturePlan, x: number, y: number, rx: number, ry: number): string {
  const [person] = plan.people;
  const oval =
    ellipse(x, y, rx, ry, '#e6d3b0') + ellipse(x, y - ry * 0.1, rx * 0.8, ry * 0.8, '#efe2c6');
  const rim =
    ellipse(x, y, rx, ry, 'none', { stroke: '#b98f55', 'stroke-width': 9 }) +
    ellipse(x, y, rx + 12, ry + 12, 'none', { stroke: '#dcc08c', 'stroke-width': 3 });
  if (!person || person.age === 'baby') return oval + thingIcon('baby-bottle', x, y + 40, 2) + rim;
  const { svg, joints } = figureOf(
    { ...person, pose: 'stand', holds: undefined },
    { mood: plan.mood, year: plan.year, cold: false, seat: 'chair' },
  );
  const scale = (ry * 0.92) / 110;
  const bust = placed(svg, x - joints.head.x * scale, y - joints.head.y * scale - ry * 0.08, scale);
  const clip = `<clipPath id="oval"><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/></clipPath>`;
  return clip + oval + group(bust, { 'clip-path': 'url(#oval)' }) + rim;
}

/** For losses: a candle that burns, and no face. */
function candle(x: number, y: number): string {
  return glow(x, y - 120, 230, '#ffd98a', 0.55) + part('furniture/candle', { x, y });
}

function page({ w, h, random }: Stage): string {
  const inset = 48;
  const specks = Array.from({ length: 46 }, () =>
    circle(random.next() * w, random.next() * h, random.between(0.8, 2.2), '#d8c29a', {
      opacity: 0.45,
    }),
  ).join('');
  return (
    rect(0, 0, w, h, '#e9d6b2') +
    rect(inset - 14, inset - 14, w - 2 * inset + 28, h - 2 * inset + 28, paper, { rx: 14 }) +
    specks +
    rect(inset, inset, w - 2 * inset, h - 2 * inset, 'none', {
      stroke: '#c9a263',
      'stroke-width': 2.5,
      rx: 8,
    }) +
    rect(inset + 9, inset + 9, w - 2 * inset - 18, h - 2 * inset - 18, 'none', {
      stroke: '#dfc698',
      'stroke-width': 1.6,
      rx: 6,
    })
  );
}

/** A page of an album, for words that give no picture. */
export const memory: Setting = {
  inside: true,
  room: { left: 0.1, right: 0.9 },
  seat: 'chair',
  bare: true,
  draw(stage, plan) {
    const { w, h, season, random } = stage;
    const tall = stage.portrait;
    const [px, py] = tall ? [w / 2, h * 0.33] : [w * 0.27, h * 0.49];
    const [rx, ry] = tall ? [190, 230] : [158, 192];
    const keepsake = random.pick([
      'old-key',
      'rose',
      'envelope',
      'camera',
      'hourglass-done',
    ] as const);
    const [kx, ky] = tall ? [w * 0.5, h * 0.885] : [w * 0.68, h * 0.86];
    return {
      behind:
        page(stage) +
        sprig(90, 92, 1.1, season) +
        sprig(w - 90, h - 92, 1.1, season, 180) +
        sprig(w - 90, 92, 0.8, season, 90) +
        sprig(90, h - 92, 0.8, season, -90) +
        (plan.mood === 'quiet' || plan.people.length === 0
          ? candle(px, py + 110)
          : portrait(plan, px, py, rx, ry)) +
        textBox(plan.text, {
          x: tall ? w * 0.13 : w * 0.46,
          y: tall ? h * 0.54 : h * 0.24,
          width: tall ? w * 0.74 : w * 0.42,
          height: tall ? h * 0.2 : h * 0.34,
          largest: 56,
          least: 30,
          colour: '#5b3b2a',
          weight: 700,
        }) +
        curve(
          d`M${(tall ? w / 2 : w * 0.67) - 90} ${tall ? h * 0.77 : h * 0.64}q44 -18 82 0q8 6 16 0q38 -18 82 0`,
          '#c9a263',
          3.4,
        ) +
        (plan.mood === 'quiet' ? '' : thingIcon(keepsake, kx, ky, 1.25)),
    };
  },
};
