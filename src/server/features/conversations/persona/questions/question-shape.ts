import { stem } from '#server/platform/language/stem.ts';
import { fold } from '#server/platform/language/words.ts';
import type { Language } from '#shared/language/language.ts';

// What can be told in many ways without the word: a story of pranks need not say 'tricks'.
const abstract: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: rootSet(
    `job occupation profession trick secret rule danger mark reason key luck idea plan problem difference moment news trouble habit custom tradition manner
    attitude experience adventure event situation condition result effect cause detail fact truth lie mistake lesson chance
    choice challenge change surprise success failure hope dream wish goal promise memory feeling mood temper character
    personality talent skill hobby passion work journey beginning start ending finish success sign meaning purpose role task
    routine duty effort trip adventure favour help kindness courage weather wisdom happiness sadness pain enjoy like
    prefer believe strange difficult easy happy sad proud brave funny dangerous famous beautiful scary ready busy general
    true real full different similar possible early late`,
    'en',
  ),
  pt: rootSet(
    `segredo regra perigo marca motivo razão sorte ideia plano problema diferença momento notícia costume tradição hábito
    experiência aventura situação resultado causa detalhe verdade mentira erro lição mudança surpresa sucesso sonho desejo
    promessa memória sentimento talento sinal sentido tarefa dever esforço favor bondade coragem tempo alegria tristeza dor
    trabalho difícil fácil feliz triste orgulhoso perigoso famoso bonito pronto verdadeiro diferente cedo tarde partida`,
    'pt',
  ),
};
const abstractEnding =
  /(?:tion|sion|ment|ness|ity|ship|ance|ence|cao|coes|mento|dade|encia|ancia|ismo)s?$/;

function rootSet(list: string, language: Language): ReadonlySet<string> {
  return new Set(list.split(/\s+/).map((word) => stem(word, language)));
}

/** Whether a word says something that stories tell without it. */
export function isAbstract(word: string, language: Language): boolean {
  return abstract[language].has(stem(word, language)) || abstractEnding.test(fold(word));
}

const phrase =
  /\b(?:your|my|the|an?|his|her|their|our|any) ((?:\w+ )*?\w+)(?= (?:at|in|on|of|from|to|with|by|for|during|when|while|that|who|made|called|named|was|were|is|are|did|do|does|go|goes|and|or|after|before|about|like|look|cost|have|had|you|give|ever|then|again)\b|$)/;
const aside = / (?:at|on|by|with) (?:the |your |my |his |her |an? )?(\w+)$/;

function bareQuestion(question: string): string {
  return fold(question)
    .replace(/[’']s\b/g, '')
    .replace(/[^a-z0-9 ]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

/** The thing that an English question is first of all about: 'ring' in 'Where did you buy your wedding ring?' */
export function headOf(question: string): string | undefined {
  // 'The name of dad's band' asks about a band.
  const bare = bareQuestion(question).replace(/\bnames? of (?:the |your )?/, '');
  return phrase.exec(bare)?.[1]?.split(' ').at(-1);
}

/** What a question ends on in passing, as 'table' in 'What made you laugh at the table?' */
export function asideOf(question: string): string | undefined {
  return aside.exec(bareQuestion(question))?.[1];
}

const ofYou: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:did|do|were|was|are|have|had|could|would|can|will) (?:you|u)\b/i,
  pt: /(?<!\p{L})(?:tu|você|\p{L}{2,}(?:aste|avas)|(?!(?:triste|existe|celeste|oeste)(?!\p{L}))\p{L}{2,}(?:este|iste)|(?:tinh|faz|quer|pod|sab|viv|diz|com|beb|dorm|sent|traz|sa)ias|tinhas|foste|eras|ias)(?!\p{L})/iu,
};

/** Whether a question asks what the person did or was, and not what somebody else did. */
export const asksYou = (question: string, language: Language) => ofYou[language].test(question);
