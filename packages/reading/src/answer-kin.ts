import type { Draft } from './fact-answer.ts';
import type { Who } from './fact-question.ts';
import {
  countWord,
  inEnglish,
  listOf,
  portugueseKin,
  portuguesePossessed,
  type Variety,
  type Voices,
} from './fact-wording.ts';
import type { Gender } from './kin-relations.ts';
import type { KnownFact, KnownLife } from './life-of.ts';
import { fold } from './words.ts';

/** 'Who was your mother-in-law', 'what were your brothers called'. */
export function answerKin(who: Who, life: KnownLife, variety: Variety): Draft | undefined {
  if (who.is !== 'kin') return undefined;
  const found = life.kin(who.relations).filter((fact) => isOfKind(fact, who.words));
  const [first, ...more] = found;
  // Of several it cannot be told who is meant; of one it can, unless others may be.
  if (!first || (more.length > 0 && !who.isPlural)) return undefined;
  const names = found.map(({ object }) => object);
  const text = who.isPlural
    ? severalText(who.relations, names, life.gender, variety)
    : oneText(shownRelation(first.relation, who, life), first.object, life.gender, variety);
  return text && { kind: 'kin', facts: found, names, text };
}

const anyPet = /^(?:pets?|animals?)$/;

// 'Your cat' is not the dog: the sentence has to say it.
function isOfKind({ relation, sentence }: KnownFact, words: readonly string[]): boolean {
  return (
    relation !== 'pet' ||
    words.some((word) => anyPet.test(word) || fold(sentence ?? '').includes(fold(word)))
  );
}

function shownRelation(relation: string, who: Who & { is: 'kin' }, { gender }: KnownLife): string {
  if (relation === 'spouse' && gender) return { m: 'wife', f: 'husband' }[gender];
  const [only, ...more] = who.relations;
  // 'Child' of the facts is the daughter that is asked of.
  return more.length === 0 && only ? only : relation;
}

function oneText(
  relation: string,
  name: string,
  gender: Gender,
  variety: Variety,
): Voices | undefined {
  if (variety === 'en') return inEnglish(`{My} ${relation} was called ${name}.`, gender);
  const kin = portugueseKin(relation);
  if (!kin) return undefined;
  const whose = portuguesePossessed(kin.word, kin.isFemale, gender, variety);
  const called = variety === 'pt-PT' ? 'chamava-se' : 'se chamava';
  return {
    'first-person': `${whose['first-person']} ${called} ${name}.`,
    'third-person': `${whose['third-person']} ${called} ${name}.`,
  };
}

const groups: ReadonlyArray<
  readonly [relations: readonly string[], en: string, pt: string, f?: true]
> = [
  [['brother', 'sister'], 'brothers and sisters', 'irmãos'],
  [['son', 'daughter', 'child'], 'children', 'filhos'],
  [['grandson', 'granddaughter', 'grandchild'], 'grandchildren', 'netos'],
  [['mother', 'father'], 'parents', 'pais'],
  [['grandmother', 'grandfather'], 'grandparents', 'avós'],
  [['mother-in-law', 'father-in-law'], 'parents-in-law', 'sogros'],
  [['son'], 'sons', 'filhos'],
  [['daughter'], 'daughters', 'filhas', true],
  [['brother'], 'brothers', 'irmãos'],
  [['sister'], 'sisters', 'irmãs', true],
  [['uncle', 'aunt'], 'aunts and uncles', 'tios'],
  [['uncle'], 'uncles', 'tios'],
  [['aunt'], 'aunts', 'tias', true],
  [['cousin'], 'cousins', 'primos'],
  [['friend'], 'friends', 'amigos'],
  [['neighbour'], 'neighbours', 'vizinhos'],
  [['pet'], 'animals', 'animais'],
  [['granddaughter'], 'granddaughters', 'netas', true],
];

function groupOf(relations: readonly string[]) {
  const all = groups.find(
    ([group]) =>
      relations.every((each) => group.includes(each)) &&
      group.filter((each) => each !== 'child').every((each) => relations.includes(each)),
  );
  return all && { en: all[1], pt: all[2], isFemale: all[3] === true };
}

function severalText(
  relations: readonly string[],
  names: readonly string[],
  gender: Gender,
  variety: Variety,
): Voices | undefined {
  const group = groupOf(relations);
  if (!group) return undefined;
  const list = listOf(names, variety);
  if (variety === 'en') {
    const first = inEnglish(`Of {my} ${group.en}, I can name ${list}.`, gender)['first-person'];
    const isNamed = names.length === 1 ? 'is named' : 'are named';
    const third = inEnglish(`Of {my} ${group.en}, ${list} ${isNamed}.`, gender)['third-person'];
    return { 'first-person': first, 'third-person': third };
  }
  const whose = portuguesePossessed(group.pt, group.isFemale, gender, 'pt-PT')['third-person'];
  const theirs = whose.replace(/^[AO] /, group.isFemale ? 'Das ' : 'Dos ');
  const mine = group.isFemale ? `Das minhas ${group.pt}` : `Dos meus ${group.pt}`;
  return {
    'first-person': `${mine}, sei dizer o nome de ${list}.`,
    'third-person': `${theirs}, sabe-se o nome de ${list}.`,
  };
}

/** 'How many children did you have': a count that is told, otherwise the names that are. */
export function answerCount(who: Who, life: KnownLife, variety: Variety): Draft | undefined {
  if (who.is !== 'kin' || !who.isPlural || who.relations.includes('pet')) return undefined;
  const group = groupOf(who.relations);
  if (!group) return undefined;
  const kin = life.kin(who.relations);
  const names = kin.map(({ object }) => object);
  const relation = { children: 'count-of-children', 'brothers and sisters': 'count-of-siblings' }[
    group.en
  ];
  const told = relation ? life.own(relation)[0] : undefined;
  const count = told && Number(told.object);
  if (told && count) {
    const areAll = names.length === count;
    const facts = areAll ? [told, ...kin] : [told];
    const list = areAll ? listOf(names, variety) : '';
    const text = countText(count, group, list, life, variety);
    return { kind: 'count', facts, count, text, ...(areAll && { names }) };
  }
  const text =
    names.length > 0 ? severalText(who.relations, names, life.gender, variety) : undefined;
  return text && { kind: 'count', facts: kin, count: names.length, names, text };
}

function countText(
  count: number,
  group: { en: string; pt: string; isFemale: boolean },
  list: string,
  { gender }: KnownLife,
  variety: Variety,
): Voices {
  const number = countWord(count, variety);
  const end = list ? `: ${list}.` : '.';
  if (variety === 'en') {
    const noun = count === 1 && group.en === 'children' ? 'child' : group.en;
    return inEnglish(`{I} had ${number} ${noun}${end}`, gender);
  }
  const noun = count === 1 ? group.pt.replace(/s$/, '') : group.pt;
  return {
    'first-person': `Tive ${number} ${noun}${end}`,
    'third-person': `Teve ${number} ${noun}${end}`,
  };
}
