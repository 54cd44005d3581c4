import { darker } from '../svg/colour.ts';
import { curve, d, ellipse, path, stroke } from '../svg/shapes.ts';
import type { Body } from './body.ts';
import { between, type Joints } from './joints.ts';
import type { Clothes } from './wardrobe.ts';

function shoe(joints: Joints, side: 0 | 1, body: Body, colour: string): string {
  const { x, y } = joints.ankles[side];
  const long = body.legWidth * 0.9;
  const turned = joints.view === 'turned' || joints.kneeling;
  const out = turned ? long * 0.42 : (side === 0 ? -1 : 1) * long * 0.2;
  const ground = y + body.foot;
  if (joints.kneeling && side === 0)
    return ellipse(x - 6, y + body.foot * 0.2, long * 0.6, body.foot * 0.62, colour);
  return (
    path(
      d`M${x + out - long * 0.72} ${ground}Q${x + out - long * 0.78} ${ground - body.foot * 1.35} ${x + out} ${ground - body.foot * 1.4}Q${x + out + long * 0.82} ${ground - body.foot * 1.25} ${x + out + long * 0.76} ${ground}Z`,
      colour,
    ) +
    curve(
      d`M${x + out - long * 0.68} ${ground - 1.5}L${x + out + long * 0.72} ${ground - 1.5}`,
      darker(colour, 0.4),
      3,
    )
  );
}

function leg(joints: Joints, side: 0 | 1, body: Body, clothes: Clothes, skin: string): string {
  const { hips, knees, ankles } = joints;
  const [hip, knee, ankle] = [hips[side], knees[side], ankles[side]];
  const bare = () => stroke([hip, knee, ankle], skin, body.legWidth * 0.8);
  const sock = clothes.socks
    ? stroke([between(knee, ankle, 0.45), ankle], clothes.socks, body.legWidth * 0.84)
    : '';
  if (clothes.bottom === 'trousers') {
    return (
      stroke(
        [hip, knee, ankle],
        side === 0 ? clothes.bottomColour : darker(clothes.bottomColour, 0.07),
        body.legWidth,
      ) + shoe(joints, side, body, clothes.shoes)
    );
  }
  const short =
    clothes.bottom === 'shorts'
      ? stroke([hip, between(hip, knee, 0.82)], clothes.bottomColour, body.legWidth * 1.12)
      : '';
  return bare() + sock + short + shoe(joints, side, body, clothes.shoes);
}

/** Cloth from the waist down over hips and knees. */
function skirt(joints: Joints, body: Body, { bottomColour, hem }: Clothes): string {
  const { seat, knees, ankles, sitting, kneeling } = joints;
  const waist = seat.y - body.torso * 0.3;
  const w = body.waist;
  const floor = -body.foot;
  const shade = darker(bottomColour, 0.12);
  if (sitting || kneeling) {
    const low = Math.min(-2, knees[0].y + Math.max(0.12, hem - 0.45) * body.leg);
    const hemY = kneeling ? -body.foot * 0.3 : low;
    const left = kneeling ? ankles[0].x + body.legWidth * 0.6 : knees[0].x - body.legWidth * 1.05;
    const right = Math.max(knees[1].x, ankles[1].x) + body.legWidth * (kneeling ? 0.75 : 1.05);
    const kneeY = (kneeling ? knees[1].y : knees[0].y) - body.legWidth * 0.62;
    const x = kneeling ? joints.chest.x * 0.5 : 0;
    return (
      path(
        d`M${x - w} ${waist}C${x - w - 8} ${waist + 20} ${left} ${kneeling ? seat.y : kneeY} ${left} ${hemY}Q${(left + right) / 2} ${hemY + 12} ${right} ${hemY}C${right + 3} ${kneeY} ${x + w + 10} ${kneeY - 12} ${x + w} ${waist}Z`,
        bottomColour,
      ) +
      path(
        d`M${x + w * 0.3} ${waist + 8}Q${(left + right) / 2 + w * 0.5} ${kneeY} ${right - body.legWidth * 0.9} ${hemY + 3}L${right} ${hemY}C${right + 3} ${kneeY} ${x + w + 10} ${kneeY - 12} ${x + w} ${waist}Z`,
        shade,
        { opacity: 0.7 },
      )
    );
  }
  const bottom = seat.y + (floor - seat.y) * hem;
  const spread = body.hip * 1.12 + (bottom - seat.y) * 0.24 + (joints.view === 'turned' ? 8 : 0);
  const reach = Math.max(0, ankles[1].x - body.hip) * hem * 0.7;
  return (
    path(
      d`M${-w} ${waist}C${-w * 1.1} ${waist + 26} ${-spread * 0.9 - reach} ${bottom - 40} ${-spread - reach} ${bottom}Q0 ${bottom + body.hip * 0.36} ${spread + reach} ${bottom}C${spread * 0.9 + reach} ${bottom - 40} ${w * 1.1} ${waist + 26} ${w} ${waist}Z`,
      bottomColour,
    ) +
    path(
      d`M${w * 0.35} ${waist}C${w * 0.5} ${waist + 40} ${spread * 0.5} ${bottom - 30} ${spread * 0.55} ${bottom + body.hip * 0.12}L${spread + reach} ${bottom}C${spread * 0.9 + reach} ${bottom - 40} ${w * 1.1} ${waist + 26} ${w} ${waist}Z`,
      shade,
      { opacity: 0.75 },
    )
  );
}

/** Legs, shoes and what covers them. */
export function legsOf(joints: Joints, body: Body, clothes: Clothes, skin: string): string {
  const both = leg(joints, 0, body, clothes, skin) + leg(joints, 1, body, clothes, skin);
  if (clothes.bottom === 'skirt') return both + skirt(joints, body, clothes);
  const { seat } = joints;
  const pelvis = path(
    d`M${-body.hip + 1} ${seat.y - body.torso * 0.08}L${body.hip - 1} ${seat.y - body.torso * 0.08}L${body.hip * 1.0} ${seat.y + body.legWidth * 0.5}L0 ${seat.y + body.legWidth * 0.72}L${-body.hip * 1.0} ${seat.y + body.legWidth * 0.5}Z`,
    clothes.bottomColour,
  );
  return both + pelvis;
}
