import { BookOpen, CircleQuestionMark, MessageCircleQuestionMark } from 'lucide-react';
import { Badge } from '#client/ui/badge.tsx';
import type { Certainty } from '#shared/contracts/conversations.ts';

const labels = {
  told: { tone: 'green', icon: BookOpen, words: 'Told' },
  perhaps: { tone: 'yellow', icon: CircleQuestionMark, words: 'Perhaps' },
  untold: { tone: 'gray', icon: MessageCircleQuestionMark, words: 'Not told yet' },
} as const;

/** How far what the family told answers, in a word. */
export function CertaintyLabel({ certainty }: { certainty: Certainty }) {
  const { tone, icon: Icon, words } = labels[certainty];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" className="size-4" />
      {words}
    </Badge>
  );
}
