import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import swc, { type ParseOptions } from '@swc/core';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { options, rules } from './architecture-rules.ts';

// dependency-cruiser asks swc for TypeScript without JSX whatever the file, and stops at the first
// .tsx it meets. It has no option for that, so the question is completed on its way.
const { parseFileSync } = swc;
Object.assign(swc, {
  parseFileSync: (file: string, asked: ParseOptions) =>
    parseFileSync(file, Object.assign({}, asked, { tsx: file.endsWith('.tsx') })),
});

export interface Cruised {
  /** The project's own modules that were looked at, as paths from the root. */
  modules: string[];
  /** One line each: `rule: importer -> imported`. */
  breaches: string[];
}

/** Follows every import under `root`'s src and packages, where there are any, and lists what breaks the architecture's rules. */
export async function cruiseTree(root: string): Promise<Cruised> {
  const folders = ['src', 'packages'].filter((folder) => existsSync(join(root, folder)));
  const { output } = await cruise(folders, {
    ...options,
    baseDir: resolve(root),
    validate: true,
    ruleSet: { forbidden: rules },
  });
  const { modules, summary } = output as ICruiseResult;
  return {
    modules: modules
      .map(({ source }) => source)
      .filter((source) => /^(src|packages)\//.test(source)),
    breaches: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  };
}
