import { detectLanguage } from '#shared/language/detect-language.ts';
import { type Evidence, findEvidence } from '../evidence/find-evidence.ts';
import { inItsStory } from '../evidence/in-its-story.ts';
import { coverage, readText } from '../evidence/match-terms.ts';
import { recallEvidence } from '../evidence/recall-evidence.ts';
import type {
  PersonaPassage,
  PersonaPerson,
  PersonaQuestion,
  PersonaRecollection,
  PersonaReply,
} from '../persona.ts';
import type { Patterns } from '../questions/intents.ts';
import { type AskedQuestion, readQuestion } from '../questions/read-question.ts';
import { lastStory, toldTitles } from '../story-in-mind.ts';
import { toSource } from '../to-source.ts';
import type { Voice } from '../wording/voice.ts';
import { answerByKind, asksOneThing } from './answer-by-kind.ts';
import { asksOfChildhood, findChildhood } from './find-childhood.ts';
import { ageInStory, tellsOwnAge } from './how-old.ts';
import { chooseSentences, isSad, tellItem, tellSentences } from './tell-passage.ts';
import { tellBeginning, tellMore, tellNewStory, type Wanted } from './tell-story.ts';

const asksAbout =
  /^(?:please |can you |could you |and )*(?:(?:tell|talk to)(?: me| us)?|what) (?:more )?about\b|^(?:e |por favor )*(?:conta|conte|fala|fale)(?:[- ]?(?:me|nos))? (?:sobre|d[aeo]s?|acerca)\b/i;

/** What the stories answer to a question; nothing when they do not tell. */
export async function answerFromStories(
  request: PersonaQuestion,
  recalled: PersonaRecollection,
  understood: Patterns,
  clause: string,
  voice: Voice,
  mayTell: (evidence: Evidence) => boolean,
): Promise<PersonaReply | undefined> {
  const { question, person, memory, history, seed } = request;
  const asked = readQuestion(question, voice.language, person, recalled);
  const isStory = understood.story.test(clause);
  if (isStory && (asked.terms.length === 0 || understood.anyStory.test(clause))) {
    return tellNewStory(memory, history, voice, seed);
  }
  const isLight = asked.terms.every(({ class: kind }) => kind === 'light');
  if (asksOfChildhood(question) && isLight) {
    const childhood = await findChildhood(asked, memory, person.gender);
    return tellEvidence(childhood, asked, request, voice);
  }
  const inMind = lastStory(history);
  const leansOnStory = recalled.leaning === 'history' || /^(?:and|but|e|mas)\b/i.test(question);
  if (recalled.leaning !== 'itself' && inMind && isLight) {
    if (asksOneThing(asked)) {
      const answer = await answerByKind(asked, inMind, memory);
      return tellEvidence(answer ? [answer] : [], asked, request, voice);
    }
    const wanted = wantedOf(question, clause, understood);
    const { endOfStory, noMore } = voice.frames;
    const more = await tellMore(memory, history, voice, wanted);
    const ends = voice.say(wanted === 'more' ? noMore : endOfStory);
    return more ?? { content: ends, sources: [], grounded: false };
  }
  const passages =
    recalled.leaning === 'history' && inMind
      ? recalled.passages.filter(
          ({ title, excerpt }) =>
            title === inMind || namesIn(history).some((name) => excerpt.includes(name)),
        )
      : recalled.passages;
  const options = { leniency: isStory ? 0.1 : 0, inMind: leansOnStory ? inMind : undefined };
  const leaning = recalled.leaning === 'history';
  const near = await recallEvidence(asked, passages, leaning ? undefined : memory, options);
  // 'How many hymn books did he mend?' says enough by itself, whomever it leans on.
  const saysEnough = asked.terms.filter(({ class: kind }) => kind === 'content').length > 1;
  const all =
    near.length === 0 && leaning && saysEnough
      ? findEvidence(asked, recalled.passages, { leniency: -0.3 })
      : near;
  const found = all.filter((each) => mayTell(each) && tellsOwnAge(asked, each, person));
  const story = storyAskedFor(question, asked, found, history);
  return (
    (story !== undefined && (await tellBeginning(story, memory, voice))) ||
    tellEvidence(found, asked, request, voice)
  );
}

function wantedOf(question: string, clause: string, { next }: Patterns): Wanted {
  if (/\b(?:end|ended|finally|fim|final|acab\w+)\b/i.test(question)) return 'end';
  return next.test(clause) ? 'next' : 'more';
}

// 'Tell me about the hymn books' wants 'The hymn books' from its beginning, unless it has been told.
function storyAskedFor(
  question: string,
  asked: AskedQuestion,
  [best]: readonly Evidence[],
  history: PersonaQuestion['history'],
): number | undefined {
  if (best?.passage.kind !== 'story' || !asksAbout.test(question)) return undefined;
  const { title, storyOrdinal } = best.passage;
  const isTitle = coverage(asked.terms, readText(title, best.language)) > 0.99;
  return isTitle && !toldTitles(history).has(title) ? (storyOrdinal ?? undefined) : undefined;
}

// Who was spoken of last: a question about 'him' is not about the whole world.
function namesIn(history: PersonaQuestion['history']): string[] {
  const last = history.findLast(({ kind }) => kind === 'person')?.content ?? '';
  return Array.from(last.matchAll(/(?<=\s)\p{Lu}\p{Ll}+/gu), ([name]) => name);
}

async function tellEvidence(
  found: readonly Evidence[],
  asked: AskedQuestion,
  { person, memory, history }: PersonaQuestion,
  voice: Voice,
): Promise<PersonaReply | undefined> {
  const [first] = found;
  if (!first) return undefined;
  const { evidence: best, before } = await inItsStory(first, memory, person);
  const isStory = best.passage.kind === 'story' || best.passage.kind === 'memory';
  const item = isStory ? undefined : tellItem(best, person, voice);
  const { isOwnVoice } = best;
  const chosen = item === undefined ? chooseSentences(best, asked, person, voice) : [item];
  const told = item ?? tellSentences(chosen, { language: best.language, isOwnVoice }, voice);
  const isHeavy = isSad(`${asked.text} ${told}`);
  const isPlain = item === undefined && isOwnVoice && best.language === voice.language;
  const age = ageInStory(asked, best, person, voice);
  const opens = !age && isPlain && !isHeavy;
  const opener =
    opens && voice.happens('opener', voice.manner.isQuiet ? 0.15 : 0.4)
      ? voice.say(voice.frames.opener)
      : undefined;
  const saying = isStory && !isHeavy ? sayingFor(person, history, told, voice) : undefined;
  return {
    content: [age, opener, told, saying].filter(Boolean).join(' '),
    sources: [
      best.passage,
      ...(before && holdsOne(before, chosen) ? [before] : []),
      ...supporting(found, chosen),
    ]
      .slice(0, 5)
      .map(toSource),
    grounded: true,
  };
}

const holdsOne = ({ excerpt }: PersonaPassage, sentences: readonly string[]) =>
  sentences.some((sentence) => excerpt.includes(sentence));

// Only passages that hold a sentence which was said, as where two stories tell of the same thing.
function supporting(found: readonly Evidence[], chosen: readonly string[]): PersonaPassage[] {
  return found
    .slice(1)
    .filter(({ sentences }) => chosen.some((each) => sentences.includes(each)))
    .map(({ passage }) => passage);
}

function sayingFor(
  person: PersonaPerson,
  history: PersonaQuestion['history'],
  told: string,
  voice: Voice,
): string | undefined {
  const lately = history.slice(-16).map(({ content }) => content);
  const sayings = (person.commonPhrases ?? []).filter(
    (phrase) => detectLanguage(phrase, voice.language) === voice.language && !told.includes(phrase),
  );
  const isRecent = sayings.some((phrase) => lately.some((content) => content.includes(phrase)));
  if (isRecent || !voice.happens('saying', 0.16)) return undefined;
  const saying = voice.pick(sayings, 'which saying');
  return saying && (/[.!?…]$/.test(saying) ? saying : `${saying}.`);
}
