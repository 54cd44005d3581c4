/** Lets so many pieces of work run at once; the others wait their turn. */
export function createWorkLimit(atOnce: number) {
  const waiting: Array<() => void> = [];
  let running = 0;

  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
