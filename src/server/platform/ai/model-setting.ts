import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { Config } from '#server/platform/config/config.ts';
import { StartupError } from '#server/platform/errors/startup-error.ts';

type ProviderKey =
  | 'OPENAI_API_KEY'
  | 'ANTHROPIC_API_KEY'
  | 'GOOGLE_GENERATIVE_AI_API_KEY'
  | 'ELEVENLABS_API_KEY';

type Variable = 'AI_TEXT' | 'AI_IMAGE' | 'AI_SPEECH';

/** The model that a setting such as `AI_TEXT=openai:gpt-4o` names, and what its provider is reached by. */
export interface ModelSetting {
  provider: string;
  /** The model, as its provider calls it. */
  name: string;
  /** `AI_API_KEY`, else the provider's own. @throws StartupError where there is neither. */
  requireKey(own: ProviderKey): string;
  /** @throws StartupError without `AI_BASE_URL`. */
  requireBaseUrl(): string;
  /** The error for a provider that is none of the known ones. */
  unknown(known: string): StartupError;
}

/** @param value `provider:model`; whatever follows the first colon is the model's name. */
export function readModelSetting(
  variable: Variable,
  value: string,
  settings: Partial<Pick<Config, ProviderKey | 'AI_API_KEY' | 'AI_BASE_URL'>>,
): ModelSetting {
  const colon = value.indexOf(':');
  const provider = value.slice(0, colon);
  const needs = (what: string) => new StartupError(`${variable}=${provider}:… needs ${what}.`);
  return {
    provider,
    name: value.slice(colon + 1),
    requireKey(own) {
      const apiKey = settings.AI_API_KEY ?? settings[own];
      if (!apiKey) throw needs(`${own} (or AI_API_KEY)`);
      return apiKey;
    },
    requireBaseUrl() {
      if (!settings.AI_BASE_URL) throw needs('AI_BASE_URL');
      return settings.AI_BASE_URL;
    },
    unknown: (known) =>
      new StartupError(`${variable} names the provider "${provider}". Known are ${known}.`),
  };
}

type Known = 'openai' | 'anthropic' | 'google' | 'openai-compatible';

export type ProviderSettings = Pick<
  Config,
  'AI_TEXT' | 'AI_IMAGE' | 'AI_BASE_URL' | 'AI_API_KEY' | Exclude<ProviderKey, 'ELEVENLABS_API_KEY'>
>;

/**
 * The AI SDK's provider of `AI_TEXT` or `AI_IMAGE`, and the model's name.
 * @returns `provider` as users are told it: its name, or the host that it is reached at.
 * @throws StartupError for a provider that is not one of `known`, or lacks its key or address.
 */
export function openProvider(
  variable: 'AI_TEXT' | 'AI_IMAGE',
  settings: ProviderSettings,
  known: readonly Known[],
) {
  const setting = readModelSetting(variable, settings[variable], settings);
  const { provider: kind, name } = setting;
  const { AI_BASE_URL: baseURL, AI_API_KEY } = settings;
  const isKnown = (one: string): one is Known => known.some((each) => each === one);
  if (!isKnown(kind))
    throw setting.unknown(['offline', ...known].join(', ').replace(/, ([^,]+)$/, ' and $1'));
  switch (kind) {
    case 'openai': {
      const apiKey = setting.requireKey('OPENAI_API_KEY');
      return { kind, provider: kind, name, sdk: createOpenAI({ apiKey, baseURL }) };
    }
    case 'anthropic': {
      const apiKey = setting.requireKey('ANTHROPIC_API_KEY');
      return { kind, provider: kind, name, sdk: createAnthropic({ apiKey, baseURL }) };
    }
    case 'google': {
      const apiKey = setting.requireKey('GOOGLE_GENERATIVE_AI_API_KEY');
      return { kind, provider: kind, name, sdk: createGoogle({ apiKey, baseURL }) };
    }
    case 'openai-compatible': {
      const address = setting.requireBaseUrl();
      const sdk = createOpenAICompatible({
        name: kind,
        baseURL: address,
        apiKey: AI_API_KEY,
        // Ollama, LM Studio, llama.cpp and vLLM all take a JSON schema for the response.
        supportsStructuredOutputs: true,
      });
      return { kind, provider: new URL(address).host, name, sdk };
    }
  }
}
