import { type MessageReading, readMessage } from '@heartwood/reading/read-message';
import { probabilityOfAsking, surelyAskedFrom } from './asks-about-life.ts';
import type { CompanionQuestion } from './companion.ts';

/** From which probability of danger nothing is quoted any more; below it the quiet line is enough. */
const heardOutFrom = 0.5;
/** From which it is heard out although it asks something. */
const heardOutAlwaysFrom = 0.7;
const farewellHeardOutFrom = 0.85;

/** Whether a message may speak of danger, so that it is heard out and nothing is quoted. */
export function mayBeInDanger(request: CompanionQuestion): boolean {
  const danger = dangerOf(request.reading);
  // A goodbye that may be meant so keeps its goodbye, with the quiet line beneath it.
  const [act] = request.reading.actScores;
  if (act?.label === 'goodbye' && act.score >= surelyAskedFrom && danger < farewellHeardOutFrom)
    return false;
  if (danger >= heardOutAlwaysFrom) return true;
  return danger >= heardOutFrom && probabilityOfAsking(request) < surelyAskedFrom;
}

const turnsRemembered = 2;

/** Whether one of the last messages may have spoken of danger. */
export function followsDanger({ history }: CompanionQuestion): boolean {
  const messages = history.filter(({ kind }) => kind === 'person').slice(-turnsRemembered);
  return messages.some(({ content }) => dangerOf(readMessage(content)) >= heardOutFrom);
}

function dangerOf({ careScores }: MessageReading): number {
  return careScores
    .filter(({ label }) => label === 'check-in' || label === 'danger')
    .reduce((sum, { score }) => sum + score, 0);
}
