import type { Ancestor } from '#shared/contracts/ancestors.ts';

/** A sentence or two about the person: their summary, or what there is to say before they have one. */
export function shortDescription({ name, status, summary }: Ancestor): string {
  if (summary) return summary;
  if (status === 'resting') return `${name} is at rest. Their conversations stay readable.`;
  if (status === 'active') return `${name} is ready to talk with you.`;
  return `Share a few stories and details, and Heartwood will learn how ${name} thought and spoke.`;
}
