import { useFacts } from '#client/features/facts/use-facts.ts';
import { useOpenQuestions } from '#client/features/open-questions/use-open-questions.ts';

export interface SectionCounts {
  /** To confirm. */
  facts: number;
  /** To answer. */
  questions: number;
}

/** How much waits for the family; nothing while that is not known. */
export function useSectionCounts(ancestorId: string): SectionCounts {
  const { data: facts = [] } = useFacts(ancestorId);
  const { data: questions = [] } = useOpenQuestions(ancestorId);
  return {
    facts: facts.filter(({ status }) => status === 'suggested').length,
    questions: questions.length,
  };
}
