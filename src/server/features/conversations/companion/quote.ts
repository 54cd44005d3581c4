import type { CompanionPassage, CompanionPerson } from './companion.ts';
import type { Speaker } from './speaker.ts';

/**
 * Words of the stories as a companion may say them: as its own where the person tells and it speaks as the person, else
 * in quotation marks behind who tells them. An `I` is never another teller's.
 */
export function quote(
  text: string,
  { teller, kind }: Pick<CompanionPassage, 'teller' | 'kind'>,
  person: Pick<CompanionPerson, 'name' | 'fullName'>,
  { wording, voice, say }: Speaker,
): string {
  const isPersons = teller !== null && isPerson(teller, person);
  if (isPersons && (voice === 'first-person' || kind === 'detail')) return text;
  const lead = isPersons
    ? say(wording.ownWords)
    : teller
      ? wording.tellerTells.replace('{teller}', () => teller)
      : wording.familyTells;
  return `${lead} ${inQuotationMarks(text)}`;
}

function isPerson(teller: string, { name, fullName }: Pick<CompanionPerson, 'name' | 'fullName'>) {
  return ['self', name, fullName].some((each) => each?.toLowerCase() === teller.toLowerCase());
}

/** In double quotation marks; those within become single ones. */
export function inQuotationMarks(text: string): string {
  const inner = text
    .replace(/[“”]/g, (mark) => (mark === '“' ? '‘' : '’'))
    .replace(/"([^"]*)"/g, '‘$1’')
    .replace(/"/g, '’');
  return `“${inner}”`;
}
