import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { currentUser } from '#server/platform/http/access.ts';
import type { Sound } from '#server/platform/speech/sound.ts';
import type { HeardSentence } from '#server/platform/speech/speech.ts';
import { sizeOf, wavParts, writeWav } from '#server/platform/speech/wav.ts';
import {
  type SpokenSentence,
  synthesizeBody,
  synthesizeQuery,
  voice,
} from '#shared/contracts/voice.ts';
import type { VoiceService } from './voice.service.ts';

const tags = ['voice'];

export function voiceRoutes({ voice: service }: { voice: VoiceService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/voices',
      {
        schema: {
          summary: 'The voices that text can be spoken with',
          tags,
          response: { 200: z.array(voice) },
        },
      },
      () => [...service.listVoices()],
    );

    app.post(
      '/api/voice/synthesize',
      {
        schema: {
          summary:
            'Speak a text. Answers a WAV file; with `?timings=1` lines of JSON, one for each sentence as it is made: its sound and when each word is heard',
          tags,
          produces: ['audio/wav', 'application/x-ndjson'],
          body: synthesizeBody,
          querystring: synthesizeQuery,
        },
      },
      async (request, reply) => {
        const sentences = await service.speak(currentUser(request).id, request.body);
        if (request.query.timings === '1')
          return reply
            .type('application/x-ndjson')
            .header('x-accel-buffering', 'no')
            .send(Readable.from(presentSentences(sentences)));
        const parts = await presentSpeech(sentences);
        return reply
          .type('audio/wav')
          .header('content-length', sizeOf(parts))
          .send(Readable.from(parts));
      },
    );
  };
}

/** Everything that was said, as the parts of one sound file. */
async function presentSpeech(
  sentences: AsyncIterable<HeardSentence>,
): Promise<readonly Uint8Array[]> {
  const sounds: Sound[] = [];
  for await (const { sound } of sentences) sounds.push(sound);
  return wavParts(sounds);
}

/** Each sentence as one line of JSON, as soon as it was said. */
export async function* presentSentences(
  sentences: AsyncIterable<HeardSentence>,
): AsyncGenerator<string> {
  for await (const { sound, ...placed } of sentences) {
    const line: SpokenSentence = { ...placed, audio: writeWav(sound).toString('base64') };
    yield `${JSON.stringify(line)}\n`;
  }
}
