import { pageDescriptions } from '#shared/page-descriptions.ts';

const general = pageDescriptions['/'] ?? '';

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
  const isPublic = path in pageDescriptions;
  return html
    .replaceAll('{{description}}', () => description)
    .replaceAll('{{address}}', () => escapeAttribute(publicUrl + (isPublic ? path : '/')))
    .replaceAll('{{origin}}', () => escapeAttribute(publicUrl))
    .replace('</head>', () => `${preloads}</head>`);
}
