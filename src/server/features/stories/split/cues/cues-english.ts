import { wordList } from '@heartwood/reading/word-lists';
import type { CuePatterns } from './cues.ts';

const time =
  'summer|winter|spring|autumn|fall|year|month|week|day|morning|evening|night|afternoon|christmas|easter|sunday|harvest|time';
const count =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|many|some|several|a few|\\d+';
const months = wordList('month', 'en').join('|');

export const englishPatterns: CuePatterns = {
  turn: new RegExp(
    `^["“]?(?:(?:by|around|until|since|before|after) (?:the time|then|the war|that|my|our|the|\\d{4})|when (?:i|we|the war|my|our)\\b|(?:in|on|at|by) (?:the )?(?:(?:early|late|spring|summer|autumn|winter|fall|${months}|end|beginning|year|age)\\b|\\d)|at (?:the age of )?(?:${count}|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)\\b|(?:the|that|one|every|next|each|this) (?:same |following |next |very |first |last )?(?:${time})\\b|(?:${count}) (?:years?|months?|weeks?|days?) (?:later|after|before|on)\\b|(?:years|months|weeks|days) (?:later|passed|went)|later\\b|eventually\\b|finally\\b|meanwhile\\b|at last\\b|as a (?:girl|boy|child|young)|as (?:i|we) grew|once\\b|now\\b|today\\b|these days|nowadays|i was born|my name is|i am (?:${count}|\\w+ty)|i was \\w+(?:teen|ty|\\w)? (?:years|when)|we (?:moved|married|were married|left|landed|arrived|sailed)|i (?:left|married|retired|moved|met)|school (?:was|began|started)|(?:the )?war (?:broke|came|began|ended))`,
    'i',
  ),
  needsContext:
    /^["“'‘(—–-]*(?:(?:he|she|they|him|them|her|his|their|theirs|hers|its|these|those|this|such|both|neither|either|another|others|here|so|then|but|and|or|nor|yet|still|also|too|instead|however|therefore|thus|besides|otherwise|anyway|afterwards|likewise|which|who|because|unlike|even so|only then|of course|the (?:other(?! (?:day|night|week|morning))|others|second|third|same|latter|former|rest|next one|first one|trick|reason|answer|result)|some of|most of|all of|none of|one of|each of|after that|because of|as for|not (?:that|one|a|even)|no(?=[,.]|$)|yes|that(?! (?:time|summer|winter|spring|autumn|fall|year|morning|night|evening|day|afternoon|week|april|may|june|july|august|march|christmas)))\b|it\b(?! (?:rained|snowed|was (?:in|on|at|the (?:year|summer|winter|spring|autumn|day|night|first|last)|january|february|march|april|may|june|july|august|september|october|november|december|\d|not until)|takes)))/i,
  someone: /^(?:he|she|his|her)\b/i,
  beforePlace:
    /\b(?:in|at|near|outside|(?:miles|far|away|came|come) from|around|(?:to|for|into|towards?|reached|left|of|on)(?= (?:the )?\p{Lu}))\s+(?:the (?:city|town|village|parish|county|island|port) of )?$/iu,
  age: /\b(?:(?:when )?i was (?:about |only |just |nearly |almost )?|i am |(?:at|from) (?:the age of )?|i turned |aged? )(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-(?:one|two|three|four|five|six|seven|eight|nine))?)\b(?! (?:o'clock|miles|times|of|in the|past|pounds|dollars|shillings|feet|stops))/i,
  ageTitle:
    /\bat (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?)\b(?= [,i]|,)|\bwhen i was \w+(?=[ ,](?:the|my|we|i|our|a)\b|,)/i,
  born: /\bi was born\b[^.!?]{0,80}?\b(1[6-9]\d\d|20\d\d)\b/i,
  named:
    /\b[Mm]y (?:given )?name (?:is|was) (\p{Lu}\p{Ll}+)|\b(?:christened|baptised|baptized) (?:me )?(\p{Lu}\p{Ll}+)/u,
};
