import type { Language } from '@heartwood/reading/language';
import { fold } from '@heartwood/reading/words';

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).map(fold));

/** Words of telling that say nothing of a life, folded. */
export const weakWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: setOf(`remember recall tell tells told telling say says said story stories way thing things used back lot quite still
always ever even well much many little around also too indeed course`),
  pt: setOf(`lembro lembrar recordo conto conta contar contou contam disse dizer diz historia historias coisa coisas maneira
ainda sempre bem muito tambem la alias claro costumava`),
};

/** Words that deny what is behind them, folded; `n't` is known by its ending. */
export const negations: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: setOf(
    `not never no nobody none nothing neither nor nowhere cannot without didnt dont wasnt couldnt wouldnt`,
  ),
  pt: setOf('não nunca jamais nem ninguém nenhum nenhuma nada sem'),
};

/** Words that begin a clause, folded. */
export const conjunctions: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: setOf('but and because so when while although though until if that which who'),
  pt: setOf('mas e porque quando enquanto embora pois até se que quem'),
};

const eachMonth: ReadonlyArray<readonly [en: string, pt: string]> = [
  ['january', 'janeiro'],
  ['february', 'fevereiro'],
  ['march', 'março'],
  ['april', 'abril'],
  ['may', 'maio'],
  ['june', 'junho'],
  ['july', 'julho'],
  ['august', 'agosto'],
  ['september', 'setembro'],
  ['october', 'outubro'],
  ['november', 'novembro'],
  ['december', 'dezembro'],
];

/** Each month's name in either language, folded, with the same word for both. */
export const months: ReadonlyMap<string, string> = new Map(
  eachMonth.flatMap((names, at) => names.map((name) => [fold(name), `month ${at + 1}`] as const)),
);

const eachQuantity = {
  hundred: 'hundred hundreds cem cento centenas duzentos',
  thousand: 'thousand thousands mil milhares',
  million: 'million millions milhão milhões',
  dozen: 'dozen dozens dúzia dúzias',
  twice: 'twice double dobro',
  half: 'half metade',
};

/** Words for quantities in either language, folded, with the same word for both. */
export const quantities: ReadonlyMap<string, string> = new Map(
  Object.entries(eachQuantity).flatMap(([quantity, list]) =>
    list.split(' ').map((word) => [fold(word), quantity] as const),
  ),
);

/** Common words that may begin a sentence with a capital letter without being anyone's name, folded. */
export const openingWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: setOf(`yes no well oh ah sometimes often later afterwards eventually finally perhaps maybe nothing nobody everybody
everyone somebody someone people folks those years days though although since besides instead together whenever wherever
without within during another both either neither many most several money life`),
  pt: setOf(`sim não bem ah oh às vezes depois mais tarde finalmente talvez nada ninguém todos toda gente alguém pessoas
naquele naquela naqueles naquelas anos dias embora desde além juntos juntas sempre nunca durante outro outra ambos vários
dinheiro vida antigamente foi era eram foram tinha havia`),
};
