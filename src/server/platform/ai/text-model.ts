import type { LanguageModel } from 'ai';
import { openProvider, type ProviderSettings } from './model-setting.ts';

export interface TextModel {
  /** Where the text is sent, for users. */
  provider: string;
  model: LanguageModel;
}

/**
 * The language model of `AI_TEXT`, or undefined for 'offline'.
 * @throws StartupError for a provider that is not known or lacks its key.
 */
export function openTextModel(settings: ProviderSettings): TextModel | undefined {
  if (settings.AI_TEXT === 'offline') return undefined;
  const known = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;
  const { provider, name, sdk } = openProvider('AI_TEXT', settings, known);
  return { provider, model: sdk.languageModel(name) };
}
