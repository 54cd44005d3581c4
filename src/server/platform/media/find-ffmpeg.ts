import { findProgram, runLimited } from './limited-process.ts';

export interface FfmpegBuild {
  ffmpegPath: string;
  version: string;
  encoders: ReadonlySet<string>;
  filters: ReadonlySet<string>;
}

/**
 * The ffmpeg to use and what it can do: the one that was named, else the system's, else the bundled one of 2018.
 * Undefined where none runs. Ask once, at start.
 */
export async function findFfmpeg({
  path,
}: {
  path?: string;
} = {}): Promise<FfmpegBuild | undefined> {
  if (path) {
    const named = await findProgram(path);
    return named ? describeBuild(named) : undefined;
  }
  for (const find of [() => findProgram('ffmpeg'), findBundled]) {
    const found = await find();
    const build = found && (await describeBuild(found));
    if (build) return build;
  }
  return undefined;
}

async function findBundled(): Promise<string | undefined> {
  try {
    const { default: bundled } = await import('@ffmpeg-installer/ffmpeg');
    return await findProgram(bundled.path);
  } catch {
    // There is none for this kind of machine.
    return undefined;
  }
}

async function describeBuild(ffmpegPath: string): Promise<FfmpegBuild | undefined> {
  const ask = async (question: string) => {
    const args = ['-hide_banner', question];
    const limits = { timeoutMs: 15_000, memoryBytes: 2 ** 32 };
    const { code, stdout } = await runLimited({ program: ffmpegPath, args, ...limits });
    return code === 0 ? stdout : '';
  };
  try {
    const [version, encoders, filters] = await Promise.all(
      ['-version', '-encoders', '-filters'].map(ask),
    );
    if (!version || !encoders || !filters) return undefined;
    return {
      ffmpegPath,
      version: /^ffmpeg version (\S+)/.exec(version)?.[1] ?? 'unknown',
      encoders: namesIn(encoders),
      filters: namesIn(filters),
    };
  } catch {
    return undefined;
  }
}

/** Lines such as ` V....D libx264   H.264 …`, with flags in the first column and the name in the second. */
function namesIn(list: string): ReadonlySet<string> {
  return new Set([...list.matchAll(/^ [A-Z.|]{2,6} +(\S+) /gm)].map(([, name = '']) => name));
}
