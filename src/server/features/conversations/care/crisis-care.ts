import type { Care } from './care.ts';
import { findCrisis } from './crisis.ts';
import { helpLineReply } from './help-lines.ts';

/** Care that needs nothing but the message itself. */
export function createCare(): Care {
  return {
    answerCrisis(message, acceptLanguage) {
      const crisis = findCrisis(message);
      return crisis && { content: helpLineReply({ ...crisis, acceptLanguage }) };
    },
  };
}
