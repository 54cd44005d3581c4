import { SendHorizontal, Square } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { z } from 'zod';
import { createDraft } from '#client/platform/drafts.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { limits } from '#shared/limits.ts';
import type { ChatSlots } from './chat-slots.ts';

export interface ChatComposerProps {
  /** Names the draft: the user and the person. */
  draftKey: string;
  personName: string;
  busy: boolean;
  /** Offered while a reply is being made. */
  onStop?: () => void;
  onSend: (content: string) => void;
  /** Beside the input: what else can be done. */
  tools?: ChatSlots['composerTools'];
}

/**
 * The input: Enter sends, Shift+Enter starts a line, and what is typed is kept until it is sent. A text that is
 * too long is kept as well: what was pasted can be shortened, what was cut off is lost.
 */
export function ChatComposer(props: ChatComposerProps) {
  const { draftKey, personName, busy, onStop, onSend, tools } = props;
  const draft = useMemo(() => createDraft(draftKey, z.string()), [draftKey]);
  const [text, setText] = useState(() => draft.find() ?? '');
  useEffect(() => () => void draft.flush(), [draft]);

  const change = (next: string) => {
    setText(next);
    if (next) draft.save(next);
    else draft.clear();
  };
  const addText = (added: string) => change(text.trim() ? `${text.trimEnd()} ${added}` : added);
  const content = text.trim();
  const excess = Math.max(0, content.length - limits.message.max);
  const isReady = !busy && content !== '' && excess === 0;
  const excessId = useId();
  const send = () => {
    if (!isReady) return;
    onSend(content);
    change('');
  };
  const handleKey = (event: KeyboardEvent) => {
    // While a word is being composed, as in Japanese, Enter belongs to the composing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p role="status" className="sr-only">
        {excess > 0 && 'This message is too long to send.'}
      </p>
      {excess > 0 && (
        <p id={excessId} className="w-full text-base text-rose-ink leading-snug">
          {excess.toLocaleString('en')} {excess === 1 ? 'character' : 'characters'} too many. A
          message can have at most {limits.message.max.toLocaleString('en')}.
        </p>
      )}
      {tools?.(addText)}
      <Textarea
        rows={1}
        aria-label={`Message to ${personName}`}
        placeholder="Ask something…"
        aria-invalid={excess > 0 || undefined}
        aria-describedby={excess > 0 ? excessId : undefined}
        className="max-h-48 min-h-target min-w-0 flex-1 resize-none"
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={handleKey}
      />
      {onStop ? (
        <IconButton label="Stop" variant="secondary" onClick={onStop}>
          <Square aria-hidden="true" className="size-5" />
        </IconButton>
      ) : (
        <IconButton label="Send" type="submit" variant="primary" aria-disabled={!isReady}>
          <SendHorizontal aria-hidden="true" className="size-5" />
        </IconButton>
      )}
    </form>
  );
}
