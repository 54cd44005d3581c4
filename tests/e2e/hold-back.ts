import type { Page } from '@playwright/test';

/** Keeps what this address is asked for on its way, until the function that is given is called. */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    await gone;
    await route.fallback();
  });
  return letGo;
}
