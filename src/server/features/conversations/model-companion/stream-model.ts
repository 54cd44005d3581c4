import { setTimeout as wait } from 'node:timers/promises';
import {
  extractReasoningMiddleware,
  // One call and no more: streamText's steps and tools put a millisecond before the first piece.
  experimental_streamLanguageModelCall as streamOneCall,
  wrapLanguageModel,
} from 'ai';
import type { TextModel } from '#server/platform/ai/text-model.ts';
import type { ComposedPrompt } from './compose-prompt.ts';
import { ModelFailure, toModelFailure } from './model-failure.ts';
import { createWholeCharacters } from './whole-characters.ts';

/** How long a model may take, in milliseconds. */
export interface Timeouts {
  /** Until the first piece; a model on one's own machine may have to be loaded first. */
  firstPieceMs: number;
  betweenPiecesMs: number;
  totalMs: number;
  /** Before the first of two retries; twice as long before the second. */
  backoffMs: number;
}

export const defaultTimeouts: Timeouts = {
  firstPieceMs: 60_000,
  betweenPiecesMs: 30_000,
  totalMs: 180_000,
  backoffMs: 500,
};

const retries = 2;
/** A provider that asks for a longer pause is not waited for. */
const longestWaitMs = 15_000;
const answerTokens = 400;
/** For models whose thinking counts as answer. */
const thinkingTokens = 4_000;
/** A model that does not keep to its tokens is cut here. */
const answerCharacters = 2_400;
/** Low: a reply repeats what was told. */
const temperature = 0.3;

/** Models that once spent a whole answer on thinking. */
const thinkers = new WeakSet<object>();

/**
 * The text that a model answers, piece by piece. Failures that may pass are tried again twice, but only before the
 * first piece of text: nothing is ever said twice.
 * @throws ModelFailure when the answer is not whole, its tokens having run out included, or the signal's reason.
 */
export async function* streamModel(
  { model }: Pick<TextModel, 'model'>,
  prompt: ComposedPrompt,
  { timeouts, signal }: { timeouts: Timeouts; signal: AbortSignal | undefined },
): AsyncGenerator<string, void> {
  const deadline = Date.now() + timeouts.totalMs;
  for (let attempt = 0; ; attempt += 1) {
    let hasBegun = false;
    try {
      for await (const text of attemptStream(model, prompt, { timeouts, deadline, signal })) {
        hasBegun = true;
        yield text;
      }
      return;
    } catch (error) {
      signal?.throwIfAborted();
      const failure = toModelFailure(error);
      if (failure instanceof ThoughtOnly && typeof model === 'object' && !thinkers.has(model)) {
        thinkers.add(model);
        continue;
      }
      const pauseMs = Math.max(timeouts.backoffMs * 2 ** attempt, failure.retryAfterMs);
      const isHopeless = pauseMs > longestWaitMs || Date.now() + pauseMs > deadline;
      if (hasBegun || !failure.canRetry || attempt === retries || isHopeless) throw failure;
      await wait(pauseMs, undefined, { signal });
    }
  }
}

async function* attemptStream(
  model: TextModel['model'],
  { instructions, messages }: ComposedPrompt,
  {
    timeouts,
    deadline,
    signal,
  }: { timeouts: Timeouts; deadline: number; signal: AbortSignal | undefined },
): AsyncGenerator<string, void> {
  const watch = new AbortController();
  const tooSlow = () => watch.abort();
  const total = setTimeout(tooSlow, Math.max(0, deadline - Date.now()));
  let quiet = setTimeout(tooSlow, timeouts.firstPieceMs);
  let hasText = false;
  let room = answerCharacters;
  const toStorable = createWholeCharacters();
  try {
    const { stream } = await streamOneCall({
      model: withoutThoughts(model),
      instructions,
      messages,
      maxOutputTokens:
        typeof model === 'object' && thinkers.has(model) ? thinkingTokens : answerTokens,
      temperature,
      abortSignal: signal ? AbortSignal.any([signal, watch.signal]) : watch.signal,
    });
    for await (const part of stream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'model-call-end') {
        if (part.finishReason === 'length' && !hasText) throw new ThoughtOnly();
        if (part.finishReason !== 'stop' || !hasText)
          throw new ModelFailure(hasText ? 'did not end its answer' : 'answered nothing', {
            canRetry: true,
          });
        return;
      }
      if (part.type !== 'text-delta' && part.type !== 'reasoning-delta') continue;
      clearTimeout(quiet);
      quiet = setTimeout(tooSlow, timeouts.betweenPiecesMs);
      const text = part.type === 'text-delta' ? toStorable(part.text).slice(0, room) : '';
      if (text === '') continue;
      hasText ||= text.trim() !== '';
      room -= text.length;
      yield text;
      if (room <= 0) throw new ModelFailure('did not end its answer');
    }
    throw new ModelFailure('broke off', { canRetry: true });
  } catch (error) {
    // Asking again would only add to the work of a model that is too slow.
    throw watch.signal.aborted ? new ModelFailure('took too long') : error;
  } finally {
    clearTimeout(quiet);
    clearTimeout(total);
    watch.abort();
  }
}

class ThoughtOnly extends ModelFailure {
  constructor() {
    super('spent its answer on thinking');
  }
}

// Models that think aloud do so within these tags where their server leaves it in the answer.
function withoutThoughts(model: TextModel['model']) {
  if (typeof model === 'string' || model.specificationVersion !== 'v4') return model;
  return wrapLanguageModel({ model, middleware: extractReasoningMiddleware({ tagName: 'think' }) });
}
