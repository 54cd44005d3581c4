import type { Readable } from 'node:stream';

/** A stored object as it is listed and found. `sha256` is hex; null only for what a browser put straight into a bucket. */
export interface StoredObject {
  key: string;
  size: number;
  contentType: string;
  sha256: string | null;
  modifiedAt: Date;
}

export type ListedObject = Pick<StoredObject, 'key' | 'size' | 'modifiedAt'>;

/** First and last byte, both included, as in an HTTP range. Without `end`: to the last byte. */
export interface ByteRange {
  start: number;
  end?: number;
}

/** `size` is that of the whole object; `start` and `end` say which bytes `stream` holds (of nothing: 0 and -1). */
export interface StoredContent extends StoredObject {
  stream: Readable;
  start: number;
  end: number;
}

export interface PutOptions {
  contentType: string;
  /** More bytes are refused with `too-large`, and nothing is left behind. */
  maxBytes: number;
  /** Refuse with `already-exists` where the key is taken; without it the new content replaces the old. */
  ifAbsent?: boolean;
  signal?: AbortSignal;
}

export interface UploadRequest {
  key: string;
  userId: string;
  maxBytes: number;
  expiresInSeconds: number;
}

/** Where a browser may send one file by a single PUT. Without its query the address names the upload. */
export interface UploadAddress {
  url: string;
  key: string;
  expiresAt: Date;
}

export interface ReceivedUpload {
  key: string;
  /** The address's query parameter `token`. */
  token: string;
  userId: string;
  contentType: string;
  content: Content;
  signal?: AbortSignal;
}

export type Content = Uint8Array | AsyncIterable<Uint8Array>;

/**
 * Keeps files under keys of our own making: lower-case path segments such as `avatars/<id>/512.webp`.
 * A half-written object is never visible, and once `put` has resolved, its object survives a power cut.
 * A folder is a prefix that ends at a slash: `memories/1` holds `memories/1/photo.jpg`, not `memories/10/photo.jpg`.
 */
export interface Storage {
  put(key: string, content: Content, options: PutOptions): Promise<StoredObject>;
  find(key: string): Promise<StoredObject | undefined>;
  /** Throws `not-found`, and `bad-range` for a range that lies outside. The caller must read or destroy the stream. */
  read(key: string, range?: ByteRange): Promise<StoredContent>;
  /**
   * Gives content a second name, for a program of this machine that only reads it. False where it has to be copied;
   * undefined where the content is on another machine.
   */
  link?(key: string, path: string): Promise<boolean>;
  /** Deleting a missing object is no error. */
  delete(key: string): Promise<void>;
  deleteFolder(folder: string): Promise<void>;
  /** Everything below a folder, in no order; with '' everything there is. */
  list(folder: string): AsyncIterable<ListedObject>;
  createUploadAddress(request: UploadRequest): Promise<UploadAddress>;
  /** The key that an upload address (with or without its query) names, where it is one of this storage. */
  findUploadKey(url: string): string | undefined;
  /** The origin that upload addresses lead to, where it is not this server. */
  uploadOrigin?: string;
  /** Stores the file of an upload address, once. Undefined where uploads go straight to a bucket. */
  receiveUpload?(upload: ReceivedUpload): Promise<StoredObject>;
  /** Removes files that a crash left half-written before that time; returns how many. */
  removeLeftovers(olderThan: Date): Promise<number>;
}
