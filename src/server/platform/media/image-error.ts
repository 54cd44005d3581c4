export type ImageFault = 'unreadable' | 'too-many-pixels' | 'wrong-type';

/** Why a picture was not taken. Callers choose the words for people. */
export class ImageError extends Error {
  readonly fault: ImageFault;

  constructor(fault: ImageFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ImageError';
    this.fault = fault;
  }
}
