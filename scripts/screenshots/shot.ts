import type { Page } from '@playwright/test';

export interface Shot {
  name: string;
  address: string;
  /** Brings the page into the state that the picture is of. */
  prepare?: (page: Page) => Promise<unknown>;
  signedOut?: boolean;
  /** What is seen at once, in place of the whole page. */
  viewport?: boolean;
}
