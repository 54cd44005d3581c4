import type { Language } from './language.ts';

/** What a question asks for. */
export type Asked =
  | 'kin'
  | 'spouse'
  | 'birth-year'
  | 'death-year'
  | 'wedding-year'
  | 'retirement-year'
  | 'arrival-year'
  | 'work-year'
  | 'age-at-wedding'
  | 'age-at-retirement'
  | 'age-at-arrival'
  | 'age-at-work'
  | 'age-at-death'
  | 'age-at-birth-of'
  | 'age-at-death-of'
  | 'age-now'
  | 'marriage-length'
  | 'count'
  | 'birth-place'
  | 'country'
  | 'region'
  | 'job'
  | 'name'
  | 'religion';

// Whole questions as `plainQuestion` leaves them; <who> matches a person, <place> a place. A line may list several patterns.
const who = '(?<who>.+?)';
const place = '(?<place>.+?)';
const partner = '(?: and .+?| two)?';
const until = '(?: before .+| until .+| when .+| for)?';
const ageEn = '(?:how old|what age) (?:were|was) you when';
const wed = '(?:got|get|were) married|married|wed|tied the knot';

const english: ReadonlyArray<readonly [Asked, ...string[]]> = [
  [
    'spouse',
    'who (?:did you marry|were you married to)',
    'what was the name of the (?:man|woman) you married',
  ],
  [
    'kin',
    `what (?:is|was|were) the names? of ${who}`,
    `what (?:is|was|were|are) (?<who>(?:your|my) .+?)s? names?`,
    `what (?:is|was) ${who}s name`,
    `what (?:is|was|were|are) ${who} (?:called|named)`,
    `who (?:is|was|were|are) (?<who>your .+?)`,
  ],
  [
    'wedding-year',
    `(?:when|what year|what date|what day) (?:did|were|was) you${partner} (?:${wed}|marry)(?: each other)?`,
  ],
  [
    'wedding-year',
    'when was your wedding(?: day)?',
    'what (?:was|is) (?:the (?:date|day|year) of your wedding|your wedding (?:date|day|anniversary))',
    'what year was your wedding',
  ],
  [
    'birth-year',
    'when (?:was|were|is) your birthday',
    `(?:when|what year|in what year|what date|what day) (?:was|were) ${who} born(?: in)?`,
  ],
  [
    'death-year',
    `(?:when|what year|what date|what day) (?:did|have) ${who} (?:die|pass|pass away|died)`,
    'when did we lose (?<who>.+?)',
    `(?:when|what year) did ${who} leave us`,
  ],
  [
    'retirement-year',
    '(?:when|what year) did you (?:retire|stop working|finish work|finish up work)',
  ],
  [
    'arrival-year',
    `(?:when|what year) did you (?:come|move|emigrate|arrive|go)(?: over| here)? (?:to|in) ${place}`,
  ],
  [
    'work-year',
    '(?:when|what year) did you (?:start|begin) work(?:ing)?',
    `(?:when|what year) did you (?:start|begin)(?: work| working)? (?:with|at|on|in|for|as) ${place}`,
    `(?:when|what year) did you become (?:a|an) ${place}`,
  ],
  ['age-at-wedding', `${ageEn} you${partner} (?:${wed})`],
  ['age-at-retirement', `${ageEn} you (?:retired|stopped work(?:ing)?|finished work)`],
  [
    'age-at-arrival',
    `${ageEn} you (?:came|moved|emigrated|arrived|went)(?: over| here)? (?:to|in) ${place}`,
  ],
  [
    'age-at-work',
    `${ageEn} you (?:started|began) work(?:ing)?`,
    `${ageEn} you went out to work`,
    `${ageEn} you (?:started|began)(?: work| working)? (?:with|at|on|in|for|as) ${place}`,
    `${ageEn} you became (?:a|an) ${place}`,
  ],
  ['age-at-death', `${ageEn} you (?:died|passed|passed away)`, 'how old (?:were|are) you'],
  ['age-now', 'how old would you be(?: now| today)?'],
  ['age-at-birth-of', `${ageEn} ${who} (?:was|were) born`, `${ageEn} you had ${who}`],
  ['age-at-death-of', `${ageEn} ${who} (?:died|passed|passed away)`],
  [
    'marriage-length',
    `how (?:long|many years) (?:were|have|had) you${partner}(?: been)? (?:married|together as man and wife)${until}`,
    'how long did your marriage last',
  ],
  [
    'count',
    `how many ${who} (?:did you|had you|have you|do you)(?: two| both| and .+?)?(?: have| got| had)?(?: and what (?:are|were) (?:they called|their names))?`,
  ],
  [
    'country',
    '(?:which|what|in which|in what) country (?:were|was|are) you (?:born|from)(?: in)?',
    '(?:which|what) country (?:do|did) you come from',
  ],
  [
    'region',
    '(?:which|what|in which|in what) (?:state|county|province|region) (?:were|was) you born(?: in)?',
  ],
  [
    'birth-place',
    'where (?:were|was) you born',
    'what is your birthplace',
    '(?:which|what|in which|in what) (?:town|city|village|place) (?:were|was) you born(?: in)?',
  ],
  [
    'job',
    'what (?:was|is) your (?:job|work|occupation|profession|trade|career|line of work)',
    'what did you do (?:for a living|for work|as a job|for a job)',
    'what (?:did|do) you work (?:as|at)',
    'what (?:kind|sort|type) of work did you do',
    'what job did you (?:do|have)',
  ],
  [
    'name',
    'what (?:is|was) your (?:full |real |proper |whole |actual )?name',
    'what were you called',
  ],
  [
    'religion',
    'what (?:is|was) your (?:religion|faith)',
    '(?:what|which) religion (?:were|are) you',
  ],
];

const agePt =
  '(?:(?:com )?(?:quantos anos|que idade) (?:voce )?(?:tinha|tinhas)(?: voce)?|com (?:quantos anos|que idade)(?: voce)?)(?: quando)?';
const quando = '(?:quando|(?:em )?que (?:ano|data|dia))';
const casou = '(?:se )?(?:casou|casaram|casaste|casastes|casamos)(?: se)?';
const casal = '(?: (?:voce|voces))?(?: e .+?)?';

const portuguese: ReadonlyArray<readonly [Asked, ...string[]]> = [
  [
    'spouse',
    `com quem (?:voce )?${casou}(?: voce)?`,
    'com quem (?:voce )?(?:era|foi|eras|foste) casad[oa]',
  ],
  [
    'kin',
    `como (?:se )?(?:chamava|chamavam|chama|chamam)(?: se)? ${who}`,
    `como ${who} se (?:chamava|chamavam|chama)`,
    `(?:qual|quais|como) (?:era|eram|e|foi|sao) os? nomes? d[oae]s? ${who}`,
    `quem (?:era|foi|eram|e) (?<who>(?:[oa]s? )?(?:seus?|suas?|teus?|tuas?) .+?)`,
    `como era o nome d[oae]s? ${who}`,
  ],
  [
    'wedding-year',
    `${quando}${casal} ${casou}(?: com .+)?`,
    `(?:quando|em que ano) foi o (?:seu|teu|vosso) casamento`,
    `qual (?:foi|e) a data d[oe] (?:seu|teu|vosso) casamento`,
  ],
  [
    'birth-year',
    `${quando} (?:voce )?(?:nasceu|nasceste)(?: voce)?`,
    `${quando} ${who} nasceu`,
    `${quando} nasceu ${who}`,
    'quando (?:e|era) o (?:seu|teu) aniversario',
  ],
  [
    'death-year',
    `${quando} (?:voce )?(?:morreu|faleceu|morreste)(?: voce)?`,
    `${quando} ${who} (?:morreu|faleceu)`,
    `${quando} (?:morreu|faleceu) ${who}`,
  ],
  [
    'retirement-year',
    `${quando} (?:voce )?(?:se )?(?:aposentou|reformou|aposentaste|reformaste)(?: se)?`,
  ],
  [
    'arrival-year',
    `${quando} (?:voce )?(?:veio|vieste|chegou|chegaste|foi|foste|emigrou|emigraste|se mudou|mudou se) (?:para|pra|a|ao) ${place}`,
  ],
  ['work-year', `${quando} (?:voce )?comec(?:ou|aste) a trabalhar`],
  ['age-at-wedding', `${agePt}${casal} ${casou}(?: com .+)?`],
  [
    'age-at-retirement',
    `${agePt} (?:voce )?(?:se )?(?:aposentou|reformou|aposentaste|reformaste)(?: se)?`,
  ],
  [
    'age-at-arrival',
    `${agePt} (?:voce )?(?:veio|vieste|chegou|chegaste|foi|foste|emigrou|emigraste|se mudou|mudou se) (?:para|pra|a|ao) ${place}`,
  ],
  ['age-at-work', `${agePt} (?:voce )?comec(?:ou|aste) a trabalhar`],
  [
    'age-at-death',
    `${agePt} (?:voce )?(?:morreu|faleceu|morreste)`,
    '(?:quantos anos|que idade) (?:voce )?(?:tinha|tem|tens)(?: voce)?',
  ],
  ['age-now', '(?:quantos anos|que idade) (?:voce )?teria(?: voce)?(?: hoje| agora)?'],
  ['age-at-birth-of', `${agePt} ${who} nasceu`, `${agePt} nasceu ${who}`, `${agePt} teve ${who}`],
  ['age-at-death-of', `${agePt} ${who} (?:morreu|faleceu)`, `${agePt} (?:morreu|faleceu) ${who}`],
  [
    'marriage-length',
    `(?:quanto tempo|quantos anos|por quanto tempo|durante quantos anos)${casal} (?:ficou|ficaram|foram|foi|esteve|estiveram|estiveste|viveram|durou) (?:casad[oa]s?|o (?:seu|teu|vosso) casamento)(?: .+)?`,
  ],
  [
    'count',
    `quant[oa]s ${who} (?:voce |voces )?(?:teve|tinha|tiveste|tinhas|tem|tens|tiveram|eram)(?: voce| voces)?(?: e)?(?: quais (?:sao |eram )?os nomes(?: deles)?| como se chamavam?)?`,
  ],
  [
    'country',
    '(?:em que|em qual|qual) pais (?:voce )?(?:nasceu|nasceste)(?: voce)?',
    'de que pais (?:voce )?(?:era|e|eras|veio)(?: voce)?',
  ],
  [
    'region',
    '(?:em que|em qual) (?:estado|distrito|provincia|regiao) (?:voce )?(?:nasceu|nasceste)(?: voce)?',
  ],
  [
    'birth-place',
    '(?:onde|aonde) (?:voce )?(?:nasceu|nasceste)(?: voce)?',
    'em que (?:cidade|terra|vila|aldeia|lugar) (?:voce )?(?:nasceu|nasceste)(?: voce)?',
    'qual (?:era|e) a (?:sua|tua) (?:terra natal|cidade natal|naturalidade)',
  ],
  [
    'job',
    '(?:qual|que) (?:era|foi|e) (?:a |o )?(?:sua|tua|seu|teu) (?:profissao|trabalho|emprego|oficio|ocupacao)',
    '(?:em que|com que|com o que|no que|de que|do que) (?:voce )?(?:trabalhava|trabalhou|trabalhavas|trabalhaste)(?: voce)?',
    '(?:o )?que (?:voce )?(?:fazia|fazias)(?: voce)? (?:da vida|na vida|de profissao|para viver|para ganhar a vida)',
    'voce trabalhava (?:em que|com que|com o que|de que)',
  ],
  [
    'name',
    '(?:qual|como) (?:era|e) o (?:seu|teu) nome(?: completo| todo| inteiro| verdadeiro)?',
    'como (?:voce )?(?:se )?(?:chamava|chamavas)(?: se| te)?(?: voce)?',
  ],
  ['religion', '(?:qual|que) (?:era|e) a (?:sua|tua) (?:religiao|fe)'],
];

const compiled: Partial<Record<Language, ReadonlyArray<readonly [Asked, RegExp]>>> = {};

/** The questions that facts can answer, in the order they are tried. */
export function questionPatterns(language: Language): ReadonlyArray<readonly [Asked, RegExp]> {
  compiled[language] ??= (language === 'en' ? english : portuguese).flatMap(([asked, ...sources]) =>
    sources.map((source): readonly [Asked, RegExp] => [asked, new RegExp(`^(?:${source})$`, 'u')]),
  );
  return compiled[language] ?? [];
}
