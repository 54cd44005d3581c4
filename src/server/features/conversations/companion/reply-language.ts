import { detectLanguage } from '@heartwood/reading/detect-language';
import { detectPortuguese } from '@heartwood/reading/detect-portuguese';
import type { Language } from '@heartwood/reading/language';
import type { CompanionPerson, Turn } from './companion.ts';

export type Locale = 'en' | 'pt-BR' | 'pt-PT';

/** The language of the family's own words about a person, for messages that show none, as `ok` or `haha`. */
function homeLanguage(person: CompanionPerson): Language {
  return detectLanguage(familyWords(person), 'en');
}

/** The language and variety to reply in: the message's, else the last message's, else the family's. */
export function replyLocale(
  message: string,
  person: CompanionPerson,
  history: readonly Turn[],
): Locale {
  const earlier = history.findLast(({ kind }) => kind === 'person')?.content;
  const before = earlier ? detectLanguage(earlier, homeLanguage(person)) : homeLanguage(person);
  if (detectLanguage(message, before) === 'en') return 'en';
  if (person.portuguese) return person.portuguese;
  const asked = history.filter(({ kind }) => kind === 'person').map(({ content }) => content);
  return detectPortuguese([familyWords(person), ...asked.slice(-3), message].join('\n'));
}

function familyWords(person: CompanionPerson): string {
  const { communicationStyle, senseOfHumor, birthPlace, occupation } = person;
  return [
    ...[communicationStyle, senseOfHumor, birthPlace, occupation],
    ...(person.commonPhrases ?? []),
    ...(person.values ?? []),
    ...(person.passions ?? []),
  ]
    .filter(Boolean)
    .join('. ');
}
