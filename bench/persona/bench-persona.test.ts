import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { askFamily, type Outcome } from './ask-family.ts';
import { figuresOf, type Share } from './figures.ts';
import { familyFiles, readFamily } from './questions.ts';

const shareOf = ({ count, of }: Share) => count / of;

describe('the offline persona, asked every written question through the real memory', () => {
  let database: TestDatabase;
  const outcomes: Outcome[] = [];

  beforeAll(async () => {
    database = await openTestDatabase();
    for (const file of familyFiles) {
      outcomes.push(...(await askFamily(database.db, await readFamily(file))));
    }
  }, 240_000);

  afterAll(() => database.close());

  it('is asked at least 120 questions, in both languages', () => {
    expect(outcomes.length).toBeGreaterThanOrEqual(120);
  });

  it('puts the right source first for nine in ten of what was told', () => {
    expect(shareOf(figuresOf(outcomes).rightFirst)).toBeGreaterThanOrEqual(0.9);
  });

  it('recognises nine in ten of what was never told', () => {
    expect(shareOf(figuresOf(outcomes).untoldRecognised)).toBeGreaterThanOrEqual(0.9);
  });

  it('refuses at most one in twenty of what was told', () => {
    expect(shareOf(figuresOf(outcomes).toldRefused)).toBeLessThanOrEqual(0.05);
  });

  it('says no sentence that the material does not support', () => {
    const unsupported = outcomes.flatMap(({ question, unsupported: part }) =>
      part === undefined ? [] : [`${question.ask}: ${part}`],
    );
    expect(unsupported).toEqual([]);
  });
});
