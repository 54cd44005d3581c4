import { detectLanguage } from '@heartwood/reading/detect-language';
import type { AncestorsService } from '#server/features/ancestors/ancestors.service.ts';
import type { TrainingService } from '#server/features/training/training.service.ts';
import type { Needs } from '#server/platform/platform.ts';
import type { HeardSentence } from '#server/platform/speech/speech.ts';
import { SpeechError } from '#server/platform/speech/speech-driver.ts';
import type { SynthesizeBody, Voice } from '#shared/contracts/voice.ts';
import { toVoiceError } from './voice.errors.ts';
import { chooseVoice, mannerOf, type Speaker } from './voice-manner.rules.ts';

export interface VoiceServiceOptions extends Needs<'speech' | 'rateLimits'> {
  ancestors: AncestorsService;
  training: TrainingService;
}

export type VoiceService = ReturnType<typeof createVoiceService>;

/** Speaks text in a chosen voice, or in the one that suits a person. */
export function createVoiceService(options: VoiceServiceOptions) {
  const { speech, ancestors, training, rateLimits } = options;
  const rateLimit = rateLimits.define({
    name: 'voice',
    points: 240,
    seconds: 60,
    store: 'memory',
    message: 'That was a lot to read aloud in a short time. Please wait a moment.',
  });

  const speakerOf = async (userId: string, ancestorId: string): Promise<Speaker> => {
    const row = await ancestors.getRow(userId, ancestorId);
    const { details } = await training.getWithoutStories(row.id);
    return { ...details, ...row };
  };

  return {
    /** All voices; asking for them also wakes what speaks, so that the first words come soon. */
    listVoices(): readonly Voice[] {
      speech.wake();
      return speech.voices;
    },

    /** The voice of a narrator for a text about a person. */
    chooseTeller(text: string, gender: 'female' | 'male' | undefined): Voice | undefined {
      // Portuguese is spoken on two shores: where a life took place tells which.
      const birthPlace = detectLanguage(text) === 'pt' ? text : '';
      return chooseVoice(speech.voices, text, {
        gender: gender ?? null,
        relationship: null,
        generation: 0,
        accentDescription: '',
        birthPlace,
        speakingPace: 'normal',
      });
    },

    /**
     * Speaks a text, sentence by sentence.
     * @throws 404 for an ancestor of others; 400 where the text or the voice is at fault, before any sound.
     */
    async speak(
      userId: string,
      { text, voiceId, ancestorId }: SynthesizeBody,
    ): Promise<AsyncIterable<HeardSentence>> {
      const speaker = ancestorId ? await speakerOf(userId, ancestorId) : undefined;
      await rateLimit.consume(userId);
      try {
        const chosen = voiceId ?? chooseVoice(speech.voices, text, speaker)?.id;
        if (chosen === undefined) throw new SpeechError('unknown-voice', 'there is no voice');
        const sentences = speech.speak({ text, voiceId: chosen, ...mannerOf(speaker) });
        const first = await sentences.next();
        return continueWith(first, sentences);
      } catch (error) {
        throw toVoiceError(error);
      }
    },
  };
}

async function* continueWith<Item>(
  first: IteratorResult<Item>,
  rest: AsyncGenerator<Item>,
): AsyncGenerator<Item> {
  try {
    if (!first.done) yield first.value;
    yield* rest;
  } catch (error) {
    throw toVoiceError(error);
  } finally {
    await rest.return(undefined);
  }
}
