/** A person of a family with their links. The second parent is the parent's spouse. */
export interface Kin {
  readonly id: string;
  readonly parentId: string | null;
  readonly spouseId: string | null;
}

/** The id of a person whom these links make their own ancestor; undefined where there is none. */
export function findOwnAncestor(family: readonly Kin[]): string | undefined {
  const byId = new Map(family.map((kin) => [kin.id, kin]));
  const parentsOf = (kin: Kin): Kin[] => {
    const parent = kin.parentId ? byId.get(kin.parentId) : undefined;
    const second = parent?.spouseId ? byId.get(parent.spouseId) : undefined;
    return [parent, second].filter((one) => one !== undefined);
  };
  const state = new Map<string, 'open' | 'done'>();
  for (const start of family) {
    // A stack of its own: a chain of thousands of generations must not exhaust the call stack.
    const stack = [start];
    while (stack.length > 0) {
      const kin = stack.at(-1) as Kin;
      if (state.get(kin.id) === undefined) {
        state.set(kin.id, 'open');
        for (const parent of parentsOf(kin)) {
          if (state.get(parent.id) === 'open') return parent.id;
          if (state.get(parent.id) === undefined) stack.push(parent);
        }
      } else {
        state.set(kin.id, 'done');
        stack.pop();
      }
    }
  }
  return undefined;
}
