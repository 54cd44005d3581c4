import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StoryStatusBadge } from './story-status-badge.tsx';

it.each([
  ['processing', 'Creating Scenes...'],
  ['completed', 'Ready to View'],
  ['failed', 'Processing Failed'],
  // A newer server may know more than this page.
  ['archived', 'Pending'],
  ['', 'Pending'],
])('a story that is "%s" has the badge "%s"', (status, words) => {
  expect(renderToStaticMarkup(<StoryStatusBadge status={status} />)).toContain(`>${words}</span>`);
});
