// Draws the icons of the installed app and the card that others show for a link, from icon.svg, into
// src/client/public/icons (kept in git). `npm run app-icons` after a change of icon.svg.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '#tests/support/browser.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'src/client/public/icons');
const paper = '#fbf6ec';
const svg = await readFile(path.join(root, 'src/client/public/icon.svg'));

async function drawIcon(name: string, size: number, share: number, background?: string) {
  const inner = Math.round(size * share);
  const picture = await sharp(svg, { density: 1200 }).resize(inner, inner).png().toBuffer();
  await sharp({
    create: { width: size, height: size, channels: 4, background: background ?? '#0000' },
  })
    .composite([{ input: picture }])
    .png({ palette: true })
    .toFile(path.join(folder, name));
}

async function drawCard() {
  const font = async (file: string) => {
    const content = await readFile(path.join(root, 'node_modules/@fontsource-variable', file));
    return `url(data:font/woff2;base64,${content.toString('base64')})`;
  };
  const display = await font('fraunces/files/fraunces-latin-soft-normal.woff2');
  const text = await font('source-sans-3/files/source-sans-3-latin-wght-normal.woff2');
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(`<style>
    @font-face { font-family: Display; font-weight: 100 900; src: ${display} }
    @font-face { font-family: Text; font-weight: 200 900; src: ${text} }
    body { margin: 0; height: 630px; display: grid; grid-template-columns: 420px 1fr; align-items: center;
      background: ${paper}; color: #2a241e; font-family: Text }
    svg { width: 300px; margin-left: 96px }
    h1 { font: 600 108px/1 Display; font-variation-settings: "SOFT" 60; margin: 0 0 28px; letter-spacing: -0.015em }
    p { font-size: 40px; line-height: 1.3; margin: 0 90px 0 0; color: #4b4239 }
  </style>${svg}<main><h1>Heartwood</h1>
  <p>Your family&rsquo;s people: their stories, their voices, and a conversation with what they left you.</p></main>`);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await browser.close();
  await writeFile(
    path.join(folder, 'social-card.png'),
    await sharp(picture).png({ palette: true }).toBuffer(),
  );
}

await drawIcon('icon-192.png', 192, 1);
await drawIcon('icon-512.png', 512, 1);
// The outer tenth of a maskable icon may be cut away on any side.
await drawIcon('icon-maskable-512.png', 512, 0.6, paper);
await drawIcon('apple-touch-icon.png', 180, 0.72, paper);
await drawCard();
