/** How long a page that was just opened is left alone, in ms. */
const quiet = 1_500;

/** Does what can wait until the page stands. Returns what calls it off. */
export function whenQuiet(work: () => void): () => void {
  const timer = setTimeout(work, quiet);
  return () => clearTimeout(timer);
}
