import type { TrainingContent } from './recollection.ts';

/** Somebody taught in English, for tests: a baker from Évora. */
export const rosa: TrainingContent = {
  fullName: 'Rosa Maria Nunes',
  birthPlace: 'Évora, Portugal',
  occupation: 'Baker and shopkeeper',
  religion: 'Catholic, in her own quiet way',
  senseOfHumor: 'Dry, with a straight face',
  commonPhrases: ['Bread first, then talk.'],
  passions: ['Singing fado'],
  values: ['Honesty before comfort'],
  stories: [
    {
      title: 'The harbour',
      content:
        'When I was a girl I sold oranges at the harbour in Setúbal. The sailors called me Little Sun because I never stopped talking. One morning a storm came in so fast that the whole fleet was still out. We lit lanterns all along the wall and sang until the last boat was home.',
    },
    {
      title: 'The bakery on Rua do Carmo',
      content:
        'My aunt Amélia Figueira taught me to bake when I was fourteen. She woke me at three every morning and never once said good morning before the first loaf was in the oven.\n\nYears later I opened my own bakery on Rua do Carmo. People queued around the corner for the corn bread on Saturdays.',
    },
    {
      title: 'Our wedding day',
      content:
        'Joaquim and I married on the 12th of June 1954 in the chapel of São Brás. He gave his good shoes to a beggar on the way, because the man had none, and stood at the altar barefoot. My mother did not speak to him until Christmas.',
    },
    {
      title: 'The winter of the fever',
      content: [
        'The winter of 1938 began with rain that would not end. The road to the village was a river, and the doctor could not come. I was six years old and had never been ill before in my life, not even for a day.',
        'On the third night the fever came. I saw horses walking through the wall, grey ones, and I was not afraid of them at all. My grandmother sat beside me with vinegar cloths and counted my breaths aloud, one after the other, until the candle went out.',
        'After nine days it left as it had come. I asked for soup, and everybody in the kitchen began to cry, and I could not see why. My grandmother never told that story without crossing herself first and last.',
        'In spring I had to learn to walk again. My brother Tomé tied a rope from the door to the fig tree and I went along it every day, a little further each time, until I could run to the gate and back.',
      ].join('\n\n'),
    },
  ],
};
