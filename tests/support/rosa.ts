import type { CompanionPerson } from '#server/features/conversations/companion/companion.ts';
import type { TrainingContent } from '#server/features/training/recall/recollection.ts';

/** A family's grandmother, invented for tests: she tells most herself, Clara and a relative without a name the rest. */
export const taught = {
  fullName: 'Rosa Alves',
  birthPlace: 'Nazaré',
  occupation: 'net mender',
  commonPhrases: ['Bread first, talk later.'],
  passions: ['dancing'],
  values: ['nobody eats alone'],
  stories: [
    {
      title: 'The nets',
      content:
        'As a girl I mended nets at the harbour with my uncle Baltasar. He paid me one orange for every net. I still smell the tar.',
    },
    {
      title: 'The boat',
      content:
        'My brother Joaquim built a blue boat in our yard. We called it Gaivota. It took him two winters and all of my mother’s patience.',
    },
    {
      title: 'The storm',
      content: [
        'In the storm of 1947 my father rowed out three times to bring the others home.',
        'The first time he brought old Elias, who had lost his oars and his teeth.',
        'The second time he brought two boys from the next village, who never stopped singing.',
        'The third time the sea threw the boat on the sand, and he walked home without his shoes.',
        'My mother dried his coat at the stove and said nothing for an hour. ',
        'Then she put four plates on the table, although we were only three, and waited.',
        'At midnight the door opened and the schoolmaster came in, wet as a fish, and sat down.',
        'He ate two bowls of soup before he could say a single word to any of us.',
        'From that night on he taught my brothers for nothing, and my father never asked him why.',
        'When the schoolmaster died, he left my mother his clock, which had stopped at midnight.',
      ].join(' '),
    },
    {
      title: 'The wedding goat',
      content:
        'On my wedding day a goat ate the cake. The priest laughed so much that he had to begin the blessing again, and I laughed with him.',
    },
    {
      title: 'When Tomás died',
      content:
        'When Tomás died I wore his coat for a year. I cried in the pantry, where nobody saw it. After the funeral I planted beans, because beans do not wait.',
    },
    {
      title: 'The dance',
      teller: 'Clara',
      content:
        'I learned to waltz on Mother’s feet in the kitchen. She counted in whispers, so that the neighbours would not hear.',
    },
    {
      title: 'The bakery',
      content:
        'Rosa ran into the burning bakery in 1951 and saved the oldest oven. She never told anybody how she did it.',
    },
  ],
} satisfies TrainingContent;

export const rosa: CompanionPerson = {
  ...taught,
  name: 'Rosa',
  relationship: 'grandmother',
  gender: 'female',
  birthYear: 1928,
  deathYear: 2011,
};
