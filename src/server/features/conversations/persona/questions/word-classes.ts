import { stem } from '#server/platform/language/stem.ts';
import { isStopWord } from '#server/platform/language/stop-words.ts';
import { fold } from '#server/platform/language/words.ts';
import type { Language } from '#shared/language/language.ts';

/** How much a word of a question says about what is asked. */
export type WordClass = 'frame' | 'light' | 'kin' | 'content';

const lists: Record<Language, Record<Exclude<WordClass, 'content'>, ReadonlySet<string>>> = {
  en: {
    frame:
      wordSet(`remember tell say story stories know ever never used use always please could would like think talk
      share recall memory memories thing things something anything someone anyone somebody anybody everything about thanks thank
      u ur smth plz pls did do does mean really actually exactly hi hello dear love much many kind sort way else maybe name called call old
      long often time times year ago originally apparently somehow even around somewhere anywhere without among since whether such lots certain colour color age one ones that's what's how's who's still also again`),
    light:
      wordSet(`go goes went going get got getting make made take took come came keep kept put give gave happen happened look
      looked find found first last day days feel felt great good best favourite favorite people person life live lived lives living
      want wanted need part lot little big own try tried young girl boy child childhood woman man lad lass kid small were was been
      back end ended turn long let afterwards after before later then reach whole ran run bad wrong hard people get-up today
      manage treat treated deal cope help helped become became start started begin began bit family place special important nice lovely own owned have had having warm general
      spend spent use grow grew big properly seriously end up away out together finally right`),
    kin: wordSet(`mother mum mom mama father dad daddy papa brother sister sibling son daughter uncle aunt auntie cousin grandmother
      grandma gran granny nan nana grandfather grandpa grandad granddad parents children kids baby friend neighbour grandchildren
      grandson granddaughter nephew niece husband wife spouse`),
  },
  pt: {
    frame:
      wordSet(`lembrar lembra lembras lembraste contar conta contas conte contaste dizer diz dizes dizias fala falar fale
      falas sabe sabes saber história histórias coisa coisas algo alguém alguma algum nunca sempre costumava costumavas costumar nome
      chamava chamar chamavam chamas tipo sobre acerca favor gostar gostava gostavas gostas achar achas achavas ano anos dia vez vezes
      tempo foi foram era eras eram és ser estar estavas estava ias havia houve tinha tinhas tiveste teve ter fazer faz fazias fizeste fazia fez ti tu você me te vos vossa
      qual quantos quanto quando onde quem porquê cor muito mais idade tanto tanta cá afinal senhora senhor senhores ninguém data época verdade`),
    light:
      wordSet(`ir foste fui foi veio vir vieste ficar ficou ficaste dar deu deste dava davas dás daria darias levar pôr acontecer aconteceu passar passou passaste
      primeiro primeira último última vida viver vivias pessoa pessoas gente pequena pequeno menina menino criança jovem nova novo
      infância bom boa melhor grande casa família depois antes fim começo lugar parte querer quis queria poder pude tratar aprender
      fizeram importante preferido preferida favorito favorita dentro vossa nossa andar corrido durou meio`),
    kin: wordSet(`mãe mamã mamãe pai papá papai irmão irmã filho filha filhos tio tia primo prima avó avô vovó vovô pais neto
      neta netos marido mulher esposo esposa vô vó amigo amiga vizinho vizinha cunhada cunhado sobrinho sobrinha`),
  },
};

// Verbs that say little, in all their forms.
const lightVerbs: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: rootSet(
    'go get make take come keep put give happen look find feel try own treat deal cope help manage become start begin spend use grow let turn need want live get',
    'en',
  ),
  pt: rootSet(
    'tratar ajudar ficar levar passar acontecer começar aprender conseguir precisar tentar aproveitar durar',
    'pt',
  ),
};

function rootSet(list: string, language: Language): ReadonlySet<string> {
  return new Set(list.split(' ').map((verb) => stem(verb, language)));
}

function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).map(fold));
}

export function wordClass(word: string, language: Language): WordClass {
  const folded = fold(word);
  const { frame, light, kin } = lists[language];
  if (isStopWord(word, language) || frame.has(folded)) return 'frame';
  if (kin.has(folded) || kin.has(folded.replace(/s$/, ''))) return 'kin';
  return light.has(folded) || lightVerbs[language].has(stem(word, language)) ? 'light' : 'content';
}

const husbands = wordSet('husband grandad granddad grandpa grandfather marido esposo');
const wives = wordSet('wife grandma gran granny nan nana grandmother mulher esposa');

/** Whether a word may stand for the husband or wife of the one who tells, whom the stories call by name. */
export function spouseWord(word: string): 'man' | 'woman' | undefined {
  if (husbands.has(fold(word)) || /^(?:av|vov|v)ô$/i.test(word)) return 'man';
  return wives.has(fold(word)) || /^(?:av|vov|v)ó$/i.test(word) ? 'woman' : undefined;
}
