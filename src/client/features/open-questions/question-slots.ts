import type { ReactNode } from 'react';
import type { Training } from '#shared/contracts/training.ts';

/** Where a page puts what belongs to other features into a question. */
export interface QuestionSlots {
  /** Who answers: `self` for the person, else a name. */
  tellerField: (
    value: string | undefined,
    onChange: (value: string | undefined) => void,
  ) => ReactNode;
  /** Beside the answer; `addText` adds to what is typed. `like` is in the language that is to be spoken. */
  dictation: (like: string, addText: (text: string) => void) => ReactNode;
  /** Told of the training with the new story. */
  onAnswered: (training: Training) => void;
}
