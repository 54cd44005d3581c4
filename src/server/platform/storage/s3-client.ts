import { S3Client } from '@aws-sdk/client-s3';

export interface S3Options {
  bucket: string;
  region: string;
  /** Of a server other than Amazon's. */
  endpoint?: string;
  /** As browsers reach that server, where it is not by `endpoint`. */
  publicEndpoint?: string;
  /** Without them the SDK looks where it always does: environment, profile, the machine's role. */
  accessKeyId?: string;
  secretAccessKey?: string;
}

export function createS3Client(options: S3Options, endpoint = options.endpoint): S3Client {
  const { region, accessKeyId, secretAccessKey } = options;
  return new S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    // By default the SDK sends streams in chunks with a checksum after them, which other servers store as content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Each download holds its connection for as long as its reader is slow.
    requestHandler: {
      connectionTimeout: 5_000,
      httpAgent: { maxSockets: 500 },
      httpsAgent: { maxSockets: 500 },
    },
  });
}

/** What the addresses of all objects begin with, for browsers. */
export function objectBaseUrl({ bucket, region, endpoint, publicEndpoint }: S3Options): string {
  const server = publicEndpoint ?? endpoint;
  if (server) return `${server.replace(/\/+$/, '')}/${bucket}`;
  return `https://${bucket}.s3.${region}.amazonaws.com`;
}
