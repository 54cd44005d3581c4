import { detectLanguage } from '@heartwood/reading/detect-language';
import type { Language } from '@heartwood/reading/language';
import type {
  CompanionSummary,
  SummarizedPerson,
  SummarizedTraining,
  Summarizer,
} from '../summarizer.ts';
import { describeInEnglish } from './describe-in-english.ts';
import { describeInPortuguese } from './describe-in-portuguese.ts';
import { composeSystemPrompt } from './system-prompt.ts';

/** Composes summary and system prompt by rules, from the training alone. */
export function composeSummary(
  person: SummarizedPerson,
  training: SummarizedTraining,
): CompanionSummary {
  const compose = languageOf(training) === 'pt' ? describeInPortuguese : describeInEnglish;
  const summary = compose(person, training);
  return { summary, systemPrompt: composeSystemPrompt(person, training, summary) };
}

function languageOf(training: SummarizedTraining): Language {
  const told = training.stories.slice(0, 5).map(({ content }) => content.slice(0, 400));
  const details = [
    ...training.passions,
    ...training.values,
    training.communicationStyle,
    training.senseOfHumor,
    training.occupation,
    training.religion,
  ];
  return detectLanguage([...told, ...details].join(' ').slice(0, 2_000));
}

/** Composes summaries by rules, without a language model. */
export const offlineSummarizer: Summarizer = {
  async compose(person, training) {
    return composeSummary(person, training);
  },
  refresh: composeSummary,
};
