import { limits } from '#shared/limits.ts';

export interface NarrationSentence {
  seconds: number;
  weight: number;
  /** Whether it cannot be understood without the sentence before. */
  needsContext: boolean;
  /** How many sentences back it may be joined to another, if it needs context (`bridgesBefore`). */
  bridges: readonly number[];
  opensParagraph: boolean;
  /** As `borderStrengths` returns it. */
  border: number;
  /** Whether it stands under another heading than the one before: no narration crosses a heading. */
  opensChapter: boolean;
  characters: number;
}

/** One narration of a scene: its sentences, their length and their value. */
export interface Narration {
  told: number[];
  /** In steps of `timeStep`. */
  steps: number;
  worth: number;
}

/** Seconds. */
export const timeStep = 0.25;
const prices = {
  jump: 1.5,
  paragraph: 0.6,
  border: 0.35,
  bridge: 0.8,
  needsContext: 6,
  beginsLate: 0.3,
};

const none = Number.NEGATIVE_INFINITY;
const empty = (length: number) => new Float64Array(length).fill(none);

/**
 * The best narration of a scene for each possible length: by dynamic programming, the sentences of most weight in
 * their order, with few jumps. A sentence that needs context follows its context, unless there is no other choice.
 */
export function listNarrations(
  sentences: readonly NarrationSentence[],
  seconds: number,
): Narration[] {
  const room = Math.floor(seconds / timeStep);
  const steps = sentences.map((one) => Math.max(1, Math.round(one.seconds / timeStep)));
  const rows: Float64Array[] = [];
  const came: Int32Array[] = [];
  // By time used, the best narration that ends before the previous sentence: where a jump starts from.
  const earlier = empty(room + 1);
  const earlierAt = new Int32Array(room + 1).fill(-1);

  let chapter = 0;

  for (const [at, sentence] of sentences.entries()) {
    const row = empty(room + 1);
    const from = new Int32Array(room + 1).fill(-1);
    rows.push(row);
    came.push(from);
    if (sentence.opensChapter) {
      chapter = at;
      earlier.fill(none);
    } else if (at - 2 >= chapter) keepBetter(rows[at - 2], at - 2, earlier, earlierAt);
    const takes = steps[at] ?? 1;
    if (takes > room) continue;
    const worth = sentence.weight * Math.sqrt(sentence.seconds);
    const alone = sentence.needsContext ? prices.needsContext : 0;
    const landing = prices.paragraph + prices.border * Math.max(0, sentence.border);
    const jump = alone + (sentence.opensParagraph ? landing : prices.jump);
    row[takes] = worth - alone - (at === 0 || sentence.opensParagraph ? 0 : prices.beginsLate);
    const next = at > chapter ? rows[at - 1] : undefined;
    for (let used = takes; used <= room; used += 1) {
      const follows = worth + (next?.[used - takes] ?? none);
      const jumps = worth - jump + (earlier[used - takes] ?? none);
      const best = Math.max(follows, jumps);
      if (best > (row[used] ?? none)) {
        row[used] = best;
        from[used] = follows >= jumps ? at - 1 : (earlierAt[used - takes] ?? -1);
      }
      for (const back of sentence.bridges) {
        if (at - back < chapter) break;
        const bridged = worth - prices.bridge + (rows[at - back]?.[used - takes] ?? none);
        if (bridged <= (row[used] ?? none)) continue;
        row[used] = bridged;
        from[used] = at - back;
      }
    }
  }

  const narrations: Narration[] = [];
  for (let used = 1; used <= room; used += 1) {
    const ends = rows.map((row) => row[used] ?? none);
    const worth = Math.max(none, ...ends);
    if (worth === none) continue;
    const told = trace(ends.indexOf(worth), used, came, steps);
    narrations.push({ told: withinCharacters(told, sentences), steps: used, worth });
  }
  return narrations.length > 0 ? narrations : [shortestOf(sentences, steps)];
}

function keepBetter(
  row: Float64Array | undefined,
  at: number,
  best: Float64Array,
  places: Int32Array,
) {
  if (!row) return;
  for (const [used, value] of row.entries()) {
    if (value <= (best[used] ?? none)) continue;
    best[used] = value;
    places[used] = at;
  }
}

function trace(
  end: number,
  length: number,
  came: readonly Int32Array[],
  steps: readonly number[],
): number[] {
  const told: number[] = [];
  let used = length;
  for (let at = end; at >= 0; ) {
    told.unshift(at);
    const previous = came[at]?.[used] ?? -1;
    used -= steps[at] ?? 0;
    at = previous;
  }
  return told;
}

// No sentence fits: the shortest is used.
function shortestOf(sentences: readonly NarrationSentence[], steps: readonly number[]): Narration {
  const least = Math.min(...steps);
  const at = steps.indexOf(least);
  return { told: sentences[at] ? [at] : [], steps: least, worth: 0 };
}

// Texts of punctuation alone take few seconds but many characters.
function withinCharacters(told: number[], sentences: readonly NarrationSentence[]): number[] {
  let held = 0;
  return told.filter((at, index) => {
    held += (sentences[at]?.characters ?? 0) + 1;
    return index === 0 || held <= limits.story.narration;
  });
}
