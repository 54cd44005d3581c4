import { sendJson } from '#client/platform/http-client.ts';
import { uploadUrlAnswer } from '#shared/contracts/memories.ts';

/** An address that takes one file. @throws 'Failed to get upload URL', whatever the reason. */
export async function getUploadUrl(): Promise<string> {
  try {
    const answer = await sendJson('POST', '/api/memory-vault/upload-url', {}, uploadUrlAnswer);
    return answer.uploadURL;
  } catch (cause) {
    throw new Error('Failed to get upload URL', { cause });
  }
}
