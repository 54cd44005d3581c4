import type { Page } from '@playwright/test';

export const widths = [360, 390, 768, 1024, 1440, 1920];

/** What does not fit on the page as it is now: what scrolls sideways, is cut off, covers another, or is missing. */
function findFaults(): string[] {
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}”`;
  const width = document.documentElement.clientWidth;
  const faults: string[] = [];
  if (document.documentElement.scrollWidth > width)
    faults.push(`scrolls sideways: ${document.documentElement.scrollWidth} px on ${width} px`);

  // What an ancestor cuts off or lets scroll is meant to be wider than its place.
  const isHeld = (element: Element): boolean => {
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement)
      if (getComputedStyle(up).overflowX !== 'visible') return true;
    return false;
  };
  /** The part of it that nothing around it cuts off. */
  const seenPart = (element: Element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
      if (getComputedStyle(up).overflowX === 'visible') continue;
      const frame = up.getBoundingClientRect();
      left = Math.max(left, frame.left);
      top = Math.max(top, frame.top);
      right = Math.min(right, frame.right);
      bottom = Math.min(bottom, frame.bottom);
    }
    return { left, top, right, bottom };
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const controls: { element: Element; box: ReturnType<typeof seenPart> }[] = [];
  for (const element of document.querySelectorAll('#root *, [role="dialog"], [role="dialog"] *')) {
    if (element instanceof SVGElement || !isShown(element)) continue;
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    const style = getComputedStyle(element);
    if ((box.right > width + 1 || box.left < -1) && !isHeld(element) && !element.ariaHidden)
      faults.push(`out of the window: ${name(element)}`);
    const hasWords = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const mayCut = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    if (
      hasWords &&
      style.overflowX === 'hidden' &&
      !mayCut &&
      element.scrollWidth > element.clientWidth + 1
    )
      faults.push(`words cut off: ${name(element)}`);
    if (
      element instanceof HTMLImageElement &&
      element.complete &&
      element.naturalWidth === 0 &&
      element.src
    )
      faults.push(`picture missing: ${element.src}`);
    if (
      element.matches('button, a[href], select, [role="radio"], [role="tab"]') &&
      style.position !== 'fixed'
    )
      controls.push({ element, box: seenPart(element) });
  }

  const isPinned = (element: Element): boolean => {
    for (let up: Element | null = element; up; up = up.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(up).position)) return true;
    return false;
  };
  controls.forEach(({ element, box }, at) => {
    for (const other of controls.slice(at + 1)) {
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (across < 4 || down < 4 || element.contains(other.element)) continue;
      if (isPinned(element) !== isPinned(other.element)) continue;
      faults.push(`${name(element)} and ${name(other.element)} overlap`);
    }
  });
  return faults;
}

/** Every fault of the layout at every width, the page being resized under what it shows. */
export async function listLayoutFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // Two pictures later whatever listens to the size has answered.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    faults.push(...(await page.evaluate(findFaults)).map((fault) => `${width} px: ${fault}`));
  }
  return faults;
}
