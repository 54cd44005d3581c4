import type { PicturePlan, PlannedPerson } from '../picture/picture-plan.ts';
import type { Stage } from '../picture/stage.ts';
import { type Box, boxAround, type Point, placed } from '../svg/shapes.ts';
import { cradle } from './baby.ts';
import { bindings } from './bindings.ts';
import { type Figure, figureOf, type Surroundings } from './figure.ts';
import type { Joints } from './joints.ts';

/** A person in the picture, and where the parts that matter are in it. */
export interface Placement {
  svg: string;
  box: Box;
  face: Box;
  trunk: Box;
  /** Shoulders, elbows and hands of the arms that are in front, arm by arm. */
  arms: Point[][];
}

export interface Room {
  left: number;
  right: number;
}

/** The people with the first baby given into the arms of the first grown person. */
function carried(people: readonly PlannedPerson[]): PlannedPerson[] {
  const baby = people.find(({ age }) => age === 'baby');
  const carrier = people.find(
    ({ age, pose }) => age !== 'baby' && age !== 'child' && pose !== 'away',
  );
  if (!baby || !carrier) return [...people];
  return people
    .filter((person) => person !== baby)
    .map((person) =>
      person === carrier ? { ...person, pose: 'carry', holds: 'baby', baby: baby.look } : person,
    );
}

const armsOf = (joints: Joints): Point[][] =>
  ([0, 1] as const)
    .filter((side) => !joints.behind[side])
    .map((side) => [joints.shoulders[side], joints.elbows[side], joints.hands[side]]);

type Drawn = Pick<Figure, 'svg' | 'box' | 'face' | 'trunk'> & { arms: Point[][] };

function still(person: PlannedPerson, around: Surroundings): Drawn {
  if (person.age === 'baby') {
    const lying = cradle(person, around.mood);
    return { ...lying, trunk: lying.box, arms: [] };
  }
  const figure = figureOf(person, around);
  return { ...figure, arms: armsOf(figure.joints) };
}

/** Turned people look at the others: who stands on the right side of the group is mirrored. */
const isMirrored = (person: PlannedPerson, index: number, count: number, stage: Stage) =>
  person.age !== 'baby' && (count === 1 ? stage.random.chance(0.5) : index >= count / 2);

interface Place {
  x: number;
  y: number;
  scale: number;
  mirrored: boolean;
}

function boxAt({ left, right, top, bottom }: Box, { x, y, scale, mirrored }: Place): Box {
  const [from, to] = mirrored ? [-right, -left] : [left, right];
  return {
    left: x + from * scale,
    right: x + to * scale,
    top: y + top * scale,
    bottom: y + bottom * scale,
  };
}

const at = (drawn: Drawn, place: Place): Placement => ({
  svg: placed(drawn.svg, place.x, place.y, place.scale, place.mirrored),
  box: boxAt(drawn.box, place),
  face: boxAt(drawn.face, place),
  trunk: boxAt(drawn.trunk, place),
  arms: drawn.arms.map((arm) =>
    arm.map(({ x, y }) => ({
      x: place.x + (place.mirrored ? -x : x) * place.scale,
      y: place.y + y * place.scale,
    })),
  ),
});

/** People side by side on the ground: whole, feet and all, apart enough that no face is covered. */
export function placePeople(
  plan: Pick<PicturePlan, 'people'>,
  stage: Stage,
  room: Room,
  around: Surroundings,
): Placement[] {
  const people = carried(plan.people);
  if (people.length === 0) return [];
  const linked = bindings(people, around);
  let right = 0;
  let before = 0;
  const row = people.map((person, index) => {
    const bound = linked[index];
    const mirrored = !bound && isMirrored(person, index, people.length, stage);
    const drawn = bound
      ? { ...bound.figure, arms: armsOf(bound.figure.joints) }
      : still(person, around);
    const own = boxAt(drawn.box, { x: 0, y: 0, scale: 1, mirrored });
    const x =
      bound?.fromPrevious === undefined
        ? right - own.left + (index === 0 ? 0 : 14)
        : before + bound.fromPrevious;
    before = x;
    right = Math.max(right, x + own.right);
    return { drawn, own, x, mirrored };
  });
  const whole = boxAround(
    row.map(({ own, x }) => ({ ...own, left: own.left + x, right: own.right + x })),
  );
  const width = whole.right - whole.left;
  const [from, to] = [room.left * stage.w, room.right * stage.w];
  const grown = people.some(({ age }) => age !== 'child' && age !== 'baby');
  const largest = (stage.portrait ? 1.62 : 1.06) * (grown ? 1 : 1.2);
  const tallest = (stage.floor - stage.h * 0.13) / -whole.top;
  const scale = Math.min(largest, (to - from) / width, tallest);
  const slack = to - from - width * scale;
  const start = from + slack * stage.random.between(0.32, 0.68);
  return row.map(({ drawn, x, mirrored }) =>
    at(drawn, { x: start + (x - whole.left) * scale, y: stage.floor, scale, mirrored }),
  );
}
