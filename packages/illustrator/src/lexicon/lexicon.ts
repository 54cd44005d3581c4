import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@heartwood/reading/language';

/** What stands in a file of `lexicon/` under a heading. */
export interface Entry extends Record<Language, string> {
  heading: readonly string[];
  /** Lines that are not words of one language, by name. */
  more: Readonly<Record<string, string>>;
}

const folder = join(import.meta.dirname, '../../lexicon');

/** The entries of `lexicon/<name>.txt`, in order. @throws where `parseLexicon` does */
export const readLexicon = (name: string): Entry[] =>
  parseLexicon(readFileSync(join(folder, `${name}.txt`), 'utf8'), name);

/**
 * The entries of a lexicon's text. An entry is a heading and lines `field: text`, and ends at an empty line. Lines
 * `en` and `pt` hold patterns, which `|` divides; lines of the same field are joined by `|`. What an entry headed
 * `{name}` holds stands for `{name}` in the entries after it. `#` begins a comment.
 *
 * @throws where a line is no field or a pattern is none
 */
export function parseLexicon(text: string, name: string): Entry[] {
  const macros = new Map<string, Entry>();
  const entries: Entry[] = [];
  for (const block of text
    .replace(/^#.*\n/gmu, '')
    .trim()
    .split(/\n{2,}/u)) {
    const [heading = '', ...lines] = block.split('\n');
    const fields: Record<string, string> = {};
    for (const line of lines) {
      const [, field, value] = /^([a-zA-Z]+): (.+)$/u.exec(line) ?? [];
      if (!field || !value) throw new Error(`${name}.txt: "${line}"`);
      const filled = value.replace(/\{([a-z]+)\}/gu, (slot) => {
        const macro = macros.get(slot);
        return macro && (field === 'en' || field === 'pt') ? macro[field] : slot;
      });
      fields[field] = fields[field] === undefined ? filled : `${fields[field]}|${filled}`;
    }
    const { en = '', pt = '', ...more } = fields;
    for (const words of [en, pt]) pattern(words);
    const entry = { heading: heading.split(' '), en, pt, more };
    if (heading.startsWith('{')) macros.set(heading, entry);
    else entries.push(entry);
  }
  return entries;
}

/** The one entry of a heading. @throws where there is none */
export function entryOf(entries: readonly Entry[], heading: string): Entry {
  const found = entries.find((entry) => entry.heading.join(' ') === heading);
  if (!found) throw new Error(`the lexicon has no "${heading}"`);
  return found;
}

/** Words that speak for a choice, and how strongly. */
export interface Choice<Name> extends Record<Language, string> {
  gives: Name;
  weight: number;
}

/** A lexicon whose headings are a choice and its weight. @throws where a heading is none */
export const readChoices = <Name extends string>(
  name: string,
  choices: readonly Name[],
): Choice<Name>[] =>
  readLexicon(name).map(({ heading, en, pt }) => {
    const gives = choices.find((choice) => choice === heading[0]);
    const weight = Number(heading[1]);
    if (!gives || !(weight > 0)) throw new Error(`${name}.txt: "${heading.join(' ')}"`);
    return { gives, weight, en, pt };
  });

const compiled = new Map<string, RegExp>();

/** Whole words only, in capitals or not, with letters of any alphabet. */
export function pattern(words: string): RegExp {
  const known = compiled.get(words);
  if (known) return known;
  const made = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}])`, 'giu');
  compiled.set(words, made);
  return made;
}

/** How far a word at a place of a text can be relied on, 0 to 1. */
export type Trust = (index: number, word: string) => number;

export interface Found<Name> {
  choice: Name;
  score: number;
  words: string[];
  /** Where the first of the words stands. */
  index: number;
}

/** What the words of a text speak for, strongest first. */
export function weigh<Name>(
  text: string,
  choices: readonly Choice<Name>[],
  language: Language,
  trust: Trust,
): Found<Name>[] {
  const found = new Map<Name, Found<Name>>();
  for (const { gives, weight, [language]: words } of choices) {
    if (words === '') continue;
    for (const match of text.matchAll(pattern(words))) {
      const share = trust(match.index, match[0]);
      if (share === 0) continue;
      const known = found.get(gives) ?? { choice: gives, score: 0, words: [], index: match.index };
      const said = match[0].toLowerCase();
      const again = known.words.includes(said);
      known.score += weight * share * (again ? 0.25 : 1);
      known.index = Math.min(known.index, match.index);
      if (!again) known.words.push(said);
      found.set(gives, known);
    }
  }
  return [...found.values()].sort((a, b) => b.score - a.score || a.index - b.index);
}
