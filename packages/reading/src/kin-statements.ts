import { canBeName, type Name, readName, type Token } from './fact-tokens.ts';
import { findKinWords, type KinWord } from './kin-lexicon.ts';
import type { Language } from './language.ts';
import { wordList } from './word-lists.ts';
import { fold } from './words.ts';

/** Whose relative a kinship word names. */
export type Owner =
  | { by: 'narrator' | 'listener' | 'he' | 'she' | 'nobody' }
  | { by: 'name'; name: string }
  | { by: 'kin'; owner: Owner; relation: string };

/** A relative spoken of in a sentence, with the name where the sentence gives it. */
export interface KinStatement {
  owner: Owner;
  relation: string;
  gender: 'm' | 'f' | undefined;
  name: string | undefined;
  /** Where the kinship word stands among the tokens. */
  at: number;
}

interface Sentence {
  tokens: readonly Token[];
  language: Language;
  commonWords: ReadonlySet<string>;
}

const adjectives = new Set(wordList('before kin').flatMap((word) => [word, fold(word)]));
const ages = new Set(['eldest', 'oldest', 'youngest', 'middle']);
const narrators = new Set('my our meu minha meus minhas nosso nossa nossos nossas'.split(' '));
const listeners = new Set('your teu tua'.split(' '));
const copulas = new Set('was is era e foi'.split(' '));
const isCalled = new Set('called named chamado chamada'.split(' '));
const closing = /^[.,;:!?)–—"”»]$/;
// Priests, nuns and monks are called so too.
const clerical = new Set(['father', 'mother', 'sister', 'brother']);
// Said with a name and an article, they are the narrator's own in Portuguese.
const addressedByKin = new Set(['uncle', 'aunt', 'grandmother', 'grandfather', 'friend']);

/** Every relative that a sentence speaks of, in order. */
export function readKin(sentence: Sentence): KinStatement[] {
  const found: KinStatement[] = [];
  const { tokens, language } = sentence;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token?.isWord) continue;
    const readings = findKinWords(token.low, language);
    const kin = readings.find(({ word }) => word === token.low) ?? readings[0];
    if (kin) found.push(...readAt(sentence, at, kin));
    else if (narrators.has(token.low)) found.push(...readUnnamedChild(sentence, at));
  }
  return found;
}

function readAt(sentence: Sentence, at: number, kin: KinWord): KinStatement[] {
  const { tokens } = sentence;
  const before = ownerBefore(sentence, at, kin);
  const after = before.owner.by === 'nobody' ? ownerAfter(sentence, at) : undefined;
  const owner = after?.owner ?? before.owner;
  const relation = relationIn(kin, tokens[before.from]?.low);
  if (!relation || (owner.by === 'nobody' && !kin)) return [];
  const gender = kin.gender ?? genderOfDeterminer(tokens[before.from]?.low);
  const statement = { owner, relation, gender, at };
  const names = kin.isPlural
    ? namesAfterPlural(sentence, at + 1)
    : [nameOf(sentence, at, before.from, after?.to ?? at + 1, owner)].filter(
        (name) => name !== undefined,
      );
  if (names.length === 0) return kin.isPlural ? [] : [{ ...statement, name: undefined }];
  return names.map((name) => ({ ...statement, name }));
}

// 'Children' and 'parents' do not tell which of two; only what is the same for all is read.
function relationIn(kin: KinWord, determiner: string | undefined): string | undefined {
  if (kin.relations.length === 1) {
    const relation = kin.relations[0];
    if (relation !== 'child') return relation;
    const gender = genderOfDeterminer(determiner);
    return gender ? { m: 'son', f: 'daughter' }[gender] : 'child';
  }
  return kin.relations.includes('child') && kin.relations.length === 3 ? 'child' : undefined;
}

function genderOfDeterminer(word: string | undefined): 'm' | 'f' | undefined {
  if (word === 'meu' || word === 'nosso') return 'm';
  return word === 'minha' || word === 'nossa' ? 'f' : undefined;
}

// 'My youngest, Ana,' and 'o Rui, meu do meio,': a child, with no word for it.
function readUnnamedChild(sentence: Sentence, at: number): KinStatement[] {
  const { tokens, language } = sentence;
  const next = fold(tokens[at + 1]?.low ?? '');
  const nextButOne = fold(tokens[at + 2]?.low ?? '');
  const isChild =
    language === 'en'
      ? ages.has(next) && !tokens[at + 2]?.isCapital && !findKinWords(nextButOne, 'en').length
      : (next === 'do' && nextButOne === 'meio') ||
        (next === 'mais' && /^(?:velh|nov)[oa]$/.test(nextButOne));
  if (!isChild) return [];
  const last = language === 'en' ? at + 1 : at + 2;
  const name = nameOf(sentence, last, at, last + 1, { by: 'narrator' });
  const gender = genderOfDeterminer(tokens[at]?.low);
  const relation = gender ? { m: 'son', f: 'daughter' }[gender] : 'child';
  return name ? [{ owner: { by: 'narrator' }, relation, gender, name, at }] : [];
}

function ownerBefore(sentence: Sentence, at: number, kin: KinWord): { owner: Owner; from: number } {
  const { tokens, language } = sentence;
  let from = at - 1;
  while (adjectives.has(fold(tokens[from]?.low ?? ''))) from -= 1;
  const token = tokens[from];
  const low = token?.low ?? '';
  if (narrators.has(low)) return { owner: { by: 'narrator' }, from };
  if (listeners.has(low)) return { owner: { by: 'listener' }, from };
  if (language === 'en') {
    if (low === 'his') return { owner: { by: 'he' }, from };
    if (low === 'her') return { owner: { by: 'she' }, from };
    if (token?.isPossessive) return possessor(sentence, from);
    const isBare = !['a', 'an', 'the', 'no', 'some', 'their', 'any'].includes(low);
    if (tokens[at]?.isCapital && isBare && isBareName(sentence, at, kin))
      return { owner: { by: 'narrator' }, from: at };
    return { owner: { by: 'nobody' }, from: at };
  }
  const isNamed = readName(tokens, at + 1, language, sentence.commonWords) !== undefined;
  const hasArticle = low === 'o' || low === 'a' || /^(?:d|n|pel)[oa]$|^ao?$|^à$/.test(low);
  if (kin.relations.some((each) => addressedByKin.has(each)) && hasArticle && isNamed)
    return { owner: { by: 'narrator' }, from: at };
  return { owner: { by: 'nobody' }, from: at };
}

// 'Mum' or 'Uncle Joe', but neither 'Father Kelly' nor 'Sister looked out of the window'.
function isBareName(sentence: Sentence, at: number, kin: KinWord): boolean {
  const next = sentence.tokens[at + 1];
  const isNamed = canBeName(next, sentence.commonWords);
  const relation = kin.relations[0] ?? '';
  const isFormal = kin.word === relation;
  if (clerical.has(relation) && isFormal) return false;
  if (isNamed) return !['mother', 'father'].includes(relation);
  return ['mother', 'father', 'grandmother', 'grandfather'].includes(relation) && !isFormal;
}

// "Dad's brother", "my husband's mother", "Bert's mother".
function possessor(sentence: Sentence, at: number): { owner: Owner; from: number } {
  const { tokens, language } = sentence;
  const token = tokens[at];
  const kin = findKinWords(token?.low ?? '', language)[0];
  const relation = kin?.relations[0];
  if (kin && relation) {
    const { owner, from } = ownerBefore(sentence, at, kin);
    return owner.by === 'nobody'
      ? { owner, from }
      : { owner: { by: 'kin', owner, relation }, from };
  }
  const name = nameEndingAt(sentence, at);
  return name
    ? { owner: { by: 'name', name: name.text }, from: name.from }
    : { owner: { by: 'nobody' }, from: at };
}

// 'A mãe do Rui', 'o pai dela', 'a irmã da minha mãe', 'a vó de vocês'.
function ownerAfter(sentence: Sentence, at: number): { owner: Owner; to: number } | undefined {
  const { tokens, language, commonWords } = sentence;
  if (language !== 'pt') return undefined;
  const low = tokens[at + 1]?.low ?? '';
  if (low === 'dele') return { owner: { by: 'he' }, to: at + 2 };
  if (low === 'dela') return { owner: { by: 'she' }, to: at + 2 };
  if (!/^d[eoa]$/.test(low)) return undefined;
  const next = tokens[at + 2];
  if (/^(?:voc[eê]s|oc[eê]s|vós)$/.test(next?.low ?? ''))
    return { owner: { by: 'listener' }, to: at + 3 };
  if (narrators.has(next?.low ?? '')) {
    const kin = findKinWords(tokens[at + 3]?.low ?? '', language)[0];
    const relation = kin?.relations[0];
    return relation
      ? { owner: { by: 'kin', owner: { by: 'narrator' }, relation }, to: at + 4 }
      : undefined;
  }
  const name = readName(tokens, at + 2, language, commonWords);
  return name ? { owner: { by: 'name', name: name.text }, to: name.to } : undefined;
}

function nameOf(
  sentence: Sentence,
  kinAt: number,
  from: number,
  to: number,
  owner: Owner,
): string | undefined {
  if (sentence.tokens[kinAt]?.isPossessive) return nameWord(sentence, kinAt + 1);
  return (
    nameAfter(sentence, to, owner) ??
    (owner.by === 'nobody' ? undefined : nameBefore(sentence, from, to))
  );
}

// "Mum's name was Nora".
function nameWord({ tokens, language, commonWords }: Sentence, at: number): string | undefined {
  if (tokens[at]?.low !== 'name' || !copulas.has(tokens[at + 1]?.low ?? '')) return undefined;
  return readName(tokens, at + 2, language, commonWords)?.text;
}

function nameAfter(sentence: Sentence, start: number, owner: Owner): string | undefined {
  const { tokens, language, commonWords } = sentence;
  let at = start;
  const low = (offset: number) => fold(tokens[at + offset]?.low ?? '');
  if (low(0) === 'mais' && /^(?:velh|nov)[oa]$/.test(low(1))) at += 2;
  const read = (from: number) => readName(tokens, from, language, commonWords);
  if (copulas.has(low(0)) && isCalled.has(low(1))) return read(at + 2)?.text;
  if (isCalled.has(low(0))) return read(at + 1)?.text;
  if (low(0) === 'chamava-se' || low(0) === 'chama-se') return read(at + 1)?.text;
  if (low(0) === 'se' && /^chama(?:va)?$/.test(low(1))) return read(at + 2)?.text;
  const isNameOf = tokens.slice(0, start).some((token) => token.low === 'nome');
  if (isNameOf && copulas.has(low(0))) return read(at + 1)?.text;
  if (tokens[at]?.text !== ',') return read(at)?.text;
  // 'For your mother, Joe' may list two.
  if (owner.by === 'listener') return undefined;
  const article = language === 'pt' && /^[oa]$/.test(low(1)) ? 1 : 0;
  const name = read(at + 1 + article);
  return name && isClosed(tokens, name) ? name.text : undefined;
}

// 'O Rui, meu filho mais velho,' and 'Nora was my mother'.
function nameBefore(sentence: Sentence, from: number, to: number): string | undefined {
  const { tokens } = sentence;
  const mark = tokens[from - 1];
  const next = tokens[to];
  if (copulas.has(mark?.low ?? '')) return nameEndingAt(sentence, from - 2)?.text;
  const goesOn = next?.isWord && !['mais', 'caçula', 'who', 'que', 'do'].includes(next.low);
  if (mark?.text !== ',' || goesOn) return undefined;
  return nameEndingAt(sentence, from - 2)?.text;
}

function nameEndingAt(sentence: Sentence, at: number): Name | undefined {
  const { tokens, language, commonWords } = sentence;
  for (let from = Math.max(0, at - 4); from <= at; from++) {
    const name = readName(tokens, from, language, commonWords);
    if (name?.to === at + 1) return name;
  }
  return undefined;
}

function isClosed(tokens: readonly Token[], name: Name): boolean {
  const next = tokens[name.to];
  return next === undefined || closing.test(next.text);
}

// 'My brothers Tom and Jim', 'os meus filhos, o Rui e a Ana'.
function namesAfterPlural(sentence: Sentence, start: number): string[] {
  const { tokens, language, commonWords } = sentence;
  const names: string[] = [];
  let at = start;
  if (/^[,:(–—]$/.test(tokens[at]?.text ?? '')) at += 1;
  for (;;) {
    if (language === 'pt' && /^[oa]$/.test(tokens[at]?.low ?? '')) at += 1;
    const name = readName(tokens, at, language, commonWords);
    if (!name) break;
    names.push(name.text);
    at = name.to;
    const hasComma = tokens[at]?.text === ',';
    if (hasComma) at += 1;
    const hasAnd = /^(?:and|e)$/.test(tokens[at]?.low ?? '');
    if (hasAnd) at += 1;
    if (!hasComma && !hasAnd) break;
  }
  return names;
}
