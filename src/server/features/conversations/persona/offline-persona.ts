import { asPhrase, onOneLine } from '#server/platform/language/prose.ts';
import { fold, words } from '#server/platform/language/words.ts';
import { detectLanguage } from '#shared/language/detect-language.ts';
import type { Language } from '#shared/language/language.ts';
import { answerFromStories } from './answers/answer-from-stories.ts';
import { partTidings, type Tidings } from './answers/answer-statement.ts';
import { findNearest } from './answers/find-nearest.ts';
import { giveAdvice } from './answers/give-advice.ts';
import { tellAge } from './answers/how-old.ts';
import { moodAsked, tellInMood } from './answers/story-moods.ts';
import { type ToldFact, tellFact } from './answers/tell-fact.ts';
import { tellMore, tellNamed, tellNewStory } from './answers/tell-story.ts';
import { askedOnce } from './asked-once.ts';
import type { Evidence } from './evidence/find-evidence.ts';
import { tellsOfOwnBirth } from './evidence/tells-of-own-birth.ts';
import { tellsOfOwnDeath } from './evidence/tells-of-own-death.ts';
import type {
  Persona,
  PersonaPassage,
  PersonaPerson,
  PersonaQuestion,
  PersonaRecollection,
  PersonaReply,
  Turn,
} from './persona.ts';
import { clausesOf } from './questions/clauses.ts';
import {
  type Courtesy,
  type Fact,
  type Patterns,
  partCourtesies,
  plainClause,
} from './questions/intents.ts';
import { english } from './questions/intents-english.ts';
import { portuguese } from './questions/intents-portuguese.ts';
import { nameWhom } from './questions/name-whom.ts';
import { plainTyping } from './questions/plain-typing.ts';
import { readQuestion } from './questions/read-question.ts';
import { spokenToSelf } from './questions/spoken-to-self.ts';
import { lastStory } from './story-in-mind.ts';
import { toSource } from './to-source.ts';
import { createVoice, type Voice } from './wording/voice.ts';

const patterns: Readonly<Record<Language, Patterns>> = { en: english, pt: portuguese };

/** Speaks as the person by rules alone, from what was taught and nothing else. */
export function createOfflinePersona(): Persona {
  return { reply };
}

async function reply(request: PersonaQuestion): Promise<PersonaReply> {
  const { person, history, seed } = request;
  const names = words(person.name).map(fold);
  const earlier = history.findLast(({ kind }) => kind === 'person')?.content;
  const before = earlier ? detectLanguage(earlier) : homeLanguage(person);
  const first = detectLanguage(request.question, before);
  const said = partCourtesies(plainTyping(request.question, first), patterns[first], names);
  // 'Olá grandma, how did you meet?' greets in one language and asks in another.
  const language = said.rest ? detectLanguage(said.rest, first) : first;
  const voice = createVoice(language, person, history, seed);
  const understood = patterns[language];
  if (!said.rest) return answerCourtesy(said.courtesy, request, voice);
  const { tidings, rest } = partTidings(said.rest, understood);
  if (!rest) return answerTidings(tidings, said.courtesy, voice);
  const question = nameWhom(spokenToSelf(rest, person), history);
  const clause = plainClause(question, understood.callings, names);
  const asked = { ...request, question, memory: askedOnce(request.memory) };
  const answer =
    (await answerAskedOn(clause, asked, understood, voice)) ??
    (await answerQuestion(clause, asked, understood, voice)) ??
    (await answerInParts(asked, understood, names, voice));
  if (answer) return afterTidings(answer, tidings, voice);
  if (tidings === 'sorrow' || tidings === 'joy') return unfounded(voice.say(voice.frames[tidings]));
  // Of a birth or death, another's story would say what was not asked.
  const isFact = factOf(clause, understood, language, person) || understood.ownDeath.test(clause);
  return untold(isFact ? undefined : await findNearest(asked), voice);
}

// 'I miss you. I can't believe that you are gone.' is love first of all.
function answerTidings(
  tidings: Tidings = 'thanksForTelling',
  courtesy: Courtesy | undefined,
  { frames, say }: Voice,
): PersonaReply {
  const isWarm = courtesy === 'love' || courtesy === 'pride' || courtesy === 'closeness';
  return unfounded(say(frames[isWarm && tidings === 'thanksForTelling' ? courtesy : tidings]));
}

function afterTidings(
  answer: PersonaReply,
  tidings: Tidings | undefined,
  voice: Voice,
): PersonaReply {
  if (tidings !== 'sorrow' && tidings !== 'joy') return answer;
  return { ...answer, content: `${voice.say(voice.frames[`${tidings}First`])} ${answer.content}` };
}

// 'Ok' and 'hahaha' are of any language: they are answered in the one that the family writes in.
function homeLanguage({ communicationStyle = '', senseOfHumor = '', ...person }: PersonaPerson) {
  const written = [...(person.commonPhrases ?? []), ...(person.values ?? [])];
  return detectLanguage([communicationStyle, senseOfHumor, ...written].join(' '), 'en');
}

function answerCourtesy(
  courtesy: Courtesy | undefined,
  { question, history }: PersonaQuestion,
  voice: Voice,
): PersonaReply {
  const { frames } = voice;
  if (courtesy) return unfounded(voice.say(frames[courtesy]));
  if (/\?/.test(question)) return unfounded(voice.say(frames.unclear));
  return unfounded(voice.say(history.length > 0 ? frames.thanks : frames.greeting));
}

/** What means something only after what was said before, or asks for a story of any kind. */
async function answerAskedOn(
  clause: string,
  { question, memory, history, seed }: PersonaQuestion,
  understood: Patterns,
  voice: Voice,
): Promise<PersonaReply | undefined> {
  const { frames } = voice;
  const hasMore = voice.hasSaid(frames.moreToIt, { justNow: true });
  const isYes = understood.yes.test(clause);
  const named = storyNamed(history, voice);
  if (
    named &&
    [understood.yes, understood.more, understood.thatOne].some((each) => each.test(clause))
  )
    return tellNamed(named, memory, voice);
  if (understood.no.test(clause) || (isYes && !hasMore)) {
    return unfounded(voice.say(frames.veryWell));
  }
  if (understood.remark.test(clause) && !question.includes('?')) {
    return unfounded(voice.say(frames.remark));
  }
  if (understood.advice.test(clause) && understood.professional.test(clause)) {
    return unfounded(voice.say(frames.seeAProfessional));
  }
  const last = history.findLast(({ kind }) => kind === 'persona');
  if (last && understood.again.test(clause)) return saidAgain(last);
  const mood = moodAsked(clause);
  if (mood) return tellInMood(mood, memory, history, voice);
  if (understood.anotherStory.test(clause)) {
    return (
      (await tellNewStory(memory, history, voice, seed)) ?? unfounded(voice.say(frames.noStories))
    );
  }
  if (understood.scrap.test(clause) && !lastStory(history)) {
    return unfounded(voice.say(frames.unclear));
  }
  if (!isYes && !understood.more.test(clause)) return undefined;
  const isNext = understood.next.test(clause);
  const more = await tellMore(memory, history, voice, isNext ? 'next' : 'more');
  if (more) return more;
  if (lastStory(history)) return unfounded(voice.say(isNext ? frames.endOfStory : frames.noMore));
  return tellNewStory(memory, history, voice, seed);
}

async function answerQuestion(
  clause: string,
  asked: PersonaQuestion,
  understood: Patterns,
  voice: Voice,
): Promise<PersonaReply | undefined> {
  const { person, memory } = asked;
  const fact = factOf(clause, understood, voice.language, person);
  const known = fact && (await answerFact(fact, asked, voice));
  if (known) return known;
  if (understood.advice.test(clause)) return giveAdvice(asked, clause, understood, voice);
  const recalled = await memory.recall(asked.question);
  const asksOfBirth = fact === 'birthPlace' || fact === 'birthYear';
  const asksOfDeath = understood.ownDeath.test(clause);
  const mayTell = (evidence: Evidence) =>
    (!asksOfBirth || tellsOfOwnBirth(evidence, person)) &&
    (!asksOfDeath || tellsOfOwnDeath(evidence, person));
  const told = await answerFromStories(asked, recalled, understood, clause, voice, mayTell);
  if (told || isOfTheFamily(clause, recalled, understood)) return told;
  return unfounded(voice.say(voice.frames.beyond));
}

// What was told of, or asks about somebody's life: whoever knows may add it.
function isOfTheFamily(
  clause: string,
  { terms, leaning }: PersonaRecollection,
  { ofALife }: Patterns,
) {
  return leaning !== 'itself' || ofALife.test(clause) || terms.some(({ known }) => known);
}

async function answerInParts(
  asked: PersonaQuestion,
  understood: Patterns,
  names: readonly string[],
  voice: Voice,
): Promise<PersonaReply | undefined> {
  for (const question of clausesOf(asked.question)) {
    const clause = plainClause(question, understood.callings, names);
    const told = await answerQuestion(clause, { ...asked, question }, understood, voice);
    if (told?.grounded) return told;
  }
  return undefined;
}

async function answerFact(
  fact: Fact,
  { person, memory, now = new Date() }: PersonaQuestion,
  voice: Voice,
): Promise<PersonaReply | undefined> {
  const told = tellFactOrAge(fact, person, now, voice);
  if (!told) return undefined;
  const details = await memory.listDetails();
  const stoodOn = told.values.flatMap((value) => {
    const found = details.find(({ excerpt }) => fold(excerpt).includes(fold(asPhrase(value))));
    return found ? [found] : [];
  });
  return { content: told.content, sources: stoodOn.slice(0, 5).map(toSource), grounded: true };
}

function tellFactOrAge(
  fact: Fact,
  person: PersonaPerson,
  now: Date,
  voice: Voice,
): ToldFact | undefined {
  if (fact !== 'age' && fact !== 'ageAtDeath') return tellFact(fact, person, voice);
  const content =
    fact === 'age'
      ? tellAge(person, now.getFullYear(), 'age', voice)
      : tellAge(person, person.deathYear, 'ageThen', voice);
  return content ? { content, values: [] } : undefined;
}

// 'Where did you work in the war?' asks for more than a detail holds.
function factOf(
  clause: string,
  { facts }: Patterns,
  language: Language,
  person: PersonaPerson,
): Fact | undefined {
  for (const [fact, pattern] of facts) {
    const rest = pattern.test(clause) && clause.replace(pattern, ' ');
    if (rest === false) continue;
    const { terms } = readQuestion(rest, language, person, { terms: [] });
    if (terms.every((term) => term.class === 'light')) return fact;
  }
  return undefined;
}

function untold(nearest: PersonaPassage | undefined, voice: Voice): PersonaReply {
  const { frames } = voice;
  const isSecond =
    voice.hasSaid(frames.untold, { justNow: true }) ||
    voice.hasSaid(frames.untoldAgain, { justNow: true });
  // The story is named, and not cited: the reply does not stand on it.
  const sentences = [
    voice.say(isSecond ? frames.untoldAgain : frames.untold),
    nearest && voice.say(frames.nearest, { title: onOneLine(nearest.title) }),
    // Where to add it is said once; whoever asks on knows.
    !voice.hasSaid(frames.addIt) && voice.say(frames.addIt),
  ];
  return unfounded(sentences.filter(Boolean).join(' '));
}

/** The title that the last reply named as what comes nearest. */
function storyNamed(history: readonly Turn[], { frames, hasSaid }: Voice): string | undefined {
  if (!hasSaid(frames.nearest, { justNow: true })) return undefined;
  return /“(.+)”/.exec(history.findLast(({ kind }) => kind === 'persona')?.content ?? '')?.[1];
}

function saidAgain({ content, sources = [] }: Turn): PersonaReply {
  return { content, sources: [...sources], grounded: sources.length > 0 };
}

function unfounded(content: string): PersonaReply {
  return { content, sources: [], grounded: false };
}
