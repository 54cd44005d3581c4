import type { Source } from '#shared/contracts/conversations.ts';
import { limits } from '#shared/limits.ts';

const label = '(?:(?:evidence|source|passage|fonte|prova|passagem)\\s*)?';
const numbers = '\\d{1,3}(?:\\s*[,;–-]\\s*\\d{1,3})*';
const marker = new RegExp(`\\s*[[【]\\^?${label}#?(${numbers})[\\]】]`, 'gi');
/** The end of a text that may yet become a marker. */
const unfinished = /\s*(?:[[【][^\]】\n]{0,30})?$/;

/** Takes the citations out of a text that comes in pieces, wherever a piece is cut, and keeps their numbers. */
export function createCitations() {
  const cited: number[] = [];
  let held = '';
  let hasBegun = false;

  const clean = (text: string) => {
    const bare = text.replace(marker, (_, found: string) => {
      cited.push(...readNumbers(found));
      return '';
    });
    if (hasBegun) return bare;
    const begun = bare.trimStart();
    hasBegun = begun !== '';
    return begun;
  };

  return {
    /** @returns what of the text so far can be shown. */
    push(piece: string): string {
      held += piece;
      const safe = unfinished.exec(held)?.index ?? held.length;
      const ready = held.slice(0, safe);
      held = held.slice(safe);
      return clean(ready);
    },
    /** @returns the rest, when nothing more comes. */
    finish(): string {
      const rest = clean(held).trimEnd();
      held = '';
      return rest;
    },
    /** The evidence that was cited, in the order of citing; numbers that no evidence has are dropped. */
    sourcesOf(evidence: readonly Source[]): Source[] {
      const found = cited.flatMap((number) => evidence[number - 1] ?? []);
      return [...new Set(found)].slice(0, limits.sourcesPerReply);
    },
  };
}

function readNumbers(list: string): number[] {
  return list.split(/\s*[,;]\s*/).flatMap((part) => {
    const [from = 0, to = from] = part.split(/\s*[–-]\s*/).map(Number);
    const length = Math.min(Math.max(0, to - from), limits.sourcesPerReply) + 1;
    return Array.from({ length }, (_, at) => from + at);
  });
}
