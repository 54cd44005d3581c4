import type { Outfit } from '../picture-plan.ts';
import type { Entry } from './entry.ts';

/** What people wear for what they do. */
export const workWords: readonly Entry<Outfit>[] = [
  {
    gives: 'farmer',
    weight: 2,
    en: 'farm(?:er|ers|ed|ing|hand)|plough(?:ed|ing)?|plow(?:ed|ing)?|harvest(?:ed|ing)?|milk(?:ed|ing) (?:the )?cows?|in the fields?|shepherd|haymaking|vineyards?|the farm',
    pt: 'lavrador(?:es|a)?|agricultor(?:es|a)?|lavr(?:ar|ava|avam)|ceif(?:ar|ava|eir[ao]s?)|vindim(?:a|as|ar|ava)|pastor|no campo|nos campos|orden(?:har|hava)|colheita',
  },
  {
    gives: 'fisher',
    weight: 2,
    en: 'fisher(?:man|men|woman)|fish(?:ed|ing)|nets|trawler|fishing boat',
    pt: 'pescador(?:es|a)?|pesc(?:a|ar|ava|avam)|redes|varina|peixeira',
  },
  {
    gives: 'nurse',
    weight: 3,
    en: '(?:became|was|am|as|be|a|trained) (?:an? )?(?:\\p{L}+ )?nurse(?! held| came| said| told| gave| brought)|nursing|(?:was|am|as|became|be|trained as) a (?:\\p{L}+ )?midwife|on the wards?',
    pt: '(?:fui|era|sou|como|tornei-me|foi|ser|trabalhei como) enfermeir[ao]|(?:fui|era|sou|como|foi|ser) parteira|enfermagem',
  },
  {
    gives: 'doctor',
    weight: 2,
    en: 'as a doctor|became a doctor|(?:i|he|she) (?:was|am|is) a (?:doctor|surgeon|vet)|surgeon',
    pt: '(?:fui|era|tornei-me|foi) médic[ao]|cirurgiã[o]?',
  },
  {
    gives: 'soldier',
    weight: 2,
    en: 'soldiers?|the army|conscript(?:ed|ion)|drafted|called up|regiment|military service|enlisted|uniform',
    pt: 'soldados?|tropa|exército|serviço militar|recrutad[ao]|farda|quartel',
  },
  {
    gives: 'teacher',
    weight: 2,
    en: '(?:as a|became a|was a|my first job as a|a school|village) ?teacher|taught (?:at|in|children|history|maths?|english|reading|music|generations)|teaching',
    pt: '(?:fui|era|tornei-me|foi|como) professora?|ensin(?:ei|ava|ou) (?:na|no|crianças|matemática|português|história)|dei aulas|dar aulas',
  },
  {
    gives: 'miner',
    weight: 3,
    en: 'miners?|coal ?mines?|the mines?|down the pit|the pit',
    pt: 'mineiros?|minas?',
  },
  {
    gives: 'worker',
    weight: 2,
    en: 'factor(?:y|ies)|assembly line|(?:cotton|textile|steel|paper) mill|the mill|foundry|shipyard|cannery|mechanic|welder|blacksmith|carpenter|builder|bricklayer|construction|railwayman',
    pt: 'fábricas?|operári[ao]s?|fiação|fundição|estaleiro|conserveira|mecânico|soldador|ferreiro|carpinteiro|pedreiro|ferroviário',
  },
  {
    gives: 'baker',
    weight: 2,
    en: 'bak(?:er|ers|ery)|chef|(?:as|was|were|became) a cook|restaurant',
    pt: 'padeir[ao]s?|padaria|cozinheir[ao]|pasteleir[ao]|restaurante',
  },
  {
    gives: 'sailor',
    weight: 2,
    en: 'sailors?|the navy|merchant navy|seaman',
    pt: 'marinheir[ao]s?|marinha',
  },
  {
    gives: 'office',
    weight: 2,
    en: 'offices?|clerk|secretary|typist|accountant|lawyer|banker?|civil servant|engineer|manager|journalist|architect|insurance',
    pt: 'escritórios?|secretári[ao]|dactilógraf[ao]|contabilista|advogad[ao]|bancári[ao]|funcionári[ao] públic[ao]|engenheir[ao]|gerente|jornalista|arquitet[ao]',
  },
  { gives: 'priest', weight: 2, en: 'priest|pastor|vicar|minister of', pt: 'padre|pároco' },
  {
    gives: 'mourning',
    weight: 3,
    en: 'funeral|buried|mourning|graveside|wore black|widow(?:ed|er)?|cemetery',
    pt: 'funeral|enterro|luto|viúv[ao]|cemitério|vesti(?:-me)? de preto',
  },
  {
    gives: 'bride',
    weight: 2,
    en: '(?:got|were|was|we|i) married(?! (?:for|with \\p{L}+ children|life))|wedding(?! ring| anniversary)|married in',
    pt: 'cas(?:ámos|amos-nos|ei-me|ou-se|aram-se|ámo-nos)|casamento|vestido de noiva',
  },
  {
    gives: 'festive',
    weight: 1.5,
    en: 'part(?:y|ies)|birthday|danc(?:ed|e|ing)|anniversary|christmas|festival|celebrat(?:ed|ion)',
    pt: 'festas?|aniversário|baile|danç\\p{L}+|bodas de|natal|romaria|arraial',
  },
  {
    gives: 'pupil',
    weight: 1.5,
    en: 'schools?|classroom|lessons',
    pt: 'escolas?|sala de aula|aulas|colégio',
  },
];
