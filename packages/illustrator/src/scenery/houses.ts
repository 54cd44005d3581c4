import type { Stage } from '../picture/stage.ts';
import { darker, lighter, ownLight } from '../svg/colour.ts';
import { circle, d, path, rect } from '../svg/shapes.ts';

const walls = ['#f3dfc1', '#efe6d6', '#e8cfae', '#f0d6c0', '#dfe3dc'] as const;
const roofs = ['#c8583e', '#b84c3a', '#a85a3c', '#c96f45'] as const;

/** A pane that is dark by day and shines at night. */
export function pane(stage: Stage, x: number, y: number, w: number, h: number): string {
  const shines = stage.timeOfDay === 'night' || stage.timeOfDay === 'evening';
  return (
    rect(x - 3, y - 3, w + 6, h + 6, '#fbf6ea', { rx: 2 }) +
    rect(x, y, w, h, shines ? ownLight('#ffd77a') : '#8fb7cf') +
    rect(x + w / 2 - 1.2, y, 2.4, h, '#fbf6ea') +
    rect(x, y + h / 2 - 1.2, w, 2.4, '#fbf6ea')
  );
}

/** A small house whose ground line is y and whose middle is x. */
export function house(stage: Stage, x: number, y: number, w: number): string {
  const { random, season } = stage;
  const wall = random.pick(walls);
  const roof = random.pick(roofs);
  const h = w * random.between(0.58, 0.7);
  const peak = y - h - w * 0.46;
  const eave = w * 0.1;
  const left = x - w / 2;
  const chimneyX = x + w * (random.chance(0.5) ? 0.2 : -0.3);
  const snow =
    season === 'winter'
      ? path(
          d`M${left - eave} ${y - h}L${x} ${peak - 3}L${left + w + eave} ${y - h}L${left + w * 0.86} ${y - h - w * 0.02}L${x} ${peak + w * 0.16}L${left + w * 0.14} ${y - h - w * 0.02}Z`,
          '#f7fafc',
        )
      : '';
  return (
    rect(chimneyX, peak + w * 0.04, w * 0.12, w * 0.34, darker(roof, 0.25)) +
    (season === 'winter'
      ? rect(chimneyX - 2, peak + w * 0.02, w * 0.12 + 4, 6, '#f7fafc', { rx: 3 })
      : '') +
    rect(left, y - h, w, h, wall) +
    rect(x + w * 0.22, y - h, w * 0.28, h, darker(wall, 0.06)) +
    path(d`M${left - eave} ${y - h}L${x} ${peak}L${left + w + eave} ${y - h}Z`, roof) +
    path(
      d`M${x} ${peak}L${left + w + eave} ${y - h}L${x + w * 0.3} ${y - h}Z`,
      darker(roof, 0.12),
    ) +
    snow +
    path(
      d`M${x - w * 0.09} ${y}v${-h * 0.5}a${w * 0.09} ${w * 0.09} 0 0 1 ${w * 0.18} 0v${h * 0.5}z`,
      '#7d4f33',
    ) +
    circle(x + w * 0.05, y - h * 0.26, 1.8, lighter('#7d4f33', 0.5)) +
    pane(stage, left + w * 0.1, y - h * 0.72, w * 0.2, h * 0.34) +
    pane(stage, left + w * 0.7, y - h * 0.72, w * 0.2, h * 0.34)
  );
}

/** A country church with a tower. */
export function chapel(stage: Stage, x: number, y: number, w: number): string {
  const tower = w * 0.34;
  const h = w * 0.6;
  const wall = '#f4ead8';
  const roof = '#a9543d';
  const top = y - w * 1.15;
  const left = x - w / 2;
  const snowy = stage.season === 'winter';
  return (
    rect(left + tower, y - h, w - tower, h, wall) +
    path(
      d`M${left + tower - 6} ${y - h}L${left + tower + 4} ${y - h - w * 0.24}L${left + w - 10} ${y - h - w * 0.24}L${left + w + 8} ${y - h}Z`,
      snowy ? '#f3f7fa' : roof,
    ) +
    rect(left, top, tower, y - top, lighter(wall, 0.4)) +
    path(
      d`M${left - 6} ${top}L${left + tower / 2} ${top - w * 0.42}L${left + tower + 6} ${top}Z`,
      snowy ? '#eaf1f6' : roof,
    ) +
    rect(left + tower / 2 - 2, top - w * 0.62, 4, w * 0.22, '#6b5340') +
    rect(left + tower / 2 - 8, top - w * 0.56, 16, 4, '#6b5340') +
    circle(left + tower / 2, top + w * 0.2, w * 0.075, '#fdf8ea', {
      stroke: '#6b5340',
      'stroke-width': 3,
    }) +
    path(
      d`M${left + tower * 0.3} ${y}v${-w * 0.2}a${tower * 0.2} ${tower * 0.2} 0 0 1 ${tower * 0.4} 0v${w * 0.2}z`,
      '#7d4f33',
    ) +
    [0.32, 0.62]
      .map((share) =>
        path(
          d`M${left + tower + (w - tower) * share - 9} ${y - h * 0.28}v${-h * 0.3}a9 9 0 0 1 18 0v${h * 0.3}z`,
          stage.timeOfDay === 'night' ? ownLight('#ffd77a') : '#8fa9c4',
        ),
      )
      .join('')
  );
}
