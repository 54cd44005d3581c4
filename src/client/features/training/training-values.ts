import type { Training, TrainingStory } from '#shared/contracts/training.ts';

/** What the two tabs edit. */
export type TrainingValues = Omit<
  Training,
  'ancestorId' | 'profileImageUrl' | 'createdAt' | 'updatedAt'
>;
export type TrainingField = keyof TrainingValues;
export type TrainingSection = 'personality' | 'stories';

export const sectionLabels: Record<TrainingSection, string> = {
  personality: 'Personality & Details',
  stories: 'Stories & Experiences',
};

/** Each tab saves its own fields, so that one is never held up by the other. */
export const sectionFields: Record<TrainingSection, readonly TrainingField[]> = {
  personality: [
    'fullName',
    'birthPlace',
    'occupation',
    'religion',
    'openness',
    'conscientiousness',
    'extraversion',
    'agreeableness',
    'neuroticism',
    'formality',
    'positivity',
    'communicationStyle',
    'commonPhrases',
    'accentDescription',
    'speakingPace',
  ],
  stories: ['stories', 'passions', 'values', 'senseOfHumor'],
};

export function valuesOf(training: Training): TrainingValues {
  const {
    ancestorId: _,
    profileImageUrl: __,
    createdAt: ___,
    updatedAt: ____,
    ...values
  } = training;
  return values;
}

export function pickSection(
  values: TrainingValues,
  section: TrainingSection,
): Partial<TrainingValues> {
  const fields = Object.fromEntries(sectionFields[section].map((field) => [field, values[field]]));
  if (section === 'stories') fields.stories = values.stories.map(withoutBlankTeller);
  return fields;
}

/** A name that was not given after all leaves it open who tells the story. */
function withoutBlankTeller({ teller, ...story }: TrainingStory): TrainingStory {
  return teller?.trim() ? { ...story, teller } : story;
}

type Item = string | TrainingStory;

function isSameText(one: Item, other: Item): boolean {
  if (one === other) return true;
  if (typeof one === 'string' || typeof other === 'string') return false;
  return one.title === other.title && one.content === other.content;
}

const tellerOf = (item: Item) => (typeof item === 'string' ? '' : (item.teller ?? ''));

function isSameItem(one: Item, other: Item): boolean {
  return isSameText(one, other) && tellerOf(one) === tellerOf(other);
}

export function isSameValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item, at) => isSameItem(item, other[at]));
}

export function differs(
  one: TrainingValues,
  other: TrainingValues,
  section: TrainingSection,
): boolean {
  return sectionFields[section].some((field) => !isSameValue(one[field], other[field]));
}

/** One's own list, and after it what others added. Without `base`, all that one lacks counts as added. */
export function mergeLists<Entry extends Item>(
  mine: readonly Entry[],
  theirs: readonly Entry[],
  base: readonly Entry[] = mine,
): Entry[] {
  const known = [...mine, ...base];
  return [...mine, ...theirs.filter((entry) => !known.some((one) => isSameText(one, entry)))];
}

/** As `mergeLists`; who tells a story is taken from elsewhere where it was not changed here. */
export function mergeStories(
  mine: readonly TrainingStory[],
  theirs: readonly TrainingStory[],
  base?: readonly TrainingStory[],
): TrainingStory[] {
  return mergeLists(mine, theirs, base).map((story) => {
    const isUnchanged = !base || base.some((one) => isSameItem(one, story));
    const twin = isUnchanged && theirs.find((one) => isSameText(one, story));
    return twin && (base || !story.teller) ? twin : story;
  });
}
