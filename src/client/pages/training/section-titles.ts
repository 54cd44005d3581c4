import type { SectionId } from './use-open-sections.ts';

export const sectionTitles = (name: string): Record<SectionId, string> => ({
  speaks: `How ${name} speaks`,
  facts: 'Facts',
  questions: 'Questions for the family',
});
