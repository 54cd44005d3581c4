import { escapeHtml } from '#server/platform/html/escape-html.ts';

/** Paragraphs and lines as they were written. */
export function paragraphs(text: string | null | undefined): string {
  if (!text?.trim()) return '';
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => `<p>${escapeHtml(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

export const heading = (text: string) => `<h3>${escapeHtml(text)}</h3>`;

export const small = (text: string) => `<p class="small">${escapeHtml(text)}</p>`;

/** The address of a file beside the page. */
export const address = (path: string) => path.split('/').map(encodeURIComponent).join('/');

export const day = (iso: string) => iso.slice(0, 10);

/** A picture, film or sound of the zip, or a word that it is missing. */
export function media(kind: 'image' | 'video' | 'audio', path: string | undefined, name: string) {
  if (!path) return small('The file of this is missing.');
  const at = address(path);
  const shown = {
    image: `<img src="${at}" alt="${escapeHtml(name)}" loading="lazy">`,
    video: `<video src="${at}" controls preload="none"></video>`,
    audio: `<audio src="${at}" controls preload="none"></audio>`,
  }[kind];
  return `<figure>${shown}<figcaption><a href="${at}">${escapeHtml(path.split('/').at(-1) ?? '')}</a></figcaption></figure>`;
}
