import { existsSync, writeFileSync } from 'node:fs';
import { answerOrders } from '#server/platform/speech/worker-orders.ts';

/** Does what it is told: dies, hangs or fails, once (while the file is not there) or every time. */
answerOrders(({ how, once }: { how: string; once?: string }) => {
  if (once && existsSync(once)) return 'done';
  if (once) writeFileSync(once, '');
  if (how === 'die') process.exit(7);
  if (how === 'hang') for (;;);
  if (how === 'fail') throw new Error('it cannot');
  return how;
});
