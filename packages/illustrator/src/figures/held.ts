import type { Box } from './extent.ts';

/** What is in someone's hands, and how far it reaches. */
export interface Held {
  /** Between the body and the arms. */
  under: string;
  /** In front of the hands. */
  over: string;
  reach?: Box;
}
