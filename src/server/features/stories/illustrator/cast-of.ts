import { seedOf } from './svg/random.ts';

export interface Cast {
  seed: number;
}

/** Who is in the story, read once from all of it. */
export const castOf = ({
  title,
  lifeStory,
}: {
  title: string;
  lifeStory: string;
  language: string;
}): Cast => ({
  seed: seedOf(`${title}\n${lifeStory}`),
});
