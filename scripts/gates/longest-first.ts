import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whole servers, films and vaults take longest: begun last, one would run alone while a core has nothing to do. */
const long =
  /\/tests\/integration\/|\/stories\/(film\/)?[a-z-]+\.test|durability|power-cut|killed-worker|vault-secrecy|time-vaults\.test|ffmpeg\.test/;

/** The order of test files: those that take longest first, else as Vitest would have it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
