import { asksForParting } from '@heartwood/reading/asked-question';
import { detectLanguage } from '@heartwood/reading/detect-language';
import { extractFacts } from '@heartwood/reading/extract-facts';
import { listCandidates } from '@heartwood/reading/find-answers';
import { kinAliases } from '@heartwood/reading/kin-aliases';
import type { AnswerExample } from '@heartwood/reading/train-answers';
import { english } from '#server/features/conversations/companion/wording/en.ts';
import { brazilianPortuguese } from '#server/features/conversations/companion/wording/pt-br.ts';
import { createRecall } from '#server/features/training/recall/recall.ts';
import type { EarlierTurn } from '#server/features/training/recall/recollection.ts';
import type { Database } from '#server/platform/database/database.ts';
import { addTaughtAncestor } from '#tests/support/taught-ancestor.ts';
import { type Family, type FamilyQuestion, holdsFact } from './family.ts';

const passagesAtMost = 20;
const partingWords = { en: english.themes.parting, pt: brazilianPortuguese.themes.parting };

/** The earlier turns of a thread; a reply stood on the story at `ordinal` and said `said`. */
type ThreadTurn = EarlierTurn & { ordinal?: number | null; said?: string; title?: string };

/**
 * The questions of a family with every sentence that may answer, and which of them hold the right fact. Questions of a
 * thread follow on replies that were right, as far as the fact was found.
 */
export async function collectExamples(db: Database, family: Family): Promise<AnswerExample[]> {
  const { training, relationship, ancestor, name } = family.family;
  const recall = createRecall({ db });
  const ancestorId = await addTaughtAncestor(db);
  await recall.remember(ancestorId, training);
  const facts = extractFacts({ ...training, ...ancestor, name });
  const threads = new Map<string, ThreadTurn[]>();
  const examples: AnswerExample[] = [];
  for (const question of family.questions.filter(isGraded)) {
    const history = question.thread ? (threads.get(question.thread) ?? []) : [];
    const language = detectLanguage(question.question);
    const aliases = kinAliases(question.question, language, relationship, facts);
    const { terms, passages } = await recall.recall({
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
      typeof last?.ordinal === 'number' ? await recall.listPassages(ancestorId, last.ordinal) : [];
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
    examples.push({
      family: family.file,
      isTold: question.kind === 'told',
      candidates,
      isRight: ({ window }) => isRight(window),
      isInPassage: ({ passage }) => isRight(passage.text),
    });
    if (!question.thread) continue;
    const reply = candidates.find(({ window }) => isRight(window)) ?? candidates[0];
    const source = all.find(({ sourceId }) => sourceId === reply?.passage.id);
    threads.set(question.thread, [
      ...history,
      { from: 'person', text: question.question },
      {
        from: 'persona',
        text: reply?.window ?? '',
        said: reply?.window,
        title: source?.title,
        ordinal: source?.storyOrdinal,
        sources: source ? [{ id: source.sourceId, excerpt: source.excerpt }] : [],
      },
    ]);
  }
  return examples;
}

function isGraded({ kind, sort, pattern }: FamilyQuestion): boolean {
  return kind === 'untold' || (kind === 'told' && pattern !== undefined && sort !== 'social');
}
