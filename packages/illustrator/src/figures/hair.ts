import type { HairStyle } from '../picture-plan.ts';
import { darker, lighter } from '../svg/colour.ts';
import { circle, curve, d, ellipse, path } from '../svg/shapes.ts';
import type { Body } from './body.ts';

export interface Hair {
  /** Behind the head and the shoulders. */
  back: string;
  /** Over the forehead. */
  front: string;
}

const cap = (x: number, y: number, colour: string, hairline: string) =>
  path(
    `${d`M${-x * 1.06} ${y * 0.02}C${-x * 1.12} ${-y * 0.8} ${-x * 0.62} ${-y * 1.2} 0 ${-y * 1.2}C${x * 0.62} ${-y * 1.2} ${x * 1.12} ${-y * 0.8} ${x * 1.06} ${y * 0.02}`}${hairline}Z`,
    colour,
  );

const hairlines = (x: number, y: number) => ({
  side: d`C${x * 0.95} ${-y * 0.25} ${x * 0.75} ${-y * 0.5} ${x * 0.3} ${-y * 0.62}C${-x * 0.1} ${-y * 0.4} ${-x * 0.6} ${-y * 0.4} ${-x * 0.82} ${-y * 0.28}C${-x * 0.95} ${-y * 0.2} ${-x * 0.98} ${-y * 0.1} ${-x * 1.06} ${y * 0.02}`,
  middle: d`C${x * 0.95} ${-y * 0.3} ${x * 0.6} ${-y * 0.5} 0 ${-y * 0.78}C${-x * 0.6} ${-y * 0.5} ${-x * 0.95} ${-y * 0.3} ${-x * 1.06} ${y * 0.02}`,
  fringe: d`C${x * 0.98} ${-y * 0.1} ${x * 0.92} ${-y * 0.28} ${x * 0.8} ${-y * 0.32}Q0 ${-y * 0.46} ${-x * 0.8} ${-y * 0.32}C${-x * 0.92} ${-y * 0.28} ${-x * 0.98} ${-y * 0.1} ${-x * 1.06} ${y * 0.02}`,
  high: d`C${x * 0.94} ${-y * 0.3} ${x * 0.78} ${-y * 0.6} ${x * 0.5} ${-y * 0.66}Q0 ${-y * 0.84} ${-x * 0.5} ${-y * 0.66}C${-x * 0.78} ${-y * 0.6} ${-x * 0.94} ${-y * 0.3} ${-x * 1.06} ${y * 0.02}`,
});

const shine = (x: number, y: number, colour: string) =>
  curve(
    d`M${-x * 0.62} ${-y * 0.78}Q${-x * 0.2} ${-y * 1.06} ${x * 0.3} ${-y * 0.98}`,
    lighter(colour, 0.22),
    5,
    { opacity: 0.6 },
  );

function longBack(x: number, y: number, colour: string, to: number) {
  return path(
    d`M${-x * 1.08} ${-y * 0.2}C${-x * 1.3} ${y * 0.6} ${-x * 1.28} ${y * to * 0.8} ${-x * 1.06} ${y * to}Q0 ${y * (to + 0.16)} ${x * 1.06} ${y * to}C${x * 1.28} ${y * to * 0.8} ${x * 1.3} ${y * 0.6} ${x * 1.08} ${-y * 0.2}Z`,
    darker(colour, 0.14),
  );
}

function curls(x: number, y: number, colour: string): string {
  const around = Array.from({ length: 11 }, (_, index) => {
    const angle = Math.PI * (1.04 - (index / 10) * 1.08);
    return circle(
      Math.cos(angle) * x * 0.98,
      -Math.sin(angle) * y * 0.92 - y * 0.12,
      x * 0.3,
      index % 2 ? colour : darker(colour, 0.06),
    );
  });
  return around.join('');
}

const braid = (x: number, y: number, side: 1 | -1, colour: string, ribbon: string) =>
  [0, 1, 2, 3]
    .map((step) =>
      ellipse(
        side * x * (1.12 + step * 0.03),
        y * (0.36 + step * 0.3),
        x * (0.2 - step * 0.02),
        y * 0.19,
        step % 2 ? colour : darker(colour, 0.1),
      ),
    )
    .join('') + ellipse(side * x * 1.2, y * 1.46, x * 0.14, y * 0.1, ribbon);

/** Hair of a head whose middle is 0, 0, seen from the front or from the back. */
export function hairOf(
  style: HairStyle,
  colour: string,
  ribbon: string,
  body: Body,
  fromBehind: boolean,
): Hair {
  const { headX: x, headY: y } = body;
  const line = hairlines(x, y);
  const strands = [-0.55, 0, 0.55]
    .map((at) =>
      curve(
        d`M${x * at * 0.5} ${-y * 1.02}Q${x * at * 1.5} ${-y * 0.2} ${x * at} ${y * 0.62}`,
        darker(colour, 0.16),
        2.6,
        { opacity: 0.7 },
      ),
    )
    .join('');
  const whole = ellipse(0, -y * 0.1, x * 1.08, y * 1.1, colour);
  const crown = (hairline: string) => cap(x, y, colour, hairline) + shine(x, y, colour);
  const bun = circle(0, -y * 1.22, x * 0.4, darker(colour, 0.08));
  const braids = braid(x, y, -1, colour, ribbon) + braid(x, y, 1, colour, ribbon);
  const tail = path(
    d`M${x * 0.6} ${-y * 0.8}C${x * 1.7} ${-y * 0.7} ${x * 1.6} ${y * 0.5} ${x * 1.18} ${y * 1.0}C${x * 1.1} ${y * 0.5} ${x * 1.1} 0 ${x * 0.5} ${-y * 0.3}Z`,
    darker(colour, 0.1),
  );
  if (fromBehind) {
    const nape = path(
      d`M${-x * 1.06} ${-y * 0.1}C${-x} ${y * 0.7} ${-x * 0.5} ${y * 0.86} 0 ${y * 0.86}C${x * 0.5} ${y * 0.86} ${x} ${y * 0.7} ${x * 1.06} ${-y * 0.1}Z`,
      colour,
    );
    const onBack: Partial<Record<HairStyle, string>> = {
      long: longBack(x, y, colour, 1.7),
      wavy: longBack(x, y, colour, 1.4),
      bob: longBack(x, y, colour, 0.86),
      bun: circle(0, -y * 0.5, x * 0.42, darker(colour, 0.12)),
      braids,
      ponytail: path(
        d`M${-x * 0.26} ${-y * 0.4}C${-x * 0.5} ${y * 0.8} ${-x * 0.2} ${y * 1.4} 0 ${y * 1.5}C${x * 0.2} ${y * 1.4} ${x * 0.5} ${y * 0.8} ${x * 0.26} ${-y * 0.4}Z`,
        darker(colour, 0.14),
      ),
      curly: curls(x, y, colour),
      bald: '',
    };
    const front =
      style === 'bald'
        ? path(
            d`M${-x * 1.02} ${-y * 0.05}C${-x} ${y * 0.7} ${-x * 0.5} ${y * 0.8} 0 ${y * 0.8}C${x * 0.5} ${y * 0.8} ${x} ${y * 0.7} ${x * 1.02} ${-y * 0.05}Q0 ${y * 0.3} ${-x * 1.02} ${-y * 0.05}Z`,
            colour,
          )
        : whole + nape + strands + shine(x, y, colour) + (onBack[style] ?? '');
    return { back: '', front };
  }
  switch (style) {
    case 'bald':
      return {
        back: '',
        front: [-1, 1]
          .map((side) => ellipse(side * x * 0.98, -y * 0.02, x * 0.17, y * 0.32, colour))
          .join(''),
      };
    case 'curly':
      return {
        back: ellipse(0, -y * 0.2, x * 1.14, y * 1.04, darker(colour, 0.14)),
        front:
          cap(x * 0.98, y * 0.98, colour, hairlines(x * 0.98, y * 0.98).high) + curls(x, y, colour),
      };
    case 'side':
      return { back: '', front: crown(line.side) };
    case 'wavy':
      return { back: longBack(x, y, colour, 0.98), front: crown(line.side) };
    case 'long':
      return { back: longBack(x, y, colour, 1.5), front: crown(line.middle) };
    case 'bob':
      return { back: longBack(x, y, colour, 0.72), front: crown(line.fringe) };
    case 'bun':
      return { back: bun, front: crown(line.middle) };
    case 'braids':
      return { back: braids, front: crown(line.middle) };
    case 'ponytail':
      return { back: tail, front: crown(line.fringe) };
    default:
      return { back: '', front: crown(line.high) };
  }
}
