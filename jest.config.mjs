// Node 24 with --experimental-vm-modules (tools/test.mjs sets it): NestJS 12 is ESM only.
const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
    target: 'es2023',
    keepClassNames: true,
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};

const everywhere = {
  testEnvironment: 'node',
  // No 'import': Jest would hand the ESM build of a package to a require().
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.txt'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', swc], '^.+\\.txt$': '<rootDir>/libs/testing/src/raw-text.mjs' },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1', '^(\\.{1,2}/.*\\.txt)\\?raw$': '$1' },
  testMatch: ['**/*.test.{ts,tsx,mjs}'],
  modulePathIgnorePatterns: ['/dist/', '/bundle/'],
};
const never = ['/node_modules/', '/dist/', '/bundle/'];

/** Tests that stop the clock or put a mock in the place of what all use, and those of our tools: each file for itself. */
const alone = [
  'chaos/',
  'frontend/src/features/analysis/reply-sender.test.ts',
  'frontend/src/features/documents/extract.test.ts',
  'frontend/src/lib/api.test.ts',
  'frontend/src/ui/progress.test.ts',
  'frontend/src/ui/toast.test.ts',
  'gateway/src/documents/documents.test.ts',
  'gateway/src/identity/sessions.test.ts',
  'gateway/src/jobs/overload.test.ts',
  'libs/platform/src/bus/calls.test.ts',
  'services/ai/src/engine/openai/breaker.test.ts',
  'services/ai/src/engine/openai/context-size.test.ts',
  'tools/',
];

/** Below these folders tests compute, texts in and texts and figures out: they need no servers. */
const computing = [
  'frontend/src',
  'libs/contracts/src',
  'libs/documents/src',
  'libs/documents/eval',
  'libs/resume-text/src',
  'services/ai/src',
  'services/ai/eval',
];
/** But for these. */
const withServers = [
  'services/ai/src/checks/',
  'services/ai/src/engine/announced-engine.test.ts',
  'services/ai/src/engine/budget.test.ts',
  'services/ai/src/jobs/',
  'services/ai/src/optimize/quotes.test.ts',
  'services/ai/src/text-work/',
  'services/ai/src/wiring.test.ts',
];

// One process takes many files, which read what they import once: see there.
const sharedRunner = './tools/test/shared/runner.mjs';
const folders = ['gateway', 'services', 'libs', 'frontend', 'tools', 'chaos'];
const inRoot = (paths) => paths.map((path) => `<rootDir>/${path}`);
const eitherOf = (paths) => `(?:${paths.join('|')})`;
const servers = {
  globalSetup: './libs/testing/src/global-setup.ts',
  globalTeardown: './libs/testing/src/global-teardown.ts',
};

export default {
  projects: [
    {
      ...everywhere,
      runner: sharedRunner,
      roots: inRoot(computing),
      testPathIgnorePatterns: [...never, ...inRoot(alone), ...inRoot(withServers)],
    },
    {
      ...everywhere,
      ...servers,
      runner: sharedRunner,
      roots: inRoot(folders),
      testPathIgnorePatterns: [
        ...never,
        ...inRoot(alone),
        `<rootDir>/(?!${eitherOf(withServers)})${eitherOf(computing)}/`,
      ],
    },
    {
      ...everywhere,
      ...servers,
      roots: inRoot(folders),
      testPathIgnorePatterns: [...never, `<rootDir>/(?!${eitherOf(alone)})`],
    },
  ],
  testSequencer: './tools/test/slow-first.mjs',
  // Much of the time is spent waiting for processes, so three keep two cores busy.
  maxWorkers: 3,
  // A limit against tests that hang, not a promise: beside others a second of work takes many.
  testTimeout: 120_000,
};
