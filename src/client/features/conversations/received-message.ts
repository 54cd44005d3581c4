import { care, certainty, message } from '#shared/contracts/conversations.ts';

/** A message of a server that may be newer than this page: what it says that is not known here is left out. */
export const receivedMessage = message.extend({
  certainty: certainty.nullable().catch(null),
  care: care.nullable().catch(null),
});
