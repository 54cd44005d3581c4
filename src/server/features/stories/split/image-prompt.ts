import type { LifeStage } from './cues/cues.ts';
import type { Cast } from './read-cast.ts';
import type { SceneFacts } from './scene-facts.ts';

const moods: Partial<Record<LifeStage, string>> = {
  death: 'quiet mourning, drawn with restraint: no body, no grave close up',
  illness: 'quiet and tender, nobody suffering',
  war: 'grave and quiet, no violence shown',
  hardship: 'grave but dignified',
  love: 'joyful and tender',
  children: 'joyful',
  birth: 'tender',
  journey: 'expectant',
  age: 'calm and content',
};
/** Stages whose mood is used whatever else the scene is about. */
const gravest: readonly LifeStage[] = ['death', 'illness'];

/** Describes a scene for a picture model, by what the story says: the narrator's age, place, time, mood and text. */
export function composeImagePrompt(
  narration: string,
  { facts, cast }: { facts: SceneFacts; cast: Cast },
): string {
  const grave = gravest.find((stage) => facts.stages.includes(stage));
  const stage = grave ?? facts.stages.find((one) => one in moods);
  const place = facts.places[0];
  const when = [
    facts.timeOfDay && `at ${facts.timeOfDay}`,
    facts.season && `in ${facts.season}`,
    facts.year && `in the year ${facts.year}`,
  ];
  const lines = [
    `The teller: ${narratorAt(facts, cast)}.`,
    place && `Place: ${place}.`,
    when.some(Boolean) && `Time: ${when.filter(Boolean).join(', ')}.`,
    `Mood: ${(stage && moods[stage]) ?? 'warm and plain'}.`,
    `What is told: ${narration}`,
  ];
  return lines.filter(Boolean).join(' ');
}

function narratorAt({ age, year, stages }: SceneFacts, { narrator }: Cast): string {
  const { gender, birthYear } = narrator;
  const reckoned = year !== undefined && birthYear !== undefined ? year - birthYear : undefined;
  const years =
    age ?? (reckoned !== undefined && reckoned >= 0 && reckoned < 110 ? reckoned : undefined);
  if (stages.includes('birth') && (years === undefined || years < 2)) return 'a newborn baby';
  const person = personOf(years ?? (stages.includes('school') ? 9 : undefined), gender);
  if (years === undefined) return person;
  return `${person} of about ${years}`;
}

function personOf(years: number | undefined, gender: 'female' | 'male' | undefined): string {
  const words = { female: ['girl', 'woman'], male: ['boy', 'man'] } as const;
  const [child, grown] = gender ? words[gender] : ['child', 'person'];
  if (years === undefined) return `a ${grown}`;
  return years < 16 ? `a ${child}` : years > 64 ? `an old ${grown}` : `a ${grown}`;
}
