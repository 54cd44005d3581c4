import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whole servers and films take longest: begun last, one would run alone while a core has nothing to do. */
const long = /\/tests\/integration\/|\/stories\/[a-z]+\.test|durability|topology/;

/** The order of test files: those that take longest first, else as Vitest would have it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
