import { asksForParting } from '@heartwood/reading/asked-question';
import { detectLanguage } from '@heartwood/reading/detect-language';
import { extractFacts } from '@heartwood/reading/extract-facts';
import { listCandidates } from '@heartwood/reading/find-answers';
import { kinAliases } from '@heartwood/reading/kin-aliases';
import type { AnswerExample } from '@heartwood/reading/train-answers';
import { english } from '#server/features/conversations/companion/wording/en.ts';
import { brazilianPortuguese } from '#server/features/conversations/companion/wording/pt-br.ts';
import { createRecall } from '#server/features/training/recall/recall.ts';
import type {
  EarlierTurn,
  RecollectedPassage,
} from '#server/features/training/recall/recollection.ts';
import type { Database } from '#server/platform/database/database.ts';
import { addTaughtAncestor } from '#tests/support/taught-ancestor.ts';
import { type Family, type FamilyQuestion, holdsFact } from './family.ts';

const passagesAtMost = 20;
const partingWords = { en: english.themes.parting, pt: brazilianPortuguese.themes.parting };

/** The earlier turns of a thread; a reply stood on the story at `ordinal` and said `said`. */
type ThreadTurn = EarlierTurn & { ordinal?: number | null; said?: string; title?: string };

/**
 * The questions of a family with every sentence that may answer, and which of them hold the right fact. Questions of a
 * thread follow on replies that were right, as far as the fact was found. A question of no thread is asked twice: first
 * in its conversation, and once more behind the reply to another question, which must not be taken for its subject.
 */
export async function collectExamples(db: Database, family: Family): Promise<AnswerExample[]> {
  const { training, ancestor, name } = family.family;
  const recall = createRecall({ db });
  const ancestorId = await addTaughtAncestor(db);
  await recall.indexPassages(ancestorId, training);
  const facts = extractFacts({ ...training, ...ancestor, name });
  const threads = new Map<string, ThreadTurn[]>();
  const examples: AnswerExample[] = [];
  let unrelated: ThreadTurn[] = [];
  for (const question of family.questions.filter(isGraded)) {
    const history = question.thread ? (threads.get(question.thread) ?? []) : [];
    const { example, reply } = await ask(question, history);
    examples.push(example);
    const turns = [...history, ...turnsOf(question, reply)];
    if (question.thread) threads.set(question.thread, turns);
    else {
      if (unrelated.length > 0)
        examples.push({ ...(await ask(question, unrelated)).example, isBehindAnother: true });
      unrelated = turns;
    }
  }
  return examples;

  async function ask(question: FamilyQuestion, history: ThreadTurn[]) {
    const language = detectLanguage(question.question);
    const aliases = kinAliases(question.question, language, family.family.relationship, facts);
    const { followUp, terms, passages } = await recall.recall({
      ...{ ancestorId, question: question.question, history, aliases },
      limit: passagesAtMost,
    });
    const parting = asksForParting(question.question)
      ? (
          await recall.recall({
            ancestorId,
            question: partingWords[language],
            limit: passagesAtMost,
          })
        ).passages
      : [];
    const last = history.findLast(({ from }) => from === 'persona');
    const there =
      (followUp !== 'none' || passages.length > 0) && typeof last?.ordinal === 'number'
        ? await recall.listPassages(ancestorId, last.ordinal)
        : [];
    const more = [
      ...there,
      ...parting.map((passage) => ({ ...passage, score: 0, coverage: 0 })),
    ].filter(({ excerpt }) => !passages.some((each) => each.excerpt.includes(excerpt)));
    const all = [...passages, ...more];
    const candidates = listCandidates(
      question.question,
      language,
      terms,
      all.map((passage) => ({
        id: passage.sourceId,
        title: passage.title,
        text: passage.excerpt,
        score: passage.score,
        kind: passage.kind,
        language: passage.language,
        isInMind: last?.title === passage.title,
        saidBefore: last?.said,
      })),
      aliases,
    );
    const isRight = (text: string) =>
      question.kind === 'told' && holdsFact(question, text) === true;
    const best = candidates.find(({ window }) => isRight(window)) ?? candidates[0];
    const source = all.find(({ sourceId }) => sourceId === best?.passage.id);
    const example: AnswerExample = {
      family: family.file,
      isTold: question.kind === 'told',
      candidates,
      isRight: ({ window }) => isRight(window),
      isInPassage: ({ passage }) => isRight(passage.text),
    };
    return { example, reply: { window: best?.window ?? '', source } };
  }
}

function turnsOf(
  { question }: FamilyQuestion,
  { window, source }: { window: string; source: RecollectedPassage | undefined },
): ThreadTurn[] {
  return [
    { from: 'person', text: question },
    {
      ...{ from: 'persona', text: window, said: window },
      title: source?.title,
      ordinal: source?.storyOrdinal,
      sources: source ? [{ id: source.sourceId, excerpt: source.excerpt }] : [],
    },
  ];
}

function isGraded({ kind, sort, pattern }: FamilyQuestion): boolean {
  return kind === 'untold' || (kind === 'told' && pattern !== undefined && sort !== 'social');
}
