import { useQueryClient } from '@tanstack/react-query';
import type { QuestionSlots } from '#client/features/open-questions/question-slots.ts';
import { refreshAfterTraining } from '#client/features/training/refresh-after-training.ts';
import { trainingPath } from '#client/features/training/save-training.ts';
import { TellerField } from '#client/features/training/teller-field.tsx';
import { MicrophoneButton } from '#client/features/voice/microphone-button.tsx';
import { langOf } from '#client/platform/lang-of.ts';
import type { Ancestor } from '#shared/contracts/ancestors.ts';

const nothing = () => undefined;

/** What other features bring to a question for the family: who answers, dictation, and the list of stories. */
export function useQuestionSlots(ancestor: Ancestor, userName: string): QuestionSlots {
  const client = useQueryClient();
  const { id, name, portuguese } = ancestor;
  return {
    tellerField: (value, onChange) => (
      <TellerField
        legend="Who answers?"
        name={name}
        userName={userName}
        value={value}
        onChange={onChange}
      />
    ),
    dictation: (like, addText) => (
      <MicrophoneButton
        label="Speak your answer"
        lang={langOf(like) === 'pt' ? (portuguese ?? 'pt-BR') : undefined}
        disabled={false}
        onStart={nothing}
        onHeard={addText}
      />
    ),
    onAnswered: (training) => {
      client.setQueryData([trainingPath(id)], training);
      void refreshAfterTraining(client, id);
    },
  };
}
