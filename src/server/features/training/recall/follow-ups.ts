import type { Language } from '@heartwood/reading/language';
import { fold } from '@heartwood/reading/words';
import type { EarlierTurn, FollowUp } from './recollection.ts';

// Read in lower case and without accents.
const asksWhatCameNext =
  /^(?:and |so |but |ok |okay |well )*(?:then(?: what)?|what then|what next|next|go on|carry on|keep going|continue|what (?:happened|came|did (?:you|he|she|they) do|was) (?:then|next|after(?:wards?| that| this)?)|how did (?:it|that|this) (?:end|turn out|go)|what about after(?:wards?| that)?)$|^(?:e |entao |mas |bem )*(?:depois|entao|continua|continue|prossegue|prossiga|e a seguir|a seguir|(?:o )?que (?:e que )?(?:aconteceu|houve|se passou|sucedeu|veio|fez|fizeste|fizeram) (?:depois(?: disso)?|a seguir|entao|em seguida)|depois(?: disso)? o que (?:aconteceu|houve|fez)|como (?:e que )?(?:isso )?(?:acabou|terminou)(?: isso)?)$/;
const asksForMore =
  /^(?:and |please |can you |could you |would you )*(?:tell|say|share|give)? ?(?:me|us)? ?(?:a (?:bit|little) )?(?:some )?more(?: details?)?(?: (?:about|of|on) (?:it|that|this|him|her|them))?(?: please)?$|^(?:and |is there )*(?:what|anything|something) else(?: (?:about|of|on) (?:it|that|this|him|her|them))?$|^(?:e |por favor )*(?:me )?(?:conta|conte|fala|fale|diz|diga|quero saber|quero ouvir)?(?:-me| me)? ?(?:um pouco )?mais(?: (?:sobre|de|acerca de) (?:isso|isto|ele|ela)| disso| detalhes| alguma coisa)?(?: por favor)?$|^(?:e |ha )*(?:algo|que|o que|alguma coisa) mais$/;

const english =
  /\b(?:he|she|him|her|his|they|them|their|theirs|it|its|there|those|these)\b|\b(?:do|did|about|was|is|like|after|before|of|say|mean|feel) (?:that|this)\b|\bthat (?:happen|time|day|year|one|place|story|man|woman|night)/;
const portuguese =
  /\b(?:ele|ela|eles|elas|dele|dela|deles|delas|nele|nela|isso|isto|aquilo|disso|disto|daquilo|nisso|la|ali|lhe|lhes|esse|essa|esses|essas|desse|dessa|nesse|nessa)\b/;

/** How a question depends on the conversation, by its words; 'none' without a history. */
export function followUpOf(
  question: string,
  language: Language,
  meaningWords: number,
  history: EarlierTurn[],
): FollowUp {
  if (history.length === 0) return 'none';
  const asked = fold(question)
    .replace(/[^\p{L}\p{N}'-]+/gu, ' ')
    .trim();
  const hasReply = history.some((turn) => turn.from === 'persona' && turn.sources?.length);
  if (hasReply && asksWhatCameNext.test(asked)) return 'next';
  if (hasReply && asksForMore.test(asked)) return 'more';
  const points = language === 'pt' ? portuguese : english;
  return meaningWords === 0 || points.test(asked) ? 'history' : 'none';
}

/** The last message of the user that has content words. */
export function lastSubject(
  history: EarlierTurn[],
  hasMeaning: (text: string) => boolean,
): string | undefined {
  return history.findLast((turn) => turn.from === 'person' && hasMeaning(turn.text))?.text;
}

/** The sources of the companion's last reply that had any. */
export function lastSources(history: EarlierTurn[]): readonly { id: string; excerpt: string }[] {
  return history.findLast((turn) => turn.from === 'persona' && turn.sources?.length)?.sources ?? [];
}
