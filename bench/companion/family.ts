import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import type { TrainingStory } from '#shared/contracts/training.ts';

const question = z.object({
  id: z.string(),
  kind: z.enum(['told', 'untold', 'sensitive']),
  sort: z.string(),
  /** Questions of one thread are asked in one conversation, in order. */
  thread: z.string().optional(),
  question: z.string(),
  expected: z.string().optional(),
  pattern: z.string().optional(),
  flags: z.string().optional(),
});

const family = z.object({
  family: z.object({
    name: z.string(),
    relationship: z.string(),
    ancestor: z.object({
      birthYear: z.number().nullish(),
      deathYear: z.number().nullish(),
      gender: z.enum(['female', 'male', 'other']).nullish(),
    }),
    training: z.looseObject({
      fullName: z.string(),
      stories: z.array(z.custom<TrainingStory>((value) => typeof value === 'object')),
    }),
  }),
  questions: z.array(question),
});

export type FamilyQuestion = z.infer<typeof question>;
export type Family = z.infer<typeof family> & { file: string };

/** Reads a family as relatives typed it, with its questions. @throws where the file has another shape. */
export async function readFamily(path: string): Promise<Family> {
  return { ...family.parse(JSON.parse(await readFile(path, 'utf8'))), file: basename(path) };
}

/** Whether the expected fact stands in a text; undefined where the question has no pattern. */
export function holdsFact({ pattern, flags }: FamilyQuestion, text: string): boolean | undefined {
  return pattern === undefined ? undefined : new RegExp(pattern, flags).test(text);
}

/** The paths of the families written for the project: to develop with, or held out to measure. */
export async function listFamilies(part: 'development' | 'held-out'): Promise<string[]> {
  const folder = join(import.meta.dirname, 'families', part);
  return (await readdir(folder)).toSorted().map((file) => join(folder, file));
}

/** Every text that a family typed. */
export function trainingTexts(family: Family | undefined): string[] {
  const texts = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    return value && typeof value === 'object' ? Object.values(value).flatMap(texts) : [];
  };
  return family ? [family.family.name, ...texts(family.family.training)] : [];
}
