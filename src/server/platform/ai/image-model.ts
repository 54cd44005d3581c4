import { APICallError, generateImage, RetryError, type ImageModel as SdkImageModel } from 'ai';
import sharp from 'sharp';
import { FaultError } from '#server/platform/errors/fault-error.ts';
import { findMediaType, isFor } from '#server/platform/media/sniff.ts';
import { openProvider, type ProviderSettings } from './model-setting.ts';

export interface DrawRequest {
  prompt: string;
  /** Pixels; a model that knows only some sizes draws the nearest shape. */
  size: { width: number; height: number };
  signal?: AbortSignal;
}

export interface ImageModel {
  /** Where the description is sent, for users. */
  provider: string;
  /**
   * Exactly one picture, as the file that came: PNG, JPEG or WebP.
   * @throws ImageModelError whose message is for people.
   */
  draw(request: DrawRequest): Promise<Uint8Array>;
}

/**
 * The picture model of `AI_IMAGE`, or undefined for 'offline'.
 * @param timeoutMs for one picture, its second attempt included
 * @throws StartupError for a provider that is not known or lacks its key.
 */
export function openImageModel(
  settings: ProviderSettings,
  { timeoutMs = 120_000 } = {},
): ImageModel | undefined {
  if (settings.AI_IMAGE === 'offline') return undefined;
  const known = ['openai', 'google', 'openai-compatible'] as const;
  const { kind, provider, name, sdk } = openProvider('AI_IMAGE', settings, known);
  const model = sdk.imageModel(name);
  return {
    provider,
    async draw({ prompt, size, signal }) {
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        const { image } = await generateImage({
          model,
          prompt,
          n: 1,
          // Google's models take an aspect ratio instead of a size.
          ...(kind === 'google'
            ? { aspectRatio: nearest(shapes, size) }
            : { size: nearestSize(model, size) }),
          // A picture costs money, so there is one further attempt only.
          maxRetries: 1,
          abortSignal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        });
        await checkDrawnPicture(image.uint8Array);
        return image.uint8Array;
      } catch (error) {
        if (signal?.aborted) throw signal.reason;
        throw toImageModelError(error, { provider, isLate: timeout.aborted });
      }
    },
  };
}

/** The sizes that a family of models draws; others take any. */
const knownSizes: readonly (readonly [RegExp, readonly `${number}x${number}`[]])[] = [
  [/dall-e-3/, ['1792x1024', '1024x1792', '1024x1024']],
  [/dall-e-2/, ['1024x1024']],
  [/gpt-image|chatgpt-image/, ['1536x1024', '1024x1536', '1024x1024']],
];

function nearestSize(model: SdkImageModel, size: DrawRequest['size']): `${number}x${number}` {
  const name = typeof model === 'string' ? model : model.modelId;
  const known = knownSizes.find(([family]) => family.test(name))?.[1];
  return known ? nearest(known, size) : `${size.width}x${size.height}`;
}

const shapes = ['16:9', '3:2', '4:3', '1:1', '3:4', '2:3', '9:16'] as const;

/** The one of these sizes or shapes, such as '1024x768' or '4:3', whose proportions are nearest to those of `size`. */
function nearest<Shape extends string>(
  known: readonly Shape[],
  { width, height }: DrawRequest['size'],
): Shape {
  const distance = (shape: string) => {
    const [across = 1, down = 1] = shape.split(/[x:]/).map(Number);
    return Math.abs(Math.log(across / down / (width / height)));
  };
  return known.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

export type ImageModelFault = 'late' | 'refused' | 'busy' | 'not-allowed' | 'unusable' | 'failed';

/** Why no picture came; the message is a sentence for people and holds nothing that a provider said. */
export class ImageModelError extends FaultError<ImageModelFault> {}

const sentences: Record<ImageModelFault, (provider: string) => string> = {
  late: (provider) => `${provider} took too long to draw this picture.`,
  refused: (provider) => `${provider} did not want to draw this picture.`,
  busy: (provider) => `${provider} has too much to draw just now.`,
  'not-allowed': (provider) => `${provider} did not accept the key for drawing pictures.`,
  unusable: (provider) => `What came from ${provider} is not a picture that can be used.`,
  failed: (provider) => `${provider} could not draw this picture.`,
};

export function toImageModelError(
  error: unknown,
  { provider, isLate }: { provider: string; isLate: boolean },
): ImageModelError {
  if (error instanceof ImageModelError)
    return new ImageModelError(error.fault, sentences[error.fault](provider), error);
  const fault = isLate ? 'late' : faultOf(error);
  return new ImageModelError(fault, sentences[fault](provider), error);
}

function faultOf(error: unknown): ImageModelFault {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (!APICallError.isInstance(last)) return 'failed';
  const { statusCode = 0 } = last;
  if (statusCode === 401 || statusCode === 403) return 'not-allowed';
  if (statusCode === 429 || statusCode === 503) return 'busy';
  return statusCode === 400 || statusCode === 422 ? 'refused' : 'failed';
}

const limits = { bytes: 30 * 1024 * 1024, pixels: 40_000_000, side: 256 };

/**
 * Makes sure, by decoding it, that a file from outside is one whole picture of a sensible size.
 * @throws ImageModelError 'unusable'.
 */
async function checkDrawnPicture(file: Uint8Array): Promise<void> {
  if (file.byteLength > limits.bytes) throw unusable('more bytes than a picture needs');
  // Never by sharp alone, which would also read an SVG.
  if (!isFor('profileImage', await findMediaType(file))) throw unusable('a file of another type');
  try {
    const picture = sharp(file, { limitInputPixels: limits.pixels, failOn: 'error', pages: 1 });
    const { width, height } = await picture.metadata();
    if (Math.min(width, height) < limits.side) throw unusable('a picture too small to be shown');
    await picture.stats();
  } catch (error) {
    throw error instanceof ImageModelError ? error : unusable('a file that cannot be read', error);
  }
}

function unusable(what: string, cause?: unknown): ImageModelError {
  return new ImageModelError('unusable', what, cause);
}
