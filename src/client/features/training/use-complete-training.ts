import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#client/platform/api-error.ts';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { sendJson } from '#client/platform/http-client.ts';
import { toast } from '#client/ui/toast.ts';
import { ancestor } from '#shared/contracts/ancestors.ts';
import { refreshAfterTraining } from './refresh-after-training.ts';

/** Only one notice shows at a time: the first is given this long, in ms, before the second. */
const betweenNotices = 2_500;

export type TrainingCompletion = ReturnType<typeof useCompleteTraining>;

/** Saves what is not saved yet, has the summary written, and then goes on. */
export function useCompleteTraining(options: {
  ancestorId: string;
  /** Whether everything is saved now. */
  saveAll(): Promise<boolean>;
  onCompleted(): void;
}) {
  const { ancestorId, saveAll, onCompleted } = options;
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const [missing, setMissing] = useState<string>();

  const complete = async () => {
    if (pending) return;
    setPending(true);
    setMissing(undefined);
    try {
      if (!(await saveAll())) return;
      const path = `/api/ancestors/${ancestorId}/summary`;
      const { name } = await sendJson('POST', path, undefined, ancestor);
      toast({
        title: 'Summary generated!',
        description: 'AI has created a personality summary for your ancestor.',
      });
      setTimeout(() => {
        toast({
          title: 'Training completed!',
          description: `${name} is now ready for conversations.`,
        });
      }, betweenNotices);
      await refreshAfterTraining(client, ancestorId);
      onCompleted();
    } catch (error) {
      const isIncomplete = error instanceof ApiError && error.body?.code === 'training.incomplete';
      if (isIncomplete) setMissing(errorSentence(error));
      toast({
        variant: 'destructive',
        title: 'Failed to complete training',
        description: 'Please try again or check your data.',
      });
    } finally {
      setPending(false);
    }
  };

  return { pending, missing, complete };
}
