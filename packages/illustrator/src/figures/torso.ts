import { darker, lighter } from '../svg/colour.ts';
import { circle, curve, d, group, path, rect } from '../svg/shapes.ts';
import type { Body } from './body.ts';
import type { Joints } from './joints.ts';
import type { Clothes } from './wardrobe.ts';

/** Outline of the trunk from the neck to the hips. */
function outline(joints: Joints, body: Body, wider = 0): string {
  const { chest, seat } = joints;
  const waistX = chest.x * 0.35;
  const waist = seat.y - body.torso * 0.3;
  const [s, w, h] = [body.shoulder + wider, body.waist + wider, body.hip + wider];
  const neck = body.headX * 0.36;
  return d`M${chest.x - neck} ${chest.y - 3}Q${chest.x - s * 0.86} ${chest.y} ${chest.x - s} ${chest.y + body.armWidth * 0.8}L${waistX - w} ${waist}L${-h} ${seat.y + 6}H${h}L${waistX + w} ${waist}L${chest.x + s} ${chest.y + body.armWidth * 0.8}Q${chest.x + s * 0.86} ${chest.y} ${chest.x + neck} ${chest.y - 3}Z`;
}

function pattern({ chest, seat }: Joints, body: Body, clothes: Clothes): string {
  const pale = lighter(clothes.top, 0.55);
  const rows = [0.3, 0.48, 0.66, 0.84];
  const y = (share: number) => chest.y + (seat.y - chest.y) * share;
  const x = (share: number) => chest.x * (1 - share);
  const half = (share: number) =>
    body.shoulder + (body.waist - body.shoulder) * Math.min(1, share / 0.7) - 4;
  if (clothes.pattern === 'stripes') {
    const dark = clothes.top > '#d' ? '#5b7ba6' : pale;
    return rows
      .map((share) =>
        curve(
          d`M${x(share) - half(share)} ${y(share)}L${x(share) + half(share)} ${y(share)}`,
          dark,
          5,
        ),
      )
      .join('');
  }
  if (clothes.pattern === 'dots') {
    return rows
      .flatMap((share, row) =>
        [-0.6, -0.1, 0.4].map((at) =>
          circle(x(share) + (at + (row % 2) * 0.22) * half(share), y(share), 2.6, pale),
        ),
      )
      .join('');
  }
  if (clothes.pattern === 'checks') {
    return group(
      rows
        .map((share) =>
          curve(
            d`M${x(share) - half(share)} ${y(share)}L${x(share) + half(share)} ${y(share)}`,
            pale,
            3,
          ),
        )
        .join('') +
        [-0.55, 0, 0.55]
          .map((at) =>
            curve(
              d`M${chest.x + at * body.waist} ${y(0.12)}L${at * body.waist} ${y(0.98)}`,
              pale,
              3,
            ),
          )
          .join(''),
      { opacity: 0.6 },
    );
  }
  return '';
}

function collar({ chest }: Joints, body: Body, clothes: Clothes, skin: string): string {
  const { x, y } = chest;
  const n = body.headX * 0.36;
  const open = path(
    d`M${x - n * 0.85} ${y - 5}L${x} ${y + n * 0.95}L${x + n * 0.85} ${y - 5}Z`,
    skin,
  );
  const white = clothes.top > '#d8' ? '#ffffff' : lighter(clothes.top, 0.45);
  switch (clothes.collar) {
    case 'round':
      return path(
        d`M${x - n * 1.25} ${y - 4}Q${x - n * 1.2} ${y + n} ${x - 1} ${y + n * 0.62}L${x} ${y + 2}L${x + 1} ${y + n * 0.62}Q${x + n * 1.2} ${y + n} ${x + n * 1.25} ${y - 4}Z`,
        '#fbf6ea',
      );
    case 'shirt':
      return (
        (clothes.tie ? '' : open) +
        path(
          d`M${x - n * 1.1} ${y - 5}L${x - n * 0.9} ${y + n * 0.85}L${x} ${y + n * 0.7}Z`,
          white,
        ) +
        path(
          d`M${x + n * 1.1} ${y - 5}L${x + n * 0.9} ${y + n * 0.85}L${x} ${y + n * 0.7}Z`,
          darker(white, 0.05),
        )
      );
    case 'sailor':
      return (
        path(
          d`M${x - n * 1.6} ${y - 2}L${x - n * 1.7} ${y + n * 1.4}L${x} ${y + n * 2.4}L${x + n * 1.7} ${y + n * 1.4}L${x + n * 1.6} ${y - 2}L${x} ${y + n * 1.3}Z`,
          '#2f4468',
        ) + open
      );
    case 'clerical':
      return rect(x - n * 0.4, y - 4, n * 0.8, 8, '#ffffff', { rx: 2 });
    default:
      return path(d`M${x - n * 0.9} ${y - 5}Q${x} ${y + n * 1.0} ${x + n * 0.9} ${y - 5}Z`, skin);
  }
}

function over(joints: Joints, body: Body, clothes: Clothes): string {
  const { chest, seat } = joints;
  const x = chest.x;
  const waist = seat.y - body.torso * 0.3;
  const middle = (share: number) => ({
    x: x * (1 - share),
    y: chest.y + (seat.y - chest.y) * share,
  });
  const buttons = (colour: string, at: number[]) =>
    at.map((share) => circle(middle(share).x, middle(share).y, 2.6, colour)).join('');
  const straps = (colour: string) =>
    [-1, 1]
      .map((side) =>
        curve(
          d`M${x + side * body.shoulder * 0.62} ${chest.y + 2}L${side * body.waist * 0.56} ${waist}`,
          colour,
          7,
        ),
      )
      .join('');
  let drawn = '';
  if (clothes.waistcoat) {
    drawn +=
      path(
        `${outline(joints, body, 0.5)}${d`M${x - body.headX * 0.4} ${chest.y - 4}L${x} ${middle(0.5).y}L${x + body.headX * 0.4} ${chest.y - 4}Z`}`,
        clothes.waistcoat,
        { 'fill-rule': 'evenodd' },
      ) + buttons('#e8d9b8', [0.6, 0.74, 0.88]);
  }
  if (clothes.jacket) {
    const open = d`M${x - body.headX * 0.4} ${chest.y - 4}L${x * 0.6 - 3} ${middle(0.62).y}L${-body.hip * 0.1} ${seat.y + 7}H${body.hip * 0.1}L${x * 0.6 + 3} ${middle(0.62).y}L${x + body.headX * 0.4} ${chest.y - 4}Z`;
    drawn +=
      path(`${outline(joints, body, 2)}${open}`, clothes.jacket, { 'fill-rule': 'evenodd' }) +
      curve(
        d`M${x - body.headX * 0.42} ${chest.y - 2}L${x * 0.6 - 3} ${middle(0.6).y}M${x + body.headX * 0.42} ${chest.y - 2}L${x * 0.6 + 3} ${middle(0.6).y}`,
        darker(clothes.jacket, 0.25),
        3.4,
      );
  }
  if (clothes.tie)
    drawn += path(
      d`M${x - 5} ${chest.y + 4}h10l-2 9l5 ${body.torso * 0.38}l-8 9l-8 -9l5 ${-body.torso * 0.38}z`,
      clothes.tie,
    );
  if (clothes.braces) drawn += straps(clothes.braces);
  if (clothes.overalls) {
    drawn +=
      straps(clothes.overalls) +
      path(
        d`M${-body.waist * 0.72} ${middle(0.42).y}H${body.waist * 0.72}L${body.waist} ${waist}L${body.hip + 1} ${seat.y + 8}H${-body.hip - 1}L${-body.waist} ${waist}Z`,
        clothes.overalls,
      ) +
      [-1, 1]
        .map((side) => circle(side * body.waist * 0.56, middle(0.46).y, 3.6, '#f0c75e'))
        .join('') +
      rect(
        -body.waist * 0.3,
        middle(0.54).y,
        body.waist * 0.6,
        body.torso * 0.2,
        darker(clothes.overalls, 0.14),
        { rx: 3 },
      );
  }
  if (clothes.buttons) drawn += buttons(clothes.buttons, [0.36, 0.54, 0.72]);
  if (clothes.belt)
    drawn += curve(
      d`M${x * 0.35 - body.waist + 3} ${waist}L${x * 0.35 + body.waist - 3} ${waist}`,
      clothes.belt,
      8,
    );
  return drawn;
}

/** In front of a skirt. */
export function apron(joints: Joints, body: Body, clothes: Clothes): string {
  if (!clothes.apron) return '';
  const { chest, seat } = joints;
  const waist = seat.y - body.torso * 0.3;
  const low =
    joints.sitting || joints.kneeling
      ? joints.knees[1].y
      : seat.y + body.leg * Math.max(0.28, clothes.hem * 0.72);
  const shade = darker(clothes.apron, 0.1);
  return (
    path(
      d`M${chest.x - body.waist * 0.5} ${chest.y + body.torso * 0.34}H${chest.x + body.waist * 0.5}L${body.waist * 0.75} ${waist}H${-body.waist * 0.75}Z`,
      clothes.apron,
    ) +
    path(
      d`M${-body.waist * 0.85} ${waist}H${body.waist * 0.85}Q${body.hip * 1.25} ${low - 20} ${body.hip * 0.98} ${low}Q0 ${low + 8} ${-body.hip * 0.98} ${low}Q${-body.hip * 1.25} ${low - 20} ${-body.waist * 0.85} ${waist}Z`,
      clothes.apron,
    ) +
    curve(d`M${-body.waist + 2} ${waist}L${body.waist - 2} ${waist}`, shade, 5)
  );
}

/** The trunk and all that is worn on it. */
export function torsoOf(joints: Joints, body: Body, clothes: Clothes, skin: string): string {
  const { chest, seat } = joints;
  const neck = body.headX * 0.3;
  const shade = path(
    d`M${chest.x + body.shoulder * 0.45} ${chest.y + 6}L${chest.x + body.shoulder - 1} ${chest.y + body.armWidth * 0.8}L${body.waist * 0.98} ${seat.y - body.torso * 0.3}L${body.hip} ${seat.y + 6}H${body.hip * 0.45}Z`,
    '#2a1a22',
    { opacity: 0.1 },
  );
  const back = joints.view === 'back';
  return (
    rect(
      chest.x - neck,
      chest.y - body.neck - body.headY * 0.5,
      neck * 2,
      body.neck + body.headY * 0.5 + 4,
      darker(skin, 0.12),
    ) +
    path(outline(joints, body), back && clothes.jacket ? clothes.jacket : clothes.top) +
    pattern(joints, body, clothes) +
    (back ? '' : collar(joints, body, clothes, skin) + over(joints, body, clothes)) +
    shade
  );
}

export function shawl({ chest }: Joints, body: Body, colour: string): string {
  const { x, y } = chest;
  const s = body.shoulder;
  return (
    path(
      d`M${x - s * 0.5} ${y - 4}Q${x - s * 1.25} ${y + 6} ${x - s * 1.2} ${y + body.torso * 0.4}Q${x - s * 0.5} ${y + body.torso * 0.5} ${x} ${y + body.torso * 0.66}Q${x + s * 0.5} ${y + body.torso * 0.5} ${x + s * 1.2} ${y + body.torso * 0.4}Q${x + s * 1.25} ${y + 6} ${x + s * 0.5} ${y - 4}L${x} ${y + body.torso * 0.24}Z`,
      colour,
    ) +
    curve(
      d`M${x - s * 1.14} ${y + body.torso * 0.36}Q${x - s * 0.5} ${y + body.torso * 0.45} ${x} ${y + body.torso * 0.6}Q${x + s * 0.5} ${y + body.torso * 0.45} ${x + s * 1.14} ${y + body.torso * 0.36}`,
      lighter(colour, 0.3),
      2.6,
    )
  );
}

export const scarf = ({ chest }: Joints, body: Body, colour: string) =>
  rect(chest.x - body.headX * 0.52, chest.y - 9, body.headX * 1.04, 17, colour, { rx: 8 }) +
  rect(chest.x + body.headX * 0.08, chest.y, 15, body.torso * 0.42, darker(colour, 0.12), {
    rx: 6,
  });
