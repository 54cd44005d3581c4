import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sendJson, sendOnly } from '#client/platform/http-client.ts';
import { urlQuery } from '#client/platform/url-query.ts';
import {
  type AnswerOpenQuestionBody,
  type OpenQuestion,
  openQuestions,
} from '#shared/contracts/open-questions.ts';
import { training } from '#shared/contracts/training.ts';

const questionsPath = (ancestorId: string) => `/api/ancestors/${ancestorId}/open-questions`;

/** Conversations add to them: asked for anew for each visit. */
export function useOpenQuestions(ancestorId: string) {
  return useQuery({ ...urlQuery(questionsPath(ancestorId), openQuestions), staleTime: 0 });
}

/** Takes a question off the list that is shown. */
export function useTakeOff(ancestorId: string) {
  const client = useQueryClient();
  const queryKey = [questionsPath(ancestorId)];
  return async (questionId: string) => {
    await client.cancelQueries({ queryKey });
    client.setQueryData<OpenQuestion[]>(queryKey, (before) =>
      before?.filter(({ id }) => id !== questionId),
    );
  };
}

/** Answers a question; returns the training, of which the answer is the newest story. */
export function useAnswerQuestion({ ancestorId, id }: OpenQuestion) {
  return useMutation({
    mutationFn: (body: AnswerOpenQuestionBody) =>
      sendJson('POST', `${questionsPath(ancestorId)}/${id}/answer`, body, training),
  });
}

export function useRemoveQuestion({ ancestorId, id }: OpenQuestion) {
  return useMutation({
    mutationFn: () => sendOnly('DELETE', `${questionsPath(ancestorId)}/${id}`),
  });
}
