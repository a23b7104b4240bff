import { startFakeProvider } from '../libs/testing/src/fake-provider.ts';
import { Verdict } from './figures.mjs';
import { System } from './system.mjs';
import { Visitor, optimization } from './visitor.mjs';

/** What each misbehaviour must come to: a document, or the one error that names it. */
const misbehaviours = {
  'rate-limited': 'rate_limited',
  unauthorized: 'provider_auth',
  forbidden: 'provider_auth',
  'server-error': 'provider_failed',
  hang: 'deadline_exceeded',
  'slow-body': 'deadline_exceeded',
  reset: 'provider_failed',
  'reset-midway': 'provider_failed',
  html: 'provider_failed',
  'cut-json': 'provider_failed',
  'not-json': 'provider_failed',
  huge: 'provider_failed',
  refusal: 'provider_failed',
  length: 'provider_failed',
  empty: 'provider_failed',
  'no-role': 'ok',
  'no-streaming': 'ok',
  'no-json-schema': 'ok',
  fenced: 'ok',
  thinking: 'ok',
  plain: 'ok',
  // What a model may do wrong with edits that cite their lines: the resume comes back whole all the same.
  'absent-lines': 'ok',
  'cites-all': 'ok',
  endless: 'ok',
  foreign: 'ok',
  overclaiming: 'ok',
  'objecting-to-nothing': 'ok',
  'hang-after-edits': 'ok',
};
const times = 5;
const providerTimeoutMs = 4_000;
const deadlineMs = 90_000;
const memoryMbMax = 50;
/** Opening sooner would turn people away for a passing fault. */
const [failuresMin, failuresMax] = [9, 10];

async function residentMb({ opsPort }) {
  const text = await (await fetch(`http://127.0.0.1:${opsPort}/metrics`)).text();
  return Number(/^process_resident_memory_bytes\{.*\} (\S+)$/m.exec(text)?.[1]) / 2 ** 20;
}

const ask = (system) => new Visitor(system).post('/api/resume/optimize-json', optimization('Provider'));

function outcomeOf({ status, body }) {
  if (status === 200) return body.optimizedResume.includes('Project Provider') ? 'ok' : 'another document';
  return body?.code ?? `untyped ${status}`;
}

/** Each misbehaviour meets a worker of its own: an open breaker would keep the next from being seen. */
async function misbehave(system, provider, mode) {
  const [before] = system.alive('worker');
  provider.setMode('ok');
  const worker = await system.spawn('worker');
  if (before) await system.end(before, 'SIGTERM');
  // A young process grows with its first work, whatever that is; and many good answers keep its breaker closed.
  for (let round = 0; round < 4; round++) await Promise.all(Array.from({ length: times }, () => ask(system)));
  const startMb = await residentMb(worker);
  provider.setMode(mode);
  const answers = await Promise.all(Array.from({ length: times }, () => ask(system)));
  const grownMb = (await residentMb(worker)) - startMb;
  const outcomes = answers.map(outcomeOf);
  console.log(
    `  ${mode}: ${[...new Set(outcomes)].join('/')}, ${Math.round(Math.max(...answers.map(({ ms }) => ms)))} ms, ${grownMb.toFixed(0)} MB`,
  );
  return { mode, answers, grownMb, isExpected: outcomes.every((one) => one === misbehaviours[mode]) };
}

/** How many failing calls the breaker lets through, and how long after the provider's recovery it closes. */
async function tryBreaker(system, provider, short) {
  await Promise.all(system.alive('worker').map((worker) => system.end(worker, 'SIGTERM')));
  provider.setMode('reset');
  await system.spawn('worker');
  const before = provider.calls.length;
  let answer;
  let asked = 0;
  do answer = await ask(system);
  while (answer.body?.code !== 'overloaded' && ++asked < 15);
  const failures = provider.calls.length - before;
  // The breaker waits ten seconds before it tries again; the short form does not.
  if (short) return { failures };
  provider.setMode('ok');
  const recovered = Date.now();
  do answer = await ask(system);
  while (answer.status !== 200 && Date.now() - recovered < 30_000);
  return { failures, closedMs: Date.now() - recovered };
}

export default {
  title: `${Object.keys(misbehaviours).length} misbehaviours of the provider, ${times} times each`,
  minutes: 6,
  sabotages: {
    'the limit on an answer': {
      breaks: 'memory',
      edits: [
        { file: 'services/ai/dist/engine/openai/guarded-fetch.js', find: 'bytes > bodyBytesMax', replace: 'false' },
        { file: 'services/ai/dist/engine/openai/guarded-fetch.js', find: '> bodyBytesMax)', replace: '> Infinity)' },
      ],
    },
    'the circuit breaker': {
      breaks: 'breaker opens',
      edits: [{ file: 'services/ai/dist/engine/openai/breaker.js', find: 'policy.execute(call)', replace: 'call()' }],
    },
  },
  async run({ sabotage, short, keep }) {
    const provider = keep(await startFakeProvider());
    const env = {
      OPENAI_BASE_URL: provider.url,
      OPENAI_MODEL: 'fake-model',
      OPENAI_TIMEOUT_MS: String(providerTimeoutMs),
    };
    const system = keep(await System.start({ workers: 0, env, sabotage }));
    const all = [];
    for (const mode of short ? ['huge'] : Object.keys(misbehaviours)) all.push(await misbehave(system, provider, mode));
    const answers = all.flatMap((one) => one.answers);
    const astray = all.filter((one) => !one.isExpected).map(({ mode }) => mode);
    const slowest = Math.max(...answers.map(({ ms }) => ms));
    const grownMb = Math.max(...all.map((one) => one.grownMb));
    const breaker = await tryBreaker(system, provider, short);
    const verdict = new Verdict()
      .expect(
        'expected outcomes',
        `${all.length - astray.length} of ${all.length} as they must end${astray.length ? ` (not ${astray.join(' ')})` : ''}`,
        astray.length === 0,
      )
      .expect('in time', `slowest ${(slowest / 1_000).toFixed(1)} s`, slowest <= deadlineMs + 1_000)
      .expect('memory', `memory +${grownMb.toFixed(0)} MB at most`, grownMb < memoryMbMax)
      .expect(
        'breaker opens',
        `breaker open after ${breaker.failures} failures`,
        breaker.failures >= failuresMin && breaker.failures <= failuresMax,
      );
    if (short) return verdict;
    return verdict.expect(
      'breaker closes',
      `closed ${(breaker.closedMs / 1_000).toFixed(1)} s after the recovery`,
      breaker.closedMs <= 15_000,
    );
  },
};
