/** A stream as either tool tells it; the picture's size as it is stored. */
export interface ProbedStream {
  kind: string;
  codec: string;
  width?: number;
  height?: number;
  pixelFormat?: string;
  /** Degrees anticlockwise, as the display matrix has it. */
  rotation?: number;
}
