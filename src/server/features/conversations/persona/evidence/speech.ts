import { fold, words } from '#server/platform/language/words.ts';

const verbs =
  'said|says|told|asked|shouted|answered|replied|wrote|called|thought|cried|whispered|sang';
const verbos =
  'disse|dizia|diz|contou|contava|perguntou|gritou|respondeu|escreveu|pensou|pediu|cantava|murmurou';
const quotation = /“[^”]*(?:”|$)|«[^»]*(?:»|$)|"[^"]*(?:"|$)/gu;
// 'Then he said: I would ring for Edda.'
const afterColon = new RegExp(
  `(?<=(?<!\\p{L})(?:${verbs}|${verbos})(?:-\\p{L}+)?(?: [\\p{L}’']+){0,3}): .*$`,
  'isu',
);
// '— Não vou, disse ela.'
const afterDash = /(?<=^|\s)[—–] ?\p{Lu}[^—–]*/gu;
const mayHoldSpeech = /[“"«—–]|: /;

/** A text without what somebody is quoted as saying. */
export function withoutSpeech(text: string): string {
  if (!mayHoldSpeech.test(text)) return text;
  return text.replace(quotation, ' ').replace(afterDash, ' ').replace(afterColon, ' ');
}

const mine = new RegExp(
  `\\bI (?:\\p{L}+ )?(?:${verbs})(?!\\p{L})|(?<!\\p{L})(?:eu (?:${verbos})|(?:disse|dizia)(?:-\\p{L}+)? eu|respondi|perguntei|gritei|pensei|escrevi|contei|pedi)(?!\\p{L})`,
  'u',
);
const named = new RegExp(
  `(\\p{Lu}\\p{Ll}+),? (?:${verbs}|${verbos})(?!\\p{L})|(?<!\\p{L})(?:${verbs}|${verbos})(?:-\\p{L}+)? (?:o |a )?(\\p{Lu}\\p{Ll}+)`,
  'gu',
);

export interface Speaker {
  /** The words of the person's name, folded. */
  names: ReadonlySet<string>;
  /** Whether the story is told by the person. */
  isOwnVoice: boolean;
}

/**
 * Sentences in a row without what others are quoted as saying in them: whoever says 'I' there is not the
 * person. What the person says stays.
 */
export function withoutOthersSpeech(
  sentences: readonly string[],
  { names, isOwnVoice }: Speaker,
): string[] {
  let isOpen = false;
  return sentences.map((sentence) => {
    const closing = sentence.indexOf('”');
    const isWithin = isOpen && !sentence.slice(0, closing < 0 ? undefined : closing).includes('“');
    isOpen = sentence.lastIndexOf('“') > sentence.lastIndexOf('”') || (isWithin && closing < 0);
    const told = isWithin ? (closing < 0 ? '' : sentence.slice(closing + 1)) : sentence;
    const bare = withoutSpeech(told);
    if (bare === sentence || mine.test(bare)) return sentence;
    const speakers = [...bare.matchAll(named)].map(([, before, after]) =>
      fold(before ?? after ?? ''),
    );
    if (speakers.some((speaker) => names.has(speaker))) return sentence;
    return isOwnVoice || speakers.length > 0 ? bare : sentence;
  });
}

export const speakerNames = (name: string, fullName = ''): ReadonlySet<string> =>
  new Set(words(`${name} ${fullName}`).map(fold));
