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
