import { z } from 'zod';

/** The version of the format, as docs/backup.md describes it. A reader refuses a higher one. */
export const backupFormat = 1;

/** What stands in the way of making, checking or restoring a backup, as a sentence for the operator. */
export class BackupError extends Error {}

const hex = z.string().regex(/^[0-9a-f]{64}$/);

/** A stream of lines as it is in the backup; length and hash are of the lines, before they were compressed. */
const streamSchema = z.object({ lines: z.number(), bytes: z.number(), sha256: hex });
export type StreamSummary = z.output<typeof streamSchema>;

const columnSchema = z.object({ name: z.string(), type: z.string() });

const tableSchema = streamSchema.extend({ name: z.string(), columns: z.array(columnSchema) });
export type BackedUpTable = z.output<typeof tableSchema>;

const manifestSchema = z.object({
  format: z.number(),
  appVersion: z.string(),
  /** The last migration that the database had. */
  migration: z.string(),
  takenAt: z.iso.datetime(),
  encryption: z.enum(['none', 'age']),
  tables: z.array(tableSchema),
  files: streamSchema,
  /** Stored files that could not be copied, and why. */
  notCopied: z.array(z.object({ key: z.string(), reason: z.enum(['vanished', 'damaged']) })),
});
export type Manifest = z.output<typeof manifestSchema>;

/** @throws BackupError for a manifest of a newer format, or one that is none. */
export function parseManifest(text: string): Manifest {
  const unreadable = () => new BackupError('The manifest of this backup cannot be read.');
  try {
    const given: unknown = JSON.parse(text);
    const { format } = z.object({ format: z.number() }).parse(given);
    if (format > backupFormat)
      throw new BackupError(
        `This backup has format ${format}, which only a newer Heartwood can read.`,
      );
    return manifestSchema.parse(given);
  } catch (error) {
    throw error instanceof BackupError ? error : unreadable();
  }
}

const fileSchema = z.object({
  key: z.string(),
  sha256: hex,
  size: z.number(),
  contentType: z.string(),
  modifiedAt: z.iso.datetime(),
});
/** A line of the list of files. */
export type BackedUpFile = z.output<typeof fileSchema>;

export const parseFile = (line: string): BackedUpFile => fileSchema.parse(JSON.parse(line));

const namePattern = /^(\d{4}-\d\d-\d\d)-(\d\d)-(\d\d)-(\d\d)$/;

/** A backup is named by its time in UTC: `2026-01-15-03-00-00`. Names sort by time. */
export const backupName = (at: Date) => at.toISOString().slice(0, 19).replace(/[T:]/g, '-');

export const isBackupName = (name: string) => namePattern.test(name);

export const backupTime = (name: string) => new Date(name.replace(namePattern, '$1T$2:$3:$4.000Z'));

/** Where the parts of a backup are. An encrypted part's name ends in `.age`. */
export const paths = {
  key: 'key.age',
  manifest: 'manifest.json',
  backup: (name: string) => `snapshots/${name}`,
  table: (table: string, ending: string) => `tables/${table}.ndjson.gz${ending}`,
  fileList: (ending: string) => `files.ndjson.gz${ending}`,
  content: (sha256: string, ending: string) =>
    `files/${sha256.slice(0, 2)}/${sha256.slice(2)}${ending}`,
};
