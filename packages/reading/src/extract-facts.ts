import { Family, findKin } from './kin-facts.ts';
import { findLifeFacts } from './life-facts.ts';
import { readStories } from './read-stories.ts';
import { nameKey } from './resolve-kin.ts';
import { addSpouse } from './spouse.ts';
import { addTellers } from './tellers.ts';
import { fold } from './words.ts';

/** What a fact tells of its subject. Those of kin name a relative; the rest are of the subject's own life. */
export const factRelations = [
  ...kinRelations(),
  'born',
  'died',
  'married',
  'years-married',
  'started-work',
  'retired',
  'lived-in',
  'came-to',
  'job',
  'workplace',
  'count-of-children',
  'count-of-siblings',
  'age-at',
  'nickname',
] as const;

function kinRelations() {
  return [
    'mother',
    'father',
    'grandmother',
    'grandfather',
    'great-grandmother',
    'great-grandfather',
    'husband',
    'wife',
    'son',
    'daughter',
    'child',
    'brother',
    'sister',
    'uncle',
    'aunt',
    'great-uncle',
    'great-aunt',
    'cousin',
    'nephew',
    'niece',
    'mother-in-law',
    'father-in-law',
    'brother-in-law',
    'sister-in-law',
    'son-in-law',
    'daughter-in-law',
    'grandson',
    'granddaughter',
    'grandchild',
    'great-grandson',
    'great-granddaughter',
    'stepmother',
    'stepfather',
    'stepson',
    'stepdaughter',
    'friend',
    'neighbour',
    'godfather',
    'godmother',
    'godson',
    'goddaughter',
    'boss',
    'teacher',
    'pet',
  ] as const;
}

/** A story as the family gave it. */
export interface FactStory {
  title: string;
  content: string;
  /** 'self' for the person, a name, or null for a relative who is not named; left out, it is guessed. */
  teller?: string | null;
}

export interface FactSource {
  /** What the family calls the person: 'Grandma Rose'. */
  name: string;
  fullName?: string | null;
  gender?: string | null;
  birthPlace?: string | null;
  occupation?: string | null;
  birthYear?: number | null;
  deathYear?: number | null;
  stories: readonly FactStory[];
}

/** A fact that a story tells, as a suggestion to the family. */
export interface ExtractedFact {
  /** 'self' for the person, otherwise a name as the story gives it. */
  subject: string;
  /** One of `factRelations`. */
  relation: string;
  /** A name for kin; otherwise the words of the date, place, trade or number. */
  object: string;
  year: number | null;
  /** Verbatim from the story. */
  sentence: string;
  /** Index of the story. */
  story: number;
}

const most = 60;

/** Reads the facts that stories tell, in the order of the stories, at most 60 and none twice. */
export function extractFacts(source: FactSource): ExtractedFact[] {
  const gender = genderOfPerson(source.gender);
  const fullName = (source.fullName ?? '').split(/\s+/).filter(Boolean);
  const person = {
    gender,
    names: new Set([...fullName, ...source.name.split(/\s+/)].map(fold)),
    surname: fold(fullName.at(-1) ?? ''),
    birthYear: source.birthYear ?? null,
    deathYear: source.deathYear ?? null,
  };
  const stories = readStories(source.stories, {
    gender,
    name: source.name,
    fullName: source.fullName ?? '',
  });
  const family = new Family();
  addTellers(
    stories,
    source.stories.map(({ teller }) => teller?.trim()),
    gender,
    family,
  );
  addSpouse(stories, person, family);
  findKin(stories, person, family);
  const life = findLifeFacts(stories, person, family);
  const kin = family.found.map((each) => ({ ...each, year: null }));
  // A title names only in part: what a sentence says too is shown with the sentence.
  const [titles, told] = [true, false].map((isTitle) =>
    [...kin, ...life].filter(({ sentence }) => sentence.isTitle === isTitle),
  );
  const facts = [...(told ?? []), ...(titles ?? [])].map(({ sentence, ...fact }) => ({
    ...fact,
    sentence: sentence.text,
    story: sentence.story,
  }));
  return unique(facts)
    .slice(0, most)
    .toSorted((a, b) => a.story - b.story);
}

function genderOfPerson(gender: string | null | undefined): 'm' | 'f' | undefined {
  if (/^(?:m|male|man|masculino|homem)$/i.test(gender ?? '')) return 'm';
  return /^(?:f|female|woman|feminino|mulher)$/i.test(gender ?? '') ? 'f' : undefined;
}

// Of two that tell the same of one name, the first; 'child' gives way to 'son'.
function unique(facts: readonly ExtractedFact[]): ExtractedFact[] {
  const kept: ExtractedFact[] = [];
  // Only those of one subject and name are compared: a story may name thousands.
  const placesOf = new Map<string, number[]>();
  for (const fact of facts) {
    const key = `${fact.subject}|${nameKey(fact.object)}`;
    const places = placesOf.get(key) ?? [];
    const at = places.find((place) => isSameRelation(fact.relation, kept[place]?.relation ?? ''));
    if (at === undefined) {
      placesOf.set(key, [...places, kept.length]);
      kept.push(fact);
    } else if (isNarrower(fact.relation, kept[at]?.relation ?? '')) kept[at] = fact;
  }
  return kept;
}

function isSameRelation(relation: string, other: string): boolean {
  return relation === other || isNarrower(relation, other) || isNarrower(other, relation);
}

function isNarrower(relation: string, other: string): boolean {
  return (
    (other === 'child' && (relation === 'son' || relation === 'daughter')) ||
    (other === 'grandchild' && (relation === 'grandson' || relation === 'granddaughter'))
  );
}
