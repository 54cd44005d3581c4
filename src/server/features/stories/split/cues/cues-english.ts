import type { Cues } from './cues.ts';

const time =
  'summer|winter|spring|autumn|fall|year|month|week|day|morning|evening|night|afternoon|christmas|easter|sunday|harvest|time';
const count =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|many|some|several|a few|\\d+';
const months =
  'january|february|march|april|may|june|july|august|september|october|november|december';

export const englishCues: Cues = {
  turn: new RegExp(
    `^["“]?(?:(?:by|around|until|since|before|after) (?:the time|then|the war|that|my|our|the|\\d{4})|when (?:i|we|the war|my|our)\\b|(?:in|on|at|by) (?:the )?(?:(?:early|late|spring|summer|autumn|winter|fall|${months}|end|beginning|year|age)\\b|\\d)|at (?:the age of )?(?:${count}|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)\\b|(?:the|that|one|every|next|each|this) (?:same |following |next |very |first |last )?(?:${time})\\b|(?:${count}) (?:years?|months?|weeks?|days?) (?:later|after|before|on)\\b|(?:years|months|weeks|days) (?:later|passed|went)|later\\b|eventually\\b|finally\\b|meanwhile\\b|at last\\b|as a (?:girl|boy|child|young)|as (?:i|we) grew|once\\b|now\\b|today\\b|these days|nowadays|i was born|my name is|i am (?:${count}|\\w+ty)|i was \\w+(?:teen|ty|\\w)? (?:years|when)|we (?:moved|married|were married|left|landed|arrived|sailed)|i (?:left|married|retired|moved|met)|school (?:was|began|started)|(?:the )?war (?:broke|came|began|ended))`,
    'i',
  ),
  leaning:
    /^["“'‘(—–-]*(?:(?:he|she|they|him|them|her|his|their|theirs|hers|its|these|those|this|such|both|neither|either|another|others|here|so|then|but|and|or|nor|yet|still|also|too|instead|however|therefore|thus|besides|otherwise|anyway|afterwards|likewise|which|who|because|unlike|even so|only then|of course|the (?:other(?! (?:day|night|week|morning))|others|second|third|same|latter|former|rest|next one|first one|trick|reason|answer|result)|some of|most of|all of|none of|one of|each of|after that|because of|as for|not (?:that|one|a|even)|no(?=[,.]|$)|yes|that(?! (?:time|summer|winter|spring|autumn|fall|year|morning|night|evening|day|afternoon|week|april|may|june|july|august|march|christmas)))\b|it\b(?! (?:rained|snowed|was (?:in|on|at|the (?:year|summer|winter|spring|autumn|day|night|first|last)|january|february|march|april|may|june|july|august|september|october|november|december|\d|not until)|takes)))/i,
  pronoun: /\b(?:he|she|they|him|her|them)\b/i,
  person:
    /\b(?:mother|father|mum|dad|mama|papa|uncle|aunt|sister|brother|cousin|grand\w+|wife|husband|son|daughter|man|men|woman|women|boys?|girls?|lady|people|children|baby|teacher|doctor|nurse|neighbou?rs?|friends?|soldiers?|nobody|everybody|somebody|who)\b|\s\p{Lu}\p{Ll}/u,
  someone: /^(?:he|she|his|her)\b/i,
  others:
    /[a-z,] \p{Lu}\p{Ll}|\b(?:mother|father|uncle|aunt|sister|brother|cousin|grand\w+|wife|husband|son|daughter|man|woman|boy|girl|lady|teacher|doctor|nurse|neighbou?rs?|friends?|somebody)\b|[“”"]/u,
  aside:
    /\b(?:as i (?:said|mentioned|have said|wrote)|i (?:am writing|write this|will say only|should (?:say|explain|mention)|must (?:say|explain))|dear reader|to tell the truth|this (?:story|account|memoir|chapter|book)|a thing people do not|you (?:see|know|must understand)[,.])/i,
  event:
    /\b(?:was born|born (?:in|on|at)|died|buried|bury|married|wedding|engaged|proposed|widow|first (?:day|time|job|child|letter|house|pair)|graduated|enlisted|called up|drafted|wounded|arrested|deported|evacuated|emigrated|sailed|landed|left (?:home|school|for|the)|went to work|sat down|started (?:work|at|school)|began|moved to|came home|came back|never (?:saw|came|spoke|forgot|again)|last time|lost (?:my|his|her|our|the)|bought|sold|built|opened|closed|retired|learned|taught|met|fell in love|danced|kissed|gave birth|had (?:two|three|four|five|six|a) (?:girls|boys|sons?|daughters?|children|bab))\b/i,
  stages: {
    birth: /\b(?:i was born|my birth|midwife)\b/i,
    childhood:
      /\b(?:when i was (?:a (?:child|girl|boy|small|little)|\d\b|three|four|five|six|seven|eight|nine|ten|eleven|small|little)|as a (?:child|girl|boy)|we children|my (?:mother|father|grandmother|grandfather|brothers?|sisters?)|played|toys?)\b/i,
    school: /\b(?:school|teacher|lessons?|classroom|slate|pupils?|university|college|exams?)\b/i,
    work: /\b(?:work(?:ed|ing)?|job|factory|mill|foundry|shop|wages?|apprentic\w+|boss|foreman|shift|trade|office|mine|hired|paid)\b/i,
    war: /\b(?:war|soldiers?|army|bomb\w*|shells?|trench\w*|regiment|enlisted|prisoners?|camp|occupation|at the front|front line|telegrams?)\b/i,
    journey:
      /\b(?:ship|sailed|voyage|train|station|wharf|border|emigrat\w+|crossed|landed|suitcase|journey|passport|aboard)\b/i,
    love: /\b(?:married|marriage|wedding|bride|fell in love|courting|engaged|sweetheart|kissed|danced|met (?:him|her|my))\b/i,
    children:
      /\b(?:our (?:first|son|daughter|children|boys?|girls?)|baby|babies|expecting|my (?:son|daughter|children)|we had (?:two|three|four|five|a))\b/i,
    hardship:
      /\b(?:hungry|hunger|famine|drought|flood|dust|fire|strike|poor|debt|evicted|lost|accident|storm|hurricane|blight)\b/i,
    illness:
      /\b(?:ill|illness|sick|hospital|stroke|fever|doctor|nurse|cancer|tuberculosis|operation|ward)\b/i,
    death: /\b(?:died|death|funeral|buried|bury|mourning|coffin)\b/i,
    age: /\b(?:i am (?:\w+(?:ty|teen)|\w+ty-\w+|old|\d+)|retired|retirement|grandchild\w*|granddaughter|grandson|great-grand\w+|pension|my knees)\b/i,
  },
  beforePlace:
    /\b(?:in|at|near|outside|(?:miles|far|away|came|come) from|around|(?:to|for|into|towards?|reached|left|of|on)(?= (?:the )?\p{Lu}))\s+(?:the (?:city|town|village|parish|county|island|port) of )?$/iu,
  age: /\b(?:(?:when )?i was (?:about |only |just |nearly |almost )?|i am |(?:at|from) (?:the age of )?|i turned |aged? )(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-(?:one|two|three|four|five|six|seven|eight|nine))?)\b(?! (?:o'clock|miles|times|of|in the|past|pounds|dollars|shillings|feet|stops))/i,
  ageTitle:
    /\bat (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?)\b(?= [,i]|,)|\bwhen i was \w+(?=[ ,](?:the|my|we|i|our|a)\b|,)/i,
  ages: {
    ...Object.fromEntries(
      'nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
        .split(' ')
        .map((word, value) => [word, value]),
    ),
    ...Object.fromEntries(
      'twenty thirty forty fifty sixty seventy eighty ninety'
        .split(' ')
        .map((word, at) => [word, (at + 2) * 10]),
    ),
  },
  born: /\bi was born\b[^.!?]{0,80}?\b(1[6-9]\d\d|20\d\d)\b/i,
  named:
    /\b[Mm]y (?:given )?name (?:is|was) (\p{Lu}\p{Ll}+)|\b(?:christened|baptised|baptized) (?:me )?(\p{Lu}\p{Ll}+)/u,
  female:
    /\b(?:as a (?:young )?(?:girl|woman|bride|mother|widow)|i was (?:a|the|only a) (?:\w+ ){0,2}(?:girl|daughter|bride|nurse|woman)|my husband|i wore (?:a|my) (?:\w+ )?dress|when i was a girl|my wedding dress|i gave birth|(?:the|a) (?:eldest|only|youngest|second) (?:girl|daughter))\b/gi,
  male: /\b(?:as a (?:young )?(?:boy|man|lad|father|widower)|i was (?:a|the|only a) (?:\w+ ){0,2}(?:boy|son|lad|soldier|man)|my wife|when i was a boy|(?:the|a) (?:eldest|only|youngest|second) (?:boy|son)|my beard)\b/gi,
  seasons: [
    [
      'spring',
      /\b(?:in (?:the )?spring|that spring|one spring|spring of|march|april|may \d|blossom)\b/i,
    ],
    ['summer', /\b(?:summer|june|july|august|haymaking)\b/i],
    ['autumn', /\b(?:autumn|in the fall|september|october|november|harvest)\b/i],
    ['winter', /\b(?:winter|december|january|february|snow\w*|ice|frost|christmas)\b/i],
  ],
  times: [
    ['dawn', /\b(?:dawn|daybreak|sunrise|first light)\b/i],
    ['night', /\b(?:(?:at|by|that|one|all|the) nights?|midnight|moon(?:light)?|stars)\b/i],
    ['evening', /\b(?:evenings?|dusk|sunset|supper)\b/i],
    ['morning', /\b(?:mornings?|breakfast)\b/i],
    ['afternoon', /\b(?:afternoons?|noon)\b/i],
  ],
  notPlaces: new Set(
    `i january february march april may june july august september october november december monday tuesday wednesday
thursday friday saturday sunday christmas easter god lord jesus english french german spanish portuguese italian polish
russian irish american latin mother father mama papa mum mom dad grandma grandpa granny gran grandmother grandfather aunt
auntie uncle sister brother mr mrs miss ms dr sir st lady doctor captain father pastor reverend rev abide`.split(
      /\s+/,
    ),
  ),
};
