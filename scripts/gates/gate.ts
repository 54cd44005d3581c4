export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
  /** Each failed test by its title, with the first lines of why: the end of a long log is what is kept of it. */
  failures?: string[];
  /** Those that failed once and passed when they were tried again. */
  unsteady?: string[];
}

export interface Outcome {
  passed: boolean;
  /** For the gates that run tests. */
  tests?: TestCounts;
  /** What a reader of the summary must know, e.g. why something was not run. */
  note?: string;
}

export interface Gate {
  name: string;
  run(): Promise<Outcome>;
}
