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

export default {
  testEnvironment: 'node',
  // No 'import': Jest would hand the ESM build of a package to a require().
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.txt'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', swc], '^.+\\.txt$': '<rootDir>/libs/testing/src/raw-text.mjs' },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1', '^(\\.{1,2}/.*\\.txt)\\?raw$': '$1' },
  roots: ['gateway', 'services', 'libs', 'frontend', 'tools', 'chaos'].map((folder) => `<rootDir>/${folder}`),
  testMatch: ['**/*.test.{ts,tsx,mjs}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/bundle/'],
  modulePathIgnorePatterns: ['/dist/', '/bundle/'],
  testSequencer: './tools/test/slow-first.mjs',
  globalSetup: './libs/testing/src/global-setup.ts',
  globalTeardown: './libs/testing/src/global-teardown.ts',
  // Much of the time is spent waiting for processes, so three keep two cores busy.
  maxWorkers: 3,
  // A limit against tests that hang, not a promise: beside others a second of work takes many.
  testTimeout: 120_000,
};
