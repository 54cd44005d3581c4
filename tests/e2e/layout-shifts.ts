import type { Page } from '@playwright/test';

/** Above this share of the window, times the share of the way, people lose their line. */
const most = 0.02;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/**
 * Keeps account of what moves by itself on each page that is opened from now on, while the answers of
 * the server come late, which is when it shows. Answers what is to be complained of on the page that is open.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.route('**/api/**', async (route) => {
    await new Promise((answer) => setTimeout(answer, 300));
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined);
  });
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const what = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '').join(' | ');
        if (!hadRecentInput) shifts.push({ value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const shifts = await page.evaluate(
      () => (window as unknown as { shifts: { value: number; what: string }[] }).shifts,
    );
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    return total > most
      ? [`moves by ${total.toFixed(3)}: ${shifts.map((s) => s.what).join('; ')}`]
      : [];
  };
}
