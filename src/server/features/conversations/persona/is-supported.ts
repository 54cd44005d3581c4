import { asPhrase, asSentence, onOneLine } from '#server/platform/language/prose.ts';
import { splitSentences } from '#server/platform/language/sentences.ts';
import type { Language } from '#shared/language/language.ts';
import { asOwn } from './answers/tell-fact.ts';
import type { PersonaMaterial, PersonaPerson } from './persona.ts';
import { everyFrame, frames } from './wording/frames.ts';
import { everyAddress } from './wording/voice.ts';

/**
 * Whether a reply holds nothing but whole sentences of the material and frame sentences, which say nothing
 * about the person's life or name exactly what a field holds.
 */
export function isSupported(content: string, material: PersonaMaterial): boolean {
  return unsupportedPart(content, material) === undefined;
}

/** What of a reply the material does not support, from where it begins; undefined when all is. */
export function unsupportedPart(content: string, material: PersonaMaterial): string | undefined {
  const units = unitsOf(material);
  let rest = bare(content);
  while (rest) {
    const longest = Math.max(0, ...units.map((unit) => unit.exec(rest)?.[0].length ?? 0));
    if (longest === 0) return rest;
    rest = rest.slice(longest).trimStart();
  }
  return undefined;
}

// Quotation marks come and go around what is quoted.
function bare(text: string): string {
  return onOneLine(text.replace(/[“”‘’'"«»]/g, ''));
}

function unitsOf({ person, stories }: PersonaMaterial): RegExp[] {
  const told = stories.flatMap(({ content }) => [
    ...splitSentences(content, 'en'),
    ...splitSentences(content, 'pt'),
  ]);
  const texts = [
    person.communicationStyle,
    person.accentDescription,
    person.senseOfHumor,
    person.religion,
    person.occupation,
  ];
  const items = [
    ...(person.commonPhrases ?? []),
    ...(person.values ?? []),
    ...(person.passions ?? []),
  ];
  const whole = [...texts, ...items].flatMap((text) => (text ? [text, asSentence(text)] : []));
  const titles = stories.map(({ title }) => title);
  const years = [
    new Date().getFullYear(),
    ...(person.deathYear ? [person.deathYear] : []),
    ...stories.flatMap(({ content }) => (content.match(/\b\d{4}\b/g) ?? []).map(Number)),
  ];
  return [
    ...[...told, ...whole].map(
      (text) => new RegExp(`^${escaped(bare(text))}(?![\\p{L}\\p{N}])`, 'u'),
    ),
    ...(['en', 'pt'] as const).flatMap((language) => frameUnits(language, person, titles, years)),
  ];
}

function frameUnits(
  language: Language,
  person: PersonaPerson,
  titles: readonly string[],
  years: readonly number[],
): RegExp[] {
  const oneOf = (values: ReadonlyArray<string | number | null | undefined>) => {
    const known = values.flatMap((value) => (value ? [escaped(bare(String(value)))] : []));
    return known.length > 0 ? `(?:${known.join('|')})` : '(?!)';
  };
  const field = (value: string | undefined) =>
    value
      ? oneOf([
          value,
          asPhrase(value),
          value.replace(/\.$/, ''),
          `a ${asPhrase(value)}`,
          `an ${asPhrase(value)}`,
        ])
      : '(?!)';
  const item = oneOf(
    [...(person.passions ?? []), ...(person.values ?? [])].flatMap((each) => [
      asPhrase(each),
      asOwn(asPhrase(each)),
    ]),
  );
  const slots: Readonly<Record<string, string>> = {
    name: oneOf([person.name]),
    dear: oneOf(everyAddress(language)),
    title: oneOf(titles),
    items: `${item}(?:(?:, | and | e )${item})*`,
    fullName: field(person.fullName),
    birthPlace: field(person.birthPlace),
    birthYear: oneOf([person.birthYear]),
    deathYear: oneOf([person.deathYear]),
    occupation: field(person.occupation),
    religion: field(person.religion),
  };
  return everyFrame(frames[language])
    .flatMap((frame) => withAges(frame, person, years))
    .map((frame) => {
      const pattern = escaped(bare(frame))
        .replace(/(?:, | |,)?\\\{dear\\\},?/g, `(?:,? ?${slots.dear})?,?`)
        .replace(/\\\{(\w+)\\\}/g, (_, slot: string) => slots[slot] ?? '(?!)');
      return new RegExp(`^${pattern}`, 'u');
    });
}

// An age is right only with the year that it is the age in.
function withAges(
  frame: string,
  { birthYear }: PersonaPerson,
  years: readonly number[],
): readonly string[] {
  if (!frame.includes('{age}')) return [frame];
  return years.map((year) => {
    const age = year - (birthYear ?? year);
    return frame
      .replace('{year}', String(year))
      .replace('{ageBefore}', String(Math.max(0, age - 1)))
      .replace('{age}', String(age));
  });
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
