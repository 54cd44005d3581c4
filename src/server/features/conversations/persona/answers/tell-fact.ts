import {
  asPhrase,
  asSentence,
  joinList,
  onOneLine,
  standsAlone,
} from '#server/platform/language/prose.ts';
import { detectLanguage } from '#shared/language/detect-language.ts';
import type { Language } from '#shared/language/language.ts';
import type { PersonaPerson } from '../persona.ts';
import type { Fact } from '../questions/intents.ts';
import { fill, type Voice } from '../wording/voice.ts';

/** The answer to a question about one detail, or nothing when that detail was not taught. */
export interface ToldFact {
  content: string;
  /** The taught values it stands on, to find their passages by. */
  values: string[];
}

type TextField = 'occupation' | 'religion' | 'senseOfHumor' | 'communicationStyle';

/** Every fact but an age, which needs to know the year. */
export function tellFact(
  fact: Exclude<Fact, 'age' | 'ageAtDeath'>,
  person: PersonaPerson,
  voice: Voice,
): ToldFact | undefined {
  switch (fact) {
    case 'fullName':
      return tellInFrame(voice, 'fullName', person.fullName);
    case 'birthPlace':
      return tellBirthPlace(person, voice);
    case 'birthYear':
      return tellYear(voice, 'birthYear', person.birthYear);
    case 'deathYear':
      return tellYear(voice, 'deathYear', person.deathYear);
    case 'occupation':
      return isTrade(person.occupation, voice.language)
        ? tellPhrase(voice, 'occupationTrade', withArticle(person.occupation, voice.language))
        : tellText(voice, 'occupation', person.occupation);
    case 'religion':
      return isAdjective(person.religion)
        ? tellPhrase(voice, 'religionAdjective', person.religion)
        : tellText(voice, 'religion', person.religion);
    case 'communicationStyle':
      return tellManner(person, voice);
    case 'senseOfHumor':
      return tellText(voice, 'senseOfHumor', person.senseOfHumor);
    case 'character':
      return tellCharacter(person, voice);
    case 'commonPhrases':
      return tellPhrases(voice, person.commonPhrases);
    default:
      return tellItems(voice, fact, person[fact]);
  }
}

function tellInFrame(voice: Voice, field: 'fullName', value?: string): ToldFact | undefined {
  if (!value?.trim()) return undefined;
  const told = onOneLine(value).replace(/\.$/, '');
  return { content: fill(voice.frames.facts[field], { [field]: told }), values: [value] };
}

function tellBirthPlace(person: PersonaPerson, voice: Voice): ToldFact | undefined {
  const { birthPlace, birthYear } = person;
  if (!birthPlace?.trim()) return undefined;
  const { facts } = voice.frames;
  const slots = {
    birthPlace: onOneLine(birthPlace).replace(/\.$/, ''),
    birthYear: String(birthYear),
  };
  const withYear = birthYear && !voice.manner.isQuiet;
  const content = fill(withYear ? facts.birthPlaceAndYear : facts.birthPlace, slots);
  return { content, values: [birthPlace] };
}

function tellYear(
  voice: Voice,
  field: 'birthYear' | 'deathYear',
  year: number | null | undefined,
): ToldFact | undefined {
  if (!year) return undefined;
  return { content: fill(voice.frames.facts[field], { [field]: String(year) }), values: [] };
}

const trades: Readonly<Record<Language, RegExp>> = {
  en: /^(?!(?:worked|taught|ran|kept|owned|built|sold|served|at|in|for|on|the|i|he|she|they)\b)(?!\w+ing\b)[\p{L}’' ,-]{3,60}$/iu,
  pt: /^(?!(?:trabalh\w+|vend\w+|na|no|em|nas|nos|eu|ele|ela)\s)[\p{L}’' ,-]{3,60}$/iu,
};

function isTrade(occupation: string | undefined, language: Language): occupation is string {
  if (!occupation?.trim() || standsAlone(occupation)) return false;
  return isIn(occupation, language) && trades[language].test(onOneLine(occupation));
}

function withArticle(occupation: string, language: Language): string {
  if (language === 'pt' || /^(?:an?|retired|self-employed)\s?/i.test(occupation.trim()) === true) {
    return occupation;
  }
  return `${/^[aeiou]/i.test(occupation.trim()) ? 'an' : 'a'} ${asPhrase(occupation)}`;
}

function isAdjective(religion: string | undefined): religion is string {
  return (
    religion !== undefined &&
    /^(?:(?:roman|devout|greek|russian|practising|lapsed) )*(?:catholic|methodist|baptist|anglican|presbyterian|lutheran|protestant|orthodox|jewish|muslim|buddhist|hindu|christian|quaker|mormon|sikh|atheist|católic[oa]|evangélic[oa]|judeu|judia|protestante|budista|espírita|muçulman[oa]|ateu|ateia)\.?$/i.test(
      religion.trim(),
    )
  );
}

function tellPhrase(
  voice: Voice,
  frame: 'occupationTrade' | 'religionAdjective',
  value: string,
): ToldFact {
  const field = frame === 'occupationTrade' ? 'occupation' : 'religion';
  const bare = value.replace(/^an? /, '');
  return { content: fill(voice.frames.facts[frame], { [field]: asPhrase(value) }), values: [bare] };
}

function tellText(voice: Voice, field: TextField, value?: string): ToldFact | undefined {
  if (!value?.trim()) return undefined;
  return { content: `${voice.frames.facts[field]} “${asSentence(value)}”`, values: [value] };
}

function tellCharacter(person: PersonaPerson, voice: Voice): ToldFact | undefined {
  const told = [
    tellText(voice, 'communicationStyle', person.communicationStyle),
    tellText(voice, 'senseOfHumor', person.senseOfHumor),
  ].filter((each) => each !== undefined);
  if (told.length === 0) return undefined;
  return {
    content: told.map(({ content }) => content).join(' '),
    values: told.flatMap(({ values }) => values),
  };
}

function tellManner(person: PersonaPerson, voice: Voice): ToldFact | undefined {
  const told = tellText(voice, 'communicationStyle', person.communicationStyle);
  const { accentDescription } = person;
  if (!accentDescription?.trim()) return told;
  const accent = `${voice.frames.facts.accentDescription} “${asSentence(accentDescription)}”`;
  if (!told) return { content: accent, values: [accentDescription] };
  return { content: `${told.content} ${accent}`, values: [...told.values, accentDescription] };
}

function tellPhrases(voice: Voice, phrases: readonly string[] = []): ToldFact | undefined {
  const said = phrases.slice(0, voice.manner.sentences).map(onOneLine);
  if (said.length === 0) return undefined;
  const quoted = said.map((phrase) => `“${asSentence(phrase)}”`).join(' ');
  return { content: `${voice.frames.facts.commonPhrases} ${quoted}`, values: said };
}

function tellItems(
  voice: Voice,
  field: 'passions' | 'values',
  items: readonly string[] = [],
): ToldFact | undefined {
  const chosen = items.slice(0, voice.manner.isQuiet ? 3 : 5);
  if (chosen.length === 0) return undefined;
  const joined = joinList(
    chosen.filter((item) => !standsAlone(item)).map((item) => asOwn(asPhrase(item))),
    voice.language,
  );
  const alone = chosen.filter(standsAlone).map((item) => tellAlone(item, voice));
  const list = joined ? [fill(voice.frames.facts[field], { items: joined })] : [];
  return { content: [...list, ...alone].join(' '), values: chosen };
}

/** 'His garden', as a family writes it of somebody, is 'my garden' to the one who says it. */
export function asOwn(item: string): string {
  return item
    .replace(/^(?:his|her|their) (?!own\b)/, 'my ')
    .replace(/^(o|a|os|as) seus? /, (_, article: string) =>
      article === 'os' ? 'os meus ' : 'o meu ',
    )
    .replace(/^(a|as) suas? /, (_, article: string) =>
      article === 'as' ? 'as minhas ' : 'a minha ',
    );
}

/** A whole sentence of the family's: in their words, where it speaks of the person. */
export function tellAlone(text: string, voice: Voice): string {
  const sentence = asSentence(text);
  const isOfPerson = /^(?:He|She|They|His|Her|Ele|Ela|Gostava|Adorava)(?!\p{L})/u.test(sentence);
  return isOfPerson ? `${voice.say(voice.frames.familyTells)} “${sentence}”` : sentence;
}

function isIn(text: string, language: Language): boolean {
  return detectLanguage(text, language) === language;
}
