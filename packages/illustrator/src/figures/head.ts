import type { HairStyle, Look, Mood, PlannedPerson } from '../picture/picture-plan.ts';
import { darker, mix } from '../svg/colour.ts';
import { part } from '../svg/parts.ts';
import { circle, ellipse, turned } from '../svg/shapes.ts';
import type { Body } from './body.ts';
import { face } from './face.ts';
import { coveringHats, hatBack, hatOf, scarfFromBehind } from './hats.ts';
import type { Joints } from './joints.ts';
import type { Clothes } from './wardrobe.ts';

/** The hair's colour, greyed by age. */
export const hairColour = ({
  age,
  look,
  greying,
}: Pick<PlannedPerson, 'age' | 'look' | 'greying'>) =>
  mix(look.hair, '#dcd8d4', age === 'elder' ? 0.82 : greying);

/** Children wear braids where grown women wear a bun; beards come with the years. */
export function lookAt({ age, look }: Pick<PlannedPerson, 'age' | 'look'>): Look {
  const young = age === 'baby' || age === 'child';
  const style = look.hairStyle;
  const grown = style === 'braids' || (age === 'elder' && style === 'ponytail') ? 'bun' : style;
  const small = style === 'bun' ? 'braids' : style === 'bald' ? 'short' : style;
  return {
    ...look,
    hairStyle: young ? small : age === 'youth' && style === 'bald' ? 'short' : grown,
    beard: young || age === 'youth' ? 'none' : look.beard,
    glasses: look.glasses && (age === 'adult' || age === 'elder'),
  };
}

interface Hair {
  /** Behind the head and the shoulders. */
  back: string;
  /** Over the forehead. */
  front: string;
}

const withBack: readonly HairStyle[] = [
  'curly',
  'wavy',
  'long',
  'bob',
  'bun',
  'braids',
  'ponytail',
];

/** Hair of a head whose middle is 0, 0, seen from the front or from the back. */
function hairOf(
  style: HairStyle,
  colour: string,
  ribbon: string,
  { headX: w, headY: h }: Body,
  fromBehind: boolean,
): Hair {
  const drawn = (name: string) => part(`hair/${name}`, { w, h }, { colour, ribbon });
  if (fromBehind) return { back: '', front: drawn(`${style}-from-behind`) };
  return { back: withBack.includes(style) ? drawn(`${style}-back`) : '', front: drawn(style) };
}

/** A head in two layers: what lies behind the body, and what lies in front. */
export function headOf(
  person: PlannedPerson,
  joints: Joints,
  body: Body,
  clothes: Clothes,
  mood: Mood,
): { back: string; front: string } {
  const { age, gender } = person;
  const look = lookAt(person);
  const { x, y } = joints.head;
  const colour = hairColour(person);
  const fromBehind = joints.view === 'back';
  const hatKind = clothes.hat?.kind;
  const covered = hatKind !== undefined && coveringHats.has(hatKind);
  const style = covered && ['bun', 'curly'].includes(look.hairStyle) ? 'short' : look.hairStyle;
  const bare = hatKind === 'headscarf' && ['wavy', 'bob', 'long'].includes(style) ? 'short' : style;
  const hair = hairOf(age === 'baby' ? 'short' : bare, colour, look.second, body, fromBehind);
  const ears = [-1, 1]
    .map((side) =>
      circle(
        side * body.headX * 0.98,
        body.headY * 0.12,
        body.headX * 0.17,
        darker(look.skin, 0.07),
      ),
    )
    .join('');
  const skull = ellipse(0, 0, body.headX, body.headY, look.skin);
  const turn = joints.view === 'turned' ? 0.7 : 0;
  const hat = clothes.hat
    ? fromBehind && hatKind === 'headscarf'
      ? scarfFromBehind(clothes.hat.colour, body)
      : hatOf(clothes.hat.kind, clothes.hat.colour, body)
    : '';
  const front = fromBehind
    ? ears + skull + hair.front + hat
    : ears + skull + face({ age, gender, look, mood, turn, hair: colour }, body) + hair.front + hat;
  const move = (drawn: string) =>
    drawn === ''
      ? ''
      : `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${turned(drawn, joints.tilt, 0, 0)}</g>`;
  return {
    back: move((clothes.hat ? hatBack(clothes.hat.kind, body) : '') + hair.back),
    front: move(front),
  };
}
