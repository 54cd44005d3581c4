import { pageDescriptions } from '#shared/page-descriptions.ts';
import { listFirstCalls } from './list-first-calls.ts';

const general = pageDescriptions['/'] ?? '';

/** Whether anybody may see the page at this path, and a search engine list it. */
export function isPublicPage(path: string): boolean {
  return path in pageDescriptions;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** The page that was built, told where it stands: links shown elsewhere need whole addresses. */
export function renderPage(
  html: string,
  publicUrl: string,
  path: string,
  preloads: string,
): string {
  const description = escapeAttribute(pageDescriptions[path] ?? general);
  return html
    .replaceAll('{{description}}', () => description)
    .replaceAll('{{address}}', () => escapeAttribute(publicUrl + (isPublicPage(path) ? path : '/')))
    .replaceAll('{{origin}}', () => escapeAttribute(publicUrl))
    .replace('{{firstCalls}}', () => escapeAttribute(listFirstCalls(path).join(' ')))
    .replace('</head>', () => `${preloads}</head>`);
}
