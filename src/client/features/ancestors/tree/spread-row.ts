interface Block {
  /** The best common place of its members, had they no width. */
  place: number;
  weight: number;
  members: number;
}

/**
 * Places things of the given widths in a line, in their order and without touching, each as near as
 * can be to where it would like to be (least squares; pool-adjacent-violators).
 * @returns the middle of each.
 */
export function spreadRow(
  items: ReadonlyArray<{ width: number; wish: number; weight: number }>,
  space: number,
): number[] {
  // Taking the widths out leaves the question of a rising sequence.
  const offsets: number[] = [];
  items.forEach(({ width }, index) => {
    const before = items[index - 1];
    offsets.push(before ? (offsets[index - 1] ?? 0) + before.width / 2 + space + width / 2 : 0);
  });

  const blocks: Block[] = [];
  items.forEach(({ wish, weight }, index) => {
    let block: Block = { place: wish - (offsets[index] ?? 0), weight, members: 1 };
    for (let last = blocks.at(-1); last && last.place > block.place; last = blocks.at(-1)) {
      blocks.pop();
      const sum = last.weight + block.weight;
      block = {
        place: (last.place * last.weight + block.place * block.weight) / sum,
        weight: sum,
        members: last.members + block.members,
      };
    }
    blocks.push(block);
  });

  const places = blocks.flatMap(({ place, members }) => Array<number>(members).fill(place));
  return places.map((place, index) => place + (offsets[index] ?? 0));
}
