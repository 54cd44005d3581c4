import { randomBytes } from 'node:crypto';
import type { Language } from '@heartwood/reading/language';
import { eachPart } from '@heartwood/reading/message-parts';
import type { Act } from '@heartwood/reading/read-message';
import type { TextModel } from '#server/platform/ai/text-model.ts';
import { limits } from '#shared/limits.ts';
import {
  type Companion,
  type CompanionQuestion,
  type CompanionReply,
  toSource,
} from '../companion/companion.ts';
import { replyLocale } from '../companion/reply-language.ts';
import { createSpeaker } from '../companion/speaker.ts';
import { type ComposedPrompt, composePrompt } from './compose-prompt.ts';
import { type Gathered, gatherPassages } from './gather-passages.ts';
import { isPersons } from './is-persons.ts';
import { knownStatements } from './known-statements.ts';
import { ModelFailure } from './model-failure.ts';
import { promptRoom } from './prompt-room.ts';
import { readText } from './read-text.ts';
import { createSentenceStream } from './sentence-stream.ts';
import { defaultTimeouts, streamModel, type Timeouts } from './stream-model.ts';
import { createVerifiedReply, type VerifiedSoFar } from './verified-reply.ts';
import type { Grounds } from './verify-sentence.ts';

/** What a model may be asked; every other act is the offline companion's alone. */
const actsForModel: ReadonlySet<Act> = new Set<Act>([
  ...(['life-question', 'story-request', 'statement', 'feeling', 'grief', 'love'] as const),
  ...(['anger', 'greeting', 'goodbye', 'thanks', 'correction'] as const),
]);
const usualContextTokens = 8_192;

/**
 * Replies through a language model that is given numbered passages, and shows of its answer only what stands up to
 * them, sentence by sentence. Where nothing does, or the model fails, the offline companion replies.
 */
export function createModelCompanion({
  model,
  offline,
  timeouts = defaultTimeouts,
  contextTokens = usualContextTokens,
}: Pick<TextModel, 'model'> & {
  offline: Companion;
  timeouts?: Timeouts;
  /** How much the model takes in at once; below 4,000 the prompt has a shorter form. */
  contextTokens?: number;
}): Companion {
  const room = promptRoom(contextTokens);

  const replyByModel = async (
    request: CompanionQuestion,
    { question, isAboutLife }: Asked,
  ): Promise<CompanionReply> => {
    const locale = replyLocale(request.message, request.person, request.history);
    const { person, seed } = request;
    const speaker = createSpeaker({ locale, person, lately: [], seed });
    const { language } = speaker;
    const gathered = await gatherPassages(question, request, {
      ...{ speaker, offline, isAboutLife },
      room: { passages: room.passages, words: room.wordsPerPassage },
    });
    const boundary = randomBytes(6).toString('hex');
    const prompt = composePrompt({ request, locale, ...gathered, room, boundary });
    const sentences = createSentenceStream(language);
    const verified = createVerifiedReply(groundsOf(request, prompt, language), {
      isAboutLife,
      onShown: (text) => request.onDelta?.(text),
    });
    const failure = await readModel(
      streamModel({ model }, prompt, { timeouts, signal: request.signal }),
      { sentences, verified, signal: request.signal },
    );
    const soFar = verified.soFar();
    const notes = [...notesOf(soFar), ...(failure ? [failure.message] : [])];
    const extras = {
      ...(sentences.isCheckIn() && { care: 'check-in' as const }),
      ...(failure && { failure: failure.message }),
    };
    if (soFar.content === '') {
      const reply = await offline.reply({ ...request, onDelta: undefined });
      const { because } = reply;
      return { ...reply, ...extras, because: { ...because, notes: [...notes, ...because.notes] } };
    }
    return {
      content: soFar.content,
      sources: soFar.passages.slice(0, limits.sourcesPerReply).map(toSource),
      certainty: isAboutLife ? 'told' : null,
      ...extras,
      because: { ...reasonsOf(question, isAboutLife, gathered, prompt), notes },
    };
  };

  return {
    async reply(request) {
      const asked = readAsked(request);
      return asked ? replyByModel(request, asked) : offline.reply(request);
    },
  };
}

interface Asked {
  /** What recall is asked: the parts about the life where there are some. */
  question: string;
  isAboutLife: boolean;
}

/** What a message asks of a model; undefined where any part of it is the offline companion's. */
function readAsked({ message, reading }: CompanionQuestion): Asked | undefined {
  const parts = eachPart(message);
  if (![reading.act, ...parts.map(({ act }) => act)].every((act) => actsForModel.has(act)))
    return undefined;
  const asking = parts.filter(({ isAboutLife }) => isAboutLife);
  const isAsked = reading.act === 'life-question' || reading.act === 'story-request';
  return {
    question: asking.length > 0 ? asking.map(({ text }) => text).join(' ') : message,
    isAboutLife: isAsked || asking.length > 0,
  };
}

/** Reads a model to its end. @returns why it has none, if so. @throws the signal's reason. */
async function readModel(
  pieces: AsyncIterable<string>,
  {
    sentences,
    verified,
    signal,
  }: {
    sentences: ReturnType<typeof createSentenceStream>;
    verified: ReturnType<typeof createVerifiedReply>;
    signal: AbortSignal | undefined;
  },
): Promise<ModelFailure | undefined> {
  try {
    for await (const piece of pieces)
      for (const sentence of sentences.push(piece)) verified.add(sentence);
    for (const sentence of sentences.finish()) verified.add(sentence);
    return undefined;
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof ModelFailure)) throw error;
    const rest = sentences.finish();
    const isCut = rest.length > 0 && !/[.!?…]["”’»)]*$/u.test(rest.at(-1)?.text ?? '');
    for (const sentence of isCut ? rest.slice(0, -1) : rest) verified.add(sentence);
    if (isCut) verified.breakOff();
    return error;
  }
}

function groundsOf(
  { message, person, facts, askerName }: CompanionQuestion,
  { given }: ComposedPrompt,
  language: Language,
): Grounds {
  const evidence = given.map(({ passage }) => ({
    passage,
    read: readText(`${passage.title}. ${passage.excerpt}`, passage.language),
    isPersons: isPersons(passage, person),
  }));
  const names = [askerName, person.name, person.fullName].filter(Boolean).join(' ');
  return {
    ...{ language, evidence },
    voice: person.companionVoice ?? 'first-person',
    known: knownStatements(person, facts, language),
    message: readText(message, language),
    passages: new Set(evidence.flatMap(({ read }) => [...read.terms])),
    names: readText(names, language).terms,
  };
}

function reasonsOf(
  question: string,
  isAboutLife: boolean,
  { chosen }: Gathered,
  { given }: ComposedPrompt,
): Omit<CompanionReply['because'], 'notes'> {
  return {
    engine: 'model',
    question: isAboutLife || given.length > 0 ? question : null,
    passages: given.map(({ passage: { sourceId, title, score, coverage } }) => ({
      ...{ id: sourceId, title, score, coverage },
    })),
    answer: chosen ? { sentence: chosen.best.sentence, probability: chosen.probability } : null,
    facts: [],
  };
}

function notesOf({ shown, supported, heldBack }: VerifiedSoFar): string[] {
  const held = [...heldBack].map(([reason, times]) => `${times} held back: ${reason}`);
  return [`the language model: ${shown} sentences shown, ${supported} of them supported`, ...held];
}
