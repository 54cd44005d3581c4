import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from './language.ts';
import { fold } from './words.ts';

/** Something the world lived through: the year it began, and words that name it. */
interface WorldEvent {
  year: number;
  names: readonly string[];
}

let events: readonly WorldEvent[] | undefined;

// Each line of lexicon/events.txt: year: name, name ...
function readEvents(): WorldEvent[] {
  const file = join(import.meta.dirname, '../lexicon/events.txt');
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [year = '', names = ''] = line.split(': ');
      return { year: Number(year), names: names.split(', ').map(fold) };
    });
}

const saysYou: Record<Language, RegExp> = {
  en: /\b(?:you|u|your|ur|ye)\b/,
  pt: /\b(?:voce|vc|tu|senhor|senhora|seu|sua|teu|tua|te|lhe|\p{L}{2,}(?:aste|este|iste|ou|eu|iu)|achou|viu|viste|foi|foste|fez|soube)\b/u,
};
// Only a question; 'I moved in 2023 and miss you' tells, and 'did you know' tells too.
const asks: Record<Language, RegExp> = {
  en: /^(?:.{0,40}[,.!] )?(?:and |so |but )?(?!did you know)(?:what|whats|did|do|were|was|how|have|who|where|when|why|which)\b/,
  pt: /^(?:.{0,40}[,.!] )?(?:e |mas |entao )?(?!(?:voce |o senhor |a senhora )?sabias?\b)(?:o que|que|como|qual|quem|onde|quando|por ?que|voces? |vc |o senhor |a senhora |(?:a|o) v?[ao]vo? |viu|viste|achou|achaste|gostou|gostaste|assistiu|assististe|soube|soubeste|foi|foste|lembra|votou|votaste|em quem)/,
};
const longest = 300;

const isSupposed: Record<Language, RegExp> = {
  en: /\b(?:would|if|when i|born)\b/,
  pt: /\b(?:se|seria|teria|diria|acharia|faria|nasci|nasceu)\b/,
};

/**
 * The year that a question takes the person to have lived in although they had died before it: one that it writes, or
 * of an event that everybody knows. Undefined where it supposes nothing of the kind.
 */
export function yearAfterDeath(
  question: string,
  language: Language,
  deathYear: number,
  now: Date,
): number | undefined {
  const text = fold(question);
  if (text.length > longest || !asks[language].test(text)) return undefined;
  if (!saysYou[language].test(text) || isSupposed[language].test(text)) return undefined;
  const years = Array.from(text.matchAll(/\b(?:19|20)\d{2}\b/g), ([year]) => Number(year));
  if (years.length > 0) {
    const year = Math.min(...years);
    return year > deathYear && year <= now.getFullYear() + 1 ? year : undefined;
  }
  events ??= readEvents();
  const found = events.find(({ names }) =>
    names.some((name) => new RegExp(`\\b${name}\\b`, 'u').test(text)),
  );
  return found && found.year > deathYear ? found.year : undefined;
}
