import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { FileActivity } from './file-activity.ts';
import { type NodeFileSystem, observeFileSystem } from './observe-file-system.ts';

/** PGlite's file system on disk, with the fsync that it lacks. */
export class DurableNodeFs extends NodeFS {
  readonly #observe: (activity: FileActivity) => void;

  constructor(directory: string, observe: (activity: FileActivity) => void) {
    super(directory);
    this.#observe = observe;
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const preRun = [...(emscriptenOpts.preRun ?? [])];
    preRun.push((module) => {
      // PGlite's types know NODEFS only as something to mount.
      const nodeFileSystem = module.NODEFS as unknown as NodeFileSystem;
      observeFileSystem(nodeFileSystem, this.#observe, fsyncSync);
    });
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}
