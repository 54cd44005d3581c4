import type { PostingList } from './posting-list.ts';

const termsAtOnce = 3_000;

/** Collects the changes of posting lists by added and removed passages. */
export class PostingChanges {
  readonly #added = new Map<string, { numbers: number[]; counts: number[] }>();
  readonly #touched = new Set<string>();
  readonly #removed = new Set<number>();

  /** Passages must be added in the order of their numbers, above every number in use. */
  add(number: number, terms: ReadonlyMap<string, number>): void {
    for (const [term, count] of terms) {
      let list = this.#added.get(term);
      if (!list) {
        list = { numbers: [], counts: [] };
        this.#added.set(term, list);
      }
      list.numbers.push(number);
      list.counts.push(Math.min(count, 255));
    }
  }

  remove(number: number, terms: Iterable<string>): void {
    this.#removed.add(number);
    for (const term of terms) this.#touched.add(term);
  }

  *batches(): Generator<string[]> {
    const terms = [...new Set([...this.#touched, ...this.#added.keys()])];
    for (let from = 0; from < terms.length; from += termsAtOnce) {
      yield terms.slice(from, from + termsAtOnce);
    }
  }

  /** The new lists of these terms, and the terms without passages. */
  apply(terms: string[], lists: ReadonlyMap<string, PostingList>) {
    const put = new Map<string, PostingList>();
    const empty: string[] = [];
    for (const term of terms) {
      const list = this.#merge(lists.get(term), this.#added.get(term));
      if (list.numbers.length > 0) put.set(term, list);
      else empty.push(term);
    }
    return { put, empty };
  }

  #merge(
    before: PostingList | undefined,
    added: { numbers: number[]; counts: number[] } | undefined,
  ): PostingList {
    const numbers: number[] = [];
    const counts: number[] = [];
    before?.numbers.forEach((number, index) => {
      if (this.#removed.has(number)) return;
      numbers.push(number);
      counts.push(before.counts[index] ?? 1);
    });
    return {
      numbers: Int32Array.from([...numbers, ...(added?.numbers ?? [])]),
      counts: Uint8Array.from([...counts, ...(added?.counts ?? [])]),
    };
  }
}
