import type { Language } from './language.ts';
import { fold } from './words.ts';

/** What sort of thing a question asks for. */
export type QuestionKind =
  | 'who'
  | 'when'
  | 'where'
  | 'age'
  | 'how-long'
  | 'how-many'
  | 'why'
  | 'how'
  | 'which'
  | 'what'
  | 'yes-no'
  | 'other';

// Closed classes of each language's grammar: the first that fits counts. Folded text, no marks.
const forms: Readonly<Record<Language, ReadonlyArray<[QuestionKind, RegExp]>>> = {
  en: [
    ['age', /\bhow old\b|\b(?:what|at what|which) age\b/],
    [
      'how-long',
      /\bhow (?:long|much time)\b|\bhow many (?:years|days|weeks|months|hours|nights|minutes)\b/,
    ],
    [
      'how-many',
      /\bhow (?:many|much|big|tall|far|heavy|often|fast|high|deep)\b|\bwhat (?:did it cost|number|size)\b/,
    ],
    ['when', /\bwhen\b|\b(?:what|which|wat) (?:year|day|date|month|century|decade)\b/],
    [
      'where',
      /\bwhere(?:s|abouts)?\b|\b(?:what|which) (?:country|town|city|village|place|street|school|state|part of|island|county)\b/,
    ],
    [
      'who',
      /\bwho(?:s|m|se)?\b|\bwhat (?:was|is|were|are|s) (?:\w+ ){0,4}(?:called|name|names)\b|\bnames? of\b/,
    ],
    ['why', /\bwhy\b|\bhow come\b|\bwhat (?:made|was the reason|for)\b/],
    ['how', /\bhow\b/],
    [
      'which',
      /\bwhich\b|\bwhat (?:kind|sort|type|colou?r|film|song|book|game|sport|car|dish|food|job|subject|instrument|animal|breed)\b/,
    ],
    ['what', /\b(?:what|whats|wat|wot)\b/],
    [
      'yes-no',
      /^(?:\w+ ){0,2}?(?:did|do|does|were|was|is|are|have|has|had|can|could|would|will|should|may|any)\b/,
    ],
  ],
  pt: [
    [
      'age',
      /\b(?:que idade|quantos anos (?:\w+ ){0,3}(?:tinha|tinhas|tem|tens|fez|fizeste)|com (?:que|quantos) (?:idade|anos)|idade)\b/,
    ],
    [
      'how-long',
      /\b(?:quanto tempo|quantos (?:anos|dias|meses|minutos)|quantas (?:semanas|horas|noites))\b/,
    ],
    ['how-many', /\bquant[oa]s?\b/],
    ['when', /\bquando\b|\b(?:em )?que (?:ano|dia|mes|data|altura|epoca|hora)\b|\bdata de\b/],
    [
      'where',
      /\b(?:onde|aonde|donde)\b|\b(?:em |de )?(?:que|qual) (?:pais|cidade|terra|estado|lugar|sitio|aldeia|bairro|rua|vila|escola|ilha|regiao)\b/,
    ],
    [
      'who',
      /\bquem\b|\bcomo (?:e que )?(?:se )?(?:chama\w*|era o nome)\b|\bqual (?:era |e |foi )?o nome\b|\bnomes?\b/,
    ],
    ['why', /\bpor ?que\b|\bpq\b|\bpor que (?:razao|motivo)\b|\bo que (?:te )?levou\b/],
    ['which', /\bquais?\b|\bque (?:tipo|cor|musica|filme|livro|carro|prato|jogo|especie)\b/],
    ['how', /\bcomo\b/],
    ['what', /\b(?:o que|oq|que|q)\b/],
    ['yes-no', /./],
  ],
};

/** What a question asks for, by its question word; a statement of what one wants to hear is `other`. */
export function questionKind(question: string, language: Language): QuestionKind {
  const text = fold(question)
    .replace(/[’'`´]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  for (const [kind, form] of forms[language])
    if (form.test(text))
      return kind === 'yes-no' && language === 'pt' && !/\?\s*$/.test(question) ? 'other' : kind;
  return 'other';
}

const formWords: Readonly<Partial<Record<QuestionKind, RegExp>>> = {
  age: /^(?:old|age|idade|anos|years)$/,
  'how-long': /^(?:long|years|days|weeks|months|hours|time|tempo|anos|dias|meses|semanas|horas)$/,
  'how-many': /^(?:many|much)$/,
  when: /^(?:year|day|date|month|time|ano|dia|data|mes|altura|epoca)$/,
  where: /^(?:country|town|city|place|pais|cidade|lugar|sitio|terra|estado)$/,
  who: /^(?:called|name|names|nome|nomes|chama|chamava|chamavam|chamam)$/,
};

/**
 * Whether a word belongs to the form of a question of this kind, as `old` in `how old` or `year` in `what year`: it says
 * nothing about what is asked.
 *
 * @param word folded
 */
export function isFormWord(word: string, kind: QuestionKind): boolean {
  return formWords[kind]?.test(word) ?? false;
}
