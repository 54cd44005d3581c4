import { type TrainingStory, trainingFields } from '#shared/contracts/training.ts';
import type { Problems } from './training-editor-state.ts';
import type { TrainingField, TrainingSection, TrainingValues } from './training-values.ts';

const schemas = {
  personality: trainingFields.omit({
    stories: true,
    passions: true,
    values: true,
    senseOfHumor: true,
  }),
  stories: trainingFields.pick({ stories: true, passions: true, values: true, senseOfHumor: true }),
} satisfies Record<TrainingSection, unknown>;

interface Issue {
  path: readonly PropertyKey[] | string;
  message: string;
}

/** The first sentence for each field, by its path. */
export function problemsOf(issues: readonly Issue[]): Problems {
  const problems: Record<string, string> = {};
  for (const { path, message } of issues) {
    problems[typeof path === 'string' ? path : path.join('.')] ??= message;
  }
  return problems;
}

/** What a section needs before the server would take it. */
export function findProblems(values: TrainingValues, section: TrainingSection): Problems {
  const { error } = schemas[section].safeParse(values, {
    error: (issue) =>
      issue.code === 'too_big' ? `This is too long: at most ${issue.maximum} fit.` : undefined,
  });
  return error ? problemsOf(error.issues) : {};
}

/** The problems of one story, by its own field. */
export function storyProblems(problems: Problems, index: number): Partial<TrainingStory> {
  return {
    title: problems[`stories.${index}.title`],
    content: problems[`stories.${index}.content`],
    teller: problems[`stories.${index}.teller`],
  };
}

/** What is wrong with a list, or with any of its entries. */
export function listProblem(problems: Problems, field: TrainingField): string | undefined {
  const path = Object.keys(problems).find((one) => one.split('.')[0] === field);
  return path && problems[path];
}

/** The place of the first story that needs attention. */
export function firstProblemStory(problems: Problems): number | undefined {
  const places = Object.keys(problems)
    .map((path) => /^stories\.(\d+)\./.exec(path)?.[1])
    .filter((place) => place !== undefined)
    .map(Number);
  return places.length > 0 ? Math.min(...places) : undefined;
}
