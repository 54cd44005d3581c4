import type { Language } from './language.ts';
import { fold, words } from './words.ts';

// Written here and not in the lexicon: browsers run this too, and cannot read its files.
// Words that one language uses all the time and the other never, or nearly never (accents folded).
const english =
  wordSet(`the of and to in is was it that for with you your yours he she they we his her hers their our my
mine are were be been am at by from on this these those what when where who whom whose why which how did does doing done have
has had not but or if then there here would could should will can may might must about into after before because always never
ever every any some all also just very more most other than them us him its it's i'm don't didn't can't you're tell know remember
think love miss hello hi hey thanks thank please yes goodbye bye good day morning night life family mother father mum mom dad
grandma grandpa wife husband children child kids brother sister work job house home story stories like liked an i i've i'll
happened next again old young first last years ago born married war school church food favorite favourite so really more`);

// They end like Portuguese verbs, and often stand alone.
const englishTrades =
  wordSet(`driver teacher baker farmer butcher miner carpenter plumber builder painter dressmaker joiner weaver printer banker
lawyer soldier grocer shopkeeper housekeeper bookkeeper homemaker engineer officer manager singer writer dancer photographer
hairdresser barber worker seller waiter caretaker nurse seamstress postman fisherman policeman fireman salesman`);

const portuguese =
  wordSet(`o os um uma uns umas de da das dos em na nas nos ao aos pelo pela com para pra por que qual quais quem
onde quando como porque e ou mas se nao sim eu tu ele ela eles elas voce voces meu minha meus minhas teu tua seu sua seus suas
nosso nossa isso isto este esta esse essa aquele aquela foi fui era eram sao sou somos estava esta estou esteve tem tinha tinham
tenho teve ter ser fazer fez fazia vai vou ir ja mais muito muita tambem ainda sempre nunca nada tudo todos toda sobre antes depois
ate desde entre sem la ali aqui conte conta contar fala fale lembra lembrar sabe gosta gostava gostou amo saudade saudades ola oi
obrigado obrigada bom boa dia noite tarde tchau adeus vida familia mae pai avo irmao irma filho filhos filha marido mulher esposa
casa trabalho trabalhava trabalhou nasceu nasceste morava morou viveu vivia historia historias aconteceu casou casamento guerra
escola igreja comida anos vez dizer disse diz diga fizeste fez faz querido querida vovo vovó te lhe me voces pode podes quanto
quantos quantas cidade crianca menina menino qualquer outra outro`);

const shared = [
  'a',
  'no',
  'do',
  'as',
  'me',
  'e',
  'so',
  'pai',
  'mae',
  'era',
  'fez',
  'dos',
  'on',
  'die',
];

const englishShapes = /(?:th|wh|ght|ck|sh|ing$|ed$|ly$|oo|ee|^kn|^wr|[^aeiou]y$|w|k)/;
const portugueseShapes =
  /(?:nh|lh|cao$|coes$|dade$|mente$|inh[ao]s?$|[aei]va[ms]?$|[aei]ram$|[aeo]u$|ou$|ei$|ao$|oes$|ando$|endo$|[aei]r$|[bcdfgjlmnpqrstvxz][ao]s?$)/;
const portugueseLetters = /[ãõçáàâéêíóôú]/gu;

function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).map(fold));
}

/**
 * Whether a text is English or Portuguese; made for questions of one line, with or without accents.
 *
 * @param fallback the answer when nothing in the text tells, as with a bare name
 */
export function detectLanguage(text: string, fallback: Language = 'en'): Language {
  const lean = leaning(text);
  return lean === 0 ? fallback : lean > 0 ? 'pt' : 'en';
}

// Above nought towards Portuguese, below towards English. A word that only one language has outweighs any shape.
function leaning(text: string): number {
  let lean = 0;
  for (const word of words(text.slice(0, 2_000))) {
    const folded = fold(word);
    lean += 1.5 * (word.match(portugueseLetters)?.length ?? 0);
    if (shared.includes(folded)) continue;
    if (/['’]/.test(word)) lean -= 2;
    const inEnglish = english.has(folded);
    const inPortuguese = portuguese.has(folded);
    if (englishTrades.has(folded)) lean -= 0.5;
    else if (inEnglish !== inPortuguese) lean += inPortuguese ? 2 : -2;
    else if (!inEnglish && folded.length > 2 && !/\d/.test(folded)) {
      if (englishShapes.test(folded)) lean -= 0.5;
      if (portugueseShapes.test(folded)) lean += 0.4;
    }
  }
  return lean;
}
