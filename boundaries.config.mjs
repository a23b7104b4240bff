// Who may import whom: docs/architecture.md, "Laws". `npm run check` cruises every import, relative, by package and dynamic.
const tests = '\\.(test|fixture)\\.tsx?$|/src/(testing|fixtures)/';
const serverPackages = [
  '^node_modules/(@nestjs|typeorm|pg|ioredis|bullmq|pino|fastify|@fastify|openai|nodemailer|prom-client|reflect-metadata)/',
];
const workspace = '^(frontend|gateway|services|libs|e2e|bench|chaos|tools|deploy)/';

/** only allows a package these workspace folders beside itself; its tests may use what tests are made of, too. */
function only(name, own, others, comment) {
  const allowed = [`^${own}/`, ...others.map((folder) => `^${folder}/`)];
  return [
    {
      name,
      comment,
      severity: 'error',
      from: { path: `^${own}/`, pathNot: tests },
      to: { path: workspace, pathNot: allowed },
    },
    {
      name: `${name}-in-tests`,
      comment,
      severity: 'error',
      from: { path: `^${own}(?=/).*(${tests})` },
      to: { path: workspace, pathNot: [...allowed, '^libs/testing/', '^tools/'] },
    },
  ];
}

/**
 * oneWay allows each folder below `own` only those before it in `order`; with `types: false` a type may be imported from
 * anywhere, since what only the compiler reads makes no circle.
 */
function oneWay(name, own, order, { types, comment }) {
  return order.map((folder, at) => ({
    name,
    comment,
    severity: 'error',
    from: { path: `^${own}/${folder}/`, pathNot: tests },
    to: {
      path: `^${own}/[^/]+/`,
      pathNot: order.slice(0, at + 1).map((each) => `^${own}/${each}/`),
      ...(types ? {} : { dependencyTypesNot: ['type-only'] }),
    },
  }));
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'contracts-import-only-zod',
      comment: 'contracts imports only zod: the browser loads it.',
      severity: 'error',
      from: { path: '^libs/contracts/', pathNot: tests },
      to: { pathNot: ['^libs/contracts/', '^node_modules/zod/'] },
    },
    {
      name: 'resume-text-imports-nothing',
      comment: 'the grammar of a resume is pure: the browser, the services and the reader of files load it.',
      severity: 'error',
      from: { path: '^libs/resume-text/', pathNot: tests },
      to: { pathNot: ['^libs/resume-text/'] },
    },
    ...oneWay(
      'resume-text-one-way',
      'libs/resume-text/src',
      ['data', 'text', 'recognizers', 'posting', 'page', 'lines', 'heads', 'sections', 'document'],
      { types: false, comment: 'a layer of the grammar builds on those before it.' },
    ),
    ...oneWay(
      'ai-one-way',
      'services/ai/src',
      [
        ...['text', 'lexicon', 'posting', 'evidence', 'analysis', 'facts', 'engine', 'results', 'text-work', 'jobs'],
        ...['optimize', 'build', 'cover-letter', 'checks'],
      ],
      { types: true, comment: 'a step of a job knows those before it, by their types too.' },
    ),
    ...oneWay('facts-one-way', 'services/ai/src/facts', ['words', 'figures', 'papers', 'claims'], {
      types: false,
      comment: 'the guard builds on what it knows of words and figures.',
    }),
    {
      name: 'measures-stay-outside',
      comment: 'what only developers run, measures and training, is no part of a service.',
      severity: 'error',
      from: { path: '^(services|libs)/[^/]+/src/', pathNot: tests },
      to: { path: '^(services|libs)/[^/]+/(eval|train)/' },
    },
    ...only('platform-imports-contracts', 'libs/platform', ['libs/contracts'], 'platform knows no product code.'),
    ...only(
      'documents-imports-contracts',
      'libs/documents',
      ['libs/contracts', 'libs/resume-text'],
      'documents runs alone in a child.',
    ),
    ...only(
      'frontend-imports-contracts',
      'frontend',
      ['libs/contracts', 'libs/resume-text'],
      'the web app sees contracts and the grammar.',
    ),
    ...only(
      'gateway-reaches-services-by-calls',
      'gateway',
      ['libs/contracts', 'libs/platform', 'libs/documents'],
      'what a service does is reached over the bus.',
    ),
    ...['auth', 'resume', 'ai', 'mail'].flatMap((service) =>
      only(
        `${service}-imports-no-other-service`,
        `services/${service}`,
        service === 'ai'
          ? ['libs/contracts', 'libs/platform', 'libs/resume-text']
          : ['libs/contracts', 'libs/platform'],
        'services meet in calls and events, never in code.',
      ),
    ),
    {
      name: 'no-server-code-in-the-browser',
      comment: 'the web app carries nothing that runs on a server.',
      severity: 'error',
      from: { path: '^frontend/src/', pathNot: tests },
      to: { path: [...serverPackages, '^node_modules/zod/'] },
    },
    {
      name: 'no-node-in-the-browser',
      comment: 'a browser has no node: modules.',
      severity: 'error',
      from: { path: '^(frontend|libs/contracts|libs/resume-text)/src/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'documents-knows-no-bus',
      comment: 'the jailed child needs no framework, store or bus.',
      severity: 'error',
      from: { path: '^libs/documents/', pathNot: tests },
      to: { path: serverPackages },
    },
    {
      name: 'declared',
      comment: 'a package is imported by those whose package.json names it.',
      severity: 'error',
      from: { path: '^(frontend|gateway|services|libs)/', pathNot: [tests, '^libs/testing/'] },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'resolved',
      comment: 'an import nobody can follow is an import nobody can judge.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-circles',
      comment: 'a circle has no first file to read.',
      severity: 'error',
      from: { path: '^(frontend|gateway|services|libs)/', pathNot: tests },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|bundle|results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css', '.d.ts'],
    },
  },
};
