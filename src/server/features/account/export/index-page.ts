import { escapeHtml } from '#server/platform/html/escape-html.ts';
import type { ExportSection } from './export-section.ts';

interface IndexOptions {
  /** Whose account it was. */
  name: string;
  day: string;
  sections: ExportSection[];
}

const styles = `
:root { color-scheme: light dark; }
body { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 6rem; font: 1.0625rem/1.6 Georgia, serif; background: light-dark(#fbf6ec, #1b1815); color: light-dark(#2a241e, #efe6d8); }
h1, h2, h3 { line-height: 1.25; }
h2 { margin-top: 3rem; border-bottom: 1px solid; padding-bottom: .3rem; }
article { margin: 2rem 0; }
img, video { max-width: 100%; border-radius: .5rem; }
audio { width: 100%; }
figure { margin: 1rem 0; }
figcaption, .small { font-size: .9rem; opacity: .8; }
a { color: inherit; }
summary { cursor: pointer; }
@media print { video, audio { display: none; } article { break-inside: avoid; } }
`;

/** The page that an export is read by: it needs nothing but a browser, and loads nothing from anywhere. */
export function renderIndex({ name, day, sections }: IndexOptions): string {
  const filled = sections.filter(({ entries }) => entries.length > 0);
  const links = filled.map(
    ({ title, entries }, at) =>
      `<li><a href="#part-${at}">${escapeHtml(title)}</a> (${entries.length})</li>`,
  );
  const parts = filled.map(
    ({ title, entries }, at) =>
      `<h2 id="part-${at}">${escapeHtml(title)}</h2>\n${entries.map((entry) => `<article>${entry}</article>`).join('\n')}`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(name)}: everything from Heartwood</title>
<style>${styles}</style>
</head>
<body>
<h1>${escapeHtml(name)}: everything from Heartwood</h1>
<p class="small">Taken along on ${day}. The companions in the conversations are AI, based on what the family told; they are not the people. The folder data holds the same for other programs.</p>
${links.length > 0 ? `<ul>${links.join('')}</ul>` : '<p>There was nothing in this account yet.</p>'}
${parts.join('\n')}
</body>
</html>
`;
}
