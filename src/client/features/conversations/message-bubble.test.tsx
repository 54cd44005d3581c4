import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Message } from '#shared/contracts/conversations.ts';
import { allByRole, byRole, press, render, until } from '#tests/support/rendered.ts';
import { MessageBubble } from './message-bubble.tsx';
import { sampleIds, sampleReply, sampleSource } from './messages.sample.ts';

let page: Awaited<ReturnType<typeof render>> | undefined;

async function showReply(part: Partial<Message>, question = 'How did Marlow learn to swim?') {
  await page?.remove();
  page = await render(
    <MessageBubble
      message={sampleReply(part)}
      personName="Edda"
      ancestorId={sampleIds.ancestor}
      question={question}
      onCopy={() => {}}
      onWhy={() => {}}
    />,
  );
}
const text = () => document.body.textContent ?? '';

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await page?.remove();
  page = undefined;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('a reply that was told', () => {
  const sources = [
    sampleSource(1, { title: 'The boat and the coat', excerpt: 'All of the passage.' }),
    sampleSource(2, { title: 'The weir' }),
  ];

  test('says so and names its story first', async () => {
    await showReply({ certainty: 'told', sources });
    expect(byRole('article').textContent).toContain('Told');
    const list = byRole('list', 'What this reply stands on');
    expect(list.textContent).toBe('From“The boat and the coat”See also“The weir”');
  });

  test('opens the whole passage', async () => {
    await showReply({ certainty: 'told', sources });
    await press(byRole('button', '“The boat and the coat”'));
    expect((await until(() => byRole('figure'))).textContent).toContain('All of the passage.');
  });
});

describe('a reply that perhaps answers', () => {
  test('shows up to three passages as quotes with their titles', async () => {
    const sources = [1, 2, 3, 4].map((number) => sampleSource(number));
    await showReply({ certainty: 'perhaps', sources });
    expect(text()).toContain('Perhaps');
    const quotes = allByRole('figure');
    expect(quotes).toHaveLength(3);
    expect(quotes[0]?.querySelector('blockquote')?.textContent).toBe('What was told in story 1.');
    expect(quotes[0]?.querySelector('figcaption')?.textContent).toBe('From “Story 1”');
    expect(allByRole('button', /Show all/)).toHaveLength(0);
  });

  test('a long passage is folded until all of it is asked for', async () => {
    const sources = [sampleSource(1, { excerpt: 'A long tale. '.repeat(40) })];
    await showReply({ certainty: 'perhaps', sources });
    const quote = byRole('blockquote');
    expect(quote.className).toContain('line-clamp-3');
    await press(byRole('button', 'Show all of “Story 1”'));
    expect(quote.className).not.toContain('line-clamp-3');
    expect(byRole('button', 'Show less of “Story 1”').getAttribute('aria-expanded')).toBe('true');
  });
});

describe('a reply to what was never told', () => {
  test('puts the question on the family’s list and leads there', async () => {
    const fetched = vi.fn<typeof fetch>(async () => new Response('{}', { status: 201 }));
    vi.stubGlobal('fetch', fetched);
    await showReply({ certainty: 'untold' });
    expect(text()).toContain('Not told yet');
    await press(byRole('button', 'Ask the family'));
    const link = await until(() => byRole('link', 'See the questions'));
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      `/api/ancestors/${sampleIds.ancestor}/open-questions`,
      expect.objectContaining({ body: '{"text":"How did Marlow learn to swim?"}' }),
    );
    expect(link.getAttribute('href')).toBe(`/training/${sampleIds.ancestor}#questions`);
    expect(document.activeElement).toBe(link);
    expect(byRole('status').textContent).toContain('on the family’s list');
  });

  test('says when the list could not be reached, and can be pressed again', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
    await showReply({ certainty: 'untold' });
    await press(byRole('button', 'Ask the family'));
    expect((await until(() => byRole('alert'))).textContent).toContain('could not be reached');
    expect(byRole('button', 'Ask the family')).toBeDefined();
  });

  test('a question longer than the list takes is shortened where it shows', async () => {
    const fetched = vi.fn<typeof fetch>(async () => new Response('{}', { status: 201 }));
    vi.stubGlobal('fetch', fetched);
    await showReply({ certainty: 'untold' }, 'word '.repeat(400));
    await press(byRole('button', 'Ask the family'));
    const { text: sent } = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body));
    expect(sent.length).toBeLessThanOrEqual(500);
    expect(sent).toMatch(/ word…$/);
  });

  test('offers nothing where the question is not on the page', async () => {
    await showReply({ certainty: 'untold' }, '');
    expect(allByRole('button', 'Ask the family')).toHaveLength(0);
  });
});

test('a reply that is not about the life carries no label', async () => {
  await showReply({ certainty: null });
  expect(text()).not.toMatch(/Told|Perhaps|Not told yet/);
});

describe('the line of care beneath a reply', () => {
  test('has help lines of the browser’s country one press away', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB', 'en']);
    await showReply({ care: 'check-in' });
    expect(byRole('complementary').textContent).toContain('do not have to carry it alone');
    expect(allByRole('link')).toHaveLength(0);
    await press(byRole('button', 'Help lines'));
    expect(byRole('list', 'Help lines in the United Kingdom')).toBeDefined();
    expect(byRole('link', 'Call 116 123').getAttribute('href')).toBe('tel:116123');
    expect(byRole('link', 'Text SHOUT to 85258').getAttribute('href')).toContain('sms:85258');
    expect(byRole('link', 'findahelpline.com').getAttribute('rel')).toBe('noreferrer');
  });

  test('stays away once it was put away, and the focus with the reply', async () => {
    await showReply({ care: 'check-in' });
    await press(byRole('button', 'Put this line away'));
    expect(allByRole('complementary')).toHaveLength(0);
    expect(document.activeElement).toBe(byRole('article'));
    await showReply({ care: 'check-in' });
    expect(allByRole('complementary')).toHaveLength(0);
  });

  test('speaks the language of the reply', async () => {
    const content = 'A minha mãe morreu quando eu era pequena e eu chorei muito.';
    await showReply({ care: 'check-in', content });
    expect(byRole('complementary').textContent).toContain('sem companhia');
    expect(byRole('button', 'Linhas de ajuda')).toBeDefined();
  });
});

describe('Heartwood itself', () => {
  test('speaks as nobody else, and its numbers can be called', async () => {
    const content = 'You can call or text 988. findahelpline.com lists others. <b>1987</b>';
    await showReply({ kind: 'heartwood', care: 'danger', content });
    const card = byRole('article', /^Heartwood/);
    expect(card.textContent).toContain('not Edda');
    expect(byRole('link', '988').getAttribute('href')).toBe('tel:988');
    expect(byRole('link', 'findahelpline.com').getAttribute('href')).toMatch(/^https:/);
    expect(card.textContent).toContain('<b>1987</b>');
    expect(allByRole('link')).toHaveLength(2);
  });
});
