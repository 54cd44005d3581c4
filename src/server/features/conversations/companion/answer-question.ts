import { answerFromFacts, type FactAnswer } from '@heartwood/reading/answer-from-facts';
import type { CandidateAnswer } from '@heartwood/reading/find-answers';
import { kinWords } from '@heartwood/reading/kin-lexicon';
import { kindOf } from '@heartwood/reading/kin-relations';
import { readRelationship } from '@heartwood/reading/kin-words';
import { limits } from '#shared/limits.ts';
import {
  type CompanionPassage,
  type CompanionQuestion,
  type CompanionReply,
  toSource,
} from './companion.ts';
import { type FoundAnswer, findAnswer } from './find-answer.ts';
import { quote } from './quote.ts';
import type { Locale } from './reply-language.ts';
import type { Speaker } from './speaker.ts';

/**
 * From which probability a sentence is told as the answer, and below which it is not even shown as a guess. Found by
 * cross-validation over families that other people wrote: `npm run bench:companion`.
 */
const toldFrom = 0.5;
const shownFrom = 0.06;
/** Below it a guess says that nothing was found, never that nothing was told: often enough it was. */
const nearFrom = 0.15;
/** What a passage must hold of the question's weight to be shown however unlikely it answers. */
const coverageShown = 0.99;
const passagesAtMost = limits.sourcesPerReply;
/** The one that answers, and the next two. */
const passagesWhereTold = 3;

/** Answers a question about the life: from facts, in the words of the stories, or by saying that it was never told. */
export async function answerQuestion(
  question: string,
  request: CompanionQuestion,
  speaker: Speaker,
  locale: Locale,
): Promise<CompanionReply> {
  const asked = askedOfPerson(question, request.person, speaker);
  const found = await findAnswer(asked, speaker, request);
  // A follow-up is hardly about the person: 'when did he die?'.
  const continues = found.recollection.followUp === 'history' || beginsAsFollowUp.test(question);
  const isFollowUp = request.history.length > 0 && continues && !asksThePerson(question);
  const inquiry = {
    question: asked,
    language: speaker.language,
    portuguese: locale === 'en' ? undefined : locale,
    person: { ...request.person, relationship: request.person.relationship ?? '' },
    facts: request.facts,
    now: request.now,
  };
  const fact = isFollowUp ? undefined : answerFromFacts(inquiry);
  const reply = fact
    ? tellFact(fact, found, await request.memory.listDetails(), speaker)
    : await tellPassage(question, found, request, speaker);
  return { ...reply, because: { ...reasonsOf(question, found), ...reply.because } };
}

/**
 * A question with the person addressed: `Mum's husband`, `Rosa's husband` and, to a companion that tells about her,
 * `her husband` all ask for `your husband`.
 */
function askedOfPerson(
  question: string,
  { name, relationship }: CompanionQuestion['person'],
  { voice, language }: Speaker,
): string {
  if (language !== 'en') return question;
  const first = name.split(' ').at(-1) ?? name;
  const kin = readRelationship(relationship ?? '');
  const words = kinWords()
    .filter((word) => word.language === 'en' && kin && word.gender === kin.gender)
    .filter(({ relations }) => relations.some((relation) => kindOf(relation) === kin?.kind))
    .map(({ word }) => word);
  const called = [name, first, ...words].map((each) => each.replace(/[^\p{L}\p{N}' -]/gu, '.'));
  const they = voice === 'third-person' ? ['she', 'he', 'her', 'him'] : [];
  const their = voice === 'third-person' ? ['her', 'his'] : [];
  return question
    .replace(
      new RegExp(
        `(?<!(?:my|your|his|her|our) )\\b(?:(?:${called.join('|')})[’']s|${[...their, '\\0'].join('|')}) (?=\\p{L})`,
        'giu',
      ),
      'your ',
    )
    .replace(
      new RegExp(
        `(?<!(?:my|your|his|her|our) )\\b(?:${[...called, ...they].join('|')})\\b(?![’'])`,
        'giu',
      ),
      'you',
    )
    .replace(/\b(was|were|is) you\b/gi, (_, verb: string) =>
      verb.toLowerCase() === 'is' ? 'are you' : 'were you',
    )
    .replace(/\bdoes you\b/gi, 'do you');
}

const beginsAsFollowUp = /^\s*(?:and|so|but|then|e|então|mas|aí)\s/i;

function asksThePerson(question: string): boolean {
  return /(?<!\p{L})(?:you|your|u|ur|yourself|voc[eê]|vc|senhora?|tu|te|teus?|tuas?)(?!\p{L})/iu.test(
    question,
  );
}

/** The detail of the profile that a fact was read from. */
function detailsOf({ kind }: FactAnswer, details: readonly CompanionPassage[]) {
  const title = titleOf[kind];
  return details.filter((detail) => detail.kind === 'detail' && detail.title === title);
}

const titleOf: Partial<Record<FactAnswer['kind'], string>> = {
  place: 'Birthplace',
  country: 'Birthplace',
  job: 'Occupation',
  name: 'Full name',
  religion: 'Religion',
};

type PartialReply = Omit<CompanionReply, 'because'> & {
  because: Pick<CompanionReply['because'], 'facts' | 'notes'>;
};

function tellFact(
  fact: FactAnswer,
  found: FoundAnswer,
  details: readonly CompanionPassage[],
  speaker: Speaker,
): PartialReply {
  const said = fact.text[speaker.voice];
  const passages = [...found.passages.values()];
  const stoodOn = fact.facts.flatMap(({ sentence }) => {
    const passage = sentence && passages.find(({ excerpt }) => excerpt.includes(sentence));
    return passage ? [passage] : [];
  });
  const facts = fact.facts.map(
    ({ subject, relation, object, status }) => `${subject} | ${relation} | ${object} (${status})`,
  );
  if (fact.kind === 'after-death') {
    return {
      content: said,
      sources: [],
      certainty: 'untold',
      because: { facts, notes: ['it was after the death'] },
    };
  }
  if (fact.isConfirmed) {
    return {
      content: said,
      sources: distinct([...stoodOn, ...detailsOf(fact, details), ...bestPassages(found)])
        .map(toSource)
        .slice(0, passagesAtMost),
      certainty: 'told',
      because: { facts, notes: [`confirmed facts of ${fact.kind} answer`] },
    };
  }
  const shown = distinct([...stoodOn, ...bestPassages(found)]).slice(0, passagesAtMost);
  return {
    content: said,
    sources: shown.map(toSource),
    certainty: 'perhaps',
    because: { facts, notes: [`unconfirmed facts of ${fact.kind} may answer`] },
  };
}

async function tellPassage(
  question: string,
  found: FoundAnswer,
  { person, history, memory }: CompanionQuestion,
  speaker: Speaker,
): Promise<PartialReply> {
  const { chosen, recollection } = found;
  const { wording, say } = speaker;
  // What stands in the profile is shown where it answers, not as a passage that may.
  const all = bestPassages(found).filter(
    ({ kind, sourceId }) => kind !== 'detail' || sourceId === chosen?.best.passage.id,
  );
  const shown = all.slice(0, passagesAtMost);
  const best = chosen && found.passages.get(chosen.best.passage.id);
  const covers = shown.some(({ coverage }) => coverage >= coverageShown);
  if (!chosen || !best || (chosen.probability < shownFrom && !covers)) {
    return {
      content: say(wording.untold),
      sources: [],
      certainty: 'untold',
      isOpen: true,
      because: { facts: [], notes: ['nothing near enough was told'] },
    };
  }
  const last = history.findLast(({ kind }) => kind === 'persona');
  const isRepeated = last?.content.includes(chosen.best.window) ?? false;
  if (chosen.probability >= toldFrom) {
    const told = await wholeParagraph(chosen.best.window, best, memory);
    const said = quote(told, best, person, speaker);
    return {
      content: isRepeated ? `${say(wording.again)} ${said}` : said,
      sources: [best, ...all.filter((each) => each !== best)]
        .map(toSource)
        .slice(0, passagesWhereTold),
      certainty: 'told',
      because: { facts: [], notes: [`told: ${percent(chosen.probability)} likely`] },
    };
  }
  const swapped = findSwap(question, chosen.best, recollection.terms, person);
  return {
    content: swapped
      ? say(wording.otherPerson, swapped)
      : say(chosen.probability < nearFrom ? wording.perhapsFar : wording.perhaps),
    sources: shown.map(toSource),
    certainty: 'perhaps',
    because: {
      facts: [],
      notes: [
        `perhaps: ${percent(chosen.probability)} likely`,
        ...(swapped ? [`told of ${swapped.actual}, asked of ${swapped.asked}`] : []),
      ],
    },
  };
}

const wordsTold = 220;

/**
 * What answers, with its paragraph to the end and from its beginning where there is room for the whole of either: a story
 * has its point.
 */
async function wholeParagraph(
  window: string,
  { storyOrdinal }: CompanionPassage,
  memory: CompanionQuestion['memory'],
): Promise<string> {
  const story = storyOrdinal === null ? '' : await memory.readStory(storyOrdinal);
  const start = story.indexOf(window);
  if (start < 0) return window;
  const [after = ''] = story.slice(start + window.length).split('\n', 1);
  const toEnd = `${window}${after}`.trimEnd();
  const ended = countWords(toEnd) <= wordsTold ? toEnd : window;
  const before = story.slice(story.lastIndexOf('\n', start - 1) + 1, start);
  const whole = `${before}${ended}`.trimStart();
  return countWords(whole) <= wordsTold ? whole : ended;
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

const percent = (probability: number) => `${Math.round(probability * 100)}%`;

function bestPassages({ chosen, passages }: FoundAnswer): CompanionPassage[] {
  return (chosen?.passages ?? []).flatMap(({ passage }) => passages.get(passage.id) ?? []);
}

function distinct(passages: readonly CompanionPassage[]): CompanionPassage[] {
  return [...new Map(passages.map((passage) => [passage.sourceId, passage])).values()];
}

/**
 * Whether the sentence tells of one person all that was asked of another: every word of weight but a single name is
 * there, and another name stands in its place.
 */
function findSwap(
  question: string,
  { sentence, window }: CandidateAnswer,
  terms: FoundAnswer['recollection']['terms'],
  { name, fullName = '' }: CompanionQuestion['person'],
): { actual: string; asked: string } | undefined {
  const namesIn = (text: string) =>
    [...text.matchAll(/(?<=[^.!?…:"“«]\s+)\p{Lu}\p{Ll}{2,}/gu)].map(([name]) => name);
  // Asked about by name, the person is not another whom it was pinned on.
  const own = `${name} ${fullName}`;
  const missing = namesIn(` ${question}`).filter(
    (one) => !window.includes(one) && !own.includes(one),
  );
  const actual = namesIn(` ${sentence}`).find((name) => !question.includes(name));
  const [asked] = missing;
  if (missing.length !== 1 || !asked || !actual) return undefined;
  const rest = terms.filter(
    ({ word, fromHistory }) => !fromHistory && word !== asked.toLowerCase(),
  );
  const held = rest.filter(({ word }) => window.toLowerCase().includes(word.slice(0, 5)));
  return rest.length > 1 && held.length === rest.length ? { actual, asked } : undefined;
}

function reasonsOf(question: string, { chosen, passages }: FoundAnswer) {
  const ranked = chosen?.passages ?? [];
  return {
    engine: 'offline' as const,
    question,
    passages: ranked.slice(0, limits.sourcesPerReply * 2).flatMap(({ passage }) => {
      const found = passages.get(passage.id);
      return found
        ? [{ id: found.sourceId, title: found.title, score: found.score, coverage: found.coverage }]
        : [];
    }),
    answer: chosen ? { sentence: chosen.best.sentence, probability: chosen.probability } : null,
  };
}
