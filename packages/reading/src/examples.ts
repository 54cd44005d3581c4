import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A message as people type it, with the label that its writer gave it. */
export interface Example {
  label: string;
  text: string;
  /** The folder it is from: `en`, `pt-BR`, `pt-PT` … */
  language: string;
}

const folder = join(import.meta.dirname, '../examples');

/** The languages that there are examples of. */
export function listLanguages(): string[] {
  return readdirSync(folder).toSorted();
}

/**
 * The examples of a classifier (`care` or `acts`) in every language: those it is trained from, or the held-out ones,
 * by other writers, that only measure it. A language may have several files: `care.txt`, `care-2.txt` …
 */
export function readExamples(name: string, part: 'training' | 'held-out'): Example[] {
  const isOfName = new RegExp(`^${name}(?:-\\d+)?\\.txt$`);
  return listLanguages().flatMap((language) => {
    const place = join(folder, language, part === 'held-out' ? part : '');
    return readdirSync(place)
      .filter((file) => isOfName.test(file))
      .toSorted()
      .flatMap((file) => parseExamples(readFileSync(join(place, file), 'utf8'), language));
  });
}

/** Reads `# label` lines and the messages under each. @throws where a message stands under no label. */
export function parseExamples(text: string, language: string): Example[] {
  let label: string | undefined;
  return text.split('\n').flatMap((line) => {
    const message = line.trim();
    if (message === '') return [];
    if (message.startsWith('# ')) {
      label = message.slice(2).trim();
      return [];
    }
    if (label === undefined) throw new Error(`No label stands above "${message}" (${language}).`);
    return [{ label, text: message, language }];
  });
}
