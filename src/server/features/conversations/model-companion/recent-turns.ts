import type { Turn } from '../companion/companion.ts';
import { plainData } from './plain-data.ts';

export interface ModelTurn {
  role: 'user' | 'assistant';
  content: string;
}

/**
 * The newest turns that there is room for, oldest first, beginning with the user and taking turns as some models
 * demand. What Heartwood answered itself in a crisis is left out, with the message that it answered.
 */
export function recentTurns(
  history: readonly Turn[],
  room: { characters: number; turns: number },
): ModelTurn[] {
  let left = room.characters;
  const kept: ModelTurn[] = [];
  for (const turn of withoutCrises(history).toReversed().slice(0, room.turns)) {
    const content = plainData(turn.content);
    if (content.length > left) break;
    left -= content.length;
    kept.unshift({ role: turn.kind === 'person' ? 'user' : 'assistant', content });
  }
  return takingTurns(kept);
}

function withoutCrises(history: readonly Turn[]): Turn[] {
  return history.filter(
    ({ kind }, at) =>
      kind !== 'heartwood' && !(kind === 'person' && history[at + 1]?.kind === 'heartwood'),
  );
}

function takingTurns(turns: readonly ModelTurn[]): ModelTurn[] {
  const taken: ModelTurn[] = [];
  for (const turn of turns) {
    const last = taken.at(-1);
    if (!last && turn.role === 'assistant') continue;
    if (last?.role === turn.role) last.content += `\n\n${turn.content}`;
    else taken.push({ ...turn });
  }
  return taken;
}
