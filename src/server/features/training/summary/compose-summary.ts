import { detectLanguage } from '@heartwood/reading/detect-language';
import type { Language } from '@heartwood/reading/language';
import { describeInEnglish } from './describe-in-english.ts';
import { describeInPortuguese } from './describe-in-portuguese.ts';
import type { SummarizedPerson, SummarizedTraining } from './summarized.ts';
import { composeSystemPrompt } from './system-prompt.ts';

/** A summary for cards and the text that makes the persona, by rules and from the material alone. */
export function composeSummary(
  person: SummarizedPerson,
  training: SummarizedTraining,
): { summary: string; systemPrompt: string } {
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
