import fc from 'fast-check';
import { expect, it } from 'vitest';
import { renderMail } from './mail-template.ts';

const letter = {
  heading: 'A message from Rosa',
  blocks: [
    { kind: 'paragraph', text: 'Rosa Almeida left you a video.' },
    { kind: 'quote', text: 'For my girl\n— mãe & "pai" <3' },
    { kind: 'button', label: 'Watch it', url: 'https://heartwood.example/vault/abc?x=1&y=2' },
    { kind: 'small', text: 'You did not expect this?' },
  ],
} as const;
const render = (change: Partial<Parameters<typeof renderMail>[0]> = {}) =>
  renderMail({ heading: letter.heading, blocks: [...letter.blocks], ...change });

it('says the same in plain words and in HTML', () => {
  const { text, html } = render();
  expect(text).toBe(
    `A message from Rosa

Rosa Almeida left you a video.

> For my girl
> — mãe & "pai" <3

Watch it:
https://heartwood.example/vault/abc?x=1&y=2

--
You did not expect this?
`,
  );
  expect(html).toContain('Rosa Almeida left you a video.');
  expect(html).toContain('For my girl<br>\n— mãe &amp; &quot;pai&quot; &lt;3');
  expect(html).toContain('href="https://heartwood.example/vault/abc?x=1&amp;y=2"');
});

it('fetches nothing from anywhere', () => {
  expect(render().html).not.toMatch(/<img|url\(|<link|<script|@import|src=/i);
});

it('lets nobody write HTML through their own words', () => {
  const tagsOf = (html: string) => html.match(/<\/?[a-z!][^>]*>/gi) ?? [];
  const expected = tagsOf(render({ blocks: [{ kind: 'quote', text: 'x' }] }).html);
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom('', '<b>', '"><script>', "' onclick='"),
      (words, nasty) => {
        const text = (words + nasty).replaceAll(/[\r\n]/g, ' ');
        const { html } = render({
          heading: 'A message from Rosa',
          blocks: [{ kind: 'quote', text }],
        });
        expect(tagsOf(html)).toEqual(expected);
      },
    ),
  );
});

it('drops control characters and marks that turn text around', () => {
  const { text } = render({
    blocks: [{ kind: 'paragraph', text: 'a\u0000b\u202ec\u001b[31md\r\ne' }],
  });
  expect(text).toContain('abc[31md\ne');
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])(
  'never links to %s',
  (url) => {
    expect(() => render({ blocks: [{ kind: 'button', label: 'x', url }] })).toThrow(
      'links to the web',
    );
  },
);
