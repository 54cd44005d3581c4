import type { Delivery } from '#shared/contracts/time-vaults.ts';

const words: [Delivery['status'], string][] = [
  ['sent', 'sent'],
  ['waiting', 'waiting'],
  ['retrying', 'being tried again'],
  ['failed', 'failed'],
];

/** '3 recipients: 2 sent, 1 failed'. */
export function summary(deliveries: readonly Delivery[]): string {
  const people = deliveries.length === 1 ? '1 recipient' : `${deliveries.length} recipients`;
  const counts = words.flatMap(([status, word]) => {
    const count = deliveries.filter((delivery) => delivery.status === status).length;
    if (count === 0) return [];
    return count === deliveries.length ? [word] : [`${count} ${word}`];
  });
  return `${people}: ${counts.join(', ')}`;
}
