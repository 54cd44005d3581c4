// Makes the sample family once, as a person would: over the API, by the same jobs. What comes of it is recorded
// in samples/family: the rows in record.json, the files in media/. `npm run record-samples` after a change of its
// texts, of the tables, or of how anything in it is drawn, spoken or remembered. Takes about two minutes, and ffmpeg.
// With `-- --keep-media` files, and what rows say of them, stay as they were recorded: another ffmpeg encodes otherwise.
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createSettableClock } from '#server/platform/clock/settable-clock.ts';
import { keyExtension } from '#server/platform/storage/storage-key.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { makeStory, tellStory } from '#tests/support/told-story.ts';
import { sealVault } from '#tests/support/vault-sealing.ts';
import { sampleLife } from '../../samples/family/life.ts';
import { type SampleMemory, sampleMemories } from '../../samples/family/memories.ts';
import { sampleFamily } from '../../samples/family/people.ts';
import { sampleVaults } from '../../samples/family/vaults.ts';
import { createSampleMedia } from './sample-media.ts';
import { renderPortrait } from './sample-portraits.ts';
import { type ApiCall, askSampleQuestions, seedSampleFamily } from './seed-sample-family.ts';

const target = resolve(import.meta.dirname, '../../samples/family');
const dayMs = 24 * 60 * 60 * 1000;
const end = new Date('2026-01-15T18:00:00.000Z');

/** In the order in which rows may refer to earlier ones; what goes with which is told by its id. */
const tables = {
  ancestors: 'user_id = $1',
  training_data: 'ancestor_id in (select id from ancestors where user_id = $1)',
  taught_sources: 'ancestor_id in (select id from ancestors where user_id = $1)',
  passages: 'ancestor_id in (select id from ancestors where user_id = $1)',
  passage_terms: 'ancestor_id in (select id from ancestors where user_id = $1)',
  passage_layouts: 'ancestor_id in (select id from ancestors where user_id = $1)',
  facts: 'ancestor_id in (select id from ancestors where user_id = $1)',
  open_questions: 'ancestor_id in (select id from ancestors where user_id = $1)',
  conversations: 'user_id = $1',
  messages: 'conversation_id in (select id from conversations where user_id = $1)',
  memory_vault_items: 'user_id = $1',
  memory_subjects: 'memory_id in (select id from memory_vault_items where user_id = $1)',
  time_vaults: 'user_id = $1',
  user_stories: 'user_id = $1',
  story_scenes: 'story_id in (select id from user_stories where user_id = $1)',
};

const keepsMedia = process.argv.includes('--keep-media');
const clock = createSettableClock(end);
const app = await openTestApp({ clock, withJobs: true });
const folder = await mkdtemp(join(tmpdir(), 'heartwood-samples-'));
const { storage, speech, ffmpeg, database } = app.dependencies;
if (!ffmpeg) throw new Error('The sample family needs ffmpeg.');
const media = createSampleMedia({ ffmpeg, speech, folder });
const guest = await app.signUp('Guest');
const userId = guest.user.id;

const daysAgo = (days: number) => clock.set(new Date(end.getTime() - days * dayMs));
const call: ApiCall = async (method, path, body) => {
  // Each thing a few minutes after the one before.
  clock.advance(4 * 60_000);
  const answer = await guest.call(method, path, body as never);
  if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  return answer.body;
};

async function upload(content: Buffer): Promise<string> {
  const { uploadURL } = (await call('POST', '/api/memory-vault/upload-url')) as {
    uploadURL: string;
  };
  const { pathname, search } = new URL(uploadURL);
  const { cookie } = guest;
  const headers = { cookie, 'content-type': 'application/octet-stream' };
  const url = pathname + search;
  const { statusCode, body } = await app.app.inject({
    method: 'PUT',
    url,
    headers,
    payload: content,
  });
  if (statusCode >= 300) throw new Error(`the upload answered ${statusCode}: ${body}`);
  return uploadURL.split('?', 1)[0] ?? '';
}

async function fileOf({ type, picture, spoken = '' }: SampleMemory, name: string) {
  if (type === 'image' && picture)
    return { content: await media.photo(picture), name: `${name}.jpg` };
  if (type === 'audio') return { content: await media.sound(spoken, name), name: `${name}.m4a` };
  if (!picture) throw new Error(`${name} has no picture`);
  const voice = 'espeak-en-m3';
  return { content: await media.film(picture, spoken, name, voice), name: `${name}.mp4` };
}

async function keepMemory(memory: SampleMemory, ids: ReadonlyMap<string, string>) {
  const { picture: _, spoken: __, about, ...fields } = memory;
  const name = memory.title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .replaceAll(' ', '-');
  const file = memory.type === 'text' ? undefined : await fileOf(memory, name);
  const { id } = (await call('POST', '/api/memory-vault', {
    ...fields,
    userId,
    aboutAncestorIds: about.flatMap((key) => ids.get(key) ?? []),
    ...(file && {
      fileUrl: await upload(file.content),
      metadata: { originalFileName: file.name },
    }),
  })) as { id: string };
  if (file) await app.runJob('memories.prepare', { memoryId: id });
}

/** As from the training form, where a picture is chosen. */
async function showPortraits(ids: ReadonlyMap<string, string>) {
  for (const person of sampleFamily) {
    const form = new FormData();
    const picture = new Uint8Array(await renderPortrait(person));
    form.append('profileImage', new File([picture], 'portrait.png', { type: 'image/png' }));
    const sent = new Response(form);
    const type = sent.headers.get('content-type') ?? '';
    const url = `/api/ancestors/${ids.get(person.key)}/training`;
    const body = Buffer.from(await sent.arrayBuffer());
    const answer = await guest.call('POST', url, body, { 'content-type': type });
    if (answer.status !== 200) throw new Error(`no portrait: ${answer.text}`);
  }
}

async function keepVaults() {
  for (const vault of sampleVaults) {
    const { picture, spoken, years, months, sealed, opened, ...fields } = vault;
    daysAgo(sealed);
    const bytes = await media.film(picture, spoken, `vault-${sealed}`);
    const form = { ...fields, unlockYears: `${years}`, unlockMonths: `${months}` };
    const { id } = await sealVault(guest, { name: 'message.mp4', bytes }, form);
    await app.runJob('time-vaults.prepare-video', { vaultId: id });
    if (opened === undefined) continue;
    daysAgo(opened);
    await call('POST', `/api/time-vaults/${id}/open`);
  }
}

/** Only what this names may need a name of its own. */
const kinds: Record<string, string> = { image_key: 'picture', video_key: 'film' };

/** Stored files by their new key, which names them by their content. */
const files = new Map<string, { key: string; contentType: string }>();

async function copyFile(key: string, nameOf: (hash: string) => string): Promise<string> {
  const { stream, contentType } = await storage.read(key);
  const whole = await buffer(stream);
  const content = key.includes('/film-') ? await media.smaller(whole) : whole;
  const name = nameOf(createHash('sha256').update(content).digest('hex').slice(0, 16));
  await writeFile(join(target, 'media', name), content);
  files.set(name, { key: `samples/${name}`, contentType });
  return `samples/${name}`;
}

async function sharedKey(column: string, key: string): Promise<string> {
  const kind = kinds[column] ?? 'file';
  const shared = await copyFile(key, (hash) => `${kind}-${hash}${keyExtension(key)}`);
  // The larger picture lies beside the one that is shown, under the same name.
  if (kind === 'picture')
    await copyFile(key.replace('/picture-', '/still-'), () =>
      shared.replace('samples/picture-', 'still-'),
    );
  return shared;
}

type Row = Record<string, unknown>;
interface FamilyRecord {
  recordedAt: string;
  userId: string;
  files: { key: string; contentType: string }[];
  tables: { name: string; rows: Row[] }[];
}
const hasFiles = (row: Row) => Object.keys(row).some((column) => column.endsWith('_key'));

async function record(): Promise<FamilyRecord> {
  const before = keepsMedia ? await readRecord() : undefined;
  const recorded = [];
  for (const [name, condition] of Object.entries(tables)) {
    const { rows } = await database.executeSql(
      `select row_to_json(one) as row from (select * from ${name} where ${condition}) as one`,
      [userId],
    );
    const all = (rows as { row: Row }[]).map(({ row }) => row);
    const known = before?.tables.find((table) => table.name === name)?.rows ?? [];
    if (before && known.some(hasFiles)) recorded.push({ name, rows: withKnownFiles(all, known) });
    else recorded.push({ name, rows: await withSharedFiles(all) });
  }
  const kept = before?.files ?? [...files.values()];
  return { recordedAt: end.toISOString(), userId, files: kept, tables: recorded };
}

const readRecord = async (): Promise<FamilyRecord> =>
  JSON.parse(await readFile(join(target, 'record.json'), 'utf8'));

async function withSharedFiles(rows: readonly Row[]): Promise<Row[]> {
  for (const row of rows)
    for (const [column, value] of Object.entries(row))
      if (column.endsWith('_key') && typeof value === 'string')
        row[column] = await sharedKey(column, value);
  return [...rows];
}

/** What was recorded of each file, beside today's ids; ids ascend in the order in which rows were made. */
function withKnownFiles(rows: readonly Row[], known: readonly Row[]): Row[] {
  const inOrder = (all: readonly Row[]) =>
    all.toSorted((one, other) => (String(one.id) < String(other.id) ? -1 : 1));
  if (rows.length !== known.length) throw new Error('There are other rows: record the media too.');
  const old = inOrder(known);
  return inOrder(rows).map((row, at) => {
    const isOfFile = ([column, value]: [string, unknown]) =>
      column in row && !anyId.test(`${value}`);
    return { ...row, ...Object.fromEntries(Object.entries(old[at] ?? {}).filter(isOfFile)) };
  });
}

const anyId = /^[0-9a-f]{8}-[0-9a-f]{4}-/;

try {
  if (!keepsMedia) await rm(join(target, 'media'), { recursive: true, force: true });
  await mkdir(join(target, 'media'), { recursive: true });
  await keepVaults();
  daysAgo(30);
  const { ids, edda, anselm } = await seedSampleFamily(call, userId);
  await showPortraits(ids);
  for (const memory of sampleMemories) await keepMemory(memory, ids);
  for (const ancestorId of [edda, anselm]) await app.runJob('facts.suggest', { ancestorId });
  await app.runJob('facts.suggest-kin', { userId });
  daysAgo(2);
  const { id } = await tellStory(guest, sampleLife);
  const { story } = await makeStory(app, guest, id);
  if (!story.videoUrl) throw new Error(`no film: ${story.error ?? story.videoMissing}`);
  daysAgo(0.02);
  await askSampleQuestions(call, userId, edda);
  await app.dependencies.settle();
  await writeFile(join(target, 'record.json'), `${JSON.stringify(await record(), null, 1)}\n`);
} finally {
  await app.close();
  await rm(folder, { recursive: true, force: true });
}
