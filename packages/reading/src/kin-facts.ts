import { readName } from './fact-tokens.ts';
import { genderOf } from './kin-relations.ts';
import type { KinStatement } from './kin-statements.ts';
import type { ReadSentence, ReadStories } from './read-stories.ts';
import { isPersonsName, nameKey, type Person, resolveKin } from './resolve-kin.ts';
import { genderFromArticle, namePlaces, Spoken, type Whom } from './spoken.ts';
import { fold } from './words.ts';

/** A relative of a subject ('self' or a name), with the sentence that tells it. */
export interface KinFound {
  subject: string;
  relation: string;
  object: string;
  sentence: ReadSentence;
}

/** What the names of a family are to the person, as far as the stories tell. */
export class Family {
  readonly found: KinFound[] = [];
  readonly #byName = new Map<string, KinFound>();
  readonly #nameOf = new Map<string, string>();

  /** Adds a relative of the person or of another; what is known of a name to the person stays as it was first told. */
  add(kin: KinFound): void {
    this.found.push(kin);
    if (kin.subject !== 'self') return;
    const key = nameKey(kin.object);
    if (!this.#byName.has(key)) this.#byName.set(key, kin);
    if (!this.#nameOf.has(kin.relation)) this.#nameOf.set(kin.relation, kin.object);
  }

  /** Adds a relative of a named relative whose relation to the person is unknown. */
  addOfName({ owner, relation }: KinStatement, object: string, sentence: ReadSentence): void {
    if (owner.by === 'name' && fold(owner.name) !== fold(object))
      this.add({ subject: owner.name, relation, object, sentence });
  }

  /** What a name is to the person. */
  relationOf(name: string): string | undefined {
    return this.#byName.get(nameKey(name))?.relation;
  }

  /** The first name known for a relation to the person. */
  nameOf(relation: string): string | undefined {
    return this.#nameOf.get(relation);
  }
}

/** Whom the pronouns of a sentence stand for, by token, and whom they would before its first word. */
export interface Pronouns {
  before: Record<'m' | 'f', Whom | undefined>;
  at: Map<number, Whom>;
}

function genderOfPronoun(low: string): 'm' | 'f' | undefined {
  if (/^(?:he|he'd|him|ele)$/.test(low)) return 'm';
  return /^(?:she|she'd|her|ela)$/.test(low) ? 'f' : undefined;
}

/** Walks through sentences with who is spoken of at each kinship word, and calls back with what it means. */
export function walkKin(
  stories: ReadStories,
  person: Person,
  family: Family,
  visit: (
    statement: KinStatement,
    sentence: ReadSentence,
    whom: Whom | undefined,
    candidates: readonly string[],
  ) => void,
  after?: (sentence: ReadSentence, pronouns: Pronouns) => void,
): void {
  const spoken = new Spoken(person.gender);
  const context = {
    person,
    audience: stories.audience,
    spoken,
    relationOfName: (name: string) => family.relationOf(name),
  };
  for (const sentence of stories.sentences) {
    spoken.enter(sentence);
    const { tokens, kin } = sentence;
    const before = { m: spoken.find('m'), f: spoken.find('f') };
    const pronouns: Pronouns = { before, at: new Map() };
    const names = namePlaces(tokens, stories);
    tokens.forEach(({ low }, at) => {
      const gender = genderOfPronoun(low);
      const meant = gender && spoken.find(gender);
      if (meant) pronouns.at.set(at, meant);
      for (const statement of kin.filter((each) => each.at === at)) {
        const { whom, candidates } = resolveKin(statement, sentence, context);
        visit(statement, sentence, whom, candidates ?? []);
        spoken.note(named(whom, statement.name), statement.gender ?? genderOf(statement.relation));
      }
      // 'Dad' is a kinship word, not another person's name.
      if (names.includes(at) && kin.every((each) => each.at !== at)) noteName(sentence, at);
    });
    after?.(sentence, pronouns);
  }

  function noteName({ tokens, language, kin }: ReadSentence, at: number): void {
    const name = readName(tokens, at, language, stories.commonWords);
    if (!name || kin.some((each) => each.name === name.text)) return;
    const relation = family.relationOf(name.text);
    const gender =
      (relation && genderOf(relation)) ||
      (language === 'pt' ? genderFromArticle(tokens, at) : undefined);
    if (isPersonsName(name.text, person)) spoken.note({ is: 'self' }, person.gender);
    else if (relation) spoken.note({ is: 'kin', relation, name: name.text }, gender);
    else spoken.note({ is: 'other', name: name.text }, gender);
  }
}

function named(whom: Whom | undefined, name: string | undefined): Whom | undefined {
  return whom?.is === 'kin' && name ? { ...whom, name } : whom;
}

/** The kin that sentences tell by name; relations to the person wherever they can be told, otherwise of others by name. */
export function findKin(stories: ReadStories, person: Person, family: Family): void {
  const uncertain: Array<KinFound & { candidates: readonly string[] }> = [];
  for (const isOfNames of [false, true])
    walkKin(stories, person, family, (statement, sentence, whom, candidates) => {
      const { name: object, relation } = statement;
      if (!object || isPersonsName(object, person)) return;
      const isNamed = isByName(statement);
      if (isNamed !== isOfNames) return;
      if (whom?.is === 'kin')
        family.add({ subject: 'self', relation: whom.relation, object, sentence });
      else if (isNamed) family.addOfName(statement, object, sentence);
      else if (candidates.length > 0)
        uncertain.push({ subject: 'self', relation, object, sentence, candidates });
    });
  for (const { candidates, ...each } of uncertain) {
    // 'Uncle Joe' is a son if Joe is known as a child.
    const known = family.relationOf(each.object);
    const relation = candidates.find((candidate) => isSameKin(candidate, known));
    if (relation && relation !== known) family.add({ ...each, relation });
  }
}

function isByName({ owner }: KinStatement): boolean {
  let each = owner;
  while (each.by === 'kin') each = each.owner;
  return each.by === 'name';
}

function isSameKin(candidate: string, known: string | undefined): boolean {
  if (known === 'child') return candidate === 'son' || candidate === 'daughter';
  if (known === 'grandchild') return candidate === 'grandson' || candidate === 'granddaughter';
  return candidate === known;
}
