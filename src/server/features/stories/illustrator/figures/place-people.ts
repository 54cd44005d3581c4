import type { PicturePlan, PlannedPerson } from '../picture-plan.ts';
import type { Stage } from '../stage.ts';
import { placed } from '../svg/shapes.ts';
import { cradle } from './baby.ts';
import { bindings } from './bindings.ts';
import { type Box, boxAround } from './extent.ts';
import { type Figure, figureOf, type Surroundings } from './figure.ts';

export interface Placement {
  svg: string;
  box: Box;
  face: Box;
}

export interface Room {
  left: number;
  right: number;
}

/** A baby is in someone's arms if there is somebody grown. */
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

const mirror = (box: Box): Box => ({ ...box, left: -box.right, right: -box.left });
const moved = (box: Box, x: number, y: number, scale: number): Box => ({
  left: x + box.left * scale,
  right: x + box.right * scale,
  top: y + box.top * scale,
  bottom: y + box.bottom * scale,
});

function still(person: PlannedPerson, around: Surroundings): Pick<Figure, 'svg' | 'box' | 'face'> {
  return person.age === 'baby' ? cradle(person, around.mood) : figureOf(person, around);
}

/** Turned people look at the others: who stands on the right side of the group is mirrored. */
const isMirrored = (person: PlannedPerson, index: number, count: number, stage: Stage) =>
  person.age !== 'baby' &&
  (count === 1
    ? stage.random.chance(0.5)
    : index >= count / 2 && person.pose !== 'hands' && person.pose !== 'embrace');

/** People side by side on the ground: whole, feet and all, apart enough that no face is covered. */
export function placePeople(
  plan: PicturePlan,
  stage: Stage,
  room: Room,
  around: Surroundings,
): Placement[] {
  const people = carried(plan.people);
  if (people.length === 0) return [];
  const linked = bindings(people, around);
  let right = 0;
  const places: number[] = [];
  const row = people.map((person, index) => {
    const bound = linked[index];
    const mirrored = !bound && isMirrored(person, index, people.length, stage);
    const { svg, box, face } = bound?.figure ?? still(person, around);
    const own = mirrored ? mirror(box) : box;
    const x =
      bound?.fromPrevious === undefined
        ? right - own.left + (index === 0 ? 0 : 14)
        : (places[index - 1] ?? 0) + bound.fromPrevious;
    places[index] = x;
    right = Math.max(right, x + own.right);
    return { svg, box: own, face: mirrored ? mirror(face) : face, x, mirrored };
  });
  const whole = boxAround(row.map(({ box, x }) => moved(box, x, 0, 1)));
  const width = whole.right - whole.left;
  const [from, to] = [room.left * stage.w, room.right * stage.w];
  const largest = stage.portrait ? 1.62 : 1.06;
  const tallest = (stage.floor - stage.h * 0.13) / -whole.top;
  const scale = Math.min(
    largest * (people.some(({ age }) => age !== 'child' && age !== 'baby') ? 1 : 1.2),
    (to - from) / width,
    tallest,
  );
  const slack = to - from - width * scale;
  const start =
    from + slack * stage.random.between(stage.portrait ? 0.35 : 0.3, stage.portrait ? 0.65 : 0.7);
  return row.map(({ svg, box, face, x, mirrored }) => {
    const px = start + (x - whole.left) * scale;
    return {
      svg: placed(svg, px, stage.floor, scale, mirrored),
      box: moved(box, px, stage.floor, scale),
      face: moved(face, px, stage.floor, scale),
    };
  });
}
