import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { drawEndCard, drawTitleCard } from '@heartwood/illustrator/draw-cards';
import { renderPicture } from '@heartwood/illustrator/render-picture';
import { stageFile } from '#server/platform/media/temporary-folder.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { PicturePlanner } from '../pictures/picture-of-scene.ts';
import { framePhoto, type Size, stillSize, tallSize } from '../pictures/still-pictures.ts';
import type { StoryRow, StorySceneRow } from '../stories.table.ts';
import { stillKeyOf } from '../story-files.ts';

export type FilmShape = 'wide' | 'vertical';

/** A still of a film, brought to a file when it is needed. */
export interface FilmStill {
  /** Names it by its content. */
  name: string;
  /** Where it lies; made or fetched once. */
  path(): Promise<string>;
}

interface Options {
  storage: Storage;
  folder: string;
  shape: FilmShape;
  signal: AbortSignal;
}

const words = {
  en: { subtitle: 'A life story', end: 'Thank you for listening' },
  pt: { subtitle: 'Uma história de vida', end: 'Obrigado por ouvir' },
};

/** The stills of a film: its cards, and its scenes as they are or, for a vertical film, drawn anew. */
export function createFilmStills({ storage, folder, shape, signal }: Options) {
  const size: Size = shape === 'wide' ? stillSize : tallSize;
  const named = (name: string) => join(folder, `still-${name}`);

  const stills = new Map<string, FilmStill>();

  /** Two scenes can show the same: it is brought here once. */
  const still = (name: string, bring: () => Promise<string>): FilmStill => {
    const known = stills.get(name) ?? { name, path: once(bring) };
    stills.set(name, known);
    return known;
  };

  const drawn = (svg: string): FilmStill => {
    const name = createHash('sha256').update(svg).digest('hex').slice(0, 24);
    return still(name, () => write(`${name}.png`, () => renderPicture(svg, size)));
  };

  async function write(name: string, make: () => Promise<Buffer>) {
    await writeFile(named(name), await make());
    return named(name);
  }

  return {
    cards({ title, language }: StoryRow) {
      const told = language.startsWith('pt') ? words.pt : words.en;
      return {
        title: drawn(drawTitleCard({ title, subtitle: told.subtitle }, size)),
        end: drawn(drawEndCard({ title: told.end }, size)),
      };
    },

    ofScene(scene: StorySceneRow, sceneCount: number, planner: () => PicturePlanner): FilmStill {
      const { imageKey } = scene;
      if (!imageKey) throw new Error('a scene without a picture cannot be filmed');
      const name = imageKey.replace(/^.*\/|\.[a-z]+$/g, '');
      const key = stillKeyOf(imageKey);
      if (shape === 'wide') {
        return still(name, async () => {
          await stageFile(storage, key, named(`${name}.webp`), signal);
          return named(`${name}.webp`);
        });
      }
      if (scene.picture?.source === 'drawn') {
        const { plan, draw } = planner();
        return drawn(draw(plan(scene, sceneCount), size));
      }
      const frame = async () => framePhoto(await buffer((await storage.read(key)).stream), size);
      return still(`tall-${name}`, () => write(`${name}.png`, frame));
    },
  };
}

function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let begun: Promise<Result> | undefined;
  return () => {
    begun ??= work();
    return begun;
  };
}
