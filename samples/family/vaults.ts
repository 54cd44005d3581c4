import type { SamplePicture } from './memories.ts';

interface SampleVault {
  title: string;
  description: string;
  picture: SamplePicture;
  spoken: string;
  years: number;
  months: number;
  /** Days ago. */
  sealed: number;
  opened?: number;
}

/** Messages for later: one whose day has come, and one that waits. */
export const sampleVaults: readonly SampleVault[] = [
  {
    title: 'For Wren, when she is old enough',
    description: 'Where the other swallow is.',
    picture: {
      sentence: 'She sat in the kitchen in the evening.',
      people: [{ age: 'elder', gender: 'female' }],
    },
    spoken:
      'Wren, my dear. The other swallow is in the blue tin, behind the tea. It was always for you.',
    years: 1,
    months: 0,
    sealed: 400,
    opened: 3,
  },
  {
    title: 'To Juniper on her wedding day',
    description: 'To be opened when you need two chairs and some advice.',
    picture: {
      sentence: 'She stood in the garden in summer.',
      people: [{ age: 'adult', gender: 'female' }],
    },
    spoken: 'Juniper, buy two good chairs first. The table can wait.',
    years: 10,
    months: 0,
    sealed: 20,
  },
];
