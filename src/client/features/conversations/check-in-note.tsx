import { LifeBuoy, X } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { langOf } from '#client/platform/lang-of.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import type { Message } from '#shared/contracts/conversations.ts';
import { dismissedNotes } from './dismissed-notes.ts';
import { HelpLineList } from './help-line-list.tsx';

const sentences = {
  en: 'If some of this is about you and it is heavy, you do not have to carry it alone.',
  pt: 'Se algo disto é sobre si e pesa, não tem de o carregar sem companhia.',
} as const;

/** Heartwood's own quiet line beneath a companion's reply, until it is put away. */
export function CheckInNote({ reply: { id, content } }: { reply: Message }) {
  const [isDismissed, setIsDismissed] = useState(() => dismissedNotes.has(id));
  if (isDismissed) return null;
  const dismiss = ({ currentTarget }: MouseEvent) => {
    dismissedNotes.add(id);
    setIsDismissed(true);
    // The button is about to go: the focus stays with the reply.
    currentTarget.closest('article')?.focus();
  };
  const language = langOf(content) ?? 'en';
  return (
    <aside
      aria-label="From Heartwood"
      className="flex w-full max-w-[42rem] items-start gap-2 rounded-lg bg-sunken py-1 pr-1 pl-4 text-base text-ink-muted print:hidden"
    >
      <LifeBuoy aria-hidden="true" className="mt-3 size-5 shrink-0" />
      <div className="min-w-0 flex-1 pt-2.5 leading-snug">
        <p lang={language}>
          <span className="font-semibold">Heartwood:</span> {sentences[language]}
        </p>
        <HelpLineList care="check-in" said={content} />
      </div>
      <IconButton label="Put this line away" onClick={dismiss}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </aside>
  );
}
