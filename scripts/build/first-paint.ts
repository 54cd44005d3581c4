import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const icon = resolve(import.meta.dirname, '../../src/client/public/icon.svg');

/** The icon in the colours of the theme. */
function drawMark(): string {
  return readFileSync(icon, 'utf8')
    .replace(/<title>.*<\/title>/, '')
    .replace('<svg ', '<svg aria-hidden="true" class="size-14 animate-breathe" ')
    .replaceAll(/fill="#1f4d3a"/g, 'class="fill-primary"')
    .replaceAll(/stroke="#fffdf8"/g, 'class="stroke-on-primary"')
    .replaceAll(/fill="#fffdf8"/g, 'class="fill-on-primary"')
    .replaceAll('stroke-width="1.8"', 'stroke-width="1.6"')
    .replaceAll(/\s*\n\s*/g, '');
}

/** What `ui/page-loading.tsx` shows, before there is any code: on a slow line nobody looks at a white page. */
export function firstPaint(): Plugin {
  const place = '<div id="root"></div>';
  return {
    name: 'first-paint',
    buildStart() {
      this.addWatchFile(icon);
    },
    transformIndexHtml(html) {
      if (!html.includes(place)) throw new Error(`index.html has no ${place}.`);
      const picture =
        '<main data-first-paint class="mx-auto grid min-h-[60dvh] w-full max-w-page place-items-center px-4 py-8 sm:px-6 sm:py-10">' +
        `<div class="grid justify-items-center gap-3">${drawMark()}<span>&nbsp;</span></div></main>`;
      return html.replace(place, () => `<div id="root">${picture}</div>`);
    },
  };
}
