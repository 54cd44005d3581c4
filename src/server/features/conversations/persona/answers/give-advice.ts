import { fold } from '#server/platform/language/words.ts';
import { type Evidence, findEvidence } from '../evidence/find-evidence.ts';
import { inItsStory } from '../evidence/in-its-story.ts';
import type { PersonaQuestion, PersonaReply } from '../persona.ts';
import type { Patterns } from '../questions/intents.ts';
import { type AskedTerm, readQuestion } from '../questions/read-question.ts';
import { toSource } from '../to-source.ts';
import type { Voice } from '../wording/voice.ts';
import { tellFact } from './tell-fact.ts';
import { chooseSentences, tellItem, tellSentences } from './tell-passage.ts';

// 'My test is next week and I am nervous, any advice?': what no story knows is the asker's own matter.
const ofOneself = /\b(?:I|I['’]m|my|me)\b|(?<!\p{L})(?:eu|meus?|minhas?|estou|tenho)(?!\p{L})/iu;

/** Advice from values and stories on what was asked; nothing when they do not touch on it. */
export async function giveAdvice(
  { question, person, memory }: PersonaQuestion,
  clause: string,
  { advice }: Patterns,
  voice: Voice,
): Promise<PersonaReply | undefined> {
  const recalled = await memory.recall(question);
  const matter = readQuestion(clause.replace(advice, ' '), voice.language, person, recalled);
  if (matter.terms.every((term) => term.class === 'light')) return adviseFromValues();
  // 'A friend who is grieving': advice on grief, whoever it is for.
  const about = matter.terms.filter((term) => term.class !== 'kin');
  const terms = about.length > 0 ? about : matter.terms;
  const asked = {
    ...readQuestion(question, voice.language, person, recalled),
    terms,
  };
  const passages = [...recalled.passages, ...(await memory.listDetails())].filter(isFirstOfItsKind);
  const find = (wanted: readonly AskedTerm[]) =>
    findEvidence({ ...asked, terms: wanted, kind: 'anything' }, passages, { leniency: 0.1 });
  const known = new Set(recalled.terms.flatMap((term) => (term.known ? fold(term.word) : [])));
  const all = find(terms);
  const found =
    all.length > 0 || !ofOneself.test(question)
      ? all
      : find(terms.filter(({ word }) => known.has(fold(word))));
  const values = found.filter(
    ({ passage }) => passage.kind === 'value' || passage.kind === 'phrase',
  );
  const stories = found.filter(
    ({ passage }) => passage.kind === 'story' || passage.kind === 'memory',
  );
  const stoodOn = [...stories.slice(0, 1), ...values.slice(0, 2)];
  if (stoodOn.length === 0) return undefined;
  const told = await Promise.all(stoodOn.map(tell));
  const content = told.filter(Boolean).join(' ');
  return {
    content: `${voice.say(voice.frames.advice)} ${content}`,
    sources: stoodOn.map(({ passage }) => toSource(passage)),
    grounded: true,
  };

  async function tell(found: Evidence): Promise<string | undefined> {
    const { kind } = found.passage;
    if (kind !== 'story' && kind !== 'memory') return tellItem(found, person, voice);
    const { evidence } = await inItsStory(found, memory, person);
    const { language, isOwnVoice } = evidence;
    return tellSentences(
      chooseSentences(evidence, asked, person, voice),
      { language, isOwnVoice },
      voice,
    );
  }

  async function adviseFromValues(): Promise<PersonaReply | undefined> {
    const told = tellFact('values', person, voice);
    if (!told) return undefined;
    const details = await memory.listDetails();
    const sources = told.values.flatMap((value) => {
      const passage = details.find(
        ({ kind, excerpt }) => kind === 'value' && excerpt.includes(value),
      );
      return passage ? [toSource(passage)] : [];
    });
    return {
      content: `${voice.say(voice.frames.advice)} ${told.content}`,
      sources,
      grounded: true,
    };
  }
}

function isFirstOfItsKind(
  passage: { sourceId: string },
  at: number,
  all: readonly { sourceId: string }[],
): boolean {
  return all.findIndex(({ sourceId }) => sourceId === passage.sourceId) === at;
}
