import { splitPassages } from '#server/features/training/recall/passages.ts';
import type { TrainingStory } from '#shared/contracts/training.ts';

/** Numbers from 0 to 1 that come out the same in every run (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const everyday =
  'the and a to of in was we my she he it with for on at they when had there then our from by as but so that'.split(
    ' ',
  );
const plot =
  `harbour mother father bakery bread wedding church boat storm school market garden village river winter summer war letter
train dress dance guitar song kitchen soup brother sister friend doctor horse farm sea island lantern bridge factory`.split(
    /\s+/,
  );

/** Words by how often people use them: the first few all the time, most of the ten thousand hardly ever. */
function vocabulary(): string[] {
  const syllables = 'ba de fi go lu ma ne pi ro su ta ve zi cor lan mer nos pal tin ver'.split(' ');
  const rare = Array.from({ length: 10_000 }, (_, index) => {
    const parts = [index % 20, Math.floor(index / 20) % 20, Math.floor(index / 400) % 25];
    return parts.map((part) => syllables[part % 20]).join('') + (index >= 8_000 ? 'ra' : '');
  });
  return [...plot, ...rare];
}

/** Stories of about `passages` passages in all, in invented English; the same for the same numbers. */
export async function inventStories(
  passages: number,
  stories: number,
): Promise<{ taught: TrainingStory[]; passages: number }> {
  const random = dice(7);
  const words = vocabulary();
  const word = () => {
    if (random() < 0.45) return everyday[Math.floor(random() * everyday.length)];
    return words[Math.floor(words.length ** random()) - 1];
  };
  const sentence = () => {
    const length = 8 + Math.floor(random() * 14);
    const text = Array.from({ length }, word).join(' ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  const perStory = Math.ceil(passages / stories);
  let made = 0;
  const taught: TrainingStory[] = [];
  for (let index = 0; index < stories; index++) {
    // Three sentences of these make a passage of the usual length.
    const content = Array.from({ length: perStory * 3 }, sentence).join(' ');
    made += (await splitPassages(content, 'en')).length;
    taught.push({ title: `The ${word()} and the ${word()} of ${1900 + (index % 100)}`, content });
  }
  return { taught, passages: made };
}

/** Questions as people ask them, some of words that every story has. */
export function inventQuestions(count: number): string[] {
  const random = dice(11);
  const words = vocabulary();
  const one = () => words[Math.floor(words.length ** random()) - 1];
  const common = () => plot[Math.floor(random() * plot.length)];
  return Array.from({ length: count }, (_, index) =>
    index % 3 === 0
      ? `What do you remember about your ${common()} and the ${common()}?`
      : `When did ${one()} bring the ${one()} to the ${common()} near ${one()}?`,
  );
}
