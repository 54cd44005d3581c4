import { firstCalls } from '#shared/first-calls.ts';
import { isUuid } from '#shared/is-uuid.ts';
import { matchPage } from './match-page.ts';

/** The calls of the page at this path, for `start.js`, which knows the user that is still open in them. */
export function listFirstCalls(path: string): string[] {
  for (const [pattern, calls] of Object.entries(firstCalls)) {
    const found = matchPage(pattern, path);
    if (!found) continue;
    // Whoever wrote a link may name somebody, and nothing else, to be asked for.
    if (!Object.values(found).every(isUuid)) return [];
    return calls.map((call) => call.replace(/:(\w+)/g, (part, name) => found[name] ?? part));
  }
  return [];
}
