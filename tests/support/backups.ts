import { randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { dumpRows } from '#server/platform/backup/database-rows.ts';
import type { Database, OpenDatabase } from '#server/platform/database/database.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { listAll } from './storage-drivers.ts';

/** Writes a family with a value of every type that the tables have, and its files. */
export async function fillInstallation({ executeSql }: OpenDatabase, storage: Storage) {
  const [user, rosa, joe, talk] = Array.from({ length: 4 }, () => randomUUID());
  const run = (text: string, values: unknown[]) => executeSql(text, values);
  await run(`insert into users (id, email, name) values ($1, $2, 'Ana "Nana" \\ O''Brien')`, [
    user,
    `${user}@example.com`,
  ]);
  await run(
    `insert into sessions (id, user_id, token, expires_at) values ($1, $2, $3, now() + interval '1 day')`,
    [randomUUID(), user, randomUUID()],
  );
  for (const [id, name] of [
    [rosa, 'Rosa\n\tç 👵🏽'],
    [joe, 'José'],
  ])
    await run(
      `insert into ancestors (id, user_id, name, birth_year, avatar_key, created_at, updated_at)
       values ($1, $2, $3, 1931, $4, '1999-12-31T23:59:59.999Z', now())`,
      [id, user, name, `avatars/${id}/512.webp`],
    );
  // Rows that name each other can be inserted in no order.
  await run('update ancestors set spouse_id = $1 where id = $2', [rosa, joe]);
  await run('update ancestors set spouse_id = $1 where id = $2', [joe, rosa]);
  await run(
    `insert into training_data (ancestor_id, common_phrases, stories, created_at, updated_at)
     values ($1, $2, $3, now(), now())`,
    [
      rosa,
      ['{"a", b}', '', 'null', 'über\\'],
      JSON.stringify([{ id: 1, content: '12345678901234567890.10', none: null }]).replace(
        '"12345678901234567890.10"',
        '12345678901234567890.10',
      ),
    ],
  );
  await run(
    `insert into passage_layouts (ancestor_id, revision, rules, layout) values ($1, $2, 1, $3)`,
    [rosa, randomUUID(), Buffer.from([0, 1, 254, 255])],
  );
  await run(
    `insert into conversations (id, user_id, ancestor_id, title, created_at)
     values ($1, $2, $3, '', now())`,
    [talk, user, rosa],
  );
  await addExchange({ executeSql }, talk ?? '');
  for (const id of [rosa, joe])
    await putFile(storage, `avatars/${id}/512.webp`, randomBytes(70_000));
  await putFile(storage, `memories/${rosa}/original.mp4`, randomBytes(700_000));
  await putFile(storage, `memories/${rosa}/empty.txt`, Buffer.alloc(0));
  await putFile(storage, 'speech/word.wav', randomBytes(100));
  return { rosa: rosa ?? '', joe: joe ?? '', talk: talk ?? '' };
}

/** Inserts a message and its reply, in one statement. */
export async function addExchange({ executeSql }: Pick<OpenDatabase, 'executeSql'>, talk: string) {
  const asked = randomUUID();
  await executeSql(
    `insert into messages (id, conversation_id, reply_to_id, content, kind, is_ai, created_at)
     values ($1, $3, null, 'And then?', 'person', false, now()),
            ($2, $3, $1, 'Then we danced.', 'persona', true, now())`,
    [asked, randomUUID(), talk],
  );
}

export const putFile = (storage: Storage, key: string, content: Uint8Array) =>
  storage.put(key, content, {
    contentType: key.endsWith('.webp') ? 'image/webp' : 'video/mp4',
    maxBytes: content.length,
  });

/** All rows as lines, by table. */
export async function listRows(db: Database, leftOut: readonly string[]) {
  const tables: Record<string, string[]> = {};
  await dumpRows(db, leftOut, async ({ name }, batches) => {
    const lines: string[] = [];
    for await (const batch of batches) lines.push(...batch);
    if (lines.length > 0) tables[name] = lines;
  });
  return tables;
}

/** All files outside of the left-out folders: their types and contents, by key. */
export async function readAllFiles(storage: Storage, leftOut: readonly string[]) {
  const files: Record<string, string> = {};
  for (const { key } of await listAll(storage, '')) {
    if (leftOut.some((folder) => key.startsWith(`${folder}/`))) continue;
    const { stream, contentType } = await storage.read(key);
    files[key] = `${contentType} ${(await buffer(stream)).toString('base64')}`;
  }
  return files;
}
