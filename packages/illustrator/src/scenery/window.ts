import type { Stage } from '../picture/stage.ts';
import { darker, lighter, mix, ownLight } from '../svg/colour.ts';
import { linear } from '../svg/gradients.ts';
import { circle, curve, d, ellipse, group, path, rect } from '../svg/shapes.ts';
import { grounds } from './land.ts';
import { skyColours } from './sky.ts';

interface Window {
  x: number;
  y: number;
  w: number;
  h: number;
  curtain?: string;
  frame?: string;
  /** Rounded at the top. */
  arched?: boolean;
  view?: 'hills' | 'sea' | 'roofs';
}

function land(stage: Stage, { x, y, w, h, view = 'hills' }: Window): string {
  const night = stage.timeOfDay === 'night';
  const ground = grounds[stage.season];
  const dim = (colour: string) =>
    night
      ? mix(colour, '#1c2450', 0.72)
      : stage.timeOfDay === 'evening'
        ? mix(colour, '#8a4a5a', 0.3)
        : colour;
  if (view === 'sea')
    return (
      rect(x, y + h * 0.62, w, h * 0.38, dim('#5fa3c4')) +
      rect(x, y + h * 0.72, w, 3, dim('#a9d3e4'), { opacity: 0.7 })
    );
  if (view === 'roofs') {
    return [0, 1, 2, 3]
      .map((index) => {
        const left = x + (w / 4) * index;
        const top = y + h * (0.5 + ((index * 37) % 3) * 0.1);
        return (
          rect(
            left,
            top,
            w / 4 + 1,
            y + h - top,
            dim(['#c9a98a', '#b58d78', '#d6bd9a', '#a98c84'][index] ?? '#c9a98a'),
          ) +
          path(
            d`M${left - 2} ${top}l${w / 8 + 1} ${-h * 0.12}l${w / 8 + 2} ${h * 0.12}z`,
            dim(stage.season === 'winter' ? '#f1f5f8' : '#a4553f'),
          ) +
          rect(
            left + w * 0.08,
            top + h * 0.1,
            w * 0.07,
            h * 0.1,
            night ? '#ffd77a' : dim('#7f97a8'),
          )
        );
      })
      .join('');
  }
  return (
    path(
      d`M${x} ${y + h * 0.7}Q${x + w * 0.3} ${y + h * 0.48} ${x + w * 0.6} ${y + h * 0.66}T${x + w} ${y + h * 0.6}V${y + h}H${x}Z`,
      dim(ground.far),
    ) +
    path(
      d`M${x} ${y + h * 0.84}Q${x + w * 0.5} ${y + h * 0.7} ${x + w} ${y + h * 0.86}V${y + h}H${x}Z`,
      dim(ground.near),
    )
  );
}

function fallen(stage: Stage, { x, y, w, h }: Window): string {
  const { random } = stage;
  if (stage.season === 'winter') {
    return Array.from({ length: 22 }, () =>
      circle(x + random.next() * w, y + random.next() * h, random.between(1.2, 2.8), '#ffffff', {
        opacity: 0.85,
      }),
    ).join('');
  }
  if (!stage.raining) return '';
  return group(
    Array.from({ length: 20 }, () => {
      const [rx, ry] = [x + 6 + random.next() * (w - 12), y + random.next() * h * 0.86];
      return curve(d`M${rx} ${ry}L${rx - 2} ${ry + random.between(10, 30)}`, '#eaf2f8', 2.4);
    }).join(''),
    { opacity: 0.75 },
  );
}

/** A window with the day's sky, the year's land and, in winter, snow on its sill. */
export function windowIn(stage: Stage, shape: Window): string {
  const { x, y, w, h, curtain, frame = '#f7f0e2', arched } = shape;
  const [top, middle, low] = skyColours(stage);
  const air = linear([
    [0, top],
    [0.55, middle],
    [1, low],
  ]);
  const night = stage.timeOfDay === 'night';
  const moon =
    night && !stage.raining
      ? circle(x + w * 0.72, y + h * 0.26, Math.min(w, h) * 0.09, '#fdf3cf') +
        [0.2, 0.34, 0.56, 0.86]
          .map((at, index) => circle(x + w * at, y + h * (0.14 + index * 0.07), 1.8, '#fff4d6'))
          .join('')
      : '';
  const glass = ownLight(
    air.svg + rect(x, y, w, h, air.fill) + moon + land(stage, shape) + fallen(stage, shape),
  );
  const arch = arched
    ? path(
        d`M${x - 12} ${y - 12}H${x + w + 12}V${y + h * 0.34}Q${x + w} ${y} ${x + w / 2} ${y}Q${x} ${y} ${x} ${y + h * 0.34}H${x - 12}Z`,
        frame,
      )
    : '';
  const bars = rect(x + w / 2 - 4, y, 8, h, frame) + rect(x, y + h * 0.46, w, 8, frame);
  const sill = rect(x - 24, y + h + 8, w + 48, 14, darker(frame, 0.1), { rx: 4 });
  const snow =
    stage.season === 'winter'
      ? path(
          d`M${x} ${y + h}Q${x + w * 0.2} ${y + h - 18} ${x + w * 0.42} ${y + h - 8}T${x + w} ${y + h - 12}V${y + h}Z`,
          '#f7fafc',
        )
      : '';
  return (
    rect(x - 12, y - 12, w + 24, h + 24, frame, { rx: 5 }) +
    glass +
    snow +
    bars +
    arch +
    sill +
    (curtain ? curtains(shape, curtain) : '')
  );
}

function curtains({ x, y, w, h }: Window, colour: string): string {
  const side = (left: boolean) => {
    const [outer, inner] = left ? [x - 46, x + w * 0.24] : [x + w + 46, x + w * 0.76];
    const tie = left ? x - 18 : x + w + 18;
    return (
      path(
        d`M${outer} ${y - 30}H${inner}C${inner} ${y + h * 0.4} ${tie + (left ? 20 : -20)} ${y + h * 0.56} ${tie + (left ? 12 : -12)} ${y + h * 0.62}C${tie + (left ? 24 : -24)} ${y + h * 0.8} ${inner - (left ? 20 : -20)} ${y + h} ${inner - (left ? 16 : -16)} ${y + h + 34}H${outer}Z`,
        colour,
      ) +
      curve(
        d`M${(outer + inner) / 2} ${y - 24}Q${(outer + inner) / 2} ${y + h * 0.4} ${tie} ${y + h * 0.58}`,
        darker(colour, 0.14),
        4,
      ) +
      ellipse(tie, y + h * 0.62, 20, 8, lighter(colour, 0.35))
    );
  };
  return side(true) + side(false) + rect(x - 60, y - 40, w + 120, 11, '#7a5236', { rx: 5 });
}
