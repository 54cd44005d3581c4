import { composeKin, type Gender, genderOf, kindOf, relationOf } from './kin-relations.ts';
import type { KinStatement, Owner } from './kin-statements.ts';
import type { Audience } from './narrator.ts';
import type { ReadSentence } from './read-stories.ts';
import type { Spoken, Whom } from './spoken.ts';
import { fold } from './words.ts';

/** What is known of the person whose family it is. */
export interface Person {
  gender: Gender;
  /** Every word of the person's names, folded. */
  names: ReadonlySet<string>;
  /** Folded. */
  surname: string;
  birthYear: number | null;
  deathYear: number | null;
}

/** A kinship word's meaning: whom it stands for, and who else it may be where it does not tell. */
export interface Resolved {
  whom: Whom | undefined;
  /** Relations to the person, likeliest first, where there are several. */
  candidates?: readonly string[];
}

interface Context {
  person: Person;
  audience: Audience | undefined;
  spoken: Spoken;
  /** The relation to the person of a name that is known, by `nameKey`. */
  relationOfName: (name: string) => string | undefined;
}

/** A name as it is compared: folded, the last of its words. */
export function nameKey(name: string): string {
  return fold(name.split(' ').at(-1) ?? name);
}

/** Whether a name is the person's own. */
export function isPersonsName(name: string, person: Person): boolean {
  return name.split(' ').every((part) => person.names.has(fold(part)));
}

/** Finds whom a kinship word of a sentence stands for, as seen from the person. */
export function resolveKin(
  statement: KinStatement,
  sentence: ReadSentence,
  context: Context,
): Resolved {
  const { owner, relation, name } = statement;
  if (owner.by === 'narrator') return ofNarrator(relation, name, sentence, context.person);
  const whom = isSpokenOf(owner, relation, sentence, context);
  return { whom };
}

function isSpokenOf(
  owner: Owner,
  relation: string,
  sentence: ReadSentence,
  context: Context,
): Whom | undefined {
  const { person, spoken } = context;
  switch (owner.by) {
    case 'narrator':
      return ofNarrator(relation, undefined, sentence, person).whom;
    case 'listener':
      return ofListener(relation, sentence, context);
    case 'he':
    case 'she':
      return beyond(spoken.find(owner.by === 'he' ? 'm' : 'f'), relation);
    case 'kin':
      return beyond(isSpokenOf(owner.owner, owner.relation, sentence, context), relation);
    case 'name': {
      if (isPersonsName(owner.name, person)) return { is: 'kin', relation };
      const known = context.relationOfName(owner.name);
      if (known) return beyond({ is: 'kin', relation: known }, relation);
      return { is: 'other', name: owner.name };
    }
    default:
      return undefined;
  }
}

function ofNarrator(
  relation: string,
  name: string | undefined,
  { narrator }: ReadSentence,
  person: Person,
): Resolved {
  if (narrator.is === 'person') return { whom: { is: 'kin', relation } };
  const { kind } = narrator;
  const step = kindOf(relation);
  if (!kind || !step) return { whom: undefined };
  const spouse = spouseOf(person);
  const isPersonsGender = genderOf(relation) === person.gender;
  if ((kind === 'grandchild' && step === 'grandparent') || (kind === 'child' && step === 'parent'))
    return { whom: isPersonsGender ? { is: 'self' } : spouse };
  const candidates = composeKin(relationOf(kind, 'm') ?? kind, relation);
  const [only] = candidates;
  if (candidates.length === 1 && only)
    return { whom: only === 'self' ? { is: 'self' } : { is: 'kin', relation: only } };
  // A grandfather of the children who has another surname is their mother's father.
  if (kind === 'child' && step === 'grandparent' && person.gender === 'm' && name?.includes(' '))
    return {
      whom: { is: 'kin', relation: candidates.at(isOfSurname(name, person) ? 0 : -1) ?? '' },
    };
  return { whom: undefined, candidates };
}

function isOfSurname(name: string, person: Person): boolean {
  return name.split(' ').some((part) => fold(part) === person.surname);
}

// What the person's children or grandchildren call one of the two of them.
function ofListener(
  relation: string,
  { narrator }: ReadSentence,
  { person, audience }: Context,
): Whom | undefined {
  const expected = { child: 'parent', grandchild: 'grandparent' } as const;
  if (narrator.is !== 'person' || !audience || kindOf(relation) !== expected[audience])
    return undefined;
  return genderOf(relation) === person.gender ? { is: 'self' } : spouseOf(person);
}

function spouseOf(person: Person): Whom | undefined {
  const relation = person.gender && { m: 'wife', f: 'husband' }[person.gender];
  return relation ? { is: 'kin', relation } : undefined;
}

function beyond(between: Whom | undefined, relation: string): Whom | undefined {
  if (!between) return undefined;
  if (between.is === 'self') return { is: 'kin', relation };
  if (between.is === 'other') return between.name ? { is: 'other', name: between.name } : undefined;
  const found = composeKin(between.relation, relation);
  const [only] = found;
  if (found.length !== 1 || !only) return undefined;
  return only === 'self' ? { is: 'self' } : { is: 'kin', relation: only };
}
