import { useInfiniteQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '#client/platform/http-client.ts';
import { nextPage } from '#client/platform/next-page.ts';
import { type Story, story } from '#shared/contracts/stories.ts';
import { pollInterval } from './poll-interval.ts';
import { storiesPath } from './story-paths.ts';

interface StoryPage {
  items: Story[];
  /** The address of the page of earlier stories. */
  earlier: string | undefined;
}

const storyPage = z.array(story);

/** A user's stories, newest first, kept up to date while any of them is being made. */
export function useStories(userId: string) {
  const path = storiesPath(userId);
  return useInfiniteQuery({
    queryKey: [path],
    staleTime: 0,
    initialPageParam: path,
    queryFn: async ({ pageParam, signal }): Promise<StoryPage> => {
      const response = await call('GET', pageParam, undefined, { signal });
      return { items: storyPage.parse(await response.json()), earlier: nextPage(response) };
    },
    getNextPageParam: ({ earlier }) => earlier,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    refetchInterval: ({ state }) =>
      pollInterval(state.data?.pages.flatMap(({ items }) => items) ?? []),
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
  });
}
