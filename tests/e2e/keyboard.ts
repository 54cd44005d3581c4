import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The most presses of Tab until a control must have the focus. */
const maxStops = 60;

/** Returns what is wrong with how the focus is shown; undefined if it can be seen. */
function findLostFocus(): string | undefined {
  const { activeElement: focused } = document;
  if (!focused || focused === document.body) return 'nothing has the focus';
  // A control that is drawn by its label, as a star of a rating is, shows the focus there.
  const isDrawn = focused.clientWidth > 1 || !(focused instanceof HTMLInputElement);
  const drawn = isDrawn ? [focused] : [...(focused.labels ?? [])];
  const shown = drawn.find((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  });
  const name = (focused.getAttribute('aria-label') || focused.textContent || focused.id).trim();
  const who = `${focused.tagName.toLowerCase()} “${name.slice(0, 40)}”`;
  if (!shown) return `${who} does not show that it has the focus`;
  const box = shown.getBoundingClientRect();
  if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
    return `${who} has the focus out of sight`;
  return undefined;
}

/** A user without a mouse: each step is by keys, and throws where the focus cannot be seen. */
export function keyboardOf(page: Page) {
  const expectSeen = () =>
    // The page may be scrolling to where the focus went.
    expect.poll(() => page.evaluate(findLostFocus), { timeout: 3_000 }).toBeUndefined();

  /** Whether it is before or after the focus: a sighted user knows which way to go. */
  const wayTo = (target: Locator) =>
    target.evaluate((element) => {
      const { activeElement: here } = document;
      if (element === here) return undefined;
      const follows = Node.DOCUMENT_POSITION_FOLLOWING;
      return !here || here.compareDocumentPosition(element) & follows ? 'Tab' : 'Shift+Tab';
    });

  async function reach(target: Locator) {
    await expect(target).toHaveCount(1);
    let key = await wayTo(target);
    for (let stops = 0; key; stops += 1, key = await wayTo(target)) {
      if (stops === maxStops) throw new Error(`${target} was not reached`);
      await page.keyboard.press(key);
      await expectSeen();
    }
  }

  return {
    reach,
    async press(target: Locator, key = 'Enter') {
      await reach(target);
      await page.keyboard.press(key);
    },
    async write(target: Locator, words: string) {
      await reach(target);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText(words);
    },
    /** After a change of page: on its heading, from where a screen reader reads on. */
    async expectArrival(heading: string | RegExp) {
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    },
  };
}
