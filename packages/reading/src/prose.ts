import type { Language } from './language.ts';
import { wordList } from './word-lists.ts';

const properNames: ReadonlySet<string> = new Set(wordList('proper name'));

/** A list as it is said: 'a', 'a and b', 'a, b and c'. */
export function joinList(items: readonly string[], language: Language): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return `${items.slice(0, -1).join(', ')} ${language === 'pt' ? 'e' : 'and'} ${last}`;
}

/** A text made ready to stand within a sentence: on one line, without its full stop, in lower case unless it begins with a name. */
export function asPhrase(text: string): string {
  const bare = onOneLine(text).replace(/(?<![.;,:])[.;,:]+$/, '');
  const [first = ''] = bare.split(' ');
  const word = first.replace(/(?<![.,;:!?])[.,;:!?]+$/, '');
  const isName =
    properNames.has(word.toLowerCase()) ||
    /^.\P{Ll}/u.test(word) ||
    /['’]s$/.test(word) ||
    /^\S+ \p{Lu}\p{Ll}/u.test(bare);
  return isName && word.length > 0 && !/^(?:A|O|As|Os)$/.test(word)
    ? bare
    : bare.charAt(0).toLowerCase() + bare.slice(1);
}

export function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A text as a sentence of its own: capital first, one full stop at the end. */
export function asSentence(text: string): string {
  const line = onOneLine(text);
  const ended = /[.!?…]["”’»)]?$/.test(line) ? line : `${line.replace(/(?<![,;:])[,;:]+$/, '')}.`;
  return ended.charAt(0).toUpperCase() + ended.slice(1);
}

/** Whether an item is a saying or a statement rather than the name of a thing, and so must not be joined to others. */
export function standsAlone(text: string): boolean {
  const line = onOneLine(text);
  const words = line.split(' ').length;
  if (/[!?…;]["”’»)]?$/.test(line) || /[.!?;] /.test(line) || words > 9) return true;
  return (
    /\.["”’»)]?$/.test(line) &&
    words > 2 &&
    !/^(?:\p{L}+(?:ing|ar|er|ir)|an?|the|um|uma)\s/iu.test(line)
  );
}
