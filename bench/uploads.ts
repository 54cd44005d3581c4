import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TimeVault } from '#shared/contracts/time-vaults.ts';
import { type BenchRow, compare } from './row.ts';
import { boundary, createVideoMaker, type SealedVideo } from './sealed-video.ts';
import { download, hashOf, post } from './upload-client.ts';

const bytes = 90_000_000;
const atOnce = 20;

interface Servers {
  ours: string;
  bare: string;
  cookie: string;
  userId: string;
}

/** Videos of 90 MB sent to a vault and read back by ranges, beside a bare stream to and from the disk. */
export async function measureUploads(): Promise<BenchRow[]> {
  const child = fork(join(import.meta.dirname, 'upload-servers.ts'));
  const [{ ours, bare, cookie, userId }] = (await once(child, 'message')) as [Servers];
  const tell = async (order: string) => {
    child.send(order);
    await once(child, 'message');
  };
  const makeVideo = await createVideoMaker(bytes, userId);
  const restMb = await memoryOf(child);
  const headers = { cookie, 'content-type': `multipart/form-data; boundary=${boundary}` };
  const seal = async ({ body }: SealedVideo): Promise<TimeVault> =>
    JSON.parse(await post(`${ours}/api/time-vaults`, headers, body));

  let video = makeVideo();
  const upload = await compare({
    name: 'upload of 90 MB',
    floorName: 'a bare stream to the disk',
    turns: 5,
    warmUp: 1,
    prepare: async () => {
      video = makeVideo();
    },
    figure: () => seal(video),
    floor: () => post(bare, headers, video.body),
    goal: '0.7× or better',
  });

  await tell('work');
  const memory = watchMemory(child);
  const videos = Array.from({ length: atOnce }, makeVideo);
  const vaults = await Promise.all(videos.map(seal));
  const peakMb = await memory.stop();

  await tell('next-year');
  const open = ({ id }: TimeVault) =>
    post(`${ours}/api/time-vaults/${id}/open`, { cookie, 'content-type': 'application/json' }, [
      Buffer.from('{}'),
    ]);
  await Promise.all(vaults.map(open));
  const originals = vaults.map(({ id }) => `${ours}/api/time-vaults/${id}/original`);
  const hashes: string[] = [];
  for (const url of originals) hashes.push(await hashOf(url, { cookie }));
  const intact = hashes.filter((hash, index) => hash === videos[index]?.sha256).length;

  const range = { cookie, range: `bytes=1000-${bytes - 1000}` };
  const ranged = await compare({
    name: 'download of 90 MB by range',
    floorName: 'a bare stream from the disk',
    turns: 5,
    warmUp: 1,
    figure: () => download(originals[0] ?? '', range),
    floor: () => download(bare, range),
    goal: '0.9× or better',
  });
  child.send('end');
  await once(child, 'exit');

  return [
    asThroughput(upload),
    asThroughput(ranged),
    {
      name: `memory while ${atOnce} × 90 MB come in, ${intact} intact`,
      unit: 'MB',
      figure: peakMb - restMb,
      spread: 0,
      floor: restMb,
      floorName: 'at rest',
      goal: 'below 150 MB more, all intact',
    },
  ];
}

function asThroughput(row: BenchRow): BenchRow {
  const perSecond = (ms: number) => bytes / 1_000 / ms;
  const { figure, floor, spread, p95: _, ...rest } = row;
  return {
    ...rest,
    unit: 'MB/s',
    figure: perSecond(figure),
    floor: perSecond(floor),
    spread: (perSecond(figure) * spread) / figure,
  };
}

async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

/** The most that the process has in memory until it is asked. */
function watchMemory(child: ChildProcess) {
  let peak = 0;
  const look = async () => {
    peak = Math.max(peak, await memoryOf(child));
  };
  const timer = setInterval(look, 50);
  return {
    async stop() {
      clearInterval(timer);
      await look();
      return peak;
    },
  };
}
