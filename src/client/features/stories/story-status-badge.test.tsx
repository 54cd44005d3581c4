import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StoryStatusBadge } from './story-status-badge.tsx';

// A newer server may know more than this page.
it("any other status shows 'Pending'", () => {
  for (const status of ['pending', 'archived', ''])
    expect(renderToStaticMarkup(<StoryStatusBadge status={status} />)).toMatch(/>Pending<\/span>$/);
});
