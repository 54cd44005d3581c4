import type { Rolldown } from 'vite';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** The screens of somebody who is not signed in, whose first load is held to a budget. */
const frontPages = /src\/client\/pages\/(landing\/landing-page|auth\/auth-page)\.tsx$/;

/** Whether a front page needs this module of ours at once. What comes by way of a package is not seen. */
function isUpFront(id: string, context: Context): boolean {
  const seen = new Set([id]);
  for (const at of seen) {
    if (frontPages.test(at)) return true;
    for (const importer of context.getModuleInfo(at)?.importers ?? [])
      if (importer.includes('/src/client/')) seen.add(importer);
  }
  return false;
}

/** What is opened over a page, with the library under it: fetched once the page stands (`ui/open-on-need.tsx`). */
const panels = /src\/client\/ui\/(confirm-dialog|dialog|menu-panel|popover-panel)\.tsx$/;

/** Little things about the people of a family, which a page of its own shares with few others. */
const people =
  /src\/(shared\/(relationships|contracts\/training)|client\/(ui\/(avatar|choice-toggle)|features\/(ancestors\/(api|[^/]+$)|sample-family)))/;

/**
 * What screens share, in few files: each request of its own costs a telephone a round trip, and left
 * to itself the bundler makes a file for each set of screens, four dozen for one of them.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', priority: 5, tags: ['$initial'] },
  {
    name: (id, context) => (isUpFront(id, context) ? 'front' : null),
    debugName: 'front',
    priority: 4,
    minShareCount: 2,
    test: /src\/client\//,
  },
  { name: 'icons', priority: 3, minShareCount: 2, test: /node_modules\/lucide-react\// },
  { name: 'contracts', priority: 3, minShareCount: 4, test: /node_modules\/zod\/|src\/shared\// },
  {
    name: 'forms',
    priority: 3,
    minShareCount: 2,
    test: /node_modules\/(react-hook-form|@hookform)\//,
  },
  { name: 'panels', priority: 2, test: panels },
  { name: 'people', priority: 2, minShareCount: 2, test: people },
  { name: 'rooms', priority: 1, minShareCount: 4 },
];
