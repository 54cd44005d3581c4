import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Storage } from '#server/platform/storage/storage.ts';

export type Archive = ReturnType<typeof createArchive>;

/** A zip that is made while it is read: one file after the other, none of them in memory. */
export function createArchive({ storage }: { storage: Storage }) {
  const zip = new ZipFile();
  const content = new PassThrough();
  zip.outputStream.pipe(content);
  zip.on('error', (error: Error) => content.destroy(error));
  const names = new Set<string>();

  /** Names differ without regard to case too: not every disk tells 'Rosa' from 'rosa'. */
  function unique(path: string): string {
    const dot = path.lastIndexOf('.');
    const [stem, ending] =
      dot > path.lastIndexOf('/') ? [path.slice(0, dot), path.slice(dot)] : [path, ''];
    let name = path;
    for (let number = 2; names.has(name.toLowerCase()); number++)
      name = `${stem} ${number}${ending}`;
    names.add(name.toLowerCase());
    return name;
  }

  return {
    content: content as Readable,

    addText(path: string, text: string): void {
      zip.addBuffer(Buffer.from(text), unique(path));
    },

    /** Adds a stored file uncompressed; returns its path in the zip, or undefined where it no longer exists. */
    async addFile(path: string, key: string | null): Promise<string | undefined> {
      const found = key ? await storage.find(key) : undefined;
      if (!found) return undefined;
      const name = unique(path);
      zip.addReadStreamLazy(name, { compress: false, size: found.size }, (give) => {
        storage.read(found.key).then(
          ({ stream }) => give(null, stream),
          (error: unknown) => give(error, new PassThrough()),
        );
      });
      return name;
    },

    finish: () => zip.end(),
    /** Ends the archive with an error. */
    fail: (error: Error) => content.destroy(error),
  };
}

/** A name that every disk takes. */
export function safeName(title: string): string {
  const plain = title
    .replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+/, '')
    .slice(0, 80)
    .toWellFormed()
    .replace(/[ .]+$/, '');
  return plain || 'Untitled';
}
