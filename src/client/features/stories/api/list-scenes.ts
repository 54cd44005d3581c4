import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { z } from 'zod';
import { urlQuery } from '#client/platform/url-query.ts';
import { type Story, scene } from '#shared/contracts/stories.ts';
import { scenesPath } from './story-paths.ts';

/** A story's scenes in their order, asked for anew whenever the story has moved on. */
export function useScenes(storyId: string, story: Story | undefined) {
  const query = useQuery({ ...urlQuery(scenesPath(storyId), z.array(scene)), staleTime: 0 });
  const { refetch } = query;
  const state = story && [story.updatedAt, story.status, story.progress?.sentence].join();
  useEffect(() => {
    if (state) void refetch();
  }, [state, refetch]);
  return query;
}
