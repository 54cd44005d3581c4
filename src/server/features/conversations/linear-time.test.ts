import { extractFacts } from '@heartwood/reading/extract-facts';
import { eachPart } from '@heartwood/reading/message-parts';
import { asPhrase, asSentence } from '@heartwood/reading/prose';
import { readMessage } from '@heartwood/reading/read-message';
import { readSentences } from '@heartwood/reading/read-sentences';
import { placedSentences } from '@heartwood/reading/sentences';
import { expect, test } from 'vitest';
import { readAsker } from './companion/read-asker.ts';
import { readMarkers } from './model-companion/citations.ts';
import { isConcernLine, takeConcern } from './model-companion/concern.ts';
import { speaksAsSelf } from './model-companion/first-person.ts';
import { findForbiddenClaim } from './model-companion/forbidden-claims.ts';
import { readText } from './model-companion/read-text.ts';
import { harbour } from './model-companion/request.sample.ts';
import { createSentenceStream } from './model-companion/sentence-stream.ts';
import { verifySentence } from './model-companion/verify-sentence.ts';

const harbourRead = readText(harbour.excerpt, 'en');
const grounds = {
  ...{ language: 'en' as const, voice: 'first-person' as const, known: [] },
  evidence: [{ passage: harbour, read: harbourRead, isPersons: true }],
  ...{ message: harbourRead, passages: harbourRead.terms, names: new Set<string>() },
};

const readers: Record<string, (text: string) => unknown> = {
  'read a message': readMessage,
  'part a message': eachPart,
  'read the asker': readAsker,
  'find citations': readMarkers,
  'find concern': (text) => [takeConcern(text, true), isConcernLine(text)],
  'stream sentences': (text) => {
    const stream = createSentenceStream('en');
    return [stream.push(text), stream.finish()];
  },
  'verify a cited sentence': (text) =>
    verifySentence({ text, cites: [1], beginsParagraph: false }, grounds),
  'verify another sentence': (text) =>
    verifySentence({ text, cites: [], beginsParagraph: false }, grounds),
  'find forbidden claims': (text) => findForbiddenClaim(text, 'en'),
  'tell who speaks': (text) => speaksAsSelf(text, 'pt'),
  'split sentences': (text) => placedSentences(text, 'en'),
  'read sentences': (text) => readSentences(text, 'pt'),
  'extract facts': (content) =>
    extractFacts({ name: 'Rosa', fullName: '', stories: [{ title: '', content }] }),
  'make prose': (text) => [asPhrase(text), asSentence(text)],
};

const shapes: Record<string, (length: number) => string> = {
  blanks: (length) => `I${' '.repeat(length)}x`,
  'line breaks': (length) => `I${'\n'.repeat(length)}x`,
  brackets: (length) => '['.repeat(length),
  'numbers in brackets': (length) => `[1${' '.repeat(length)}–2]`,
  'citations without end': (length) => '[1, '.repeat(length / 4),
  'quotation marks that stay open': (length) => '“'.repeat(length),
  'quoted words': (length) => `"We sang" `.repeat(length / 10),
  apostrophes: (length) => `it's 'a `.repeat(length / 8),
  'full stops': (length) => `${'.'.repeat(length)}x`,
  commas: (length) => `${','.repeat(length)}x`,
  dashes: (length) => '-'.repeat(length),
  'one long word': (length) => 'a'.repeat(length),
  digits: (length) => '1'.repeat(length),
  years: (length) => '1974 '.repeat(length / 5),
  'the same words': (length) => 'my mother '.repeat(length / 10),
  names: (length) => 'Ana, '.repeat(length / 5),
  sentences: (length) => 'We sang. '.repeat(length / 9),
  'a concern that never comes': (length) => `concern${' ['.repeat(length / 2)}`,
};

/** Milliseconds of this thread's processor time: whatever else the machine does. */
function timeOf(run: () => unknown): number {
  const begun = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1000;
}

const least = (times: number[]) => Math.min(...times);

test.each(Object.entries(readers))(
  'the time to %s grows with its length, not its square',
  (_, read) => {
    const slow: unknown[] = [];
    for (const [shape, make] of Object.entries(shapes)) {
      const [short, long] = [make(30_000), make(60_000)];
      read(make(3_000));
      // So short that a ratio would be noise, and a square would not stay there.
      const first = timeOf(() => read(short));
      if (first < 15) continue;
      const once = least([1, 2, 3, 4, 5].map(() => timeOf(() => read(short))));
      const twice = least([1, 2, 3, 4, 5].map(() => timeOf(() => read(long))));
      if (twice / once >= 3.5) slow.push({ shape, once, twice });
    }
    expect(slow).toEqual([]);
  },
);
