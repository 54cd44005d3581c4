import { createElevenLabs } from '@ai-sdk/elevenlabs';
import { createOpenAI } from '@ai-sdk/openai';
import { readModelSetting } from '#server/platform/ai/model-setting.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Voice } from '#shared/contracts/voice.ts';
import { createEspeakSpeech } from './espeak/espeak-speech.ts';
import { createProviderSpeech } from './provider-speech.ts';
import type { SpeechDriver } from './speech-driver.ts';
import { readWav, toSamples } from './wav.ts';

const named = (provider: string, gender: Voice['gender'], voices: Record<string, string>) =>
  Object.entries(voices).map(([name, id]) => ({ id, name, language: 'mul', gender, provider }));

const byOwnName = (names: string[]) =>
  Object.fromEntries(names.map((id) => [id.charAt(0).toUpperCase() + id.slice(1), id]));

const openAiVoices = (provider: string): Voice[] => [
  ...named(provider, 'female', byOwnName(['nova', 'coral', 'sage', 'shimmer', 'alloy'])),
  ...named(provider, 'male', byOwnName(['onyx', 'ash', 'echo', 'fable'])),
];

const elevenLabsVoices = (provider: string): Voice[] => [
  ...named(provider, 'female', {
    Rachel: '21m00Tcm4TlvDq8ikWAM',
    Sarah: 'EXAVITQu4vr4xnSDxMaL',
    Matilda: 'XrExE9yKIg1WjnnlVkGX',
    Lily: 'pFZP5JQG7iQjIQuC4Bku',
  }),
  ...named(provider, 'male', {
    George: 'JBFqnCBsd6RMkjVDRZzb',
    Bill: 'pqHfZKP75CvOlQylNhV4',
    Brian: 'nPczCjzI2devNBz1zQrb',
  }),
];

type SpeechSettings = Pick<
  Config,
  'AI_SPEECH' | 'AI_BASE_URL' | 'AI_API_KEY' | 'OPENAI_API_KEY' | 'ELEVENLABS_API_KEY'
>;

/**
 * The driver that `AI_SPEECH` names.
 * @throws StartupError for a provider that is not known or lacks its key.
 */
export function openSpeechDriver(settings: SpeechSettings): SpeechDriver {
  const { AI_SPEECH, AI_BASE_URL: baseURL, AI_API_KEY } = settings;
  if (AI_SPEECH === 'offline') return createEspeakSpeech();
  const setting = readModelSetting('AI_SPEECH', AI_SPEECH, settings);
  const { provider, name } = setting;
  const engine = `${provider}:${name}`;
  const openAi = (host: string, apiKey: string) =>
    createProviderSpeech({
      provider: host,
      engine,
      model: createOpenAI({ apiKey, baseURL }).speech(name),
      voices: openAiVoices(host),
      outputFormat: 'wav',
      read: readWav,
      pace: { least: 0.25, most: 4 },
    });
  switch (provider) {
    case 'openai':
      return openAi(provider, setting.requireKey('OPENAI_API_KEY'));
    case 'openai-compatible':
      return openAi(new URL(setting.requireBaseUrl()).host, AI_API_KEY ?? 'none');
    case 'elevenlabs':
      return createProviderSpeech({
        provider,
        engine,
        model: createElevenLabs({
          apiKey: setting.requireKey('ELEVENLABS_API_KEY'),
          fetch: baseURL ? fetchFrom(baseURL) : undefined,
        }).speech(name),
        voices: elevenLabsVoices(provider),
        outputFormat: 'pcm_24000',
        read: (audio) => ({ samples: toSamples(audio), sampleRate: 24_000 }),
        pace: { least: 0.7, most: 1.2 },
      });
    default:
      throw setting.unknown('offline, openai, openai-compatible and elevenlabs');
  }
}

/** Sends to another address what was meant for the provider's usual one, which its library does not let choose. */
function fetchFrom(baseURL: string): typeof fetch {
  return (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    return fetch(baseURL.replace(/\/$/, '') + pathname + search, init);
  };
}
