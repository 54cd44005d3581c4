import type { Turn } from '../persona/persona.ts';
import { plainData } from './plain-data.ts';

export interface ModelTurn {
  role: 'user' | 'assistant';
  content: string;
}

/** Between the four of English and the three of Portuguese, on the safe side. */
const charactersPerToken = 3;

/**
 * The newest turns that fit into a budget of tokens, oldest first, beginning with the user and taking turns as some
 * models demand. What Heartwood answered itself in a crisis is left out, with the message that it answered.
 */
export function recentTurns(history: readonly Turn[], tokens: number): ModelTurn[] {
  let left = tokens * charactersPerToken;
  const kept: ModelTurn[] = [];
  for (const turn of withoutCrises(history).toReversed()) {
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
