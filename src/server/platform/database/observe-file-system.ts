import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * What the embedded database did to its files, in order: enough to rebuild the state that a power
 * cut would leave behind. `path` is absolute on the machine's disk; `data` is a view that is only
 * valid during the call.
 */
export type FileActivity =
  | { kind: 'write'; path: string; position: number; data: Uint8Array }
  | { kind: 'truncate'; path: string; size: number }
  | { kind: 'create' | 'remove'; path: string }
  | { kind: 'rename'; path: string; newPath: string }
  | { kind: 'sync'; path: string };

interface FileNode {
  name: string;
  parent: FileNode;
}

interface FileStream {
  node: FileNode;
  /** The descriptor of the real file or folder. */
  nfd: number;
}

interface Attributes {
  size?: number;
}

/** The parts of Emscripten's NODEFS that change files, and the `fsync` it forgot. */
export interface NodeFileSystem {
  realPath(node: FileNode): string;
  node_ops: {
    mknod(parent: FileNode, name: string, mode: number, device: number): FileNode;
    rename(node: FileNode, folder: FileNode, newName: string): void;
    unlink(parent: FileNode, name: string): void;
    rmdir(parent: FileNode, name: string): void;
    setattr(node: FileNode, attributes: Attributes): void;
  };
  stream_ops: {
    write(
      stream: FileStream,
      buffer: Uint8Array,
      offset: number,
      length: number,
      position: number,
    ): number;
    setattr(stream: FileStream, attributes: Attributes): void;
    fsync?(stream: FileStream): number;
  };
}

// WASI's number for "input/output error": PostgreSQL stops itself rather than trust a failed sync.
const EIO = 29;

/** Gives `fileSystem` a real fsync and reports all that changes its files to `observe`. */
export function observeFileSystem(
  fileSystem: NodeFileSystem,
  observe: (activity: FileActivity) => void,
  sync: (descriptor: number) => void,
): void {
  const { node_ops: nodes, stream_ops: streams } = fileSystem;
  const child = (parent: FileNode, name: string) => `${fileSystem.realPath(parent)}/${name}`;
  const original = { ...nodes };
  const { write, setattr } = streams;

  streams.fsync = (stream) => {
    try {
      sync(stream.nfd);
    } catch {
      return EIO;
    }
    observe({ kind: 'sync', path: fileSystem.realPath(stream.node) });
    return 0;
  };
  streams.write = (stream, buffer, offset, length, position) => {
    const written = write(stream, buffer, offset, length, position);
    const path = fileSystem.realPath(stream.node);
    observe({ kind: 'write', path, position, data: buffer.subarray(offset, offset + written) });
    return written;
  };
  streams.setattr = (stream, attributes) => {
    setattr(stream, attributes);
    observeSize(fileSystem.realPath(stream.node), attributes);
  };

  nodes.setattr = (node, attributes) => {
    original.setattr(node, attributes);
    observeSize(fileSystem.realPath(node), attributes);
  };
  nodes.mknod = (parent, name, mode, device) => {
    const node = original.mknod(parent, name, mode, device);
    observe({ kind: 'create', path: fileSystem.realPath(node) });
    return node;
  };
  nodes.rename = (node, folder, newName) => {
    const path = fileSystem.realPath(node);
    original.rename(node, folder, newName);
    observe({ kind: 'rename', path, newPath: child(folder, newName) });
  };
  nodes.unlink = (parent, name) => {
    original.unlink(parent, name);
    observe({ kind: 'remove', path: child(parent, name) });
  };
  nodes.rmdir = (parent, name) => {
    original.rmdir(parent, name);
    observe({ kind: 'remove', path: child(parent, name) });
  };

  function observeSize(path: string, { size }: Attributes) {
    if (size !== undefined) observe({ kind: 'truncate', path, size });
  }
}

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
