import { QueryClientProvider } from '@tanstack/react-query';
import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '#client/platform/query-client.ts';

/** What an element is to assistive technology where it says nothing else. */
const selectors: Readonly<Record<string, string>> = {
  button: 'button',
  link: 'a[href]',
  list: 'ul, ol',
  listitem: 'li',
  textbox: 'textarea, input:not([type]), input[type=text]',
  radio: 'input[type=radio]',
  form: 'form[aria-label]',
  region: 'section[aria-label]',
  article: 'article',
  complementary: 'aside',
  figure: 'figure',
  blockquote: 'blockquote',
  heading: 'h1, h2, h3',
};

const plainText = (element: Element): string =>
  [...element.childNodes]
    .map((node) => {
      if (!(node instanceof Element)) return node.textContent ?? '';
      return node.getAttribute('aria-hidden') === 'true' ? '' : plainText(node);
    })
    .join('');

function nameOf(element: Element): string {
  const own = element.getAttribute('aria-label');
  if (own) return own;
  const label = element.getAttribute('aria-labelledby') ?? '';
  const named = label && document.getElementById(label);
  if (named) return plainText(named);
  const labelled = element.id && document.querySelector(`label[for="${element.id}"]`);
  return plainText(labelled || element)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const matches = (name: string, wanted: string | RegExp | undefined) =>
  wanted === undefined || (typeof wanted === 'string' ? name === wanted : wanted.test(name));

/** Everything of a role on the page, portals included, that is not hidden from assistive technology. */
export function allByRole(role: string, name?: string | RegExp): HTMLElement[] {
  const selector = [`[role=${role}]`, selectors[role]].filter(Boolean).join(', ');
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      (element.getAttribute('role') ?? role) === role &&
      !element.closest('[aria-hidden=true], [hidden]') &&
      matches(nameOf(element), name),
  );
}

/** The only one of its role and name. */
export function byRole(role: string, name?: string | RegExp): HTMLElement {
  const found = allByRole(role, name);
  const [only] = found;
  if (!only || found.length > 1)
    throw new Error(`${found.length} of role ${role}, ${name}, in: ${document.body.textContent}`);
  return only;
}

/** Waits until what is looked for is there: code and answers arrive a little later. */
export async function until<Found>(look: () => Found): Promise<Found> {
  const end = Date.now() + 20_000;
  for (;;) {
    try {
      return look();
    } catch (error) {
      if (Date.now() > end) throw error;
      await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
    }
  }
}

export const press = (element: HTMLElement) => act(async () => element.click());

/** Types over what a field holds, as React hears it. */
export async function type(field: HTMLElement, text: string): Promise<void> {
  const prototype = Object.getPrototypeOf(field);
  await act(async () => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Puts a part of a page onto an empty one. Returns what changes it and takes it away again. */
export async function render(element: ReactNode) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const client = createQueryClient();
  const show = (shown: ReactNode) =>
    act(async () => root.render(createElement(QueryClientProvider, { client }, shown)));
  await show(element);
  return {
    show,
    async remove() {
      await act(async () => root.unmount());
      client.clear();
      host.remove();
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: undefined });
    },
  };
}
