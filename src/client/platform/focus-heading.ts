/** Focuses the heading of the page that is shown; returns whether there is one. */
export function focusHeading(): boolean {
  // While a new page's code is on the way, the old page is still there, unseen.
  const headings = [...document.querySelectorAll<HTMLElement>('main h1')];
  const heading = headings.find((one) => one.getClientRects().length > 0);
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
