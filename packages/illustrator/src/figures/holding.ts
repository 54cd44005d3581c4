import type { PlannedPerson } from '../picture-plan.ts';
import { heightOf, isThing, thingAt } from '../props/things.ts';
import { darker, lighter } from '../svg/colour.ts';
import { circle, curve, d, ellipse, path, polygon, rect, turned } from '../svg/shapes.ts';
import { bundle } from './baby.ts';
import type { Body } from './body.ts';
import type { Held } from './held.ts';
import type { Joints } from './joints.ts';
import { isTool, toolIn } from './tools.ts';

const nothing: Held = { under: '', over: '' };

function openBook({ hands }: Joints, colour: string): Held {
  const x = (hands[0].x + hands[1].x) / 2;
  const y = (hands[0].y + hands[1].y) / 2 - 8;
  const w = Math.max(30, (hands[1].x - hands[0].x) / 2 + 10);
  const page = (side: 1 | -1) =>
    polygon(
      [
        { x, y: y - 16 },
        { x: x + side * w, y: y - 26 },
        { x: x + side * w, y: y + 14 },
        { x, y: y + 24 },
      ],
      side === 1 ? darker(colour, 0.12) : colour,
    );
  return {
    under:
      path(
        d`M${x} ${y - 18}Q${x - w * 0.5} ${y - 34} ${x - w + 4} ${y - 29}M${x} ${y - 18}Q${x + w * 0.5} ${y - 34} ${x + w - 4} ${y - 29}`,
        '#fffaf0',
        { stroke: '#fffaf0', 'stroke-width': 4 },
      ) +
      page(-1) +
      page(1) +
      rect(x - 1.5, y - 16, 3, 40, darker(colour, 0.35)),
    over: '',
  };
}

function bowl({ hands }: Joints): Held {
  const x = hands[0].x + 14;
  const y = hands[0].y - 16;
  return {
    under:
      curve(d`M${hands[1].x - 2} ${hands[1].y - 12}L${x + 4} ${y - 2}`, '#a87545', 7) +
      path(
        d`M${x - 36} ${y - 6}H${x + 36}Q${x + 32} ${y + 28} ${x} ${y + 28}Q${x - 32} ${y + 28} ${x - 36} ${y - 6}Z`,
        '#d9895b',
      ) +
      ellipse(x, y - 6, 36, 8, '#f7ead2') +
      curve(d`M${x - 30} ${y + 8}q30 10 60 0`, '#f3c79d', 4),
    over: '',
  };
}

function box({ hands }: Joints, colour: string, kind: 'sack' | 'crate'): Held {
  const x = (hands[0].x + hands[1].x) / 2;
  const y = (hands[0].y + hands[1].y) / 2;
  if (kind === 'sack')
    return {
      under:
        path(
          d`M${x - 32} ${y + 18}Q${x - 42} ${y - 30} ${x - 10} ${y - 42}L${x - 14} ${y - 54}H${x + 14}L${x + 10} ${y - 42}Q${x + 42} ${y - 30} ${x + 32} ${y + 18}Z`,
          '#d2b383',
        ) + curve(d`M${x - 11} ${y - 42}h22`, '#8f6d42', 4),
      over: '',
    };
  return {
    under:
      rect(x - 40, y - 34, 80, 46, colour, { rx: 3 }) +
      rect(x - 40, y - 20, 80, 3, darker(colour, 0.3)) +
      rect(x - 40, y - 4, 80, 3, darker(colour, 0.3)) +
      [-24, 0, 24]
        .map((at) =>
          circle(
            x + at,
            y - 38,
            14,
            ['#d9553f', '#e8a23f', '#c9402f'][Math.abs(at) % 3] ?? '#d9553f',
          ),
        )
        .join('') +
      rect(x - 40, y - 34, 80, 14, lighter(colour, 0.15)),
    over: '',
  };
}

/** What a person holds, by the pose and the name of the thing. */
export function holding(person: PlannedPerson, joints: Joints, body: Body): Held {
  const { pose, holds, look } = person;
  const right = joints.hands[1];
  if (pose === 'read')
    return openBook(
      joints,
      holds === 'envelope' ? '#f4ead6' : look.second === look.favourite ? '#a5493f' : look.second,
    );
  if (pose === 'cook') return bowl(joints);
  if (holds === 'baby' && person.baby) return bundle(person.baby, joints);
  if (pose === 'carry') {
    if (holds && isThing(holds)) {
      const x = (joints.hands[0].x + right.x) / 2;
      const share = Math.min(1, (body.shoulder * 2.1) / heightOf(holds));
      return {
        under: thingAt(holds, x, right.y - heightOf(holds) * share * 0.28, share),
        over: '',
      };
    }
    return box(joints, '#b98552', holds === 'sack' ? 'sack' : 'crate');
  }
  if (!holds) return nothing;
  if (pose === 'work' && isTool(holds)) return toolIn(holds, joints);
  if (!isThing(holds)) return nothing;
  if (holds === 'luggage' || holds === 'briefcase' || holds === 'bucket' || holds === 'basket') {
    const share = Math.min(1, (body.leg * 0.72) / heightOf(holds));
    const half = heightOf(holds) * share * 0.52;
    return {
      under: thingAt(holds, right.x + 4, right.y + half * 0.86, share),
      over: '',
      reach: {
        left: right.x - half,
        right: right.x + half + 4,
        top: right.y,
        bottom: right.y + half * 1.8,
      },
    };
  }
  const small = Math.min(1, (body.torso * 0.7) / heightOf(holds));
  const half = heightOf(holds) * small * 0.55;
  const lift = pose === 'hold' ? half * 0.55 : 0;
  return {
    under: '',
    over:
      turned(thingAt(holds, right.x + half * 0.2, right.y - lift, small), 6, right.x, right.y) +
      circle(right.x, right.y + 2, body.hand * 0.9, look.skin),
    reach: {
      left: right.x - half,
      right: right.x + half * 1.2,
      top: right.y - half * 1.7,
      bottom: right.y + half,
    },
  };
}
