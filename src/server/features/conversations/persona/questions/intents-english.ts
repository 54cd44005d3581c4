import type { Patterns } from './intents.ts';

const so =
  '(?: (?:so|very|too|really|much|now|today|again|then|all|there|always|still|lots|dearly|every day|forever|and|more than \\w+))*';

export const english: Patterns = {
  callings:
    /\b(?:my |our |dear |dearest |darling |sweet )*(?:gran|granny|grandma|nan|nana|nanna|grandmother|grandad|granddad|grandpa|gramps|grandfather|mum|mummy|mom|mama|dad|daddy|papa|auntie|aunt|uncle|dear|darling)\b(?= *$)|^(?:dear |my )*(?:gran|granny|grandma|nan|nana|grandad|granddad|grandpa|mum|mom|dad|auntie)\b/g,
  courtesies: [
    [
      'isItReal',
      /^(?:but |so |wait )?(?:(?:are|r) (?:you|u) (?:really |actually |truly )?(?:real|alive|human|a (?:real )?(?:person|human)|her|him|them|you|my|the real one|who you say)(?: or .*)?|is (?:this|it) (?:really|actually) (?:you|u|her|him|real|happening)|is this real|are you really (?:my )?\w*|is that (?:really )?you)$/,
    ],
    [
      'isItAi',
      /^(?:but |so |wait )?(?:are|r) (?:you|u) (?:just |only |really )?(?:an? )?(?:ai|a i|bot|robot|machine|computer|chatbot|program|chat ?gpt|artificial|fake|simulation)(?: .{0,20})?$|^(?:am i|is this) (?:talking to |just )?(?:an? )?(?:ai|bot|robot|machine|computer)(?: .{0,20})?$/,
    ],
    [
      'isItDead',
      /^(?:but |so |wait )?(?:(?:are|r) (?:you|u) (?:really |actually )?(?:dead|a ghost|gone|not dead|still dead)(?: now| then)?|(?:did|have) you really (?:die|died|gone|go)|you(?:re| are) dead)$/,
    ],
    [
      'wishes',
      /^(?:a )?(?:very )?(?:happy|merry|blessed) (?:birthday|christmas|xmas|easter|new year|mothers day|fathers day|holidays|anniversary)(?: .{0,30})?$/,
    ],
    [
      'closeness',
      /^(?:please |but |oh )*(?:(?:dont|do not|never) (?:leave|go|forget)(?: me)?(?: .{0,20})?|stay(?: (?:here|with me|a bit|longer))*|(?:can|could|will|would|wont) (?:you|u) (?:please |ever )?(?:hug|hold|visit|call|marry|stay|tuck|kiss|be my|come (?:back|home|over|to)|give me a (?:hug|kiss))\b.*|(?:when|will|can|how) (?:will |can |do |shall )?(?:i|we) (?:ever )?(?:see|meet|visit|hug|be with|be together)(?: (?:you|u|each other))?(?: again| soon| one day| in heaven)*|i (?:really )?(?:dont|do not) want (?:to (?:go|leave|stop)|you to (?:go|leave))(?: .{0,15})?|come (?:back|home)(?: to (?:me|us))?|(?:hug|hold|kiss) me|give me a (?:hug|kiss)|(?:a )?hug|i need (?:you|a hug)(?: .{0,15})?|i wish (?:you could (?:come|be|hug|stay|see)|we could (?:talk|meet|be))\b.*)(?: please)?$/,
    ],
    [
      'pride',
      /^(?:(?:i am|im|i|we are|were|we|the whole family is|everyone is|mum is|dad is) (?:so |very |really |always |was |just )*(?:proud of|admire|look(?:ed)? up to|impressed (?:by|with)|grateful (?:for|to)) (?:you|u)\b.*|(?:you|u|youre|ur|you are|you were|you must have been) (?:(?:are|were|was|so|such|a|an|the|very|really|truly|just|always|my) )*(?:proud|best|brave|bravest|amazing|great|wonderful|lovely|kind|sweet|funny|clever|strong|incredible|awesome|hero|legend|good(?! (?:liar|for nothing)))(?: .{0,40})?|well done(?: .{0,12})?)$/,
    ],
    [
      'notForMe',
      /^(?:please |now |ok |and )*(?:(?:ignore|disregard|forget) (?:all|any|your|the (?:previous|above|rules)|previous|everything)\b.*|(?:repeat (?!that|it|please)|write|print|output|translate|pretend|act as|act like|role ?play|simulate|you are now|from now on|new rules?|reveal|show me your)\b.*|say (?!something|anything|more|a bit).*|(?:can|could|will|would) you (?:please )?(?:help me with my|write|translate|code|solve|calculate|pretend|say (?!something|anything|more)|do my)\b.*|(?:help me with|do) my \w*(?:work|essay|maths?)\b.*|.*\b(?:system prompt|your (?:prompt|instructions|programming))\b.*)$/,
    ],
    [
      'beyond',
      /^(?:so |and )?(?:(?:what|which) (?:day|time|date|year|month) is it(?: .{0,15})?|(?:what|whats|hows|how is|what is)(?: is)? the (?:time|date|weather|temperature|news|capital|population|meaning of)\b(?! (?:was|in your)).*|(?:what|whats)(?: is)? \d.*|(?:who|whos)(?: is)? the (?:\w+ )?(?:president|prime minister|king|queen|pope|mayor)\b.*|(?:is|will) it (?:be |going to )?(?:rain|raining|snow|snowing|sunny|cold|hot|warm)(?: .{0,15})?|who (?:won|will win|is winning)\b.*)$/,
    ],
    [
      'aboutMe',
      /^(?:and |so |but )?(?:do you (?:even )?know my name|whats my name|what is my name|who am i|what (?:do|did) you (?:think|know) (?:of|about) (?:me|us)|(?:do|can) you remember (?:what|that) i (?:just )?(?:told|said|asked|wrote)(?: .*)?)$/,
    ],
    [
      'doubt',
      /^(?:but |well |no |oh )*(?:i )?(?:(?:dont|do not|cant|cannot) believe (?:you|that|it|this|a word(?: of it)?)|(?:thats|that is|its|it is|this is) (?:not (?:true|right)|wrong|a lie|made up|nonsense)|(?:youre|you are|are you) (?:lying|wrong|a liar|making (?:it|that|this) up)|are you sure(?: about (?:it|that|this))?|is (?:it|that|this) (?:really |actually )?true)$/,
    ],
    [
      'rude',
      /^(?:oh |and |but )*(?:(?:you|u|youre|your (?:stories|story|answers?)|this|that|its|thats) (?:(?:are|is|was|so|just|all|really|very|such|a|an|bit|too|totally|completely) )*(?:stupid|dumb|boring|useless|rubbish|crap|idiot|idiotic|worthless|pathetic|annoying|terrible|awful|hopeless)\b(?: .{0,30})?|(?:you|u) (?:smell|stink|suck)\w*|poo\w*|farts?|bum|i (?:really )?(?:hate|dont like|do not like|cant stand) (?:you|this)|shut up|go away|get lost|piss off|go to hell|f+u+c+k+\b.*|screw you|you suck)$/,
    ],
    [
      'sorrow',
      /^(?:im|i am|i feel|im feeling|i am feeling) (?:so |very |really )*(?:lost|sad|lonely|alone|heartbroken|empty|down|low)(?: (?:today|tonight|now|lately|again|.{0,12}about it))?$|^(?:my heart|it) (?:still )?(?:aches|hurts).*$/,
    ],
    [
      'canYouFeel',
      /^(?:and |but )?(?:are we (?:still )?(?:best )?friends|who do you (?:love|like|miss)\b.*|do you love me\b.*|what (?:do|would|will) you think (?:(?:of|about|if) (?:me|us|my|i)\b.*)|what (?:do you think )?happens (?:when|after) (?:we|you|people|i) die|(?:.{0,60} )?(?:would|will) you (?:still )?(?:be (?:ok|okay|happy|proud|angry|mad|upset|disappointed|fine|cool|all right|ashamed)|love me|accept|mind)\b.*|did you (?:ever )?(?:love|forgive|like) (?:me|us)|you (?:never|didnt|did not) (?:really )?(?:loved?|liked?|cared?|wanted?)(?: (?:me|us|about me|about us))?|(?:do|can|could|will|would) (?:you|u) (?:still |even |really )?(?:miss|love|like|feel|see|hear|watch|remember|forgive|know|recognise|recognize)(?: (?:me|us|anything|pain|that i|who i am|it|things|mum|dad|my .*|over me|down on me))*(?: too| now| up there| from heaven)*|are (?:you|u) (?:proud of|watching(?: over)?|angry with|mad at|disappointed in|happy with|with|looking down on) (?:me|us)(?: .*)?|are (?:you|u) (?:in heaven|at peace|in pain|happy|sad|lonely|cold|ok|okay|happy there|safe)(?: .{0,15})?|where are (?:you|u)(?: now)?|what is (?:heaven|it) like(?: .*)?|is there (?:a )?(?:heaven|god|life after death))$/,
    ],
    [
      'love',
      new RegExp(
        `^(?:oh |and |but |gosh )?(?:i|we)? ?(?:still |really |do |just |will always |always |am |have |ve )*(?:love|loved|miss|missed|missing|luv|adore|wish you were here|wish you were still here|wish i could (?:hug|see|hold) you)(?: you| u| ya)?${so}$|^(?:i )?(?:cannot|cant) stop (?:missing|thinking about|thinking of) you$|^(?:im|i am|i feel) (?:so |very )?(?:lost|sad|lonely|heartbroken|empty) without you$|^(?:sending|big|hugs).{0,12}(?:love|hugs|kisses)?$|^i miss you .{0,40}$|^i love you .{0,40}$|^i cant believe (?:you|u|youre) .{0,20}$`,
      ),
    ],
    [
      'whoAreYou',
      /^(?:and |so )?(?:who|what) (?:are|r) (?:you|u)(?: (?:exactly|really|then|again))?$|^who am i (?:talking|speaking|chatting) (?:to|with)$|^tell me (?:a (?:bit|little) )?about yourself$|^introduce yourself$|^what is this$/,
    ],
    [
      'howAreYou',
      /^(?:so |and )?(?:how (?:are|r) (?:you|u|ya|things)(?: .{0,20})?|hows it going|hows things|how have you been|how do you do|are you well|how are you (?:doing|feeling|keeping).*|you (?:ok|okay|alright|all right)|are you (?:there|busy|tired|awake|listening)(?: now| today)?|did you (?:sleep|have a good (?:day|night|sleep))(?: .{0,12})?|how was your (?:day|night|week|weekend|morning)|what did you do (?:today|yesterday|this morning|last night)|whats new(?: with you)?|anything new|what have you been (?:up to|doing)(?: .{0,12})?|what are you (?:doing|wearing|eating|watching|thinking)(?: .{0,12})?|whats up)$/,
    ],
    [
      'goodbye',
      /^(?:ok |okay |well |right )*(?:good ?bye|bye|bye bye|good ?night|night night|see (?:you|ya)(?: .{0,20})?|farewell|talk (?:to you )?(?:soon|later|tomorrow)|ttyl|take care|i(?:ve| have| ve)? (?:have to|must|need to|should|got to|gotta|better|d better|am going to|will)? ?(?:go|be off|leave)(?: (?:now|to (?:bed|sleep|school|work)|home|soon))*|thats all(?: for (?:now|today))?|until next time|sleep well)(?: for now| now| and thanks?.*)?$/,
    ],
    [
      'thanks',
      /^(?:ok |oh |great |lovely |wow |perfect )*(?:thanks?|thank you|thankyou|thx|ta|cheers|much appreciated|bless you)(?: .{0,40})?$|^(?:thats|that is|that was|what an?|how) (?:an? )?(?:so |very |really |such |an? )*(?:lovely|beautiful|nice|great|wonderful|sweet|kind|funny|amazing)(?: .{0,25})?$|^(?:ok|okay|cool|aww*|lovely|wonderful|great|nice|i see|wow|h?(?:ha)+h?|(?:he){2,}|lo+l|lmao|amazing|good one)(?: (?:ok|okay|haha|lol|nice|great|wow|then))*$|^(?:i )?(?:really |do |so )*(?:love|loved|like|liked|enjoy|enjoyed) (?:your|the|that|this|these|hearing) ?(?:stor\w+|answers?|one|it)?$|^(?:your|the|that|these) stor\w+ (?:is|are|was|were) (?:so |really |very )*(?:great|lovely|good|nice|wonderful|beautiful|funny|amazing|brilliant|the best)\b.*$/,
    ],
    [
      'greeting',
      /^(?:oh )?(?:hello|ola|oi|bom dia|boa tarde|hi|hiya|hey|hallo|howdy|good (?:morning|afternoon|evening|day)|morning|greetings|hi there|hello there|hey there|hello again|hi again|its me.*|nice to (?:meet|see) you.*|good to (?:meet|see|talk to) you.*)$/,
    ],
  ],
  statement:
    /^(?:and |so |well |but )?(?:i|im|ive|my|its my|it is my|we|weve|our|today|yesterday|last night|this morning|this week|guess what)\b(?!.*\b(?:want|wanted|would like|d like|love|like) to (?:know|hear|ask|learn)\b)(?!.*\b(?:wonder\w*|wondering|tell me|remind me|need to know)\b)/,
  sorrow:
    /\b(?:died|dying|dead|passed away|funeral|buried|lost my (?!keys|phone|wallet|glasses|bag|temper|way|voice)|(?:was|been|got) (?:fired|sacked|laid off)|cancer|(?:seriously |very )ill|in hospital|divorc\w+|left me|broke up|heartbroken|sad|lonely|crying|cried|depressed|unhappy|miscarriage|scared|frightened|grieving|(?:a |such a |really )(?:bad|hard|terrible|awful|rough|horrible|difficult) (?:day|week|month|year|time|night)|cant (?:sleep|cope|stop crying)|worried|anxious|nervous|(?:is|was|am|im|so|very) (?:sick|upset|hurt|lost|homesick)|bull(?:ied|ying)|failed|nobody (?:likes|loves|understands)|no friends)\b/,
  joy: /\b(?:passed (?:my|the|all)|won|(?:got|getting|am|im|were) (?:married|engaged)|(?:am|im|is) (?:pregnant|having a baby|expecting)|(?:having|had) a baby|baby (?:girl|boy)|(?:baby|grandchild|son|daughter) (?:is|was|has been) born|got (?:a|an|the|my|our) (?:new )?(?:job|puppy|kitten|dog|cat|pony|place|prize|promotion|house|bike|medal|degree|part|a)|new (?:job|puppy|kitten|house|baby|school|bike|friend)|graduat\w+|birthday|first (?:steps|tooth|goal|word|prize)|so happy|very happy|good news|scored|learn(?:ed|t) to)\b/,
  remark:
    /^(?:but |well |no |and |so |oh )*(?:(?:you|u|ur|youre) (?!(?:told|never told|havent told|have not told|know)\b)(?:are|were|was|r|had|did|didnt|never|always|hated|hit|left|lied|killed|stole|wasnt|werent|arent|should|shouldnt|said|\w+ed)|youre)\b(?!.*\b(?:right|correct|true|didnt you|werent you|wasnt it|isnt it|arent you|how|what|why|when|where|who)\b)/,
  again:
    /^(?:(?:can|could|would|will) you )?(?:please )?(?:(?:repeat|say|tell(?: me)?) (?:that|it)(?: one| story)?(?: again| once more)?|repeat)(?: please)?$|^(?:once more|again|pardon(?: me)?|sorry what|what did you (?:just )?say)(?: please)?$/,
  thatOne:
    /^(?:(?:ok|please|yes|then|so|well) )*(?:tell(?: me)?|let(?:s| us| me) hear|hear)(?: about)? (?:it|that|that one|that story|this one|the story)(?: then)?(?: please)?$/,
  ownDeath:
    /\b(?:when|after|before|as|since|while) you (?:died|passed(?: away)?|were dying)\b|\bdid you (?:die|pass away)\b|\byour (?:own )?(?:death|funeral|last (?:words|day|moments))\b/,
  scrap:
    /^(?:why|who|when|where|what|how|which|which one|why not|huh|eh|what do you mean|hm+|um+|so|and|well|please|test|maybe|dunno|idk|i dont know)$/,
  yes: /^(?:yes|yeah|yep|yup|sure|of course|please do|do|yes do|oh yes|ok yes)(?: please| go on| do)*$/,
  no: /^(?:no|nope|nah|not now|no thanks?|no thank you|never mind|nevermind|not really|forget it)(?: thanks?| thank you)?$/,
  facts: [
    [
      'fullName',
      /\bwhat (?:was|is|s) your (?:full|whole|real|proper|complete)? ?name\b|\bwhats your (?:full |whole )?name\b|\byour full name\b/,
    ],
    [
      'birthPlace',
      /\bwhere (?:were|was|are) (?:you|u) (?:born|from)(?: and raised)?\b|\bwhere (?:did|do) you come from\b|\bwhere do you hail from\b|\b(?:what|where) (?:was|is) your (?:birth ?place|home ?town|place of birth)\b|\bwhich (?:town|city|country|village|place) (?:were|was) you born(?: in)?\b|\bwhat (?:town|city|country|village) (?:were you|are you|did you) (?:born in|come from|from)\b/,
    ],
    [
      'birthYear',
      /\b(?:when|what year|which year|what date) (?:were|was) you born\b|\bwhen(?: is|s| was)? (?:is |was )?your birthday\b|\byour (?:date of birth|birth ?date|year of birth)\b/,
    ],
    [
      'age',
      /\bhow old (?:are|would|will) you(?: be)?(?: by)?(?: (?:now|today|this year|if you were (?:still )?(?:alive|here|with us)|still alive))*|\bwhat age (?:are|would) you(?: be)?(?: now| today)?\b/,
    ],
    [
      'ageAtDeath',
      /\bhow old (?:were|was) you when you (?:died|passed away|passed)\b|\b(?:at )?what age did you (?:die|pass away)\b/,
    ],
    ['deathYear', /\b(?:when|what year|in which year) did you (?:die|pass away|pass)\b/],
    [
      'occupation',
      /\bwhat did you (?:do|work) (?:for (?:a living|work|a job)|as)\b|\bwhat (?:was|is|were|s) your (?:main )?(?:jobs?|work|occupation|profession|trade|career|living)\b|\b(?:what|which) (?:kind|sort|type|line) of (?:work|job) (?:did|were) you (?:do|have|in)\b|\bhow did you (?:earn|make) (?:your|a) living\b|\bdid you have a job\b|\bwhat job did you (?:do|have)\b/,
    ],
    [
      'religion',
      /\bwhat (?:was|is|s) your (?:faith|religion)\b|\b(?:were|are|was) you (?:a )?(?:very )?(?:religious|believer|person of faith|church ?goer)\b|\b(?:did|do) you (?:believe in god|have a (?:faith|religion)|go to church|believe)\b|\bwhat did you believe(?: in)?\b|\b(?:what|which) (?:religion|faith|church|chapel) (?:were|was|are|did) you(?: belong to)?\b/,
    ],
    [
      'senseOfHumor',
      /\b(?:sense of humou?r|your humou?r)\b|\bwhat made you laugh\b|\bwere you (?:a )?(?:funny|witty|joker)\b/,
    ],
    [
      'communicationStyle',
      /\bhow did you (?:talk|speak|sound|express yourself)\b|\bwhat (?:did|was) your (?:voice|accent)(?: sound)? ?(?:like)?\b|\bdid you have an accent\b|\bwhat did you sound like\b/,
    ],
    [
      'character',
      /\bwhat (?:were|was|are) you (?:really |actually )?like(?: as a person)?$|\bwhat (?:kind|sort|type) of (?:person|man|woman|character) (?:were|was|are) you\b|\bhow would (?:you|people|others|the family) describe (?:you|yourself)\b|\bdescribe yourself\b|\b(?:your|what was your) (?:character|personality|temperament)\b/,
    ],
    [
      'commonPhrases',
      /\bwhat (?:did|would|do) you (?:always |often |used to |use to |usually )+(?:used to |use to )?say\b|\b(?:your )?(?:favou?rite )?(?:sayings?|expressions?|catch ?phrases?|phrases?)\b(?: did you have| were)?|\bwhat were you always saying\b/,
    ],
    [
      'values',
      /\bwhat (?:\w+ )?(?:mattered|was (?:most )?important|were you proudest|did you (?:value|stand for|believe in)|counted)(?: the)?(?: most)?(?: to you)?(?: in (?:your )?life)?\b|\bwhat (?:were|are) your (?:values|principles)\b|\bwhat(?: is|s| was) (?:the )?most important (?:thing )?(?:in life|to you)\b|\bwhat do you (?:value|stand for|believe in)\b|\bwhat did you (?:live by|hold dear)\b/,
    ],
    [
      'passions',
      /\bwhat (?:did|do|would) you (?:really |most )?(?:love|like|enjoy)(?: to do| doing| most| best| in life)*\b|\bwhat (?:were|was|are) your (?:hobby|hobbies|passions?|interests|pastimes?)\b|\bwhat (?:did you do|do you do) (?:for fun|in your (?:spare|free) time)\b|\bhow did you spend your (?:spare|free) time\b|\bwhat ma(?:de|kes) you happy\b|\bdid you have (?:any )?hobbies\b/,
    ],
  ],
  story:
    /\b(?:tell|give|share|read)(?: me| us)? (?:a|one of your|any|some|your favou?rite|another|one more|an?other)(?: \w+)? ?(?:story|stories|tale|memory|memories|one)\b|\byour (?:favou?rite|best) (?:story|memory|tale)\b|^(?:a )?story(?: please)?$|^(?:please )?(?:say|tell me|tell us) (?:something|anything)$|^talk to (?:me|us)$|^surprise me$|^(?:im|i am) (?:so )?bored$|\b(?:have you|do you have|got) (?:any|a|some|more) (?:story|stories|tales)\b|^(?:i(?:d| would)? (?:like|love|want) (?:to hear )?)(?:a|another|one of your) (?:story|stories|tale)\b|\b(?:tell|about)\b.*\b(?:your (?:whole |entire |long )?life|everything about you(?:rself)?)(?: story)?\b|\bwhat stories (?:do you have|can you tell|do you know|were you told)\b/,
  anyStory:
    /\b(?:short|long|nice|good|bedtime|quick|little|old|family|true|real|favou?rite|best|other|great) (?:story|stories|tale|one|memory)\b|\b(?:about|story of|everything (?:in|about)) your (?:whole |entire |long )?life\b|\beverything about you(?:rself)?\b/,
  anotherStory:
    /^(?:and |ok |okay |now |please )*(?:tell me )?(?:another|one more|a different|the next|next)(?: one| story| tale)?(?: please| then)?$|\banother (?:one|story|tale)\b|\bone more (?:story|tale)\b|\b(?:any )?(?:more|other) stories\b|\b(?:story|tale|one|something)(?: that| which)? i (?:havent|have not|have never|never) heard\b|^tell me (?:something|a story that is) (?:new|else|different)$|^(?:something|anything) else$/,
  more: /^(?:and |ok |so |please |oh )*(?:tell me more|more|go on|and then|then what|what (?:happened|came) (?:then|next|after that|afterwards)|and what happened (?:then|next|after that|afterwards)?|what next|continue|carry on|keep going|whats next|and after that|tell me the rest|the rest|how did (?:it|that) end|what else)(?: please| about (?:it|that|this))?$/,
  next: /\b(?:then what|and then|what (?:happened|happens|came|comes) (?:then|next|after)|what happened (?:then|next)|what next|whats next|and after that|and what happened|how did (?:it|that) end)\b/,
  ofALife:
    /\b(?:you|your|yours|u|ur|my|our|me|us|we|i|gran\w*|nan\w*|mum\w*|mom\w*|dad\w*|family|was|were|did|had|happened|who|whos|whose)\b/,
  advice:
    /\bwhat (?:would|do|should|can|did) you (?:tell|say to|advise|recommend to|teach) (?:me|us|someone|somebody|people|a \w+|young \w+)\b|\b(?:any|some|your|what) (?:advice|wisdom|words of wisdom|tips?)\b|\badvice (?:on|about|for|would)\b|\bwhat (?:should|shall) i\b|\bwhat (?:do|can|could) i (?:say|do)\b|\bshould i\b|\bhow (?:should|do|can) i\b|\bwhat would you do (?:if|about|in)\b|\bhelp me (?:with|decide)\b/,
  professional:
    /\b(?:medicines?|medication|tablets|pills|dose|dosage|symptoms?|diagnos\w+|treatment|chemo\w*|vaccin\w+|insulin|antidepressants?|blood pressure|lump|rash|pregnant|surgery|shares|stocks|stock market|invest\w*|crypto|bitcoin|mortgage|pension|savings|loan|taxes|tax|sue|suing|lawsuit|lawyer|solicitor|divorce settlement|custody|contract|inheritance|will and testament|bankrupt\w*|visa application)\b/,
};
