import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { Config } from '#server/platform/config/config.ts';
import { readModelSetting } from './model-setting.ts';

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
  /** Where the text is sent, for users. */
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
  const setting = readModelSetting('AI_TEXT', AI_TEXT, settings);
  const { provider, name } = setting;
  switch (provider) {
    case 'openai':
      return {
        provider,
        model: createOpenAI({ apiKey: setting.requireKey('OPENAI_API_KEY'), baseURL })(name),
      };
    case 'anthropic':
      return {
        provider,
        model: createAnthropic({ apiKey: setting.requireKey('ANTHROPIC_API_KEY'), baseURL })(name),
      };
    case 'google':
      return {
        provider,
        model: createGoogle({
          apiKey: setting.requireKey('GOOGLE_GENERATIVE_AI_API_KEY'),
          baseURL,
        })(name),
      };
    case 'openai-compatible': {
      const address = setting.requireBaseUrl();
      const compatible = createOpenAICompatible({
        name: provider,
        baseURL: address,
        apiKey: AI_API_KEY,
        // Ollama, LM Studio, llama.cpp and vLLM all take a JSON schema for the answer.
        supportsStructuredOutputs: true,
      });
      return { provider: new URL(address).host, model: compatible(name) };
    }
    default:
      throw setting.unknown('offline, openai, anthropic, google and openai-compatible');
  }
}
