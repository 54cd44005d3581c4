import { detectLanguage } from '@heartwood/reading/detect-language';

/** The `lang` of what somebody wrote, where it is not that of the page, so that it is read aloud as what it is. */
export function langOf(text: string | null | undefined): 'pt' | undefined {
  return text && detectLanguage(text) === 'pt' ? 'pt' : undefined;
}
