import type { Voice } from '#shared/contracts/voice.ts';

type Row = readonly [espeak: string, language: string, gender: Voice['gender'], name: string];

// For an unknown voice eSpeak returns silence or another voice, so that only these are used.
const rows: readonly Row[] = [
  ['en-us+f2', 'en-US', 'female', 'Clara'],
  ['en-us+m3', 'en-US', 'male', 'Walter'],
  ['en-us+f5', 'en-US', 'female', 'June'],
  ['en-us+m1', 'en-US', 'male', 'Henry'],
  ['en+f2', 'en-GB', 'female', 'Edith'],
  ['en+m3', 'en-GB', 'male', 'Arthur'],
  ['en+f5', 'en-GB', 'female', 'Rose'],
  ['en+m1', 'en-GB', 'male', 'George'],
  ['pt-br+f2', 'pt-BR', 'female', 'Helena'],
  ['pt-br+m3', 'pt-BR', 'male', 'Antônio'],
  ['pt-br+f5', 'pt-BR', 'female', 'Luzia'],
  ['pt-br+m1', 'pt-BR', 'male', 'Sebastião'],
  ['pt+f2', 'pt-PT', 'female', 'Amélia'],
  ['pt+m3', 'pt-PT', 'male', 'Joaquim'],
  ['pt+f5', 'pt-PT', 'female', 'Teresa'],
  ['pt+m1', 'pt-PT', 'male', 'Manuel'],
];

const idOf = (espeak: string) => `espeak-${espeak.replace('+', '-')}`;

export const espeakVoices: readonly Voice[] = rows.map(([espeak, language, gender, name]) => ({
  id: idOf(espeak),
  name,
  language,
  gender,
  provider: 'offline',
}));

/** eSpeak's own names, by the ids of the voices. */
export const espeakNames: ReadonlyMap<string, string> = new Map(
  rows.map(([espeak]) => [idOf(espeak), espeak]),
);
