import type { ScenePicture } from '#shared/contracts/stories.ts';

/** What is drawn: the place is read from the sentence. */
export interface SamplePicture extends Pick<ScenePicture, 'people'> {
  sentence: string;
}

/** A memory of the sample family. Pictures are drawn from a sentence, sounds are spoken, films are both. */
export interface SampleMemory {
  title: string;
  type: 'text' | 'image' | 'audio' | 'video';
  description?: string;
  textContent?: string;
  picture?: SamplePicture;
  /** What is said. */
  spoken?: string;
  tags: readonly string[];
  takenAt?: string;
  /** Keys of people. */
  about: readonly string[];
  mayTeach?: boolean;
}

/** In the order in which they were kept. */
export const sampleMemories: readonly SampleMemory[] = [
  {
    title: 'Edda’s recipe for plum jam',
    type: 'text',
    textContent:
      'Three pounds of plums, two of sugar, the juice of one lemon. Cook it until the spoon leaves a road. Leave one stone in every jar: whoever finds it washes up. Edda said that in forty years Anselm found nine, and that he had been cheating.',
    tags: ['recipe', 'kitchen'],
    about: ['edda', 'anselm'],
    mayTeach: true,
  },
  {
    title: 'Letter from Saltholm, 1951',
    type: 'text',
    textContent:
      'Dear Edda, they have sent a man with a switch. He showed me how to press it and I told him that I had understood. Your mother says I am to come to bed. The new light is very white. It does not know anybody yet. Your father, Tobias',
    tags: ['letter', 'lighthouse'],
    takenAt: '1951-10-14T12:00:00.000Z',
    about: ['tobias', 'edda'],
  },
  {
    title: 'What Perpetua said about the piano',
    type: 'text',
    textContent:
      'The silent note is the F above middle C. If you play Schubert on it, it sounds as if he were thinking.',
    tags: ['piano', 'Ellerby'],
    about: ['perpetua'],
  },
  {
    title: 'The lighthouse at Saltholm',
    type: 'image',
    description: 'Drawn after the only postcard that there was.',
    picture: {
      sentence: 'A lighthouse stood by the sea in the evening, and a girl stood at the harbour.',
      people: [
        { age: 'child', gender: 'female' },
        { age: 'adult', gender: 'male' },
      ],
    },
    tags: ['lighthouse', 'Saltholm'],
    takenAt: '1932-11-20T12:00:00.000Z',
    about: ['edda', 'tobias'],
  },
  {
    title: 'The wedding, June 1946',
    type: 'image',
    description: 'Two swallows on the dress. It was the wind, he said.',
    picture: {
      sentence: 'In June 1946 a young woman married a young man at their wedding in the church.',
      people: [
        { age: 'adult', gender: 'female' },
        { age: 'adult', gender: 'male' },
      ],
    },
    tags: ['wedding', 'Saltholm'],
    takenAt: '1946-06-15T12:00:00.000Z',
    about: ['edda', 'anselm'],
  },
  {
    title: 'Marlow and the blue coat',
    type: 'image',
    picture: {
      sentence:
        'A mother and her little boy stood at the beach by the sea in the morning in summer.',
      people: [
        { age: 'adult', gender: 'female' },
        { age: 'child', gender: 'male' },
      ],
    },
    tags: ['summer', 'Saltholm'],
    takenAt: '1955-07-03T12:00:00.000Z',
    about: ['edda', 'marlow'],
  },
  {
    title: 'The table in the garden',
    type: 'image',
    description: 'Nineteen people, eleven names.',
    picture: {
      sentence:
        'In the summer of 1959 the family ate at the table in the garden with the children.',
      people: [
        { age: 'adult', gender: 'female' },
        { age: 'adult', gender: 'male' },
        { age: 'child', gender: 'male' },
        { age: 'child', gender: 'female' },
      ],
    },
    tags: ['summer', 'Ellerby'],
    takenAt: '1959-08-08T12:00:00.000Z',
    about: ['edda', 'anselm', 'marlow', 'perpetua'],
  },
  {
    title: 'Anselm’s workshop',
    type: 'image',
    picture: {
      sentence: 'An old man worked in the workshop and read a book by the lamp.',
      people: [{ age: 'adult', gender: 'male' }],
    },
    tags: ['work', 'books'],
    takenAt: '1968-02-02T12:00:00.000Z',
    about: ['anselm'],
  },
  {
    title: 'Inês reads the marmalade recipe',
    type: 'audio',
    description: 'With all forty words.',
    spoken:
      'Take eight lemons and one orange. Cut them thin. Then you wait until tomorrow. This is the hard part.',
    tags: ['recipe', 'voice'],
    takenAt: '1994-01-16T12:00:00.000Z',
    about: ['ines', 'edda'],
  },
  {
    title: 'Ottoline about the seal',
    type: 'audio',
    spoken: 'It was a sandwich with butter. It was a large seal. I would do it again.',
    tags: ['voice', 'Saltholm'],
    takenAt: '2011-05-29T12:00:00.000Z',
    about: ['ottoline', 'edda'],
  },
  {
    title: 'Silas shows the quilt',
    type: 'video',
    picture: {
      sentence: 'A young man stood in the bedroom at home in the evening.',
      people: [{ age: 'adult', gender: 'male' }],
    },
    spoken: 'This is the watch coat, this is the apron, and this one here is the swallow.',
    tags: ['quilt'],
    takenAt: '2016-12-26T12:00:00.000Z',
    about: ['silas', 'edda'],
  },
  {
    title: 'The first snow with Caspian and Wren',
    type: 'video',
    picture: {
      sentence: 'Two children played in the garden in winter in the snow.',
      people: [
        { age: 'child', gender: 'male' },
        { age: 'child', gender: 'female' },
      ],
    },
    spoken: 'Look, Wren, it does not hurry either.',
    tags: ['winter', 'children'],
    takenAt: '2019-01-22T12:00:00.000Z',
    about: ['caspian', 'wren'],
  },
];
