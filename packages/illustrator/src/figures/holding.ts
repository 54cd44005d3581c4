import type { PlannedPerson } from '../picture/picture-plan.ts';
import { heightOf, isThing, thingAt } from '../props/things.ts';
import { darker } from '../svg/colour.ts';
import { part } from '../svg/parts.ts';
import { circle, curve, d, path, rect, turned } from '../svg/shapes.ts';
import { bundle } from './baby.ts';
import type { Body } from './body.ts';
import type { Held } from './extent.ts';
import type { Joints } from './joints.ts';
import { isTool, toolIn } from './tools.ts';

const nothing: Held = { under: '', over: '' };

function openBook({ hands }: Joints, colour: string): Held {
  const x = (hands[0].x + hands[1].x) / 2;
  const y = (hands[0].y + hands[1].y) / 2 - 8;
  const w = Math.max(30, (hands[1].x - hands[0].x) / 2 + 10);
  const page = (side: 1 | -1) =>
    path(
      d`M${x} ${y - 16}L${x + side * w} ${y - 26}L${x + side * w} ${y + 14}L${x} ${y + 24}Z`,
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
  const spoon = curve(d`M${hands[1].x - 2} ${hands[1].y - 12}L${x + 4} ${y - 2}`, '#a87545', 7);
  return { under: spoon + part('held/bowl', { x, y }), over: '' };
}

function box({ hands }: Joints, kind: 'sack' | 'crate'): Held {
  const x = (hands[0].x + hands[1].x) / 2;
  const y = (hands[0].y + hands[1].y) / 2;
  return { under: part(`held/${kind}`, { x, y }), over: '' };
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
    return box(joints, holds === 'sack' ? 'sack' : 'crate');
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
