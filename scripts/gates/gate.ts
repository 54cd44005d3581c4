export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
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
