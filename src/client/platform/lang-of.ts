import { detectLanguage } from '@heartwood/reading/detect-language';

/** The `lang` of a user's text where it differs from the page's, so that it is read aloud in its own language. */
export function langOf(text: string | null | undefined): 'pt' | undefined {
  return text && detectLanguage(text) === 'pt' ? 'pt' : undefined;
}
