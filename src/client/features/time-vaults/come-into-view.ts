/**
 * As the `ref` of buttons that take the place of the one that was pressed: gives the first of them the
 * focus, and scrolls their section into view.
 */
export function comeIntoView(buttons: HTMLElement | null): void {
  if (!buttons) return;
  buttons.querySelector('button')?.focus({ preventScroll: true });
  buttons.closest('section')?.scrollIntoView({ block: 'nearest' });
}
