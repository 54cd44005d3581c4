/** How far a file has come. */
export type UploadStep =
  | { name: 'sending'; percent: number }
  /** The connection broke; it is tried again by itself. */
  | { name: 'waiting' }
  | { name: 'failed'; problem: string }
  | { name: 'sent'; fileUrl: string };

/** Something that the uploader has to say. */
export interface UploadNotice {
  kind: 'info' | 'warning' | 'error' | 'success';
  message: string;
}

export interface UploaderOptions {
  onStep: (step: UploadStep) => void;
  onNotices?: (notices: UploadNotice[]) => void;
}

export interface Uploader {
  /** Sends it at once. What cannot be taken is said in a notice. */
  add(files: readonly File[]): boolean;
  /** Sends the same file again. */
  retry(): void;
  /** Stops, and forgets the file. */
  close(): void;
}
