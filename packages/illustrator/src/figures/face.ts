import type { Age, Gender, Look, Mood } from '../picture-plan.ts';
import { darker, mix } from '../svg/colour.ts';
import { circle, curve, d, ellipse, group, path } from '../svg/shapes.ts';
import type { Body } from './body.ts';

export interface Facing {
  age: Age;
  gender: Gender;
  look: Look;
  mood: Mood;
  /** How far the face is turned to the right, 0 to 1. */
  turn: number;
  hair: string;
}

function eyes({ look, mood, gender, turn }: Facing, x: number, y: number): string {
  const gap = x * 0.4;
  const shift = turn * x * 0.26;
  const at = [-gap + shift, gap * (1 - turn * 0.12) + shift];
  return at
    .map((ex, side) => {
      if (mood === 'quiet') {
        return (
          curve(
            d`M${ex - x * 0.13} ${y * 0.07}Q${ex} ${y * 0.2} ${ex + x * 0.13} ${y * 0.07}`,
            '#33231f',
            3,
          ) +
          (gender === 'female'
            ? curve(
                d`M${ex + (side ? 1 : -1) * x * 0.12} ${y * 0.09}l${(side ? 1 : -1) * x * 0.06} ${y * 0.05}`,
                '#33231f',
                2,
              )
            : '')
        );
      }
      if (mood === 'joyful') {
        return curve(
          d`M${ex - x * 0.14} ${y * 0.12}Q${ex} ${-y * 0.1} ${ex + x * 0.14} ${y * 0.12}`,
          '#33231f',
          3.4,
        );
      }
      const lash =
        gender === 'female'
          ? curve(
              d`M${ex + (side ? 1 : -1) * x * 0.09} ${-y * 0.02}l${(side ? 1 : -1) * x * 0.1} ${-y * 0.07}`,
              '#33231f',
              2.2,
            )
          : '';
      return (
        ellipse(ex, y * 0.07, x * 0.105, y * 0.13, look.eyes) +
        circle(ex + x * 0.035, y * 0.02, x * 0.035, '#ffffff') +
        lash
      );
    })
    .join('');
}

function brows({ mood, turn, hair }: Facing, x: number, y: number): string {
  const shift = turn * x * 0.26;
  const colour = darker(hair, 0.12);
  return [-1, 1]
    .map((side) => {
      const bx = side * x * 0.4 + shift;
      const [inner, outer] = mood === 'quiet' ? [-y * 0.25, -y * 0.17] : [-y * 0.2, -y * 0.19];
      return curve(
        d`M${bx - side * x * 0.15} ${inner}Q${bx} ${-y * 0.29} ${bx + side * x * 0.17} ${outer}`,
        colour,
        3.2,
      );
    })
    .join('');
}

function mouth({ mood, turn, look }: Facing, x: number, y: number): string {
  const mx = turn * x * 0.3;
  const line = mix(look.skin, '#7a2f2b', 0.7);
  if (mood === 'quiet')
    return curve(
      d`M${mx - x * 0.13} ${y * 0.54}Q${mx} ${y * 0.51} ${mx + x * 0.13} ${y * 0.54}`,
      line,
      3,
    );
  if (mood === 'joyful') {
    return (
      path(
        d`M${mx - x * 0.26} ${y * 0.4}Q${mx} ${y * 0.48} ${mx + x * 0.26} ${y * 0.4}Q${mx + x * 0.2} ${y * 0.68} ${mx} ${y * 0.68}Q${mx - x * 0.2} ${y * 0.68} ${mx - x * 0.26} ${y * 0.4}Z`,
        '#7c2a2c',
      ) +
      path(
        d`M${mx - x * 0.22} ${y * 0.42}Q${mx} ${y * 0.49} ${mx + x * 0.22} ${y * 0.42}L${mx + x * 0.17} ${y * 0.5}Q${mx} ${y * 0.55} ${mx - x * 0.17} ${y * 0.5}Z`,
        '#ffffff',
      )
    );
  }
  return curve(
    d`M${mx - x * 0.2} ${y * 0.45}Q${mx} ${y * 0.63} ${mx + x * 0.2} ${y * 0.45}`,
    line,
    3.4,
  );
}

function lines({ age, look, turn }: Facing, x: number, y: number): string {
  if (age !== 'elder') return '';
  const colour = darker(look.skin, 0.22);
  const shift = turn * x * 0.26;
  return group(
    [-1, 1]
      .map(
        (side) =>
          curve(
            d`M${shift + side * x * 0.3} ${y * 0.34}q${side * x * 0.1} ${y * 0.08} ${side * x * 0.08} ${y * 0.2}`,
            colour,
            2,
          ) +
          curve(
            d`M${shift + side * x * 0.58} ${y * 0.02}l${side * x * 0.12} ${-y * 0.05}m${-side * x * 0.12} ${y * 0.1}l${side * x * 0.12} ${y * 0.03}`,
            colour,
            1.8,
          ),
      )
      .join('') +
      curve(d`M${shift - x * 0.2} ${-y * 0.42}q${x * 0.2} ${-y * 0.06} ${x * 0.4} 0`, colour, 1.8),
    { opacity: 0.7 },
  );
}

function glasses({ turn }: Facing, x: number, y: number): string {
  const shift = turn * x * 0.26;
  return (
    circle(shift - x * 0.4, y * 0.07, x * 0.27, '#ffffff22', {
      stroke: '#4a3b3f',
      'stroke-width': 3.2,
    }) +
    circle(shift + x * 0.4, y * 0.07, x * 0.27, '#ffffff22', {
      stroke: '#4a3b3f',
      'stroke-width': 3.2,
    }) +
    curve(d`M${shift - x * 0.13} ${y * 0.05}q${x * 0.13} ${-y * 0.08} ${x * 0.26} 0`, '#4a3b3f', 3)
  );
}

function beard({ look, turn, hair }: Facing, x: number, y: number): string {
  const mx = turn * x * 0.3;
  const moustache = path(
    d`M${mx} ${y * 0.36}C${mx + x * 0.14} ${y * 0.28} ${mx + x * 0.3} ${y * 0.36} ${mx + x * 0.36} ${y * 0.47}C${mx + x * 0.2} ${y * 0.5} ${mx + x * 0.08} ${y * 0.48} ${mx} ${y * 0.44}C${mx - x * 0.08} ${y * 0.48} ${mx - x * 0.2} ${y * 0.5} ${mx - x * 0.36} ${y * 0.47}C${mx - x * 0.3} ${y * 0.36} ${mx - x * 0.14} ${y * 0.28} ${mx} ${y * 0.36}Z`,
    hair,
  );
  if (look.beard === 'moustache') return moustache;
  if (look.beard !== 'full') return '';
  return (
    path(
      d`M${-x * 0.98} ${y * 0.02}C${-x * 1.0} ${y * 0.75} ${-x * 0.55} ${y * 1.14} 0 ${y * 1.14}C${x * 0.55} ${y * 1.14} ${x * 1.0} ${y * 0.75} ${x * 0.98} ${y * 0.02}C${x * 0.82} ${y * 0.3} ${mx + x * 0.5} ${y * 0.36} ${mx} ${y * 0.34}C${mx - x * 0.5} ${y * 0.36} ${-x * 0.82} ${y * 0.3} ${-x * 0.98} ${y * 0.02}Z`,
      hair,
    ) + moustache
  );
}

/** All that is on the front of a head whose middle is 0, 0. */
export function face(facing: Facing, body: Body): string {
  const { headX: x, headY: y } = body;
  const { look, turn, mood } = facing;
  const shift = turn * x * 0.28;
  const blush = mix(look.skin, '#e5604f', 0.5);
  const cheeks = [-1, 1]
    .map((side) =>
      ellipse(shift + side * x * 0.56, y * 0.36, x * 0.17, y * 0.12, blush, {
        opacity: mood === 'quiet' ? 0.22 : 0.5,
      }),
    )
    .join('');
  const nose = curve(
    d`M${shift * 1.2 - x * 0.07} ${y * 0.26}q${x * 0.08} ${y * 0.08} ${x * 0.15} 0`,
    darker(look.skin, 0.28),
    3,
  );
  const onMouth =
    look.beard === 'full'
      ? path(
          d`M${shift - x * 0.16} ${y * 0.5}Q${shift} ${y * (mood === 'quiet' ? 0.5 : 0.64)} ${shift + x * 0.16} ${y * 0.5}Z`,
          mix(look.skin, '#9a3d36', 0.7),
        )
      : mouth(facing, x, y);
  return (
    cheeks +
    lines(facing, x, y) +
    beard(facing, x, y) +
    eyes(facing, x, y) +
    brows(facing, x, y) +
    nose +
    onMouth +
    (look.glasses ? glasses(facing, x, y) : '')
  );
}
