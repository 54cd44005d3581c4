import type { Season, TimeOfDay } from '../picture-plan.ts';
import type { Entry } from './entry.ts';

export const hourWords: readonly Entry<TimeOfDay>[] = [
  {
    gives: 'morning',
    weight: 2,
    en: 'dawn|sunrise|mornings?|first light|daybreak|breakfast|woke',
    pt: 'madrugada|amanhecer|nascer do sol|manhãs?|pequeno-almoço|café da manhã|acord(?:ava|ei|ou|ámos)',
  },
  {
    gives: 'day',
    weight: 1.5,
    en: 'noon|midday|afternoons?|all day|sunny',
    pt: 'meio-dia|ao sol|o dia todo|soalheir[ao]',
  },
  {
    gives: 'evening',
    weight: 2,
    en: 'evenings?|dusk|sunset|supper|twilight|nightfall|at the end of the day',
    pt: 'ao fim da tarde|entardecer|pôr do sol|pôr-do-sol|crepúsculo|anoitecer|serões|serão|ao fim do dia',
  },
  {
    gives: 'night',
    weight: 2,
    en: "nights?(?! shifts?)|midnight|moon(?:light|lit)?|stars|after dark|by candlelight|lullab(?:y|ies)|bedtime|new year[’']s eve",
    pt: 'noites?|meia-noite|luar|lua|estrelas|à luz da vela|à luz das velas|canção de embalar|consoada',
  },
];

export const seasonWords: readonly Entry<Season>[] = [
  {
    gives: 'spring',
    weight: 2,
    en: 'spring(?:time)?|blossom(?:s|ed)?|(?:in|of|that) (?:March|April|May)|easter|tulips',
    pt: 'primavera|em flor|(?:em|de) (?:março|abril|maio)|páscoa',
  },
  {
    gives: 'summer',
    weight: 2,
    en: 'summers?|(?:in|of|that|last) (?:June|July|August)|heat ?wave|haymaking|sunburn|swam|beach',
    pt: 'verão|verões|(?:em|de) (?:junho|julho|agosto)|calor|praia|nad(?:ar|ava|ámos)|santos populares',
  },
  {
    gives: 'autumn',
    weight: 2,
    en: 'autumn|in the fall|that fall|fall of (?:19|20)\\d\\d|(?:in|of|that) (?:September|October|November)|harvest(?:s|ed|ing|time)?|leaves (?:fell|turned)|grape harvest|chestnuts',
    pt: 'outono|(?:em|de) (?:setembro|outubro|novembro)|vindimas?|colheita|castanhas|folhas caíam|apanha da azeitona',
  },
  {
    gives: 'winter',
    weight: 2,
    en: 'winters?|snow(?:ed|y|storm|man|drifts?)?|frost|frozen|blizzard|icy|sledges?|sleds?|(?:in|of|that) (?:December|January|February)|christmas',
    pt: 'inverno|inver?nos|neve|nev(?:ava|ou)|geada|gelo|(?:em|de) (?:dezembro|janeiro|fevereiro)|natal',
  },
];

export const rainWords: readonly Entry<'rain'>[] = [
  {
    gives: 'rain',
    weight: 2,
    en: 'rain(?:ed|ing|y|s)?|storms?|thunder(?:storm)?|downpour|drizzle',
    pt: 'chuvas?|chov(?:ia|eu|er)|tempestades?|trovoadas?|temporal',
  },
];
