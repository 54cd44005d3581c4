import { S3ServiceException } from '@aws-sdk/client-s3';

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

export const isAbsent = (error: unknown) => statusOf(error) === 404;
export const isBadRange = (error: unknown) => statusOf(error) === 416;
export const isTaken = (error: unknown) => statusOf(error) === 412 || statusOf(error) === 409;

/** The server failed or could not be reached: the same request may well succeed. */
export function isPassing(error: unknown) {
  const status = statusOf(error);
  return status === undefined || status === 429 || status >= 500;
}

/** Of `bytes 0-99/1234`, the last number. */
export function totalOfRange(contentRange: string | undefined): number | undefined {
  const total = contentRange?.split('/')[1];
  return total === undefined ? undefined : Number(total);
}
