// How the specification is covered. Each sentence, label and constant of it is a row, named
// '§<section> <subject>: <what it says>', in a file tests/e2e/spec/*.rows.ts, each of whose exports is one of:
//
//   scenario({ title, prepare, rows })   a page in one state, over which the rows run in order, each as a step with
//                                        what `prepare` gave. A row that fails does not keep the next from running.
//   provenBy(file, { row: title })       rows that an existing test proves: look into it before you say so.
//
// differs(words, proof) in place of a row's proof says that the product does something else on purpose; the words
// are the beginning of a row or sentence of docs/deviations.md.
// `npm run docs:spec-coverage` writes docs/spec-coverage.md from all rows; specification.spec.ts runs the scenarios.
import { type Expect, type Page, expect as patient } from '@playwright/test';
import type { RunningServer } from '#tests/support/server.ts';
import type { SignUp } from '../fixtures.ts';

/** Rows are about what is there, or comes at once. */
export const expect: Expect = patient.configure({ timeout: 5_000 });

export interface World {
  page: Page;
  server: RunningServer;
  signUp: SignUp;
}

export type Check<Prepared> = (world: World & Prepared) => Promise<void>;

interface Differing<Proof> {
  deviation: string;
  proof: Proof;
}

type Rows<Proof> = Record<string, Proof | Differing<Proof>>;

export interface Row {
  name: string;
  deviation?: string;
  /** The title of the test that proves it, or the source of its check. */
  proof: string;
}

export interface Scenario {
  title: string;
  rows: Row[];
  /** Prepares the page, and gives what checks one row on it. */
  open(world: World): Promise<(row: Row) => Promise<void>>;
}

export interface ProvenRows {
  file: string;
  rows: Row[];
}

/** A check that needs what `prepare` gave names it: differs<Check<{ user: User }>>(…). */
export function differs<Proof>(deviation: string, proof: Proof): Differing<Proof> {
  return { deviation, proof };
}

function listRows<Proof extends string | ((...world: never[]) => unknown)>(rows: Rows<Proof>) {
  return Object.entries(rows).map(([name, value]) =>
    typeof value === 'object' ? { name, ...value } : { name, deviation: undefined, proof: value },
  );
}

export function scenario<Prepared extends object>(table: {
  title: string;
  prepare(world: World): Promise<Prepared>;
  rows: Rows<Check<Prepared>>;
}): Scenario {
  const rows = listRows(table.rows);
  const checks = new Map(rows.map(({ name, proof }) => [name, proof]));
  return {
    title: table.title,
    rows: rows.map((row) => ({ ...row, proof: row.proof.toString() })),
    async open(world) {
      const prepared = await table.prepare(world);
      return async ({ name }) => {
        const check = checks.get(name);
        if (!check) throw new Error(`This table has no row "${name}".`);
        await check({ ...world, ...prepared });
      };
    },
  };
}

/** The file is named from the root of the repository. */
export function provenBy(file: string, rows: Rows<string>): ProvenRows {
  return { file, rows: listRows(rows) };
}
