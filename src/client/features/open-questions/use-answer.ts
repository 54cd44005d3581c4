import { useEffect, useMemo, useState } from 'react';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { toast } from '#client/ui/toast.ts';
import { answerOpenQuestionBody, type OpenQuestion } from '#shared/contracts/open-questions.ts';
import type { Training } from '#shared/contracts/training.ts';
import { createAnswerDraft } from './answer-draft.ts';
import { useAnswerQuestion } from './use-open-questions.ts';

export interface AnswerOptions {
  userId: string;
  userName: string;
  question: OpenQuestion;
  onAnswered: (training: Training) => void;
  /** Takes the question off the list. */
  onLeave: () => void;
}

/** What is typed as an answer, kept on this device until it is saved. */
export function useAnswer(options: AnswerOptions) {
  const { userId, userName, question, onAnswered, onLeave } = options;
  const draft = useMemo(() => createAnswerDraft(userId, question.id), [userId, question.id]);
  const [answer, setAnswer] = useState(() => draft.find()?.answer ?? '');
  const [teller, setTeller] = useState<string | undefined>(userName);
  const [problem, setProblem] = useState<string>();
  const { mutateAsync, isPending } = useAnswerQuestion(question);
  useEffect(() => () => void draft.flush(), [draft]);

  const change = (text: string) => {
    setAnswer(text);
    setProblem(undefined);
    if (text) draft.save({ answer: text });
    else draft.clear();
  };
  return {
    answer,
    change,
    /** Adds what was dictated to what is there. */
    addText: (text: string) => change(answer.trim() ? `${answer.trimEnd()} ${text}` : text),
    teller,
    setTeller,
    problem,
    isPending,
    async save() {
      if (isPending) return;
      const body = { answer, teller: teller?.trim() || undefined };
      const { error } = answerOpenQuestionBody.safeParse(body);
      if (error) {
        setProblem(error.issues[0]?.message);
        return;
      }
      try {
        const training = await mutateAsync(body);
        draft.clear();
        onLeave();
        toast({ title: 'Answer saved', description: 'It is now one of the stories.' });
        onAnswered(training);
      } catch (failure) {
        toast({
          variant: 'destructive',
          title: 'We couldn’t save this answer',
          description: `${errorSentence(failure)} What you wrote is still here.`,
        });
      }
    },
  };
}
