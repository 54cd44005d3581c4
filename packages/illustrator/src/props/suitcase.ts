import { circle, curve, d, rect } from '../svg/shapes.ts';

/** A leather suitcase whose foot is at x, y. */
export const suitcase = (x: number, y: number, height: number) => {
  const [w, h] = [height * 1.12, height * 0.72];
  return (
    curve(
      d`M${x - w * 0.14} ${y - h}v${-h * 0.16}h${w * 0.28}v${h * 0.16}`,
      '#5a3a26',
      height * 0.07,
    ) +
    rect(x - w / 2, y - h, w, h, '#9a6238', { rx: height * 0.08 }) +
    rect(x - w / 2, y - h * 0.62, w, h * 0.06, '#7b4b29') +
    [-0.3, 0.22].map((at) => rect(x + w * at, y - h, w * 0.08, h, '#6f4426')).join('') +
    [-0.26, 0.26]
      .map((at) => circle(x + w * at, y - h * 0.58, height * 0.045, '#e2bd6a'))
      .join('') +
    [
      [-1, -1],
      [1, -1],
      [-1, 0],
      [1, 0],
    ]
      .map(([sx = 0, sy = 0]) =>
        rect(
          x + (sx < 0 ? -w / 2 : w / 2 - height * 0.14),
          sy < 0 ? y - h : y - height * 0.14,
          height * 0.14,
          height * 0.14,
          '#6f4426',
          { rx: height * 0.04 },
        ),
      )
      .join('')
  );
};
