import type { CompanionPassage } from '../companion/companion.ts';
import { isConcernLine } from './concern.ts';
import { isFlipped } from './negation.ts';
import { isHeldBy, readText } from './read-text.ts';
import type { CitedSentence } from './sentence-stream.ts';
import { type Grounds, type HoldReason, verifySentence } from './verify-sentence.ts';

/** What has become of a model's sentences. */
export interface VerifiedSoFar {
  content: string;
  /** Those that shown sentences cite, in order, each once. */
  passages: CompanionPassage[];
  /** Shown sentences that a passage supports. */
  supported: number;
  shown: number;
  heldBack: ReadonlyMap<HoldReason, number>;
}

const answer = /^(yes|yeah|no|sim|não)\s*[,.!;:—–-]+\s*/iu;
const ellipsis = ' …';

/**
 * Shows the sentences of a model that stand up to their passages, in order, and holds the others back.
 *
 * @param isAboutLife smallTalk are then shown only beside a supported sentence: alone they answer nothing
 */
export function createVerifiedReply(
  grounds: Grounds,
  { isAboutLife, onShown }: { isAboutLife: boolean; onShown: (text: string) => void },
) {
  const passages = new Set<CompanionPassage>();
  const heldBack = new Map<HoldReason, number>();
  let waiting: { text: string; beginsParagraph: boolean }[] = [];
  let content = '';
  let head = '';
  let supported = 0;
  let shown = 0;

  const show = () => {
    for (const { text, beginsParagraph } of waiting) {
      const lead = content === '' ? '' : beginsParagraph ? '\n\n' : ' ';
      content += lead + text;
      shown += 1;
      onShown(lead + text);
    }
    waiting = [];
  };

  return {
    add(sentence: CitedSentence): void {
      if (isConcernLine(sentence.text)) return;
      const said = answer.exec(sentence.text)?.[0] ?? '';
      const rest = sentence.text.slice(said.length);
      if (rest === '') {
        head = said.trim();
        return;
      }
      const own = { ...sentence, text: said ? capitalised(rest) : rest };
      const verdict = verifySentence(own, grounds);
      if (verdict.kind === 'held back') {
        heldBack.set(verdict.reason, (heldBack.get(verdict.reason) ?? 0) + 1);
        head = '';
        return;
      }
      // It answers nothing where nothing was asked; where something was, the offline reply says it better.
      if (verdict.kind === 'courtesy' && verdict.isUntold && !isAboutLife) return;
      const isSupported = verdict.kind === 'supported';
      const stands = isSupported && answers(said || head, own, grounds);
      const begin = stands && head ? `${head} ` : '';
      const text = begin + (stands && said ? sentence.text : own.text);
      head = '';
      waiting.push({ text, beginsParagraph: sentence.beginsParagraph });
      if (isSupported) {
        supported += 1;
        for (const passage of verdict.passages) passages.add(passage);
      }
      if (isSupported || supported > 0 || !isAboutLife) show();
    },
    /** Says that more was coming. Nothing where nothing was shown. */
    breakOff(): void {
      if (content === '') return;
      content += ellipsis;
      onShown(ellipsis);
    },
    soFar: (): VerifiedSoFar => ({
      ...{ content, supported, shown, heldBack },
      passages: [...passages],
    }),
  };
}

/**
 * Whether a `yes` or `no` before a sentence stands: a yes where its passages hold all that was asked, a no where the
 * sentence itself denies. Else it is left out: only the sentence was verified.
 */
function answers(said: string, { text, cites }: CitedSentence, grounds: Grounds): boolean {
  if (said === '') return false;
  const { language, message, evidence, names } = grounds;
  if (/^n/i.test(said))
    return readText(text, language).clauses.some(({ negated }) => negated.length > 0);
  const cited = cites.flatMap((number) => evidence[number - 1]?.read ?? []);
  const terms = new Set([...names, ...cited.flatMap((read) => [...read.terms])]);
  const figures = new Set(cited.flatMap((read) => [...read.figures]));
  const isDenied =
    message.clauses.some(({ negated }) => negated.length > 0) ||
    isFlipped(
      message.clauses,
      cited.flatMap(({ clauses }) => clauses),
      language,
    );
  return (
    !isDenied &&
    message.words.every(
      ({ folded, stem, isName }) =>
        terms.has(folded) || (!isName && (!stem || isHeldBy(stem, language, terms))),
    ) &&
    [...message.figures].every((figure) => figures.has(figure))
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
