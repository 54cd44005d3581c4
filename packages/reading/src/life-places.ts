import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { datesOf } from './dates.ts';
import { subjectText } from './event-subject.ts';
import { readName } from './fact-tokens.ts';
import type { LifeFact, Reading } from './life-reading.ts';

const lived =
  /^(?:lived|morei|morámos|moramos|vivi|vivemos|morava|vivia|viveu|morou|vivíamos|morávamos)$/;
const came =
  /^(?:came|moved|emigrated|went|sailed|arrived|vim|viemos|fui|fomos|mudei|mudei-me|mudámos|mudamos|emigrei|emigrámos|cheguei|veio|emigrou)$/;
const worked = /^(?:worked|trabalhei|trabalhava|trabalhou)$/;

/** Where a sentence says that one lived, came to or worked, and as what. */
export function readPlacesAndWork(reading: Reading): LifeFact[] {
  return reading.sentence.tokens.flatMap(({ low }, at) => [
    ...(lived.test(low) ? placed(reading, at, 'lived-in', /^(?:in|at|em|no|na)$/) : []),
    ...(came.test(low) ? readArrival(reading, at) : []),
    ...(worked.test(low) ? placed(reading, at, 'workplace', /^(?:at|in|for|em|no|na)$/) : []),
    ...readJob(reading, at),
    ...readCareer(reading, at),
    ...readNeighbour(reading, at),
  ]);
}

// Only a move with a year, or one by a verb that says moving, is told from an outing.
function readArrival(reading: Reading, at: number): LifeFact[] {
  const { tokens } = reading.sentence;
  const isMove = /^(?:moved|emigrat|mud|emigr)/.test(tokens[at]?.low ?? '');
  const isArrival = /^(?:arrived|cheguei)$/.test(tokens[at]?.low ?? '');
  const preposition = isArrival ? /^(?:in|at|a|ao|à)$/ : /^(?:to|para|pra)$/;
  const found = placed(reading, at, 'came-to', preposition, 14);
  return found.filter(({ year }) => isMove || year !== null);
}

function placed(
  reading: Reading,
  at: number,
  relation: string,
  preposition: RegExp,
  within = 6,
): LifeFact[] {
  const { sentence, commonWords, family } = reading;
  const { tokens, language } = sentence;
  const whom = reading.subject(at);
  const subject = whom && subjectText(whom, family);
  if (!subject) return [];
  for (let next = at + 1; next <= at + within && next < tokens.length; next++) {
    if (/^[.;:!?]$/.test(tokens[next]?.text ?? '')) break;
    if (!preposition.test(tokens[next]?.low ?? '')) continue;
    const article = /^(?:the|o|a)$/.test(tokens[next + 1]?.low ?? '') ? 1 : 0;
    const name = readName(tokens, next + 1 + article, language, commonWords);
    if (!name) continue;
    const [year = null, ...more] = datesOf(sentence.text).map((date) => date.year);
    const only = more.length === 0 ? year : null;
    return [{ subject, relation, object: name.text, year: only, sentence }];
  }
  return [];
}

let trades: ReadonlySet<string> | undefined;

function isTrade(word: string): boolean {
  trades ??= new Set(
    readFileSync(join(import.meta.dirname, '../lexicon/trades.txt'), 'utf8')
      .replaceAll(/^(?:en|pt):/gm, '')
      .split(/\s+/)
      .filter(Boolean),
  );
  return trades.has(word);
}

const isWords = /^(?:was|era|foi|am|i'm|sou|became|tornei-me|virei|fez-se)$/;

// What stands before a trade as part of it; a 'hard teacher' is none.
const kindsOfTrade = new Set(
  'bus lorry truck train tram taxi crane coal steam ward staff district school primary music dance shop factory mill police prison army auto ship house sign railway'.split(
    ' ',
  ),
);

// 'I was a nurse', 'Bert was the conductor on the bus', 'o Tomé era padeiro'.
function readJob(reading: Reading, at: number): LifeFact[] {
  const { sentence, family } = reading;
  const { tokens } = sentence;
  if (!isWords.test(tokens[at]?.low ?? '')) return [];
  let next = at + 1;
  while (
    /^(?:a|an|the|um|uma|o|junior|senior|young|head|chief|only)$/.test(tokens[next]?.low ?? '')
  )
    next += 1;
  const isKind = kindsOfTrade.has(tokens[next]?.low ?? '');
  const trade = [next, ...(isKind ? [next + 1] : [])].find((each) =>
    isTrade(tokens[each]?.low ?? ''),
  );
  const word = trade === undefined ? undefined : tokens[trade];
  if (!word || (trade !== next && tokens[next]?.isCapital)) return [];
  const whom = reading.subject(at);
  const subject = whom && subjectText(whom, family);
  if (!subject) return [];
  const object = tokens
    .slice(next, (trade ?? next) + 1)
    .map(({ text }) => text)
    .join(' ');
  return [{ subject, relation: 'job', object, year: null, sentence }];
}

// 'I retired from the mill in 1998', 'comecei a trabalhar em 1950'.
function readCareer(reading: Reading, at: number): LifeFact[] {
  const { sentence, family } = reading;
  const { tokens } = sentence;
  const low = tokens[at]?.low ?? '';
  const next = tokens.slice(at + 1, at + 3).map((token) => token.low);
  const isEnd = /^(?:retired|aposentei|aposentei-me|reformei-me|aposentou-se)$/.test(low);
  const isStart =
    (low === 'started' && /^(?:work|working|on|at|with|as)$/.test(next[0] ?? '')) ||
    (/^comece?[iu]$/.test(low) && next.join(' ') === 'a trabalhar');
  const [date, more] = datesOf(sentence.text);
  const whom = isEnd || isStart ? reading.subject(at) : undefined;
  const subject = whom && subjectText(whom, family);
  if (!subject || !date || more) return [];
  const relation = isEnd ? 'retired' : 'started-work';
  return [{ subject, relation, object: date.text, year: date.year, sentence }];
}

// 'Mrs Hale next door', 'Mrs Hale from next door'.
function readNeighbour({ sentence, commonWords }: Reading, at: number): LifeFact[] {
  const { tokens, language } = sentence;
  if (tokens[at]?.low !== 'next' || tokens[at + 1]?.low !== 'door') return [];
  const end = tokens[at - 1]?.low === 'from' ? at - 1 : at;
  for (let from = Math.max(0, end - 4); from < end; from++) {
    const name = readName(tokens, from, language, commonWords);
    if (name?.to === end)
      return [{ subject: 'self', relation: 'neighbour', object: name.text, year: null, sentence }];
  }
  return [];
}
