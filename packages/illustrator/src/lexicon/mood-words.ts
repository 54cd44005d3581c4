import type { Mood } from '../picture-plan.ts';
import type { Entry } from './entry.ts';

/** One quiet word outweighs all joyful ones: a picture must never smile at a loss. */
export const moodWords: readonly Entry<Mood>[] = [
  {
    gives: 'quiet',
    weight: 3,
    en: 'died|dies|dying|death|dead|killed|drown(?:ed|ing)|passed away|funeral|bur(?:y|ied|ial)|graves?|graveside|graveyard|cemetery|widow(?:ed|er)?|mourn(?:ed|ing)|grief|griev(?:ed|ing)|lost (?:my|his|her|our|their|him|her) ?(?:husband|wife|mother|father|son|daughter|brother|sister|parents|baby|child|home|house|job|friend|twins?)?|stillborn|miscarriage|cancer|tumou?r|stroke|heart attack|tuberculosis|dementia|alzheimer\\S*|epidemic|pandemic|wars?|bomb(?:s|ed|ing|ings|ers?)|air ?raids?|the reich|forced labou?r|labou?r camps?|deport(?:ed|ation)|ghetto|displaced persons|nazis?|gestapo|barbed wire|massacre|pogroms?|lynch(?:ed|ing)|slavery|apartheid|whipped|front line|trenches|concentration camp|holocaust|genocide|occupation|refugees?|famine|starv(?:ed|ing|ation)|hunger|hungry|prison(?:er)?|dictatorship|fled|evacuated|orphan(?:ed|age)?|suicide|murder(?:ed)?|abus(?:e|ed|ive)|divorc(?:e|ed)|accident|earthquake|floods?|riots?|burn(?:ed|t) (?:down|to the ground)|lost everything|(?:house|home|shop|bakery|barn|village|factory|farm) burn(?:ed|t)|in the fire|great fire|lost (?:my|his|her|their|our) (?:job|work|savings|sight|leg|arm)|evicted|broke (?:my|his|her) (?:leg|arm|back|hip)|coma|amputat(?:ed|ion)|paraly[sz]ed|last breath|coffin|farewell (?:to|forever)|never came (?:back|home)|never saw (?:him|her|them) again',
    pt: 'morreu|morreram|morri|morrer|morte|mort[ao]s?|faleceu|faleceram|falecimento|funeral|enterro|enterr(?:ado|ada|ámos|amos|aram)|cemitério|sepultura|viúv[ao]|luto|perd(?:i|eu|emos) (?:o|a|os) (?:meu|minha|meus|seu|sua|nosso|nossa|marido|mulher|mãe|pai|pais|filho|filha|casa|emprego|bebé|avô|avó|irmão|irmã)|cancro|câncer|tumor|avc|enfarte|tuberculose|demência|epidemia|pandemia|guerras?|bomb(?:as|ardeamentos?|ardearam|ardeiros)|trabalhos? forçados?|deportad[ao]s?|gueto|nazis?|massacre|escravatura|arame farpado|trincheiras|campo de concentração|refugiad[ao]s?|fome|miséria|prisão|ditadura|pide|fugimos|fugiu|órf(?:ão|ã|ãos)|suicídio|assassin\\p{L}+|divórcio|divorci\\p{L}+|acidente|parti a perna|partiu a perna|morrer|enterrar|terramoto|cheias|inundaç\\p{L}+|incêndio|motins|ardeu|arderam|perd(?:i|eu|emos|eram) (?:tudo|o emprego|as poupanças|a visão)|ultramar|nunca mais (?:voltou|voltaram|o vi|a vi)|afog(?:ou|ou-se|ado)|caixão|saudades? (?:dele|dela)',
  },
  {
    gives: 'quiet',
    weight: 2,
    en: 'ill|illness|fell ill|sick|sickness|lonely|loneliness|sorrow|sad(?:ness|dest)?|wept(?! with joy| for joy)|cried(?! with joy| for joy| with laughter)|weeping|tears(?! of joy)|poverty|despair|depress(?:ed|ion)|operation|surgery|hard (?:times|years)|unemployed|drought|homesick',
    pt: 'doen(?:te|ça)|adoec(?:i|eu)|solidão|tristeza|triste|chor(?:ei|ou|ava|ámos|avam)(?! de alegria| a rir)|lágrimas(?! de alegria)|pobreza|desespero|operação|cirurgia|tempos difíceis|anos difíceis|desempreg[oa]|saudades?|seca',
  },
  {
    gives: 'joyful',
    weight: 2,
    en: 'laugh(?:ed|ing|ter)|danc(?:ed|ing)|part(?:y|ies)|celebrat(?:ed|e|ion|ing)|birthday|wedding|(?:got|were) married|happ(?:y|iest|ily|iness)|joy|feast|festival|christmas|fun|sang|played|honeymoon|won|proud(?:est)?|delight(?:ed)?|cheer(?:ed|ing)|fell in love|smil(?:ed|ing)',
    pt: 'ri(?:mos|ram|a|amos|so)|gargalhadas?|danç\\p{L}+|festas?|festej\\p{L}+|celebr\\p{L}+|aniversário|casamento|cas(?:ámos|amos|ei-me|aram)|feliz(?:es)?|felicidade|alegria|natal|brinc\\p{L}+|cant(?:ávamos|ámos)|lua de mel|ganh(?:ei|ou|ámos)|orgulho|apaixon\\p{L}+|sorri\\p{L}*',
  },
];
