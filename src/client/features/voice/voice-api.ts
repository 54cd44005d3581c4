import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { urlQuery } from '#client/platform/url-query.ts';
import { voice } from '#shared/contracts/voice.ts';

/** All voices. Asking for them also wakes what speaks, so that the first words come soon. */
export function useVoices(enabled: boolean) {
  return useQuery({ ...urlQuery('/api/voices', z.array(voice)), enabled });
}
