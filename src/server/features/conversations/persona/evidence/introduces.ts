import { fold } from '#server/platform/language/words.ts';
import type { AskedQuestion } from '../questions/read-question.ts';

const asksWho = /^(?:and |so |e |mas )?(?:who(?:['’]?s| is| was| were)|quem (?:é|e|era|foi)) /iu;

/** How well a sentence says who somebody is: 'our daughter Perpetua', 'a boy called Kevin', 'I met Doris'. */
export function introduces({ text, terms }: AskedQuestion, sentence: string): number {
  if (!asksWho.test(text)) return 0;
  const name = terms.find(({ isName }) => isName)?.word;
  const relative = terms.find((term) => term.class === 'kin')?.word;
  if (!name && relative) return namesRelative(relative, sentence);
  if (!name || !fold(sentence).includes(fold(name))) return 0;
  const said = (pattern: string) =>
    new RegExp(pattern.replaceAll('NAME', name), 'iu').test(sentence);
  const ofFamily = said(
    '(?<!\\p{L})(?:my|our|(?:a |o )?minha|(?:a |o )?meu|nossa|nosso) (?:\\p{L}+ ){0,2}\\p{L}+,? (?:o |a )?NAME(?!\\p{L})',
  );
  const isSaid =
    ofFamily ||
    said(
      '(?<!\\p{L})(?:called|named|chamad[oa]|chamava-se|chama-se) (?:it |her |him )?NAME(?!\\p{L})',
    ) ||
    said('(?<!\\p{L})(?:met|married|conheci|casei com) (?:o |a )?NAME(?!\\p{L})') ||
    said('(?<!\\p{L})NAME,? (?:who|my|our|the|an?|was|is|were|a minha|o meu|era|é|foi|tinha) ') ||
    said('(?<!\\p{L})(?:an?|the|uma?|[oa]) \\p{Ll}+ NAME(?!\\p{L})');
  return ofFamily ? 0.4 : isSaid ? 0.3 : 0;
}

// 'My mother Hanne' rather than 'my mother asked him'.
function namesRelative(relative: string, sentence: string): number {
  const mine = `(?<!\\p{L})(?:[Mm]y|[Oo]ur|[Mm]inha|[Mm]eu|[Nn]oss[oa]) ${relative},? `;
  return new RegExp(`${mine}(?:\\p{Lu}|was |era )`, 'u').test(sentence) ? 0.4 : 0;
}
