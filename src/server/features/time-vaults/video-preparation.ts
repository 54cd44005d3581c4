import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { makePoster, remux, toMp4 } from '#server/platform/media/convert.ts';
import type { Ffmpeg } from '#server/platform/media/ffmpeg.ts';
import { MediaError } from '#server/platform/media/media-error.ts';
import {
  playsAfterRemux,
  playsInBrowsers,
  type VideoType,
} from '#server/platform/media/playable.ts';
import { type Probe, probe } from '#server/platform/media/probe.ts';
import { stageFile, withTemporaryFolder } from '#server/platform/media/temporary-folder.ts';
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

const posterSide = 960;
const watchMs = 2_000;
const playableBytes = 1024 ** 3;

/** Prepares a sealed video in the background: a playable version and a poster. */
export function createVideoPreparation({ db, storage, ffmpeg, workFolder }: Dependencies) {
  const repository = createTimeVaultsRepository(db);

  async function keep(work: Work, path: string, contentType: string) {
    // A key of its own for each run, so that what an earlier one left can be swept without harm.
    const key = `${folderOf(work.vault.id)}/${randomUUID()}${extname(path)}`;
    const { size: maxBytes } = await stat(path);
    const { signal } = work;
    await storage.put(key, createReadStream(path), { contentType, maxBytes, signal });
    return key;
  }

  async function makePlayable(work: Work, input: { path: string; type: VideoType }, found: Probe) {
    const { vault, ffmpeg: tool, folder, signal } = work;
    if (playsInBrowsers(input.type, found)) return vault.originalKey;
    const isWebm = input.type === 'video/webm' && playsAfterRemux(input.type, found);
    const output = join(folder, isWebm ? 'playable.webm' : 'playable.mp4');
    if (isWebm) await remux(tool, { input, output, format: 'webm', signal });
    else await toMp4(tool, { input, probe: found, output, signal });
    if ((await stat(output)).size > playableBytes)
      throw new MediaError('too-large', 'The converted video is too large.');
    return keep(work, output, isWebm ? 'video/webm' : 'video/mp4');
  }

  async function makePicture(work: Work, input: { path: string; type: VideoType }, found: Probe) {
    const { ffmpeg: tool, folder, signal } = work;
    const output = join(folder, 'poster.jpg');
    await makePoster(tool, { input, probe: found, output, side: posterSide, signal });
    return keep(work, output, 'image/jpeg');
  }

  async function work(job: Work) {
    const { vault, ffmpeg: tool, folder, signal } = job;
    const input = { path: join(folder, 'original'), type: vault.mediaType as VideoType };
    await stageFile(storage, vault.originalKey, input.path, signal);
    const found = await probe(tool, input, signal);
    const playableKey = vault.playableKey ?? (await makePlayable(job, input, found));
    // A video without a picture of it is still a video.
    const posterKey = await makePicture(job, input, found).catch((error: unknown) => {
      if (error instanceof MediaError) return null;
      throw error;
    });
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
