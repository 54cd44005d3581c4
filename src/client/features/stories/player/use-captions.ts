import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '#client/platform/http-client.ts';
import type { Scene, Story } from '#shared/contracts/stories.ts';
import type { CaptionLine } from './caption-lines.ts';
import { readCaptions } from './read-captions.ts';

/** The film's captions by scene, once they are wanted and there; while a film is made anew its old ones would be wrong. */
export function useCaptions(
  { captionsUrl, status }: Story,
  scenes: readonly Scene[],
  areWanted: boolean,
): CaptionLine[][] | undefined {
  const url = status === 'completed' ? captionsUrl : null;
  const { data } = useQuery({
    queryKey: [url],
    enabled: areWanted && url !== null,
    queryFn: async ({ signal }) => (await call('GET', url ?? '', undefined, { signal })).text(),
  });
  return useMemo(
    () =>
      url !== null && data !== undefined
        ? readCaptions(
            data,
            scenes.map(({ sceneDuration }) => sceneDuration),
          )
        : undefined,
    [url, data, scenes],
  );
}
