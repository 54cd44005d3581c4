import { handleJob } from '#server/platform/jobs/job.ts';
import type { FactsService } from './facts.service.ts';
import { suggestFacts, suggestKin } from './suggestion-requests.ts';

/** Brings the suggestions of one ancestor up to date with their training and family. */
export function handleSuggestFacts({ facts }: { facts: FactsService }) {
  return handleJob(suggestFacts, ({ data, signal }) => facts.suggest(data.ancestorId, signal));
}

/** Brings the kin facts of an account's companions up to date with the family tree. */
export function handleSuggestKin({ facts }: { facts: FactsService }) {
  return handleJob(suggestKin, ({ data, signal }) => facts.suggestKin(data.userId, signal));
}
