import { detectLanguage } from '@heartwood/reading/detect-language';
import type { AncestorRow } from '#server/features/ancestors/ancestors.service.ts';
import type { Training } from '#shared/contracts/training.ts';
import type { Voice } from '#shared/contracts/voice.ts';

/** Who speaks, as far as it shapes a voice. */
export interface Speaker extends Pick<AncestorRow, 'gender' | 'relationship' | 'generation'> {
  accentDescription: string;
  birthPlace: string;
  speakingPace: Training['speakingPace'];
}

const paces = { slow: 0.85, normal: 1, fast: 1.18 } as const;
const usual = { rate: 1, pitch: 1 };
/** From grandparents on; older voices lie a little lower. */
const elderGeneration = -2;
const elderPitch = 0.9;

const women =
  /mother|sister|daughter|wife|aunt|niece|gran(?:ny|dma)|\bm[ãa]e\b|av[óo]\b|tia\b|filha/i;
const men = /father|brother|son\b|husband|uncle|nephew|grandpa|\bpai\b|av[ôo]\b|tio\b/i;

const regions: readonly [region: string, signs: RegExp][] = [
  ['BR', /bra[sz]il|bahia|minas|carioca|paulist|rio de janeiro|s[ãa]o paulo|nordest|ga[úu]ch/i],
  ['PT', /portug(?:al|uese|u[êe]s)|lisb|porto\b|a[zç]or|madeira|minho|alentej|algarve|coimbra/i],
  ['US', /americ|\bu\.?s\.?a?\b|united states|texas|new york|boston|southern|chicago|california/i],
  [
    'GB',
    /brit|england|\benglish\b|scot|wales|welsh|irish|ireland|london|yorkshire|cockney|\bu\.?k\b/i,
  ],
];

/** Rate and pitch of a speaker; the voice's usual ones without a speaker. */
export function mannerOf(speaker: Speaker | undefined): { rate: number; pitch: number } {
  if (!speaker) return usual;
  const isElder = (speaker.generation ?? 0) <= elderGeneration;
  return { rate: paces[speaker.speakingPace], pitch: isElder ? elderPitch : 1 };
}

/** The voice that suits best: the language of the text before all, then the speaker's gender, then their accent. */
export function chooseVoice(
  voices: readonly Voice[],
  text: string,
  speaker?: Speaker,
): Voice | undefined {
  const language = detectLanguage(text);
  const gender = speaker && genderOf(speaker);
  const wanted = regionsOf(speaker, language);
  const suits = (voice: Voice) => {
    const [spoken, region = ''] = voice.language.split('-');
    const nearness = wanted.length - wanted.indexOf(region);
    return (
      (spoken === language ? 100 : 0) +
      (voice.gender === gender ? 50 : 0) +
      (wanted.includes(region) ? nearness : 0)
    );
  };
  return voices.toSorted((one, other) => suits(other) - suits(one))[0];
}

function genderOf({ gender, relationship }: Speaker): Voice['gender'] | undefined {
  if (gender === 'female' || gender === 'male') return gender;
  if (gender === 'other') return undefined;
  if (women.test(relationship ?? '')) return 'female';
  return men.test(relationship ?? '') ? 'male' : undefined;
}

/** Regions by priority: from the accent's description, from the birthplace, then the language's usual one. */
function regionsOf(speaker: Speaker | undefined, language: 'en' | 'pt'): string[] {
  const find = (text: string) => regions.filter(([, signs]) => signs.test(text));
  const told = [...find(speaker?.accentDescription ?? ''), ...find(speaker?.birthPlace ?? '')];
  return [...new Set([...told.map(([region]) => region), language === 'pt' ? 'BR' : 'US'])];
}
