import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateImage, type ImageModel as SdkImageModel } from 'ai';
import type { Config } from '#server/platform/config/config.ts';
import { checkDrawnPicture } from './check-drawn-picture.ts';
import { toImageModelError } from './image-model-error.ts';
import { readModelSetting } from './model-setting.ts';

type ImageSettings = Pick<
  Config,
  'AI_IMAGE' | 'AI_BASE_URL' | 'AI_API_KEY' | 'OPENAI_API_KEY' | 'GOOGLE_GENERATIVE_AI_API_KEY'
>;

export interface DrawRequest {
  prompt: string;
  /** Pixels; a model that knows only some sizes draws the nearest shape. */
  size: { width: number; height: number };
  signal?: AbortSignal;
}

export interface ImageModel {
  /** For people: where the description goes. */
  provider: string;
  /**
   * Exactly one picture, as the file that came: PNG, JPEG or WebP.
   * @throws ImageModelError whose message is for people.
   */
  draw(request: DrawRequest): Promise<Uint8Array>;
}

interface Drawer {
  provider: string;
  model: SdkImageModel;
  /** Whether it is told a shape ('16:9') in place of a size. */
  takesShape?: boolean;
}

/**
 * The picture model of `AI_IMAGE`, or undefined for 'offline'.
 * @param timeoutMs for one picture, its second attempt included
 * @throws StartupError for a provider that is not known or lacks its key.
 */
export function openImageModel(
  settings: ImageSettings,
  { timeoutMs = 120_000 } = {},
): ImageModel | undefined {
  if (settings.AI_IMAGE === 'offline') return undefined;
  const { provider, model, takesShape } = findDrawer(settings);
  return {
    provider,
    async draw({ prompt, size, signal }) {
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        const { image } = await generateImage({
          model,
          prompt,
          n: 1,
          ...(takesShape ? { aspectRatio: shapeOf(size) } : { size: nearestSize(model, size) }),
          // A picture costs money: what failed is tried once more, not again and again.
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

function findDrawer(settings: ImageSettings): Drawer {
  const { AI_IMAGE, AI_BASE_URL: baseURL, AI_API_KEY } = settings;
  const setting = readModelSetting('AI_IMAGE', AI_IMAGE, settings);
  const { provider, name } = setting;
  switch (provider) {
    case 'openai': {
      const apiKey = setting.requireKey('OPENAI_API_KEY');
      return { provider, model: createOpenAI({ apiKey, baseURL }).image(name) };
    }
    case 'google': {
      const apiKey = setting.requireKey('GOOGLE_GENERATIVE_AI_API_KEY');
      return { provider, model: createGoogle({ apiKey, baseURL }).image(name), takesShape: true };
    }
    case 'openai-compatible': {
      const address = setting.requireBaseUrl();
      const compatible = createOpenAICompatible({
        name: provider,
        baseURL: address,
        apiKey: AI_API_KEY,
      });
      return { provider: new URL(address).host, model: compatible.imageModel(name) };
    }
    default:
      throw setting.unknown('offline, openai, google and openai-compatible');
  }
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
  if (!known) return `${size.width}x${size.height}`;
  const wanted = size.width / size.height;
  const distance = (one: string) => {
    const [width = 1, height = 1] = one.split('x').map(Number);
    return Math.abs(Math.log(width / height / wanted));
  };
  return known.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

function shapeOf({ width, height }: DrawRequest['size']): `${number}:${number}` {
  const shapes = ['16:9', '3:2', '4:3', '1:1', '3:4', '2:3', '9:16'] as const;
  const distance = (shape: string) => {
    const [across = 1, down = 1] = shape.split(':').map(Number);
    return Math.abs(Math.log(across / down / (width / height)));
  };
  return shapes.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}
