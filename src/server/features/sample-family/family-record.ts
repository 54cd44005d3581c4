import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { v7 as newId } from 'uuid';
import { z } from 'zod';
import type { Storage } from '#server/platform/storage/storage.ts';
import { isStorageFault } from '#server/platform/storage/storage-error.ts';

const recordedTable = z.object({
  name: z.string(),
  rows: z.array(z.record(z.string(), z.unknown())),
});
export type RecordedTable = z.infer<typeof recordedTable>;

/** An account that was made once, and the files that all copies of it share. */
const familyRecord = z.object({
  recordedAt: z.iso.datetime(),
  userId: z.uuid(),
  files: z.array(z.object({ key: z.string(), contentType: z.string() })),
  tables: z.array(recordedTable),
});

const folder = resolve(import.meta.dirname, '../../../../samples/family');
const anyId = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** What happened to the record, other than what its people tell of long ago. */
const recordedTime =
  /"(created_at|updated_at|opened_at|last_message_at|last_asked_at|unlock_date|consented_at)":"([^"]+)"/g;

/** The sample family as `npm run record-samples` has recorded it. */
export function createFamilyRecord({ storage }: { storage: Storage }) {
  let reading: Promise<Awaited<ReturnType<typeof read>>> | undefined;
  let placing: Promise<void> | undefined;

  const get = () => {
    reading ??= read();
    return reading;
  };

  async function place() {
    const { files } = await get();
    await Promise.all(
      files.map(async ({ key, contentType }) => {
        if (await storage.find(key)) return;
        const content = await readFile(join(folder, 'media', key.slice(key.lastIndexOf('/') + 1)));
        const options = { contentType, maxBytes: content.length, ifAbsent: true };
        await storage.put(key, content, options).catch((error: unknown) => {
          // Another process has put it there meanwhile.
          if (!isStorageFault(error, 'already-exists')) throw error;
        });
      }),
    );
  }

  return {
    /** Puts the shared files into the storage, once for all accounts. */
    async placeFiles(): Promise<void> {
      placing ??= place();
      try {
        await placing;
      } catch (error) {
        placing = undefined;
        throw error;
      }
    },

    /** The rows for a new account: with ids of their own in the same order, and as if made until just now. */
    async copyFor(userId: string, now: Date): Promise<RecordedTable[]> {
      const record = await get();
      const later = now.getTime() - Date.parse(record.recordedAt);
      const ids = new Map(record.ids.map((id) => [id, newId()]));
      ids.set(record.userId, userId);
      const text = record.text
        .replace(anyId, (id) => ids.get(id) ?? id)
        .replace(recordedTime, (_, column: string, time: string) => {
          const moved = new Date(Date.parse(time) + later).toISOString();
          return `"${column}":"${moved}"`;
        });
      return z.array(recordedTable).parse(JSON.parse(text));
    },
  };
}

async function read() {
  const file = await readFile(join(folder, 'record.json'), 'utf8');
  const { tables, ...record } = familyRecord.parse(JSON.parse(file));
  const text = JSON.stringify(tables);
  return { ...record, text, ids: [...new Set(text.match(anyId))].sort() };
}
