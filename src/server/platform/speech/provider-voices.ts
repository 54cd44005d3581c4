import type { Voice } from '#shared/contracts/voice.ts';

const named = (provider: string, gender: Voice['gender'], voices: Record<string, string>) =>
  Object.entries(voices).map(([name, id]) => ({ id, name, language: 'mul', gender, provider }));

const byOwnName = (names: string[]) =>
  Object.fromEntries(names.map((id) => [id.charAt(0).toUpperCase() + id.slice(1), id]));

export const openAiVoices = (provider: string): Voice[] => [
  ...named(provider, 'female', byOwnName(['nova', 'coral', 'sage', 'shimmer', 'alloy'])),
  ...named(provider, 'male', byOwnName(['onyx', 'ash', 'echo', 'fable'])),
];

export const elevenLabsVoices = (provider: string): Voice[] => [
  ...named(provider, 'female', {
    Rachel: '21m00Tcm4TlvDq8ikWAM',
    Sarah: 'EXAVITQu4vr4xnSDxMaL',
    Matilda: 'XrExE9yKIg1WjnnlVkGX',
    Lily: 'pFZP5JQG7iQjIQuC4Bku',
  }),
  ...named(provider, 'male', {
    George: 'JBFqnCBsd6RMkjVDRZzb',
    Bill: 'pqHfZKP75CvOlQylNhV4',
    Brian: 'nPczCjzI2devNBz1zQrb',
  }),
];
