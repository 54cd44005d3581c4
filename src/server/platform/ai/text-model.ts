import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { Config } from '#server/platform/config/config.ts';
import { StartupError } from '#server/platform/errors/startup-error.ts';

type ModelSettings = Pick<
  Config,
  | 'AI_TEXT'
  | 'AI_BASE_URL'
  | 'AI_API_KEY'
  | 'OPENAI_API_KEY'
  | 'ANTHROPIC_API_KEY'
  | 'GOOGLE_GENERATIVE_AI_API_KEY'
>;

export interface TextModel {
  /** For people: where the text goes. */
  provider: string;
  model: LanguageModel;
}

/**
 * The language model of `AI_TEXT`, or undefined for 'offline'.
 * @throws StartupError for a provider that is not known or lacks its key.
 */
export function openTextModel(settings: ModelSettings): TextModel | undefined {
  const { AI_TEXT, AI_BASE_URL: baseURL, AI_API_KEY } = settings;
  if (AI_TEXT === 'offline') return undefined;
  const colon = AI_TEXT.indexOf(':');
  const [provider, name] = [AI_TEXT.slice(0, colon), AI_TEXT.slice(colon + 1)];
  const key = (own: string | undefined, variable: string) => {
    const apiKey = AI_API_KEY ?? own;
    if (!apiKey) throw new StartupError(`AI_TEXT=${provider}:… needs ${variable} (or AI_API_KEY).`);
    return apiKey;
  };
  switch (provider) {
    case 'openai': {
      const apiKey = key(settings.OPENAI_API_KEY, 'OPENAI_API_KEY');
      return { provider, model: createOpenAI({ apiKey, baseURL })(name) };
    }
    case 'anthropic': {
      const apiKey = key(settings.ANTHROPIC_API_KEY, 'ANTHROPIC_API_KEY');
      return { provider, model: createAnthropic({ apiKey, baseURL })(name) };
    }
    case 'google': {
      const apiKey = key(settings.GOOGLE_GENERATIVE_AI_API_KEY, 'GOOGLE_GENERATIVE_AI_API_KEY');
      return { provider, model: createGoogle({ apiKey, baseURL })(name) };
    }
    case 'openai-compatible': {
      if (!baseURL) throw new StartupError('AI_TEXT=openai-compatible:… needs AI_BASE_URL.');
      const compatible = createOpenAICompatible({
        name: provider,
        baseURL,
        apiKey: AI_API_KEY,
        // Ollama, LM Studio, llama.cpp and vLLM all take a JSON schema for the answer.
        supportsStructuredOutputs: true,
      });
      return { provider: new URL(baseURL).host, model: compatible(name) };
    }
    default:
      throw new StartupError(
        `AI_TEXT names the provider "${provider}". Known are offline, openai, anthropic, google and openai-compatible.`,
      );
  }
}
