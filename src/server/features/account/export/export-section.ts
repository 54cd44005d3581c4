import type { Page } from '#server/platform/http/paging.ts';
import type { AccountContents } from './account-contents.ts';
import type { Archive } from './archive.ts';

export interface ExportTo {
  userId: string;
  contents: AccountContents;
  archive: Archive;
}

/** A part of the page that an export is read by: HTML, already escaped. */
export interface ExportSection {
  title: string;
  entries: string[];
}

/** Every item of a list that comes in pages. */
export async function listPages<Item>(
  getPage: (cursor: string | undefined) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await getPage(cursor);
    items.push(...page.items);
    cursor = page.next;
  } while (cursor);
  return items;
}

/** Puts a list into the zip as JSON. */
export function addData(archive: Archive, noun: string, list: readonly unknown[]): void {
  archive.addText(`data/${noun}.json`, `${JSON.stringify(list, undefined, 2)}\n`);
}
