import type { ReactNode } from 'react';
import type { Message } from '#shared/contracts/conversations.ts';

/** Where a page puts what belongs to other features into a chat. */
export interface ChatSlots {
  /** In place of a message's plain text. */
  messageText?: (message: Message) => ReactNode;
  /** Below a message, among what can be done with it. */
  messageActions?: (message: Message) => ReactNode;
  /** Between messages and input. */
  aboveComposer?: ReactNode;
  /** Beside the input; `addText` adds to what is typed. */
  composerTools?: (addText: (text: string) => void) => ReactNode;
  /** Told of the newest message, whenever it is another one. Must stay the same function. */
  onNewest?: (message: Message) => void;
}
