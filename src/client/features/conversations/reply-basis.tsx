import type { Message } from '#shared/contracts/conversations.ts';
import { AskFamily } from './ask-family.tsx';
import { CertaintyLabel } from './certainty-label.tsx';
import { PassageQuotes } from './passage-quotes.tsx';
import { ToldSources } from './told-sources.tsx';

interface ReplyBasisProps {
  reply: Message;
  ancestorId: string;
  /** What was asked; unknown where it is on an earlier page. */
  question: string | undefined;
}

/** How sure a companion's reply is, and what it is sure by. */
export function ReplyBasis({ reply, ancestorId, question }: ReplyBasisProps) {
  const { certainty, sources } = reply;
  if (certainty === null && sources.length === 0) return null;
  return (
    <div className="flex w-full max-w-[42rem] flex-wrap items-start gap-x-2 gap-y-1.5 text-base">
      {certainty && (
        <span className="flex min-h-target items-center">
          <CertaintyLabel certainty={certainty} />
        </span>
      )}
      {certainty === 'perhaps' ? (
        <PassageQuotes sources={sources} />
      ) : (
        <ToldSources sources={sources} />
      )}
      {certainty === 'untold' && question && (
        <AskFamily ancestorId={ancestorId} question={question} />
      )}
    </div>
  );
}
