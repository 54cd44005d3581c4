import { datesOf } from './dates.ts';
import { subjectText } from './event-subject.ts';
import { readName } from './fact-tokens.ts';
import type { LifeFact, Reading } from './life-reading.ts';
import { readNumber } from './numbers.ts';

/** What a sentence tells in numbers: children, siblings, years of marriage, ages; and nicknames. */
export function readNumbersOfLife(reading: Reading): LifeFact[] {
  return [...readCounts(reading), ...readAges(reading), ...readNicknames(reading)];
}

const children = /^(?:children|kids|filhos)$/;
const siblings = /^(?:siblings|irmãos)$/;

// 'We had two girls and a boy'.
function readGirlsAndBoys(text: string): number | undefined {
  const found =
    /\b(?:we|I) had (?<one>[\p{L}-]+) (?:girl|boy|son|daughter)s?(?: and (?<other>[\p{L}-]+) (?:girl|boy|son|daughter)s?)?(?= |[.,;])/u.exec(
      text,
    )?.groups;
  if (!found?.one) return undefined;
  const count = (word: string | undefined) =>
    word === undefined ? 0 : /^an?$/.test(word) ? 1 : readNumber([word])?.value;
  const [one, other] = [count(found.one), count(found.other)];
  // 'We had a girl' may be followed by more.
  return one !== undefined && other !== undefined && one + other > 1 ? one + other : undefined;
}

function readCounts({ sentence, person }: Reading): LifeFact[] {
  if (sentence.narrator.is !== 'person') return [];
  const { tokens, text } = sentence;
  const lows = tokens.map(({ low }) => low);
  const facts: LifeFact[] = [];
  const add = (relation: string, count: number) =>
    facts.push({ subject: 'self', relation, object: String(count), year: null, sentence });
  lows.forEach((_, at) => {
    const number = readNumber(lows.slice(at));
    if (!number) return;
    const after = lows[at + number.length] ?? '';
    const had = lows.slice(Math.max(0, at - 2), at).join(' ');
    if (
      children.test(after) &&
      /(?:^|\b)(?:we|i)(?: have|'d)? ?(?:had|have|raised)?$|(?:tive|tivemos|criei|criámos|criamos)$/.test(
        had,
      )
    )
      add('count-of-children', number.value);
    // 'Fourth of seven', 'one of nine children': the others are one fewer.
    if (after === 'of' && /\b(?:I|I was|was) /.test(text)) {
      const whole = readNumber(lows.slice(at + number.length + 1));
      if (whole && whole.value > 2 && whole.value >= number.value && whole.value < 20)
        add('count-of-siblings', whole.value - 1);
    }
    if (lows.slice(at + number.length, at + number.length + 3).join(' ') === 'of us children')
      add('count-of-siblings', number.value - 1);
    if (siblings.test(after) && /éramos$/.test(had)) add('count-of-siblings', number.value - 1);
    if (siblings.test(after) && /(?:i had|i have|tive|tenho|tinha)$/.test(had))
      add('count-of-siblings', number.value);
  });
  const both = readGirlsAndBoys(text);
  if (both) add('count-of-children', both);
  const married =
    /(?:been married|married for|casados (?:durante |por )?|casada (?:durante |por )?)\s*([\p{L}\d-]+(?: e [\p{L}]+)?) (?:years|anos)/iu.exec(
      text,
    );
  const years = married?.[1] && readNumber(married[1].split(' '));
  if (years && person.gender) add('years-married', years.value);
  return facts;
}

// 'When I was thirteen', 'aos onze anos', 'eu tinha vinte e dois anos'.
function readAges(reading: Reading): LifeFact[] {
  const { sentence, person, family } = reading;
  const lows = sentence.tokens.map(({ low }) => low);
  const year = soleYear(sentence.text);
  const facts: LifeFact[] = [];
  lows.forEach((_, at) => {
    const number = readNumber(lows.slice(at));
    if (!number || number.value < 3 || number.value > 99) return;
    const before = lows[at - 1] ?? '';
    const after = lows[at + number.length] ?? '';
    const isEnglish =
      before === 'was' &&
      (lows[at - 3] === 'when' ||
        after === 'when' ||
        (after === 'years' && lows[at + 2] === 'old'));
    const isPortuguese = after === 'anos' && /^(?:aos|com|tinha)$/.test(before);
    if (!isEnglish && !isPortuguese) return;
    const whom = whomOfAge(reading, at, isEnglish || before === 'tinha');
    const subject = whom && subjectText(whom, family);
    if (!subject || !agrees(subject, number.value, year, person.birthYear)) return;
    if (year === null && !goesSomewhere.test(sentence.text)) return;
    facts.push({ subject, relation: 'age-at', object: String(number.value), year, sentence });
  });
  return facts;
}

// An age without a year is of use only with where one went.
const goesSomewhere = /(?<!\p{L})(?:to|para|pra) (?:the |o |a )?\p{Lu}/u;

function whomOfAge(reading: Reading, at: number, hasVerb: boolean) {
  if (hasVerb) return reading.subject(at - 1);
  const { sentence } = reading;
  const { tokens } = sentence;
  const isOwn =
    tokens[at - 1]?.low === 'aos'
      ? tokens.some(({ low }) => /^(?:eu|me|meu|minha)$/.test(low) || low.endsWith('-me'))
      : tokens[at - 2]?.low === 'eu' || isFirstVerbOwn(sentence);
  return isOwn && sentence.narrator.is === 'person' ? ({ is: 'self' } as const) : undefined;
}

function isFirstVerbOwn({ tokens }: Reading['sentence']): boolean {
  return tokens[0]?.low === 'eu' && soleYear(tokens.map(({ text }) => text).join(' ')) !== null;
}

function agrees(subject: string, age: number, year: number | null, birthYear: number | null) {
  if (subject !== 'self' || year === null || birthYear === null) return true;
  return Math.abs(year - birthYear - age) <= 1;
}

function soleYear(text: string): number | null {
  const years = new Set(datesOf(text).map(({ year }) => year));
  const [year] = years;
  return years.size === 1 && year !== undefined ? year : null;
}

const everybody = new Set('all everyone everybody people they friends todos gente'.split(' '));

// 'They all called me Dot', 'everybody called her Mama', 'todos me chamavam de Zeca'.
function readNicknames(reading: Reading): LifeFact[] {
  const { sentence, commonWords } = reading;
  const { tokens, language } = sentence;
  return tokens.flatMap((token, at): LifeFact[] => {
    const isPortuguese = /^chamavam?$/.test(token.low) && tokens[at - 1]?.low === 'me';
    if (!isPortuguese && token.low !== 'called') return [];
    const by = tokens[isPortuguese ? at - 2 : at - 1]?.low ?? '';
    const hasOf = isPortuguese && tokens[at + 1]?.low === 'de';
    const name = readName(tokens, at + (isPortuguese && !hasOf ? 1 : 2), language, commonWords);
    const called = isPortuguese ? at - 1 : at + 1;
    return name && everybody.has(by) ? nicknamed(reading, called, name.text) : [];
  });
}

function nicknamed(reading: Reading, at: number, nickname: string): LifeFact[] {
  const { sentence, family, pronouns, commonWords } = reading;
  const isOwn = sentence.tokens[at]?.low === 'me' && sentence.narrator.is === 'person';
  const whom = isOwn ? ({ is: 'self' } as const) : pronouns.at.get(at);
  const whole = { sentence, year: null };
  // 'My husband's mother came. Rosa, but we all called her Nana': both names are of the one before.
  const kin = whom?.is === 'kin' ? whom : pronouns.before[isHim(sentence, at) ? 'm' : 'f'];
  if (!isOwn && kin?.is === 'kin' && !kin.name && !family.nameOf(kin.relation)) {
    const first = readName(sentence.tokens, 0, sentence.language, commonWords);
    const name = first && sentence.tokens[first.to]?.text === ',' ? first.text : nickname;
    family.add({ subject: 'self', relation: kin.relation, object: name, sentence });
    return name === nickname
      ? []
      : [{ ...whole, subject: name, relation: 'nickname', object: nickname }];
  }
  const subject = whom && subjectText(whom, family);
  if (!subject || subject === nickname) return [];
  return [{ ...whole, subject, relation: 'nickname', object: nickname }];
}

function isHim({ tokens }: Reading['sentence'], at: number): boolean {
  return tokens[at]?.low === 'him';
}
