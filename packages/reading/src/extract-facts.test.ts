import { describe, expect, it } from 'vitest';
import { extractFacts, type FactStory, factRelations } from './extract-facts.ts';

const told = (
  stories: Array<string | FactStory>,
  person: {
    name?: string;
    fullName?: string;
    gender?: string;
    birthYear?: number;
    deathYear?: number;
  } = {},
) =>
  extractFacts({
    name: 'Gran',
    gender: 'female',
    birthYear: 1930,
    ...person,
    stories: stories.map((story) =>
      typeof story === 'string' ? { title: '', content: story, teller: 'self' } : story,
    ),
  }).map(({ subject, relation, object, year }) =>
    [subject, relation, object, ...(year === null ? [] : [year])].join(' | '),
  );

describe('the kin that a story names', () => {
  it('reads a relative beside the name, before it and after it', () => {
    expect(
      told([
        'My husband Bert kept bees. Doris, my eldest sister, could not bear them. My brother was called Sid.',
      ]),
    ).toEqual(['self | husband | Bert', 'self | sister | Doris', 'self | brother | Sid']);
  });

  it('reads Portuguese relatives with their articles and titles', () => {
    expect(
      told([
        'A minha sogra, a dona Rosa, fazia queijo. O Tomé, meu filho mais velho, vendia-o. A minha mãe chamava-se Amélia.',
      ]),
    ).toEqual(['self | mother-in-law | dona Rosa', 'self | son | Tomé', 'self | mother | Amélia']);
  });

  it('follows the kin of kin to the person', () => {
    expect(
      told([
        'My husband Bert sang. Bert’s mother, Winifred, did not. My daughter Joan married. Joan’s husband, Alan, was shy.',
      ]),
    ).toEqual([
      'self | husband | Bert',
      'self | daughter | Joan',
      'self | mother-in-law | Winifred',
      'self | son-in-law | Alan',
    ]);
  });

  it('takes what a child who tells the story says as a child', () => {
    const story = {
      title: 'The shed',
      teller: 'Kate',
      content:
        "Dad always whistled. Mum's name was Irene. Dad's brother Ray lived in the shed, and Dad fed him.",
    };
    expect(told([story], { name: 'Grandpa Len', gender: 'male' })).toEqual([
      'self | child | Kate',
      'self | wife | Irene',
      'self | brother | Ray',
    ]);
  });

  it('takes the brother of a grandchild for a grandson', () => {
    const story = {
      title: 'Fishing',
      teller: 'Molly',
      content: 'Pop taught my brother Finn to fish. Pop never caught anything.',
    };
    expect(told([story], { gender: 'male' })).toEqual([
      'self | grandchild | Molly',
      'self | grandson | Finn',
    ]);
  });

  it('finds the one whom the person courted and married', () => {
    expect(
      told([
        'It was at the mill that I met Harold. He mended looms. We were married in June 1952 at Bolton.',
      ]),
    ).toEqual(['self | husband | Harold', 'self | married | Harold | 1952']);
    expect(
      told(['Apaixonei-me pelo Joaquim numa romaria. Ele tocava concertina. Casámos em 1953.']),
    ).toEqual(['self | husband | Joaquim', 'self | married | Joaquim | 1953']);
  });

  it('names nobody by a priest, a place, a month or a relative without a name', () => {
    expect(
      told([
        'Father Kelly came in May. My mother went to Cork. My brother’s boots were wet. Sister looked away.',
      ]),
    ).toEqual([]);
    expect(told(['O padre António veio em maio. A minha mãe foi a Coimbra.'])).toEqual([]);
  });
});

describe('the life that a story tells', () => {
  it('reads births, deaths and where one came to', () => {
    expect(
      told([
        'I was born on the 3rd of May 1930 in Cork. My son Paul was born in 1956. My husband Bert died in 1990. I came to Leeds in 1951.',
      ]),
    ).toEqual([
      'self | son | Paul',
      'self | husband | Bert',
      'self | born | 3rd of May 1930 | 1930',
      'Paul | born | 1956 | 1956',
      'Bert | died | 1990 | 1990',
      'self | came-to | Leeds | 1951',
    ]);
  });

  it('keeps to the years that the family gave', () => {
    expect(told(['Nasci em 1912. O meu marido Bento nasceu em 1928.'])).toEqual([
      'self | husband | Bento',
      'Bento | born | 1928 | 1928',
    ]);
  });

  it('follows he and she to the one last spoken of', () => {
    expect(told(['My brother Sid was a joker. He died in 1944.'])).toEqual([
      'self | brother | Sid',
      'Sid | died | 1944 | 1944',
    ]);
    expect(told(['My brother Sid met Ron Hughes. He died in 1944.'])).toEqual([
      'self | brother | Sid',
    ]);
  });

  it('reads trades, counts, years of marriage and nicknames', () => {
    expect(
      told([
        'I was a bus conductor. We had four children. We had been married forty-one years. Everybody called me Dot.',
      ]),
    ).toEqual(
      [
        'self | count-of-children | 4',
        'self | years-married | 41',
        'self | nickname | Dot',
        'self | job | bus conductor',
      ].toSorted((a, b) => order(a) - order(b)),
    );
  });

  it('gives every fact once, with its sentence and its story', () => {
    const stories = [
      { title: 'One', content: 'My brother Sid sang.', teller: 'self' },
      { title: 'Two', content: 'I hid. My brother Sid found me.', teller: 'self' },
    ];
    expect(extractFacts({ name: 'Gran', gender: 'female', stories })).toEqual([
      {
        subject: 'self',
        relation: 'brother',
        object: 'Sid',
        year: null,
        sentence: 'My brother Sid sang.',
        story: 0,
      },
    ]);
  });

  it('knows every relation that it gives', () => {
    const facts = extractFacts({
      name: 'Gran',
      stories: [
        {
          title: '',
          content: 'My cousin Ida was a nurse. My dog Rex died in 1960.',
          teller: 'self',
        },
      ],
    });
    expect(facts.map(({ relation }) => relation)).not.toHaveLength(0);
    for (const { relation } of facts) expect(factRelations).toContain(relation);
  });
});

describe('a story of thousands of names', () => {
  const name = (at: number) =>
    `Q${[...at.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('')}x`;
  const names = Array.from({ length: 9_000 }, (_, at) => name(at));

  it.each([
    ['relatives', names.map((each) => `My brother ${each} came.`)],
    [
      'people that were met',
      ['How I met your mother.', ...names.slice(0, 6_000).map((each) => `I met ${each} there.`)],
    ],
  ])('is read without delay: %s', (_, sentences) => {
    const began = performance.now();
    told([sentences.join(' ')]);
    expect(performance.now() - began).toBeLessThan(12_000);
  });
});

// As the sentences come in the story.
function order(fact: string): number {
  return ['job', 'count', 'years', 'nickname'].findIndex((word) => fact.includes(word));
}
