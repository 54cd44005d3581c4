import { useQuery } from '@tanstack/react-query';
import { urlQuery } from '#client/platform/url-query.ts';
import { story } from '#shared/contracts/stories.ts';
import { pollInterval } from './poll-interval.ts';
import { storyPath } from './story-paths.ts';

/** One story, kept up to date while it is being made. */
export function useStory(id: string) {
  return useQuery({
    ...urlQuery(storyPath(id), story),
    staleTime: 0,
    refetchInterval: ({ state }) => pollInterval(state.data ? [state.data] : []),
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
  });
}
