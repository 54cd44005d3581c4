import type { Language } from '@heartwood/reading/language';
import type { CompanionVoice } from '#shared/contracts/ancestors.ts';
import type { CompanionPerson } from './companion.ts';
import { english } from './wording/en.ts';
import { brazilianPortuguese } from './wording/pt-br.ts';
import { europeanPortuguese } from './wording/pt-pt.ts';
import type { Sentences, Wording } from './wording/wording.ts';

const wordings: Readonly<Record<'en' | 'pt-BR' | 'pt-PT', Wording>> = {
  en: english,
  'pt-BR': brazilianPortuguese,
  'pt-PT': europeanPortuguese,
};

/** Says a companion's own sentences: in its language and voice, and not as the last replies worded them. */
export interface Speaker {
  language: Language;
  wording: Wording;
  voice: CompanionVoice;
  say(sentences: Sentences, slots?: Readonly<Record<string, string>>): string;
}

export function createSpeaker({
  locale,
  person,
  lately,
  seed,
}: {
  locale: 'en' | 'pt-BR' | 'pt-PT';
  person: Pick<CompanionPerson, 'name' | 'companionVoice'>;
  /** The companion's last replies. */
  lately: readonly string[];
  seed: string;
}): Speaker {
  const voice = person.companionVoice ?? 'first-person';
  return {
    language: locale === 'en' ? 'en' : 'pt',
    wording: wordings[locale],
    voice,
    say(sentences, slots = {}) {
      const all = 'first-person' in sentences ? sentences[voice] : sentences;
      const filled = all.map((sentence) => fill(sentence, { name: person.name, ...slots }));
      const fresh = filled.filter((sentence) => !lately.some((reply) => reply.includes(sentence)));
      const from = fresh.length > 0 ? fresh : filled;
      return from[numberOf(seed) % from.length] ?? '';
    },
  };
}

function fill(sentence: string, slots: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, slot: string) => slots[slot] ?? whole);
}

/** The same number for the same text, to choose by. */
function numberOf(text: string): number {
  let value = 0;
  for (const letter of text) value = (value * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return value;
}
