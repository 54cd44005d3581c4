import { asPhrase } from '#server/platform/language/prose.ts';
import { fold, words } from '#server/platform/language/words.ts';
import { detectLanguage } from '#shared/language/detect-language.ts';
import type { Language } from '#shared/language/language.ts';
import { asksOfChildhood, findChildhood } from './find-childhood.ts';
import { type Evidence, findEvidence } from './find-evidence.ts';
import { giveAdvice } from './give-advice.ts';
import { type Fact, type Patterns, partCourtesies, plainClause } from './intents.ts';
import { english } from './intents-english.ts';
import { portuguese } from './intents-portuguese.ts';
import { isFirstPerson } from './narrator.ts';
import type { Persona, PersonaPerson, PersonaQuestion, PersonaReply } from './persona.ts';
import { type AskedQuestion, readQuestion } from './read-question.ts';
import { recallEvidence } from './recall-evidence.ts';
import { tellFact } from './tell-fact.ts';
import { chooseSentences, isSad, tellItem, tellSentences } from './tell-passage.ts';
import { lastStory, tellMore, tellNewStory } from './tell-story.ts';
import { tellsOfOwnBirth } from './tells-of-own-birth.ts';
import { toSource } from './to-source.ts';
import { createVoice, type Voice } from './voice.ts';

const patterns: Readonly<Record<Language, Patterns>> = { en: english, pt: portuguese };

/** Speaks as the person by rules alone, from what was taught and nothing else. */
export function createOfflinePersona(): Persona {
  return { reply };
}

async function reply(request: PersonaQuestion): Promise<PersonaReply> {
  const { person, memory, history, seed } = request;
  const names = words(person.name).map(fold);
  const earlier = history.findLast(({ kind }) => kind === 'person')?.content;
  const language = detectLanguage(request.question, earlier ? detectLanguage(earlier) : 'en');
  const voice = createVoice(language, person, history, seed);
  const { frames } = voice;
  const understood = patterns[language];
  const { courtesy, rest } = partCourtesies(request.question, understood, names);
  if (!rest) return unfounded(voice.say(courtesy ? frames[courtesy] : frames.greeting));

  const clause = plainClause(rest, understood.callings, names);
  if (understood.advice.test(clause) && understood.professional.test(clause)) {
    return unfounded(voice.say(frames.seeAProfessional));
  }
  if (understood.anotherStory.test(clause)) {
    return (
      (await tellNewStory(memory, history, voice, seed)) ?? unfounded(voice.say(frames.noStories))
    );
  }
  if (understood.more.test(clause)) {
    const more = await tellMore(memory, history, voice);
    if (more) return more;
    if (lastStory(history)) return unfounded(voice.say(frames.noMore));
    return (await tellNewStory(memory, history, voice, seed)) ?? untold(voice);
  }
  const asked = { ...request, question: rest };
  if (understood.statement.test(fold(rest).replace(/[’']/g, '')) && !rest.includes('?')) {
    const isSorrow = understood.sorrow.test(clause);
    return unfounded(voice.say(isSorrow ? frames.sorrow : frames.thanksForTelling));
  }
  const fact = factOf(clause, understood, language, person);
  const known = fact && (await answerFact(fact, asked, voice));
  if (known) return known;
  if (understood.advice.test(clause)) {
    return (await giveAdvice(asked, clause, understood, voice)) ?? untold(voice);
  }
  const asksOfBirth = fact === 'birthPlace' || fact === 'birthYear';
  const mayTell = (evidence: Evidence) => !asksOfBirth || tellsOfOwnBirth(evidence, person);
  return (await answerFromStories(asked, understood, clause, voice, mayTell)) ?? untold(voice);
}

async function answerFromStories(
  request: PersonaQuestion,
  understood: Patterns,
  clause: string,
  voice: Voice,
  mayTell: (evidence: Evidence) => boolean,
): Promise<PersonaReply | undefined> {
  const { question, person, memory, history, seed } = request;
  const recalled = await memory.recall(question);
  const asked = readQuestion(question, voice.language, person, recalled);
  const isStory = understood.story.test(clause);
  if (isStory && asked.terms.length === 0) return tellNewStory(memory, history, voice, seed);
  if (asksOfChildhood(question) && asked.terms.every(({ class: kind }) => kind === 'light')) {
    const childhood = await findChildhood(asked, memory, person.gender);
    return tellEvidence(childhood, asked, person, history, voice);
  }
  const inMind = lastStory(history);
  const leansOnStory = recalled.leaning === 'history' || /^(?:and|but|e|mas)\b/i.test(question);
  if (
    recalled.leaning !== 'itself' &&
    inMind &&
    asked.terms.every(({ class: kind }) => kind === 'light')
  ) {
    const isEnd = /\b(?:end|ended|finally|fim|final|acab\w+)\b/i.test(question);
    return (
      (await tellMore(memory, history, voice, isEnd)) ?? unfounded(voice.say(voice.frames.noMore))
    );
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
  const found = all.filter(mayTell);
  return found.length > 0 ? tellEvidence(found, asked, person, history, voice) : undefined;
}

// Who was spoken of last: a question about 'him' is not about the whole world.
function namesIn(history: PersonaQuestion['history']): string[] {
  const last = history.findLast(({ kind }) => kind === 'person')?.content ?? '';
  return Array.from(last.matchAll(/(?<=\s)\p{Lu}\p{Ll}+/gu), ([name]) => name);
}

export function tellEvidence(
  found: readonly Evidence[],
  asked: AskedQuestion,
  person: PersonaPerson,
  history: PersonaQuestion['history'],
  voice: Voice,
): PersonaReply | undefined {
  const [best] = found;
  if (!best) return undefined;
  const isStory = best.passage.kind === 'story' || best.passage.kind === 'memory';
  const item = isStory ? undefined : tellItem(best, person, voice);
  const isOwnVoice = isFirstPerson(best.passage.excerpt, best.language);
  const chosen = item === undefined ? chooseSentences(best, asked, person, voice) : [item];
  const told = item ?? tellSentences(chosen, { language: best.language, isOwnVoice }, voice);
  const isHeavy = isSad(`${asked.text} ${told}`);
  const isPlain = item === undefined && isOwnVoice && best.language === voice.language;
  const opener =
    isPlain && !isHeavy && voice.happens('opener', voice.manner.isQuiet ? 0.15 : 0.4)
      ? `${voice.say(voice.frames.opener)} `
      : '';
  const saying = isStory && !isHeavy ? sayingFor(person, history, told, voice) : '';
  return {
    content: `${opener}${told}${saying}`,
    sources: [best, ...supporting(found, chosen)]
      .slice(0, 5)
      .map(({ passage }) => toSource(passage)),
    grounded: true,
  };
}

// Only passages that hold a sentence which was said, as where two stories tell of the same thing.
function supporting(found: readonly Evidence[], chosen: readonly string[]): Evidence[] {
  return found.slice(1).filter(({ sentences }) => chosen.some((each) => sentences.includes(each)));
}

function sayingFor(
  person: PersonaPerson,
  history: PersonaQuestion['history'],
  told: string,
  voice: Voice,
): string {
  const lately = history.slice(-16).map(({ content }) => content);
  const sayings = (person.commonPhrases ?? []).filter(
    (phrase) => detectLanguage(phrase, voice.language) === voice.language && !told.includes(phrase),
  );
  const isRecent = sayings.some((phrase) => lately.some((content) => content.includes(phrase)));
  if (isRecent || !voice.happens('saying', 0.16)) return '';
  const saying = voice.pick(sayings, 'saying');
  return saying && ` ${/[.!?…]$/.test(saying) ? saying : `${saying}.`}`;
}

async function answerFact(
  fact: Fact,
  { person, memory }: PersonaQuestion,
  voice: Voice,
): Promise<PersonaReply | undefined> {
  const told = tellFact(fact, person, voice);
  if (!told) return undefined;
  const details = await memory.listDetails();
  const stoodOn = told.values.flatMap((value) => {
    const found = details.find(({ excerpt }) => fold(excerpt).includes(fold(asPhrase(value))));
    return found ? [found] : [];
  });
  return { content: told.content, sources: stoodOn.slice(0, 5).map(toSource), grounded: true };
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

function untold(voice: Voice): PersonaReply {
  return unfounded(`${voice.say(voice.frames.untold)} ${voice.say(voice.frames.addIt)}`);
}

function unfounded(content: string): PersonaReply {
  return { content, sources: [], grounded: false };
}
