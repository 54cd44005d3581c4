import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { makePoster, toPlayableVideo } from '#server/platform/media/convert.ts';
import type { Ffmpeg } from '#server/platform/media/ffmpeg.ts';
import { MediaError } from '#server/platform/media/media-error.ts';
import { playsInBrowsers, type VideoType } from '#server/platform/media/playable.ts';
import { probe } from '#server/platform/media/probe.ts';
import {
  stageFile,
  storeFile,
  withTemporaryFolder,
} from '#server/platform/media/temporary-folder.ts';
import type { Needs } from '#server/platform/platform.ts';
import { createTimeVaultsRepository } from './time-vaults.repository.ts';
import type { TimeVaultRow } from './time-vaults.table.ts';
import { folderOf } from './vault-videos.ts';

type Dependencies = Needs<'db' | 'storage' | 'ffmpeg' | 'workFolder'>;

interface PrepareOptions {
  signal: AbortSignal;
  isLastAttempt: boolean;
}

interface Work {
  ffmpeg: Ffmpeg;
  vault: TimeVaultRow;
  folder: string;
  signal: AbortSignal;
}

export type VideoPreparation = ReturnType<typeof createVideoPreparation>;

const watchMs = 2_000;
const playableBytes = 1024 ** 3;

/** Prepares a sealed video in the background: a playable version and a poster. */
export function createVideoPreparation({ db, storage, ffmpeg, workFolder }: Dependencies) {
  const repository = createTimeVaultsRepository(db);

  async function keep(work: Work, path: string, contentType: string) {
    // A key of its own for each run, so that what an earlier one left can be swept without harm.
    const key = `${folderOf(work.vault.id)}/${randomUUID()}${extname(path)}`;
    await storeFile(storage, key, path, { contentType, signal: work.signal });
    return key;
  }

  async function work(job: Work) {
    const { vault, ffmpeg: tool, folder, signal } = job;
    const input = { path: join(folder, 'original'), type: vault.mediaType as VideoType };
    await stageFile(storage, vault.originalKey, input.path, signal);
    const found = await probe(tool, input, signal);
    const makePlayable = async () => {
      if (playsInBrowsers(input.type, found)) return vault.originalKey;
      const made = await toPlayableVideo(tool, { input, probe: found, folder, signal });
      if ((await stat(made.path)).size > playableBytes)
        throw new MediaError('too-large', 'The converted video is too large.');
      return keep(job, made.path, made.type);
    };
    const playableKey = vault.playableKey ?? (await makePlayable());
    const poster = join(folder, 'poster.jpg');
    const hasPoster = await makePoster(tool, { input, probe: found, output: poster, signal });
    const posterKey = hasPoster ? await keep(job, poster, 'image/jpeg') : null;
    return { videoState: 'ready' as const, playableKey, posterKey };
  }

  return {
    /** Idempotent; removes what it made where the vault was deleted meanwhile. */
    async prepare(vaultId: string, { signal, isLastAttempt }: PrepareOptions): Promise<void> {
      const vault = await repository.findForWork(vaultId);
      if (!vault || !ffmpeg) return;
      const deleted = new AbortController();
      const watch = setInterval(async () => {
        const isThere = await repository.findForWork(vaultId).catch(() => vault);
        if (!isThere) deleted.abort();
      }, watchMs);
      try {
        const prepared = await withTemporaryFolder(workFolder, (folder) =>
          work({ ffmpeg, vault, folder, signal: AbortSignal.any([signal, deleted.signal]) }),
        );
        if (!(await repository.setPrepared(vaultId, prepared)))
          await storage.deleteFolder(folderOf(vaultId));
      } catch (error) {
        const isGone = deleted.signal.aborted || !(await repository.findForWork(vaultId));
        if (isGone) return storage.deleteFolder(folderOf(vaultId));
        const isHopeless = error instanceof MediaError && error.fault !== 'failed';
        if (signal.aborted || !(isHopeless || isLastAttempt)) throw error;
        const { playableKey } = vault;
        const videoState = playableKey ? 'ready' : 'failed';
        await repository.setPrepared(vaultId, { videoState, playableKey, posterKey: null });
        if (!isHopeless) throw error;
      } finally {
        clearInterval(watch);
      }
    },
  };
}
