import type { Stage } from '../picture/stage.ts';
import { house } from '../scenery/houses.ts';
import { footpath, grounds, hills, meadow } from '../scenery/land.ts';
import { sky } from '../scenery/sky.ts';
import { pine } from '../scenery/trees.ts';
import { darker } from '../svg/colour.ts';
import { ellipse, type Point, polygon } from '../svg/shapes.ts';
import type { Setting } from './setting.ts';

function peak(
  stage: Stage,
  x: number,
  foot: number,
  half: number,
  height: number,
  colour: string,
): string {
  const { random, season } = stage;
  const top = { x, y: foot - height };
  const down = (side: number, share: number): Point => ({
    x: x + side * half * share,
    y: foot - height * (1 - share),
  });
  const line = season === 'winter' ? 0.66 : season === 'spring' ? 0.38 : 0.24;
  const notch = (share: number, dip: number): Point => ({
    x: x + half * share,
    y: foot - height * (1 - line) + dip,
  });
  return (
    polygon([down(-1, 1), top, down(1, 1)], colour) +
    polygon(
      [
        top,
        down(1, 1),
        { x: x + half * 0.2, y: foot },
        { x: x + half * 0.1, y: foot - height * 0.5 },
      ],
      darker(colour, 0.16),
    ) +
    polygon(
      [
        top,
        down(1, line),
        notch(line * 0.5, -height * 0.06),
        notch(line * 0.14, random.between(0, 14)),
        notch(-line * 0.3, -height * 0.07),
        notch(-line * 0.6, 4),
        down(-1, line),
      ],
      '#f6f9fb',
    )
  );
}

export const mountains: Setting = {
  inside: false,
  room: { left: 0.18, right: 0.82 },
  seat: 'rock',
  draw(stage) {
    const { w, h, horizon, portrait, random, season } = stage;
    const ground = grounds[season];
    const top = horizon + (portrait ? 110 : 84);
    const blue = season === 'autumn' ? '#8d8a9a' : '#8596ad';
    const big = portrait ? 1.5 : 1;
    return {
      behind:
        sky(stage) +
        peak(stage, w * 0.16, horizon + 60, 250 * big, 250 * big, '#a3b1c2') +
        peak(stage, w * 0.86, horizon + 60, 270 * big, 270 * big, '#9eacc0') +
        peak(stage, w * random.between(0.42, 0.58), horizon + 70, 320 * big, 340 * big, blue) +
        hills(stage, horizon + 60, 60, ground.farther, h) +
        hills(stage, horizon + 84, 44, ground.far, h) +
        Array.from({ length: portrait ? 9 : 15 }, (_, index) =>
          pine(
            stage,
            (index + random.between(0.1, 0.9)) * (w / (portrait ? 9 : 15)),
            top + random.between(0, 16),
            random.between(70, 116),
          ),
        ).join('') +
        meadow(stage, top) +
        house(stage, w * (portrait ? 0.16 : 0.2), top + 34, 118) +
        footpath(stage, { x: w * 0.27, y: top + 34 }, w * 0.5, 130) +
        pine(stage, w * 0.03, top + 120, 290) +
        pine(stage, w * 0.97, top + 130, 320) +
        pine(stage, w * 0.89, top + 70, 210) +
        ellipse(w * 0.76, h - 70, 40, 18, '#9a9791') +
        ellipse(w * 0.79, h - 62, 24, 12, '#b3b0a9'),
    };
  },
};
