import type { Stage } from '../picture/stage.ts';
import { ownLight } from '../svg/colour.ts';
import { glow } from '../svg/gradients.ts';
import { circle, curve, d, ellipse, path, rect } from '../svg/shapes.ts';

/** A wood stove in older years, a gas stove later; a pot steams on it. */
export function stove(stage: Stage, x: number, y: number, w: number): string {
  const h = w * 0.72;
  const old = stage.year < 1955;
  const body = old ? '#4a4648' : '#eef0ec';
  const trim = old ? '#2f2c2e' : '#b9c2c2';
  const top = y - h;
  const fire = old
    ? ownLight(glow(x, y - h * 0.36, w * 0.5, '#ff9a3d', 0.6)) +
      path(
        d`M${x - 20} ${y - h * 0.24}q-4 -26 12 -40q2 14 10 16q8 -16 4 -26q22 20 14 50z`,
        ownLight('#ffb44d'),
      )
    : '';
  return (
    ellipse(x, y, w * 0.54, 11, '#20141c', { opacity: 0.22 }) +
    (old
      ? rect(x - w * 0.3, 0, w * 0.16, top + 4, '#3b383a') +
        rect(x - w * 0.33, top - 10, w * 0.22, 14, '#2f2c2e')
      : '') +
    rect(x - w / 2, top, w, h, body, { rx: 8 }) +
    rect(x - w / 2 - 6, top - 6, w + 12, 16, trim, { rx: 5 }) +
    rect(x - w * 0.34, y - h * 0.62, w * 0.68, h * 0.46, old ? '#2a2729' : '#46525a', { rx: 8 }) +
    fire +
    rect(x - w * 0.3, y - h * 0.7, w * 0.6, 7, '#d8c08a', { rx: 3 }) +
    [-0.34, -0.12, 0.12, 0.34]
      .map((at) => circle(x + w * at, y - h * 0.84, 8, old ? '#8a7a5a' : '#8a9296'))
      .join('') +
    path(
      d`M${x + w * 0.06} ${top - 6}h${w * 0.34}l${-w * 0.03} ${-w * 0.22}h${-w * 0.28}z`,
      '#a5493f',
    ) +
    rect(x + w * 0.04, top - w * 0.24 - 8, w * 0.38, 9, '#7e3630', { rx: 4 }) +
    circle(x + w * 0.23, top - w * 0.24 - 12, 6, '#7e3630') +
    curve(
      d`M${x + w * 0.16} ${top - w * 0.32}q-10 -18 0 -34q10 -16 0 -34M${x + w * 0.3} ${top - w * 0.32}q-10 -18 0 -34q10 -16 0 -34`,
      '#ffffff',
      5,
      { opacity: 0.5 },
    )
  );
}
