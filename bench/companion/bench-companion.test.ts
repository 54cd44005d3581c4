import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { askFamily, type Outcome } from './ask-family.ts';
import { type Family, listFamilies, readFamily, trainingTexts } from './family.ts';
import { type Figures, figuresOf, type Share } from './figures.ts';
import { unsupportedSentences } from './unsupported.ts';

const shareOf = ({ count, of }: Share) => count / of;

describe('the offline companion, asked what the held-out families would ask', () => {
  let database: TestDatabase;
  const families = new Map<string, Family>();
  const outcomes: Outcome[] = [];
  let figures: Figures;
  const trainingOf = (file: string) => trainingTexts(families.get(file));

  beforeAll(async () => {
    database = await openTestDatabase();
    for (const path of await listFamilies('held-out')) {
      const family = await readFamily(path);
      families.set(family.file, family);
      outcomes.push(
        ...(await askFamily(database.db, family, { factsConfirmed: false, together: false })),
      );
    }
    figures = figuresOf(outcomes, trainingOf);
  });

  afterAll(() => database.close());

  test('is asked more than two hundred questions, in three languages', () => {
    expect(outcomes.length).toBeGreaterThan(200);
    expect(families.size).toBeGreaterThanOrEqual(3);
  });

  test('says or shows what was told for two in three', () => {
    expect(shareOf(figures.inView)).toBeGreaterThanOrEqual(0.65);
  });

  test('is right for most of what it tells for certain', () => {
    expect(figures.toldAsTold.count).toBeGreaterThanOrEqual(20);
    expect(shareOf(figures.toldRight)).toBeGreaterThanOrEqual(0.7);
  });

  test('seldom tells for certain what was never told', () => {
    expect(shareOf(figures.untoldAsTold)).toBeLessThanOrEqual(0.15);
  });

  test('hardly ever denies what was told', () => {
    expect(shareOf(figures.toldDenied)).toBeLessThanOrEqual(0.05);
  });

  test('says nothing that the family did not', () => {
    const unsupported = outcomes.flatMap(({ family, question, reply }) =>
      (reply ? unsupportedSentences(reply, trainingOf(family)) : []).map(
        (part) => `${question.question}: ${part}`,
      ),
    );
    expect(unsupported).toEqual([]);
  });

  test('would be seen to invent a sentence or a name', () => {
    const isFact = ({ reply }: Outcome) =>
      reply?.because.notes.some((note) => note.includes('facts of')) ?? false;
    const told = outcomes.filter(({ reply }) => reply?.certainty === 'told');
    for (const outcome of [told.find(isFact), told.find((each) => !isFact(each))]) {
      const { family, reply } = outcome ?? {};
      if (!family || !reply) throw new Error('Nothing of it was told.');
      for (const content of [
        `${reply.content} Then we sailed home with Zebediah.`,
        `It was with old Zebediah. ${reply.content}`,
      ])
        expect(unsupportedSentences({ ...reply, content }, trainingOf(family))).not.toEqual([]);
    }
  });

  test('hears nearly all distress', () => {
    expect(shareOf(figures.distressHeard)).toBeGreaterThanOrEqual(0.9);
  });
});
