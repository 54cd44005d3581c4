// `npm run bench:talk -- FAMILY.json TALK.txt`: holds a written talk with a family's companion and prints it to be read.
// A talk is one message a line, as one user writes them in one conversation; lines that begin with # are notes.
import { readFile } from 'node:fs/promises';
import { readMessage } from '@heartwood/reading/read-message';
import { careLetter } from '#server/features/conversations/care/care-letter.ts';
import type { Turn } from '#server/features/conversations/companion/companion.ts';
import { companionMemoryOf } from '#server/features/conversations/companion/companion-memory.ts';
import { createOfflineCompanion } from '#server/features/conversations/companion/offline-companion.ts';
import { replyLocale } from '#server/features/conversations/companion/reply-language.ts';
import { createRecall } from '#server/features/training/recall/recall.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { addTaughtAncestor } from '#tests/support/taught-ancestor.ts';
import { factsOf } from './ask-family.ts';
import { readFamily } from './family.ts';

const write = (line = '') => process.stdout.write(`${line}\n`);
const [familyPath = '', talkPath = ''] = process.argv.slice(2);
const family = await readFamily(familyPath);
const messages = (await readFile(talkPath, 'utf8'))
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line && !line.startsWith('#'));

const database = await openTestDatabase();
try {
  const { training, relationship, ancestor, name } = family.family;
  const recall = createRecall({ db: database.db });
  const ancestorId = await addTaughtAncestor(database.db);
  await recall.indexPassages(ancestorId, training);
  const person = { ...training, ...ancestor, name, relationship };
  const companion = createOfflineCompanion();
  const history: Turn[] = [];
  for (const [index, message] of messages.entries()) {
    const reading = readMessage(message);
    const { care } = reading;
    write(`\n${index + 1}. > ${message}`);
    history.push({ kind: 'person', content: message });
    const before = history.slice(0, -1);
    const isSaid = care === 'child' && before.some((turn) => turn.care === 'child');
    if (care && care !== 'check-in' && !isSaid) {
      const content = careLetter(care, {
        locale: replyLocale(message, person, before),
        acceptLanguage: undefined,
      });
      history.push({ kind: 'heartwood', content, care });
      write(`   HEARTWOOD (${care}): ${content.slice(0, 200)}`);
      continue;
    }
    const reply = await companion.reply({
      ...{ message, reading, person, history: before, askerName: null, askersPeople: [], told: [] },
      facts: factsOf(family, false),
      memory: companionMemoryOf({ memory: recall }, { ancestorId, revision: undefined }, before),
      seed: `${index}`,
      now: new Date('2026-01-15T12:00:00Z'),
    });
    const { content, sources, certainty, because } = reply;
    history.push({ kind: 'persona', content, sources });
    write(
      `   [${reading.act}${care ? `, ${care}` : ''}; ${certainty}; ${because.notes.join('; ')}]`,
    );
    write(`   ${content.replaceAll('\n', '\n   ')}`);
    if (certainty === 'perhaps')
      for (const { title, excerpt } of sources.slice(0, 3)) write(`   | “${title}”: ${excerpt}`);
    if (care) write('   (the quiet line)');
  }
} finally {
  await database.close();
}
