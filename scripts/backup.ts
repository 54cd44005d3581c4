// `npm run backup`, `npm run verify` and `npm run restore`; docs/backup.md describes them.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { backupToken } from '#server/app/backup.routes.ts';
import { leftOutOfBackups, openBackupStore, openBackups } from '#server/app/open-backups.ts';
import { openStorage } from '#server/app/open-storage.ts';
import { BackupError } from '#server/platform/backup/backup-format.ts';
import { checkBackup } from '#server/platform/backup/check-backup.ts';
import { findMigration } from '#server/platform/backup/database-rows.ts';
import { type OpenBackup, openBackup } from '#server/platform/backup/read-backup.ts';
import {
  findOccupied,
  isInUse,
  type Occupied,
  restoreBackup,
} from '#server/platform/backup/restore-backup.ts';
import { systemClock } from '#server/platform/clock/clock.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { loadSecretKey } from '#server/platform/config/secret-key.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { StartupError } from '#server/platform/errors/startup-error.ts';
import { createLogger } from '#server/platform/logging/logger.ts';

const usage = `npm run backup                        make a backup now
npm run backup -- --to PLACE          … in another folder, or in s3://bucket/folder
npm run verify -- [NAME]              read a backup again (the newest) and compare every part with its hash
npm run restore -- [NAME]             restore one (the newest) into an empty installation
npm run restore -- [NAME] --replace   … or in the place of all that is there, after you have confirmed it
Both take --from PLACE. Settings come from the environment and .env, as for npm start.`;

const clock = systemClock;
const say = (line: string) => process.stdout.write(`${line}\n`);

async function main() {
  const [command = '', ...args] = process.argv.slice(2);
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      from: { type: 'string' },
      replace: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (existsSync('.env')) process.loadEnvFile('.env');
  const name = positionals[0];
  if (values.help) say(usage);
  else if (command === 'backup') await backUp(values.to);
  else if (command === 'verify') await verify(values.from, name);
  else if (command === 'restore') await restore(values.from, name, values.replace);
  else throw new BackupError(usage);
}

async function backUp(place: string | undefined) {
  const config = readConfig(process.env);
  // As this process understands it: a server may run in another folder.
  const to = place === undefined || place.includes('://') ? place : resolve(place);
  const store = openBackupStore(config, { clock, place: to });
  if (config.DATABASE_URL === undefined && (await askServer(to))) {
    const name = (await store.list()).at(-1) ?? '';
    return say(`The running Heartwood made the backup ${name} in ${store.place}.`);
  }
  const { backups, close } = await openInstallation();
  try {
    const { name, tables, files, notCopied } = await backups.make(to);
    const rows = tables.reduce((sum, { lines }) => sum + lines, 0);
    say(`The backup ${name} is in ${store.place}: ${rows} rows, ${files.lines} files.`);
    for (const { key, reason } of notCopied) say(`Not in it, since it ${was[reason]}: ${key}`);
  } finally {
    await close();
  }
}

const was = { vanished: 'was deleted meanwhile', damaged: 'is damaged' };
const answered = z.object({ id: z.uuid() });
const status = z.object({ state: z.string() });

/** Has a server that runs on the embedded database make the backup. Returns false where none runs. */
async function askServer(to: string | undefined): Promise<boolean> {
  const { HOST, PORT, DATA_DIR, SECRET_KEY } = readConfig(process.env);
  const host = ['0.0.0.0', '::', 'localhost'].includes(HOST) ? '127.0.0.1' : HOST;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${PORT}/api/backups`;
  const authorization = `Bearer ${backupToken(await loadSecretKey(DATA_DIR, SECRET_KEY))}`;
  const headers = { authorization, 'content-type': 'application/json' };
  const asked = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ to }) }).catch(
    () => undefined,
  );
  // Another program, or a Heartwood on other data: opening the database tells.
  if (!asked?.ok) return false;
  const { id } = answered.parse(await asked.json());
  say('Heartwood is running and makes the backup.');
  for (;;) {
    await sleep(500);
    const { state } = status.parse(await (await fetch(`${url}/${id}`, { headers })).json());
    if (state === 'completed') return true;
    if (state === 'failed' || state === 'cancelled')
      throw new BackupError('The running Heartwood could not make the backup: its log says why.');
  }
}

async function verify(from: string | undefined, name: string | undefined) {
  const backup = await openChosen(from, name);
  const { rows, files, problems } = await checkBackup(backup);
  for (const problem of problems) say(problem);
  if (problems.length > 0)
    throw new BackupError(`The backup ${backup.name} has ${problems.length} damaged parts.`);
  say(`The backup ${backup.name} is whole: ${rows} rows, ${files} different files.`);
}

async function restore(from: string | undefined, name: string | undefined, isToReplace: boolean) {
  const backup = await openChosen(from, name);
  findMigration(backup.manifest.migration);
  const { database, target, close } = await openInstallation();
  try {
    if (await isInUse(database))
      throw new BackupError('Heartwood runs on this database. Nothing was changed. Stop it first.');
    const occupied = await findOccupied(target, backup);
    if (occupied && !isToReplace)
      throw new BackupError(
        `There is something here already (${listOf(occupied)}). Nothing was changed. ` +
          'Restore into an empty installation, or use --replace.',
      );
    if (occupied) await confirm(occupied, backup);
    const { rows, files } = await restoreBackup(target, backup);
    say(`The backup ${backup.name} was restored: ${rows} rows, ${files} files.`);
    say('Everybody signs in again. npm start starts Heartwood.');
  } finally {
    await close();
  }
}

async function confirm(occupied: Occupied, { name }: OpenBackup) {
  say(`This removes what is here (${listOf(occupied)})`);
  say(`and puts the backup ${name} in its place.`);
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await Promise.race([
    prompt.question('Type "replace" to go on: '),
    new Promise<string>((end) => prompt.once('close', () => end(''))),
  ]);
  prompt.close();
  if (answer.trim() !== 'replace') throw new BackupError('Nothing was changed.');
}

const listOf = ({ rows, files }: Occupied) =>
  [
    ...[...rows].map(([table, count]) => `${count} ${table}`),
    ...(files > 0 ? [`${files} other files`] : []),
  ].join(', ');

async function openChosen(from: string | undefined, name: string | undefined) {
  const config = readConfig(process.env);
  const store = openBackupStore(config, { clock, place: from });
  return openBackup(store, { name, passphrase: config.BACKUP_PASSPHRASE });
}

/** The installation of the settings. No server may run on its embedded database. */
async function openInstallation() {
  const config = readConfig(process.env);
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = config;
  const logger = createLogger('error');
  const secret = await loadSecretKey(dataDir, config.SECRET_KEY);
  const storage = openStorage(config, { secret, clock });
  const database = await openDatabase({ dataDir, databaseUrl, logger });
  const workFolder = join(dataDir, 'work');
  return {
    database,
    backups: openBackups(config, { storage, clock, logger, workFolder, database }),
    target: { db: database.db, storage, leftOut: leftOutOfBackups },
    close: database.close,
  };
}

main().catch((error: unknown) => {
  const isOfBucket = error instanceof Error && '$fault' in error;
  const isPlain = error instanceof BackupError || error instanceof StartupError || isOfBucket;
  process.stderr.write(
    `${isPlain ? error.message : error instanceof Error ? error.stack : error}\n`,
  );
  process.exitCode = 1;
});
