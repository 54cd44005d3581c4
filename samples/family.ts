/** A plainly fictional family, for pictures of the product and for trying it out. */
export interface SamplePerson {
  key: string;
  name: string;
  relationship: string;
  birthYear?: number;
  deathYear?: number;
  gender?: 'female' | 'male';
  parent?: string;
  spouse?: string;
}

export const sampleFamily: readonly SamplePerson[] = [
  {
    key: 'tobias',
    name: 'Tobias Merriwether',
    relationship: 'great-grandfather',
    birthYear: 1889,
    deathYear: 1961,
    gender: 'male',
  },
  {
    key: 'hanne',
    name: 'Hanne Merriwether',
    relationship: 'great-grandmother',
    birthYear: 1894,
    deathYear: 1970,
    gender: 'female',
    spouse: 'tobias',
  },
  {
    key: 'edda',
    name: 'Edda Merriwether',
    relationship: 'grandmother',
    birthYear: 1921,
    deathYear: 2009,
    gender: 'female',
    parent: 'tobias',
  },
  {
    key: 'anselm',
    name: 'Anselm Quill',
    relationship: 'grandfather',
    birthYear: 1918,
    deathYear: 1993,
    gender: 'male',
    spouse: 'edda',
  },
  {
    key: 'ottoline',
    name: 'Ottoline Quill',
    relationship: 'great-aunt',
    birthYear: 1925,
    deathYear: 2015,
    gender: 'female',
    parent: 'tobias',
  },
  {
    key: 'marlow',
    name: 'Marlow Quill',
    relationship: 'father',
    birthYear: 1948,
    gender: 'male',
    parent: 'edda',
  },
  {
    key: 'ines',
    name: 'Inês Quill',
    relationship: 'mother',
    birthYear: 1951,
    gender: 'female',
    spouse: 'marlow',
  },
  {
    key: 'perpetua',
    name: 'Perpétua Quill',
    relationship: 'aunt',
    birthYear: 1953,
    gender: 'female',
    parent: 'edda',
  },
  {
    key: 'silas',
    name: 'Silas Quill',
    relationship: 'brother',
    birthYear: 1979,
    gender: 'male',
    parent: 'marlow',
  },
  {
    key: 'juniper',
    name: 'Juniper Quill',
    relationship: 'daughter',
    birthYear: 2008,
    gender: 'female',
  },
  {
    key: 'caspian',
    name: 'Caspian Quill',
    relationship: 'nephew',
    birthYear: 2011,
    gender: 'male',
    parent: 'silas',
  },
  {
    key: 'wren',
    name: 'Wren Quill',
    relationship: 'niece',
    birthYear: 2014,
    gender: 'female',
    parent: 'silas',
  },
];

/** What was taught about Edda, the grandmother. */
export const sampleTraining = {
  fullName: 'Edda Merriwether Quill',
  birthPlace: 'Saltholm, a village by the sea',
  occupation: 'lighthouse keeper’s daughter, later a seamstress',
  religion: 'chapel on Sundays, if the weather let her',
  communicationStyle: 'She spoke slowly, asked short questions and waited for the answer.',
  commonPhrases: [
    'First the kettle, then the trouble.',
    'The sea does not hurry, and neither do I.',
  ],
  senseOfHumor: 'Dry as rope. She never laughed at her own jokes.',
  passions: ['mending things that others throw away', 'singing in the kitchen'],
  values: ['keep your word', 'nobody eats alone'],
  extraversion: 4,
  formality: 4,
  positivity: 8,
  stories: [
    {
      title: 'The night of the broken lamp',
      content:
        'When I was eleven the lamp of our lighthouse broke in a November storm. My father carried me up the stairs and put a hand bell into my arms. I rang it every half minute from nine in the evening until it grew light, and my brother held me so that I would not fall asleep. In the morning a fishing boat came in, and its skipper gave me an orange. It was the first orange I had ever held, and I kept the peel in a drawer for a year.',
    },
    {
      title: 'The dress from a parachute',
      content:
        'I married Anselm in June of 1946. There was no cloth to be had, so I sewed my wedding dress from a parachute that a farmer had found in his field. It had two small burn holes, and I embroidered a swallow over each of them. Anselm cried when he saw me, and afterwards he always said that it was the wind.',
    },
    {
      title: 'The borrowed sewing machine',
      content:
        'The winter after Marlow was born we had no money at all. Mrs. Tamsin from the post office lent me her sewing machine, and I took in mending for the whole street. I sewed at night when the child slept. By spring I could buy a machine of my own, and I returned hers with a new belt and a jar of plum jam.',
    },
    {
      title: 'The table in the garden',
      content:
        'In the summer of 1959 we carried the kitchen table into the garden and left it there until September. Whoever walked by could sit down and eat. One evening there were nineteen people around it, and I knew the names of only eleven. That is how a house should be.',
    },
  ],
};

/** What is asked of her in the pictures. */
export const sampleQuestions = [
  'Hello, Grandma',
  'What did you do when the lamp of the lighthouse broke?',
  'What was your wedding dress made of?',
  'Which car did you drive?',
];
