import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { invalidFields } from '#server/platform/errors/app-error.ts';
import { parseJson } from '#server/platform/http/parse-json.ts';
import { createJsonScanner } from '#server/platform/http/scan-json.ts';
import { saveTrainingBody, traits } from '#shared/contracts/training.ts';
import { limits } from '#shared/limits.ts';
import { formTooLarge, formUnreadable, imageTooLarge } from './training.errors.ts';

const lists = new Set<string>(['commonPhrases', 'stories', 'passions', 'values']);
const numbers = new Set<string>(traits);

export interface TrainingForm {
  fields: z.output<typeof saveTrainingBody>;
  image?: Buffer;
}

/**
 * Reads a training sent as a form: a `profileImage` and the other fields, lists as JSON text.
 * @throws 400 for fields that are wrong, 413 for a picture or texts over the limit.
 */
export async function readTrainingForm(request: FastifyRequest): Promise<TrainingForm> {
  const given: Record<string, unknown> = {};
  let image: Buffer | undefined;
  let characters = 0;
  request.holdBytes(Number(request.headers['content-length']) || limits.trainingBodyBytes);
  const parts = request.parts({
    limits: {
      fileSize: limits.profileImage.maxBytes,
      fieldSize: limits.trainingBodyBytes,
      files: 1,
      fields: 100,
    },
  });
  try {
    for await (const part of parts) {
      if (part.type === 'file') image = await readImage(part);
      else if (typeof part.value === 'string') {
        characters += part.value.length;
        if (part.valueTruncated || characters > limits.trainingBodyBytes) throw formTooLarge();
        given[part.fieldname] = readField(part.fieldname, part.value);
      }
    }
  } catch (error) {
    // Errors of the form parser have no status.
    const hasStatus = error instanceof Error && ('status' in error || 'statusCode' in error);
    throw hasStatus ? error : formUnreadable({ cause: error });
  }
  const result = saveTrainingBody.safeParse(given);
  if (!result.success) throw invalidFields(result.error);
  return { fields: result.data, image };
}

async function readImage(part: MultipartFile): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) chunks.push(chunk);
  if (part.file.truncated) throw imageTooLarge();
  if (part.fieldname !== 'profileImage' || chunks.length === 0) return undefined;
  return Buffer.concat(chunks);
}

function readField(name: string, text: string): unknown {
  if (numbers.has(name)) return text.trim() === '' ? undefined : Number(text);
  if (!lists.has(name)) return text;
  const bytes = Buffer.from(text);
  if (!createJsonScanner()(bytes)) throw formTooLarge();
  const parsed = parseJson(bytes);
  return 'value' in parsed ? parsed.value : text;
}
