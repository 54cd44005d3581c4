import type { Language } from './language.ts';

// Each line: the plain form, then the forms that a stemmer cannot lead back to it.
const english = `be being|become became|begin began begun|bite bit bitten|blow blew blown|break broke broken|bring brought
build built|buy bought|catch caught|child children|choose chose chosen|come came|die died dying|draw drew drawn
drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed|feel felt|fight fought|find found
fly flew flown|foot feet|forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|give gave given
go went gone|goose geese|grow grew grown|hang hung|hear heard|hide hid hidden|hold held|keep kept|kneel knelt
know knew known|lay laid|lead led|lend lent|life lives|lie lain|lose lost|make made|man men|marry marriage
meet met|mouse mice|pay paid|ride rode ridden|ring rang rung|rise rose risen|run ran|say said|see saw seen|seek sought
sell sold|send sent|shake shook shaken|shine shone|shoot shot|sing sang sung|sink sank sunk|sit sat|sleep slept
speak spoke spoken|spend spent|stand stood|steal stole stolen|stick stuck|strike struck|sweep swept|swim swam swum
swing swung|take took taken|teach taught|tear tore torn|tell told|think thought|throw threw thrown|tooth teeth
understand understood|wake woke woken|wear wore worn|weep wept|wife wives|win won|woman women|write wrote written
arise arose arisen|beat beaten|bend bent|bleed bled|breed bred|burn burnt|cling clung|creep crept|deal dealt
dig dug|dream dreamt|dwell dwelt|flee fled|fling flung|forbid forbade forbidden|half halves|knife knives|lean leant|leap leapt
learn learnt|light lit|loaf loaves|mean meant|mistake mistook mistaken|overcome overcame|prove proven|rebuild rebuilt
scarf scarves|sew sewn|shelf shelves|show shown|shrink shrank shrunk|slide slid|smell smelt|spell spelt|spill spilt|spin spun
spit spat|spoil spoilt|spring sprang sprung|sting stung|swear swore sworn|swell swollen|thief thieves|tread trod trodden
undergo underwent undergone|weave wove woven|withdraw withdrew withdrawn|wolf wolves|partake partook partaken
organise organize organizes organized organizing|organiser organizer organizers|organisation organization organizations`;

// Each line: a word, then how it is spelt elsewhere.
const spelt = `colour color|flavour flavor|harbour harbor|honour honor|humour humor|labour labor|neighbour neighbor
neighbourhood neighborhood|behaviour behavior|centre center|theatre theater|grey gray|jewellery jewelry|pyjamas pajamas
programme program|practise practice|plough plow|mould mold|cosy cozy|moustache mustache
realise realize|recognise recognize|apologise apologize`;

const portuguese = `cair caí caiu caíram|dar deu deram dei davam|dizer disse disseram diz digo dito|fazer fez fizeram fiz faz feito
ir indo ido iam|ler leu leram lia|nascer nasceu nasci nascida nascido nascimento|ouvir ouço ouviu|pedir peço|perder perco
pôr pôs puseram pus posto punha|poder pôde puderam pude|querer quis quiseram quero|saber soube souberam sabia|sair saiu saí saíram
trazer trouxe trouxeram traz|ver viu viram vi via visto|vir veio vieram vim vinha vindo|casar casamento casou casei`;

function read(lines: string): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  for (const entry of lines.split(/[|\n]/)) {
    const [base, ...others] = entry.trim().split(/\s+/);
    if (base) for (const form of others) forms.set(form, base);
  }
  return forms;
}

/** The plain form of words that no stemmer leads back to it: 'taught' is 'teach', 'trouxe' is 'trazer'. */
export const irregularForms: Record<Language, ReadonlyMap<string, string>> = {
  en: read(english),
  pt: read(portuguese),
};

/** English words as they are spelt elsewhere, with the spelling that stands for both: 'color' is 'colour'. */
export const otherSpellings: ReadonlyMap<string, string> = read(spelt);
