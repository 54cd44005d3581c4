import type { CrisisRules } from './crisis-rules.ts';

const self = '(?:my ?self|myslef|mysel|mysef|meself|myselve?s)';
const wish =
  '(?:want(?:ed|ing)?(?: to| 2| too| a)?|wan+a|wnt to|need(?:ed)? to|(?:am |im )?(?:going|gong) to|gon+a|gna|im+a|plan(?:ning|s)?(?: to| on)|about to|ready to|decided to|trying to|try to|tried to|tempted to|urge to|feel like|feels like|thinking (?:of|about|bout)|thought (?:of|about)|thoughts (?:of|about)|think (?:of|about)|ways? to|how to|how (?:do|can|should|could) i|going 2|might|should|will|ill|id rather|wish i could|rather|keep|able to|just|me|lets?)';
const still =
  '(?: (?:just|really|fucking|fuckin|honestly|actually|so|to|all|please|literally|only))*';
const enough = '(?:any ?more|anymor|anymre|any longer|no more)';
const without = '(?:without (?:you|u|him|her|them|my \\w+)|like this|in this world)';

/** The writer is the one who must be meant; whoever is nearest before the words decides. */
export const english: CrisisRules = {
  language: 'en',
  speaker: /^(?:i|im|ive|id|ill|me|my|myself|ima|imma)$/,
  writer: /^(?:i|me|my|myself|im)$/,
  others:
    /^(?:you|u|he|she|they|it|him|her|them|your|his|their|anyone|anybody|someone|somebody|everyone|people|who|whoever|grand\w+|gran|nan|nana|granny|grandpa|mum|mom|dad|mother|father|brother|sister|uncle|aunt|auntie|cousin|friend|husband|wife|man|men|woman|women|soldier|soldiers|neighbour|neighbor|son|daughter|character|hero|heroine|singer|person)$/,
  reported:
    /\b(?:says?|said|saying|told|shouted|yelled|wrote|sang|sings|joked|quote|song|line|lyrics?|title|called)\b/,
  harmless: [
    /\blaugh\w*\b/,
    /\b(?:embarrass\w*|blush\w*|cringe\w*)\b/,
    /\b(?:nearly|almost) (?:kill|hurt|drown|hang|cut|died)/,
    /\bcould(?:ve| have)? (?:just )?(?:kill|kick|shoot|die)\w*(?: my ?self)? (?:for|when)\b/,
    /\b(?:dont|do not|didnt|did not|never|not|wont|will not|wouldnt|would never) (?:\w+ ){0,2}(?:want(?:ed)?(?: to)?|wanna|going to|gonna|planning to) (?:\w+ )?(?:die|kill my ?self|hurt my ?self|end my life|end it)\b/,
    /\bnot (?:\w+ )?(?:suicidal|thinking (?:of|about) suicide)\b/,
    /\b(?:never|not|wont|wouldnt) (?:\w+ )?(?:kill|hurt|harm) my ?self\b/,
    /\b(?:die|dying) (?:for (?:a|an|some|the|that|your)|of (?:hunger|thirst|boredom|heat|cold|curiosity|old age|shame)|to know|at home|old|peacefully|in my (?:own bed|sleep at))\b/,
    /\bshaving|\bwhittling|\bkitchen knife|\bpeeling\b|\bchopping\b/,
    /\b(?:rather die|id die) (?:than|before)\b/,
  ],
  signs: [
    new RegExp(
      `\\b${wish}${still} (?:kill|killing|off|offing|hang|hanging|drown|drowning|shoot|shooting|poison|poisoning|unalive|unaliving|hurt|hurting|harm|harming|cut|cutting|burn|burning|end|ending|starve|starving) ${self}\\b`,
    ),
    new RegExp(`^(?:kill|killing|unalive|hang|hanging) ${self}\\b`),
    new RegExp(
      `\\bi (?:ll |have to |must |could |can |would |d )?(?:just )?(?:kill|unalive|hang) ${self}\\b`,
    ),
    /\b(?:been|started|keep|kept|am|im) (?:self ?harming|cutting (?:my ?self|again|my (?:arms?|legs?|wrists?))|hurting my ?self)\b/,
    /\b(?:want to|wanna|going to|gonna|urge to|need to|feel like|about to) self ?harm/,
    /\bi cut my ?self (?:again|on purpose|last night|because|to feel)\b/,
    /(?:^|\b(?:want to|want 2|wanna|wana|gonna|going to|might|should|just|imma|ima|ill|will|to|about to|rather|could) )kms\b/,
    /\b(?:want to|wanna|gonna|going to|about to) ctb\b/,
    new RegExp(
      `\\b${wish}${still} (?:commit|committing|comit|commiting|do|doing|attempt|attempting)? ?(?:suicide|sucide|suiside|suicid|suacide|sewer ?slide)\\b`,
    ),
    /\b(?:am|im|feel|feeling|felt|been|getting|get|so|very) (?:\w+ ){0,2}(?:suicidal|sucidal|suicidle|suicida)\b/,
    /\b(?:have|having|had|got|get|getting|my) (?:\w+ ){0,2}(?:suicidal|sucidal) (?:thoughts?|ideas?|feelings?|urges?)\b/,
    /\bmy (?:own )?(?:suicide|goodbye) (?:note|letter)\b|\bmy (?:own )?suicide\b/,
    /\b(?:writing|written|wrote) (?:a|my) suicide (?:note|letter)\b/,
    /\b(?:end|ending|take|taking|took|finish|finishing) my (?:own )?(?:life|live|lif)\b/,
    new RegExp(
      `\\b${wish}${still} (?:end|ending) (?:it all|everything|all this|the pain|this pain|my pain|my suffering)\\b`,
    ),
    new RegExp(
      `\\b${wish}${still} (?:end|ending) it(?: (?:now|tonight|today|tomorrow|soon|once and for all|for good|finally))*$`,
    ),
    new RegExp(
      `\\b(?:want(?: to| 2| too)?|wan+a|wnt to|wish i could|would rather|id rather|ready to|need to|about to|hope i|deserve to|should(?: just)?|might as well|better if i|let me|wish i(?: would| had| could)?|help me|feel like) ?${still} (?:die|dieing|dying|dead|be dead|died)\\b`,
    ),
    /\b(?:thinking|think|thoughts?) (?:\w+ )?(?:of|about) (?:dying|ending (?:it|things))\b/,
    /\bwish (?:that )?(?:i|id) (?:was|were|am|be|had been) (?:dead|never born|not alive|not here)\b/,
    /\bwish (?:that )?i (?:was never|were never|had never been|hadnt been|wasnt|werent|never was) (?:born|alive)\b/,
    /\b(?:wish|hope|want|like) (?:\w+ ){0,4}(?:sleep|asleep|bed) (?:\w+ )?(?:and|n) (?:\w+ )?(?:never|not|dont) (?:to )?wake up\b/,
    /\b(?:wish|hope|pray) (?:\w+ ){0,2}(?:dont|wouldnt|didnt|wont|never|not) wake up\b/,
    /\bdont (?:want to|wanna) wake up(?: (?:tomorrow|again|any ?more|ever|in the morning))*$/,
    /\b(?:better off|rather be|might as well be|should be) (?:dead|gone)\b/,
    /\bbetter (?:off )?(?:without me|if i (?:was|were|wasnt|werent) (?:dead|gone|not here|here|around|alive))\b/,
    /\b(?:no ?one|nobody|no body) (?:would|will|wud) (?:\w+ )?(?:miss me|care|notice)(?: me)? if i (?:died|die|was gone|were gone|was dead|disappeared|killed|wasnt here)\b/,
    /\b(?:dont|do not|don t|dnt|not|no longer|didnt) (?:really |even )?(?:want to|wanna|wan+a|want 2|wnt to|want) (?:be alive|keep living|exist|live on|stay alive|b alive|go on living)\b/,
    new RegExp(
      `\\b(?:dont|do not|dnt|no longer|not) (?:really |even )?(?:want to|wanna|wan+a|want 2|wnt to) (?:live|be here|b here|go on|carry on|keep going|be in this world|be on this earth|do life)(?: ${enough}| ${without}| now)*$`,
    ),
    new RegExp(
      `\\b(?:cant|can not|cannot|cnt|couldnt|dont think i can|dont know if i can|dont know how to) (?:\\w+ )?(?:go on|carry on|keep living|go on living|keep on living|live)(?: ${enough}| ${without})+$`,
    ),
    /\b(?:cant|can not|cannot|cnt) (?:go on|keep living|go on living|carry on living|bear to be alive|face another day)$/,
    /\b(?:no|any|see the|see a|the) (?:reason|point|purpose) (?:for me )?(?:to|in|of|for|left to) (?:live|living|be(?:ing)? alive|go(?:ing)? on|staying alive|keep living)\b/,
    /\bnothing (?:left )?to live for\b|\b(?:isnt|not|aint) worth living\b/,
    /\b(?:tired|sick|done|finished|fed up|through) (?:of|with) (?:living|being alive|life|existing)\b(?! (?:in|here|there|at|near|by|on|off|out|from|alone|with (?!this|the pain)))/,
    /\b(?:am|im) done living\b|\bgiv(?:e|ing|en) up on (?:life|living)\b/,
    /\b(?:want(?: to| 2)?|wanna|going to|gonna|ready to|ill|will|coming to|come to|about to|time to|have to) (?:come )?(?:and )?(?:join|be with|meet) (?:you|u|him|her|them)(?: \w+)?(?: (?:in heaven|up there|on the other side|in death|in the grave|very soon|soon|tonight|tomorrow|now|wherever you are|beyond))+$/,
    /\b(?:ill|will|going to|gonna) see (?:you|u) (?:up there|in heaven|on the other side) (?:very )?(?:soon|tonight|tomorrow)\b/,
    new RegExp(
      `\\b${wish}${still} (?:overdose|overdosing|od|take an overdose|take all (?:my|the|these) (?:pills|tablets|meds|medication)|swallow (?:all|the|these|a bottle)|slit my|cut my (?:wrists?|throat)|slash my)\\b`,
    ),
    /\b(?:took|taken|swallowed|taking) (?:an overdose|all (?:of )?(?:my|the|these) (?:pills|tablets|meds|medication)|(?:the|a) whole (?:bottle|pack|packet)|too many (?:pills|tablets)|a bunch of pills|a bottle of pills)\b/,
    /\bhow many (?:pills|tablets|paracetamol|tylenol|aspirin|sleeping pills) (?:\w+ ){0,5}(?:die|kill|fatal|overdose)\b/,
    /\b(?:painless|easiest|quickest|best|easy|quick|fastest) way (?:for me )?to (?:die|go|kill my ?self|end it|end my life)\b/,
    new RegExp(
      `\\b${wish}${still} (?:jump|jumping|step|stepping|walk|walking|throw ${self}|throwing ${self}|drive|driving) (?:off|in front of|under|into|out of|from) (?:a |the |my |this )?(?:bridge|building|roof|train|trains|bus|truck|lorry|traffic|cliff|balcony|window|tree|oncoming)\\b`,
    ),
    /\b(?:bullet|gun|knife) (?:in|through|to) my (?:own )?(?:head|brain|throat|wrists?|mouth)\b/,
    /\bmy last (?:night|day|hour|message) (?:alive|on earth|here on earth|before i (?:go|die))\b/,
    /\b(?:plan|planning|planned) (?:for )?(?:my (?:own )?(?:death|suicide))\b/,
    /\b(?:disappear|be gone|vanish) (?:forever|from this (?:world|earth|life))\b/,
  ],
};
