import type { Pose } from '../picture-plan.ts';
import type { Entry } from './entry.ts';

export const poseWords: readonly Entry<Pose>[] = [
  {
    gives: 'cook',
    weight: 2,
    en: 'cook(?:ed|ing|s)?|bak(?:e|ed|ing|es)|stirr(?:ed|ing)|knead(?:ed|ing)|soup|stew|dough',
    pt: 'cozinh(?:ar|ava|ei|ou|ávamos)|amass(?:ar|ava|ou)|fazer pão|fazia (?:pão|bolos|sopa)|sopa|massa',
  },
  {
    gives: 'read',
    weight: 2,
    en: 'read(?:ing)?|books?|letters?|stud(?:ied|ying|y)|poems?|bible',
    pt: 'l(?:er|ia|i|eu|ê|iam)|livros?|cartas?|estud(?:ar|ei|ava|ou)|poemas?|bíblia',
  },
  {
    gives: 'kneel',
    weight: 2,
    en: 'plant(?:ed|ing|s)|garden(?:ed|ing)?|weed(?:ed|ing)|knelt|kneel(?:ed|ing)?|pray(?:ed|ing)|flower ?beds?|dug (?:potatoes|the garden)|sandcastles?|shells',
    pt: 'plant(?:ar|ei|ou|ava)|jardim|horta|ajoelh\\p{L}+|rez(?:ar|ava|ávamos)|canteiros?|conchas|castelos de areia',
  },
  {
    gives: 'work',
    weight: 2,
    en: 'plough(?:ed|ing)?|hoe(?:d|ing)?|dug|digging|harvest(?:ed|ing)|swept|sweep(?:ing)?|haymaking|in the fields?|rak(?:ed|ing)|shovel(?:led|ed|ling)?|worked (?:the land|on the farm|on farms|hard in)|miners?|coal',
    pt: 'lavr(?:ar|ava|avam|ou)|cav(?:ar|ava|ou|avam)|ceif(?:ar|ava|avam)|varr(?:er|ia)|nos campos|no campo|trabalh\\p{L}+ (?:a terra|na quinta|no campo)|mineiros?|carvão',
  },
  {
    gives: 'carry',
    weight: 2,
    en: 'carr(?:y|ied|ying)|brought (?:home )?(?:baskets?|sacks?|water|wood)|basket(?:s)?|sacks?|crates?|fetched|loaded|milk churn',
    pt: 'carreg\\p{L}+|levav(?:a|am) (?:cestos?|sacos?|água|lenha)|cestos?|sacos? de|acarret\\p{L}+|cântaros?',
  },
  {
    gives: 'walk',
    weight: 2,
    en: 'walk(?:ed|ing|s)?|set (?:off|out)|left (?:for|with)|journey|emigrat(?:ed|ing)|travel(?:led|ed|ling)|moved to|arriv(?:ed|al|ing)|march(?:ed|ing)|hik(?:ed|ing)|suitcases?',
    pt: 'caminh(?:ar|ada|ava|ámos|ávamos|ei)|and(?:ávamos|ar a pé|ei a pé)|a pé|parti(?:mos|u)?|viaj\\p{L}+|viagem|emigr\\p{L}+|cheg(?:uei|ou|ámos|amos)|mud(?:ei-me|ámo-nos)|malas?',
  },
  {
    gives: 'dance',
    weight: 2,
    en: 'danc(?:ed|e|ing|es)|waltz(?:ed)?|jump(?:ed|ing) for joy',
    pt: 'danç(?:ar|ámos|amos|ava|ávamos|ou|avam|ei)|baile|valsa',
  },
  {
    gives: 'wave',
    weight: 2,
    en: 'wav(?:ed|ing) (?:goodbye|to|at|from)|said goodbye|farewell|greet(?:ed|ing)|welcom(?:ed|ing)|goodbyes?|good-bye',
    pt: 'acen(?:ar|ava|ei|ou|ámos)|desped(?:i-me|ida|imo-nos|iu-se)|adeus|cumpriment\\p{L}+|receb(?:eu|eram)-(?:me|nos)',
  },
  {
    gives: 'sit',
    weight: 2,
    en: 'sat|sit(?:ting|s)?|sew(?:ed|ing|s)?|knit(?:ted|ting)?|listen(?:ed|ing)|stories|rested|by the fire(?:side|place)?|rocking chair|armchair|porch',
    pt: 'sent(?:ad[ao]s?|ava-me|ei-me|ávamo-nos|ámo-nos|ava-se)|cos(?:er|ia|tura)|tricot\\p{L}+|ouv(?:íamos|ia|ir)|histórias|à lareira|poltrona|cadeira de baloiço',
  },
  {
    gives: 'embrace',
    weight: 2,
    en: 'hug(?:ged|ging|s)?|embrac(?:ed|e|ing)|kiss(?:ed)?|held (?:me|her|him|us|each other)|in (?:her|his|my) arms|cuddl(?:ed|ing)|comfort(?:ed|ing)|fell in love',
    pt: 'abraç\\p{L}+|beij(?:ou|ei|o|ámos)|nos (?:meus|seus) braços|ao colo|consol(?:ou|ava)|apaixon\\p{L}+',
  },
  {
    gives: 'hands',
    weight: 2,
    en: 'hand in hand|held (?:my|his|her|hands)(?: hand)?|holding hands|took (?:my|his|her) hand|married|together',
    pt: 'de mãos dadas|pela mão|dav(?:a|am)-(?:me|nos) a mão|cas(?:ámos|ei-me|amos-nos|ámo-nos)|juntos',
  },
  {
    gives: 'point',
    weight: 2,
    en: 'show(?:ed|ing) (?:me|us|them|him|her)|point(?:ed|ing)|taught (?:me|us|at|in|children|history|generations)|explained|guid(?:ed|ing)',
    pt: 'mostr(?:ou|ava|ei)(?:-me|-nos)?|apont\\p{L}+|ensin(?:ou|ava|ei)(?:-me|-nos)?|explic\\p{L}+',
  },
  {
    gives: 'away',
    weight: 2,
    en: 'looked out|gaz(?:ed|ing)|stared|watched the (?:sea|ships?|boats?|horizon|rain|snow|sunset|stars)|alone|waited for (?:him|her|news|them)',
    pt: 'olh(?:ava|ei|ou) (?:para o mar|o mar|pela janela|o horizonte)|fit(?:ava|ei)|sozinh[ao]|à espera d[eao]|contempl\\p{L}+',
  },
];
