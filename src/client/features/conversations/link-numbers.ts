import { elsewhere, type HelpLine, type HelpRegion, helpLines } from '#shared/help-lines.ts';

export interface TextPart {
  text: string;
  href?: string;
}

const digitsOf = (number: string) => number.replace(/[^\d+]/g, '');

export const phoneHref = (phone: string) => `tel:${digitsOf(phone)}`;

export function smsHref({ sms = '', smsText }: Pick<HelpLine, 'sms' | 'smsText'>): string {
  // Read by both kinds of telephone: one wants `?body=`, the other `&body=`.
  const body = smsText ? `?&body=${encodeURIComponent(smsText)}` : '';
  return `sms:${digitsOf(sms)}${body}`;
}

export const hostOf = (url: string) => new URL(url).host;

const regions: readonly HelpRegion[] = [...Object.values(helpLines), elsewhere];
const lines = regions.flatMap((region) => region.lines);

/** Where each known number and site leads, by its bare digits or its host. A number that is called stays one. */
const hrefs = new Map<string, string>();
for (const { url } of lines) if (url) hrefs.set(hostOf(url), url);
for (const line of lines) if (line.sms) hrefs.set(digitsOf(line.sms), smsHref(line));
for (const { phone } of lines) if (phone) hrefs.set(digitsOf(phone), phoneHref(phone));

function pattern(key: string): string {
  if (!/^\d+$/.test(key)) return `(?:https?://)?(?:www\\.)?${key.replaceAll('.', '\\.')}`;
  const spaced = [...key].join('[ -]?');
  return `(?<![\\d+][ -]?|[.,/])${spaced}(?![ -]?\\d|[.,/]\\d)`;
}

const known = new RegExp(
  [...hrefs.keys()]
    .sort((a, b) => b.length - a.length)
    .map(pattern)
    .join('|'),
  'g',
);

/** Splits a text of Heartwood's at the help lines that it names: only numbers and sites that are known are linked. */
export function linkNumbers(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(known)) {
    const key = /[a-z]/i.test(found)
      ? found.replace(/^https?:\/\//, '').replace(/^www\./, '')
      : digitsOf(found);
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: found, href: hrefs.get(key) });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
