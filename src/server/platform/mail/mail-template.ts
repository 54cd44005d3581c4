import { escapeHtml } from '#server/platform/html/escape-html.ts';

/** The parts of a mail. Texts are plain and are escaped when rendered. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** A person's own words, set apart from ours. */
  | { kind: 'quote'; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'small'; text: string };

export interface MailLetter {
  heading: string;
  blocks: MailBlock[];
}

const colours = {
  page: '#faf6f0',
  card: '#ffffff',
  ink: '#2f2a25',
  quiet: '#6b6259',
  oak: '#7a4a21',
};
const serif = "Georgia, 'Times New Roman', serif";
const sans = "'Segoe UI', Helvetica, Arial, sans-serif";

/** A mail as text and as HTML, without external resources. */
export function renderMail({ heading, blocks }: MailLetter): { text: string; html: string } {
  const words = clean(heading);
  const body = blocks.map((block) =>
    block.kind === 'button' ? block : { ...block, text: clean(block.text) },
  );
  return {
    text: `${[words, ...body.map(blockAsText)].join('\n\n')}\n`,
    html: page(words, body.map(blockAsHtml).join('\n')),
  };
}

function blockAsText(block: MailBlock): string {
  switch (block.kind) {
    case 'button':
      return `${clean(block.label)}:\n${checkUrl(block.url)}`;
    case 'quote':
      return block.text.replace(/^/gm, '> ');
    case 'small':
      return `--\n${block.text}`;
    case 'paragraph':
      return block.text;
  }
}

function blockAsHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'button': {
      const style = `display:inline-block;padding:12px 24px;border-radius:8px;background:${colours.oak};color:#ffffff;text-decoration:none;font-weight:bold`;
      const url = escapeHtml(checkUrl(block.url));
      return `<p style="margin:24px 0"><a href="${url}" style="${style}">${escapeHtml(clean(block.label))}</a></p>`;
    }
    case 'quote':
      return `<blockquote style="margin:16px 0;padding:4px 16px;border-left:3px solid ${colours.oak};font-family:${serif}">${lines(block.text)}</blockquote>`;
    case 'small':
      return `<p style="margin:24px 0 0;font-size:14px;color:${colours.quiet}">${lines(block.text)}</p>`;
    case 'paragraph':
      return `<p style="margin:16px 0">${lines(block.text)}</p>`;
  }
}

function page(heading: string, body: string) {
  const title = escapeHtml(heading);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;padding:24px 12px;background:${colours.page};color:${colours.ink};font:17px/1.6 ${sans}">
<div style="max-width:560px;margin:0 auto;padding:24px;background:${colours.card};border-radius:12px">
<h1 style="margin:0 0 16px;font:26px/1.3 ${serif}">${title}</h1>
${body}
</div>
</body>
</html>
`;
}

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>\n');

/** Without control characters and bidirectional overrides. */
function clean(text: string) {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '');
}

function checkUrl(url: string) {
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new TypeError('A mail links to the web only.');
  return href;
}
