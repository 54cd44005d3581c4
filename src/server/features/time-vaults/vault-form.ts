import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { invalidFields } from '#server/platform/errors/app-error.ts';
import { createVaultFields } from '#shared/contracts/time-vaults.ts';
import { limits } from '#shared/limits.ts';
import { formUnreadable, videoTooLarge } from './time-vaults.errors.ts';
import type { IncomingVideo } from './vault-videos.ts';

export type VaultFields = z.output<typeof createVaultFields>;

/** Beside the video a form holds little. */
const fieldBytes = 64 * 1024;

/**
 * Reads a vault's form, its parts in any order, and hands the video on while it comes in.
 * @throws 400 for fields that are wrong, 413 for a form that is too large from the start.
 */
export async function readVaultForm(
  request: FastifyRequest,
  receive: (video: IncomingVideo) => Promise<void>,
): Promise<VaultFields> {
  if (Number(request.headers['content-length']) > limits.vault.videoBytes + 10 * fieldBytes)
    throw videoTooLarge();
  const given: Record<string, unknown> = {};
  const parts = request.parts({
    limits: { fileSize: limits.vault.videoBytes - 1, fieldSize: fieldBytes, files: 1, fields: 20 },
  });
  try {
    for await (const part of parts) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw formUnreadable();
        given[part.fieldname] = readField(part.fieldname, part.value);
      } else if (part.fieldname === 'video' && part.filename) {
        await receive({ fileName: part.filename, content: part.file });
      } else part.file.resume();
    }
  } catch (error) {
    // A client that is still sending reads the response only once its whole body was consumed.
    request.raw.unpipe();
    request.raw.resume();
    // What the parser finds amiss in a form comes without a status of its own.
    const hasStatus = error instanceof Error && ('status' in error || 'statusCode' in error);
    throw hasStatus ? error : formUnreadable({ cause: error });
  }
  const result = createVaultFields.safeParse(given);
  if (!result.success) throw invalidFields(result.error);
  return result.data;
}

function readField(name: string, value: unknown): unknown {
  if (name !== 'recipientEmails' || typeof value !== 'string') return value;
  if (value.trim() === '') return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
