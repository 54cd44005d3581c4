import type { Patterns } from './intents.ts';

const so =
  '(?: (?:so|very|too|really|much|now|today|again|then|all|there|always|still|lots|dearly|every day|forever|and|more than \\w+))*';

export const english: Patterns = {
  callings:
    /\b(?:my |our |dear |dearest |darling |sweet )*(?:gran|granny|grandma|nan|nana|nanna|grandmother|grandad|granddad|grandpa|gramps|grandfather|mum|mummy|mom|mama|dad|daddy|papa|auntie|aunt|uncle|dear|darling)\b(?= *$)|^(?:dear |my )*(?:gran|granny|grandma|nan|nana|grandad|granddad|grandpa|mum|mom|dad|auntie)\b/g,
  courtesies: [
    [
      'isItReal',
      /^(?:but |so |wait )?(?:(?:are|r) (?:you|u) (?:really |actually |truly )?(?:real|alive|human|a (?:real )?(?:person|human)|her|him|them|there|dead|you|my|the real one|who you say)(?: or .*)?|is (?:this|it) (?:really|actually) (?:you|u|her|him|real|happening)|is this real|are you really (?:my )?\w*|is that (?:really )?you)$/,
    ],
    [
      'isItAi',
      /^(?:but |so |wait )?(?:are|r) (?:you|u) (?:just |only |really )?(?:an? )?(?:ai|a i|bot|robot|machine|computer|chatbot|program|chat ?gpt|artificial|fake|simulation)(?: .{0,20})?$|^(?:am i|is this) (?:talking to |just )?(?:an? )?(?:ai|bot|robot|machine|computer)(?: .{0,20})?$/,
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
      /^(?:oh |and |but )*(?:(?:you|u|youre|your (?:stories|story|answers?)|this|that|its|thats) (?:(?:are|is|was|so|just|all|really|very|such|a|an|bit|too|totally|completely) )*(?:stupid|dumb|boring|useless|rubbish|crap|idiot|idiotic|worthless|pathetic|annoying|terrible|awful|hopeless)\b(?: .{0,30})?|i (?:really )?hate (?:you|this)|shut up|go away|get lost|piss off|go to hell|f+u+c+k+\b.*|screw you|you suck)$/,
    ],
    [
      'sorrow',
      /^(?:im|i am|i feel|im feeling|i am feeling) (?:so |very |really )*(?:lost|sad|lonely|alone|heartbroken|empty|down|low)(?: (?:today|tonight|now|lately|again|.{0,12}about it))?$|^(?:my heart|it) (?:still )?(?:aches|hurts).*$/,
    ],
    [
      'canYouFeel',
      /^(?:and |but )?(?:did you (?:ever )?(?:love|forgive|like) (?:me|us)|you (?:never|didnt|did not) (?:really )?(?:loved?|liked?|cared?|wanted?)(?: (?:me|us|about me|about us))?|(?:do|can|could|will|would) (?:you|u) (?:still )?(?:miss|love|feel|see|hear|watch|remember|forgive|know|recognise|recognize)(?: (?:me|us|anything|pain|that i|who i am|it|things|mum|dad|my .*|over me|down on me))*(?: too| now| up there| from heaven)*|are (?:you|u) (?:proud of|watching(?: over)?|angry with|mad at|disappointed in|happy with|with|looking down on) (?:me|us)(?: .*)?|are (?:you|u) (?:in heaven|at peace|in pain|happy|sad|lonely|cold|ok|okay|happy there|safe)(?: .{0,15})?|where are (?:you|u)(?: now)?|what is (?:heaven|it) like(?: .*)?|is there (?:a )?(?:heaven|god|life after death))$/,
    ],
    [
      'love',
      new RegExp(
        `^(?:oh |and |but |gosh )?(?:i|we)? ?(?:still |really |do |just |will always |always |am |have |ve )*(?:love|loved|miss|missed|missing|luv|adore|wish you were here|wish you were still here|wish i could (?:hug|see|hold) you)(?: you| u| ya)?${so}$|^(?:i )?(?:cannot|cant) stop (?:missing|thinking about|thinking of) you$|^(?:im|i am|i feel) (?:so |very )?(?:lost|sad|lonely|heartbroken|empty) without you$|^(?:sending|big|hugs).{0,12}(?:love|hugs|kisses)?$|^i miss you .{0,40}$|^i love you .{0,25}$`,
      ),
    ],
    [
      'whoAreYou',
      /^(?:and |so )?(?:who|what) (?:are|r) (?:you|u)(?: (?:exactly|really|then|again))?$|^who am i (?:talking|speaking|chatting) (?:to|with)$|^tell me (?:a (?:bit|little) )?about yourself$|^introduce yourself$|^what is this$/,
    ],
    [
      'howAreYou',
      /^(?:so |and )?(?:how (?:are|r) (?:you|u|ya|things)(?: .{0,20})?|hows it going|hows things|how have you been|how do you do|are you well|how are you (?:doing|feeling|keeping).*|you (?:ok|okay|alright|all right)|what are you doing(?: now| today)?|whats up)$/,
    ],
    [
      'goodbye',
      /^(?:ok |okay |well |right )*(?:good ?bye|bye|bye bye|good ?night|night night|see (?:you|ya)(?: .{0,20})?|farewell|talk (?:to you )?(?:soon|later|tomorrow)|ttyl|take care|i (?:have to|must|need to|should) go(?: now)?|thats all(?: for (?:now|today))?|until next time|sleep well)(?: for now| now| and thanks?.*)?$/,
    ],
    [
      'thanks',
      /^(?:ok |oh |great |lovely |wow |perfect )*(?:thanks?|thank you|thankyou|thx|ta|cheers|much appreciated|bless you)(?: .{0,40})?$|^(?:thats|that is|that was|what) (?:an? )?(?:so |very |really )?(?:lovely|beautiful|nice|great|wonderful|sweet|kind|funny|amazing)(?: .{0,25})?$|^(?:ok|okay|lovely|wonderful|great|nice|i see|wow|haha|ha|lol|amazing)(?: (?:ok|okay|haha|lol|nice|great|wow))*$/,
    ],
    [
      'greeting',
      /^(?:oh )?(?:hello|hi|hiya|hey|hallo|howdy|good (?:morning|afternoon|evening|day)|morning|greetings|hi there|hello there|hey there|hello again|hi again|its me.*|nice to (?:meet|see) you.*|good to (?:meet|see|talk to) you.*)$/,
    ],
  ],
  statement:
    /^(?:and |so |well |but )?(?:i|im|ive|my|we|weve|our|today|yesterday|last night|this morning|this week|guess what)\b(?!.*\b(?:want|wanted|would like|d like|love|like) to (?:know|hear|ask|learn)\b)(?!.*\b(?:wonder\w*|wondering|tell me|remind me|need to know)\b)/,
  sorrow:
    /\b(?:died|dying|passed away|funeral|buried|lost my (?!keys|phone|wallet|glasses|bag|temper|way|voice)|(?:was|been|got) (?:fired|sacked|laid off)|cancer|(?:seriously |very )ill|in hospital|divorc\w+|left me|broke up|heartbroken|sad|lonely|crying|cried|depressed|unhappy|miscarriage|scared|frightened|grieving)\b/,
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
      /\b(?:when|what year|which year|what date) (?:were|was) you born\b|\bwhen(?: is|s| was)? (?:is |was )?your birthday\b|\byour (?:date of birth|birth ?date|year of birth)\b|\bhow old are you\b/,
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
      /\b(?:sense of humou?r|your humou?r)\b|\bwhat made you laugh\b|\bwere you (?:a )?(?:funny|witty|joker)\b|\b(?:tell|know)(?: me| us)? (?:a|any|another) (?:good )?jokes?\b/,
    ],
    [
      'communicationStyle',
      /\bhow did you (?:talk|speak|sound|express yourself)\b|\bwhat (?:did|was) your (?:voice|accent)(?: sound)? ?(?:like)?\b|\bdid you have an accent\b|\bwhat did you sound like\b/,
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
    /\b(?:tell|give|share|read)(?: me| us)? (?:a|one of your|any|some|your favou?rite|another|one more|an?other)(?: \w+)? ?(?:story|stories|tale|memory|memories|one)\b|^(?:a )?story(?: please)?$|\b(?:have you|do you have|got) (?:any|a|some|more) (?:story|stories|tales)\b|^(?:i(?:d| would)? (?:like|love|want) (?:to hear )?)(?:a|another|one of your) (?:story|stories|tale)\b|\bwhat stories (?:do you have|can you tell|do you know|were you told)\b/,
  anotherStory:
    /^(?:and |ok |okay |now |please )*(?:tell me )?(?:another|one more|a different|the next|next)(?: one| story| tale)?(?: please| then)?$|\banother (?:one|story|tale)\b|\bone more (?:story|tale)\b|\b(?:any )?(?:more|other) stories\b|\b(?:story|tale|one|something)(?: that| which)? i (?:havent|have not|have never|never) heard\b|^tell me (?:something|a story that is) (?:new|else|different)$|^(?:something|anything) else$/,
  more: /^(?:and |ok |so |please |oh )*(?:tell me more|more|go on|and then|then what|what (?:happened|came) (?:then|next|after that|afterwards)|and what happened (?:then|next|after that|afterwards)?|what next|continue|carry on|keep going|whats next|and after that|tell me the rest|the rest|how did (?:it|that) end|what else)(?: please| about (?:it|that|this))?$/,
  advice:
    /\bwhat (?:would|do|should|can|did) you (?:tell|say to|advise|recommend to|teach) (?:me|us|someone|somebody|people|a \w+|young \w+)\b|\b(?:any|some|your|what) (?:advice|wisdom|words of wisdom|tips?)\b|\badvice (?:on|about|for|would)\b|\bwhat (?:should|shall) i\b|\bshould i\b|\bhow (?:should|do|can) i\b|\bwhat would you do (?:if|about|in)\b|\bhelp me (?:with|decide)\b/,
  professional:
    /\b(?:medicines?|medication|tablets|pills|dose|dosage|symptoms?|diagnos\w+|treatment|chemo\w*|vaccin\w+|insulin|antidepressants?|blood pressure|lump|rash|pregnant|surgery|shares|stocks|stock market|invest\w*|crypto|bitcoin|mortgage|pension|savings|loan|taxes|tax|sue|suing|lawsuit|lawyer|solicitor|divorce settlement|custody|contract|inheritance|will and testament|bankrupt\w*|visa application)\b/,
};
