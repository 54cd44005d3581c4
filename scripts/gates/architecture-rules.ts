import type {
  ICruiseOptions,
  IForbiddenRuleType,
  IReachabilityForbiddenRuleType,
  IRegularForbiddenRuleType,
} from 'dependency-cruiser';

/** Tests may reach anything on their own side; what ships may not. */
const test = '\\.test\\.tsx?$';

/** The layers of a side, lowest first: none may import one that stands to the right of it. */
const layers = {
  server: ['platform', 'features', 'app'],
  client: ['platform', 'ui', 'features', 'pages', 'app'],
};

function forbid<Rule extends IReachabilityForbiddenRuleType | IRegularForbiddenRuleType>(
  name: string,
  comment: string,
  from: Rule['from'],
  to: Rule['to'],
) {
  return { name, comment, severity: 'error' as const, from, to };
}

const direction = Object.entries(layers).flatMap(([side, names]) =>
  names
    .slice(0, -1)
    .map((layer, index) =>
      forbid(
        `${side}-${layer}-looks-down`,
        `src/${side}/${layer} may not import a layer above it.`,
        { path: `^src/${side}/${layer}/`, pathNot: test },
        { path: `^src/${side}/((${names.slice(index + 1).join('|')})/|main\\.)` },
      ),
    ),
);

export const rules: IForbiddenRuleType[] = [
  ...direction,
  forbid(
    'shared-is-pure',
    'src/shared imports itself and zod, so that both sides can run it.',
    { path: '^src/shared/', pathNot: test },
    { pathNot: ['^src/shared/', '^packages/', 'node_modules/zod/'] },
  ),
  forbid(
    'client-knows-no-server',
    'The client reaches the server over HTTP only; what both need is in src/shared.',
    { path: '^src/client/' },
    { path: '^src/server/' },
  ),
  forbid(
    'client-runs-in-a-browser',
    'A browser has no Node built-ins.',
    { path: '^src/client/', pathNot: test },
    { dependencyTypes: ['core'] },
  ),
  forbid(
    'client-reaches-no-node',
    'Nor has what the pages import of a package, however far away.',
    { path: '^src/client/app/', pathNot: test },
    {
      path: '^(node:)?(fs|path|url|os|crypto|module|process|stream|util|zlib|worker_threads|child_process)(/|$)',
      reachable: true,
    },
  ),
  forbid(
    'server-knows-no-client',
    'The server serves the built pages; it imports none of their code.',
    { path: '^src/server/' },
    { path: '^src/client/' },
  ),
  forbid(
    'client-features-are-islands',
    'Pages compose features; a feature does not import another.',
    { path: '^src/client/features/([^/]+)/', pathNot: test },
    { path: '^src/client/features/', pathNot: '^src/client/features/$1/' },
  ),
  forbid(
    'server-features-meet-at-services',
    'A server feature reaches another through its *.service.ts.',
    { path: '^src/server/features/([^/]+)/', pathNot: [test, '\\.table\\.ts$'] },
    {
      path: '^src/server/features/',
      pathNot: ['^src/server/features/$1/', '\\.service\\.ts$'],
    },
  ),
  forbid(
    'tables-import-tables',
    'Of the project, a table imports tables, the database platform and src/shared.',
    { path: '\\.table\\.ts$' },
    {
      path: '^src/',
      pathNot: ['\\.table\\.ts$', '^src/server/platform/database/', '^src/shared/'],
    },
  ),
  forbid(
    'packages-know-no-app',
    'A package could be published: it imports itself, its own dependencies and Node.',
    { path: '^packages/([^/]+)/' },
    { path: '^(src|tests|bench|scripts|samples)/' },
  ),
  forbid(
    'packages-are-imported-by-name',
    'What a package offers is in the exports of its package.json.',
    { path: '^(src|scripts|samples|packages/([^/]+))/', pathNot: test },
    {
      path: '^packages/',
      pathNot: '^packages/$2/',
      dependencyTypesNot: ['aliased-workspace', 'undetermined'],
    },
  ),
  forbid(
    'samples-are-data',
    'Samples import themselves, src/shared and packages.',
    { path: '^samples/' },
    { path: '^(src/(server|client)|tests|scripts|bench)/' },
  ),
  forbid(
    'scripts-stand-alone',
    'Scripts may start the product and use tests/support; no test and no measurement.',
    { path: '^scripts/' },
    { path: '^(bench|tests/(?!support/))' },
  ),
  forbid(
    'measurements-stand-alone',
    'A measurement may use the product and tests/support; no test and no script.',
    { path: '^bench/' },
    { path: '^(scripts|tests/(?!support/))' },
  ),
  forbid(
    'tests-import-no-measurements',
    'Only what checks the gates themselves imports scripts; no test imports a measurement.',
    { path: '^tests/', pathNot: '^tests/architecture/' },
    { path: '^(bench|scripts)/' },
  ),
  forbid(
    'support-knows-no-test',
    'tests/support is what all tests stand on.',
    { path: '^tests/support/' },
    { path: '^tests/(?!support/)' },
  ),
  forbid('no-cycles', 'Modules that need each other are one module.', {}, { circular: true }),
  forbid(
    'server-runs-without-dev-packages',
    'After `npm ci --omit=dev` the server must still start.',
    { path: '^src/(server|shared)/', pathNot: test },
    { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'npm-optional'] },
  ),
  forbid(
    'packages-are-declared',
    'What is imported stands in package.json; a package is tested with the tools of the whole.',
    { pathNot: `^packages/.*${test}` },
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  forbid(
    'source-knows-no-tests',
    'What ships imports neither tests nor scripts.',
    { path: '^src/', pathNot: test },
    { path: `^(tests|scripts|bench)/|${test}` },
  ),
  forbid('imports-exist', 'Every import leads somewhere.', {}, { couldNotResolve: true }),
];

/** Two folders that still import each other, and why. The list may only become shorter. */
export interface FolderPair {
  folders: readonly [string, string];
  reason: string;
}

export const knownFolderPairs: readonly FolderPair[] = [
  {
    folders: ['src/client/features/time-vaults/form', 'src/client/features/time-vaults/upload'],
    reason: 'what is sent is typed as the form checks it',
  },
  {
    folders: ['src/server/platform/media', 'src/server/platform/storage'],
    reason: 'old files are swept in both: remove-older.ts belongs to neither',
  },
  {
    folders: ['src/server/platform/speech', 'src/server/platform/speech/espeak'],
    reason: 'the driver is chosen beside its own interface',
  },
];

export const options: ICruiseOptions = {
  // TypeScript 7 has no compiler API for dependency-cruiser: with its default parser it would
  // look at no module at all and report that everything is in order.
  parser: 'swc',
  doNotFollow: { path: 'node_modules' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types', 'style'],
    extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css', '.d.ts'],
    mainFields: ['module', 'main', 'types', 'style'],
  },
};
