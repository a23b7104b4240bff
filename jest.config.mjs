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

/** Below these folders tests compute, texts in and texts and figures out, and leave nothing behind. */
const computing = [
  'frontend/src',
  'libs/contracts/src',
  'libs/documents/src',
  'libs/resume-text/src',
  'services/ai/src',
];

/** But for these, which start servers, processes or threads, stop the clock, or put something in the place of what all use. */
const notComputing = [
  'frontend/src/features/analysis/reply-sender.test.ts',
  'frontend/src/features/documents/extract.test.ts',
  'frontend/src/lib/api.test.ts',
  'frontend/src/ui/progress.test.ts',
  'frontend/src/ui/toast.test.ts',
  'libs/documents/src/jail/',
  'services/ai/src/checks/',
  'services/ai/src/engine/announced-engine.test.ts',
  'services/ai/src/engine/budget.test.ts',
  'services/ai/src/engine/openai/breaker.test.ts',
  'services/ai/src/engine/openai/context-size.test.ts',
  'services/ai/src/jobs/',
  'services/ai/src/optimize/quotes.test.ts',
  'services/ai/src/text-work/',
  'services/ai/src/wiring.test.ts',
];

export default {
  projects: [
    {
      ...everywhere,
      // See tools/test/shared/runner.mjs.
      runner: './tools/test/shared/runner.mjs',
      roots: computing.map((folder) => `<rootDir>/${folder}`),
      testPathIgnorePatterns: [...never, ...notComputing.map((path) => `<rootDir>/${path}`)],
    },
    {
      ...everywhere,
      roots: ['gateway', 'services', 'libs', 'frontend', 'tools', 'chaos'].map((folder) => `<rootDir>/${folder}`),
      testPathIgnorePatterns: [...never, `<rootDir>/(?!${notComputing.join('|')})(?:${computing.join('|')})/`],
      globalSetup: './libs/testing/src/global-setup.ts',
      globalTeardown: './libs/testing/src/global-teardown.ts',
    },
  ],
  testSequencer: './tools/test/slow-first.mjs',
  // Much of the time is spent waiting for processes, so three keep two cores busy.
  maxWorkers: 3,
  // A limit against tests that hang, not a promise: beside others a second of work takes many.
  testTimeout: 120_000,
};
