import { startFakeProvider } from '../libs/testing/src/fake-provider.ts';
import { Verdict } from './figures.mjs';
import { System } from './system.mjs';
import { Visitor, optimization } from './visitor.mjs';

const misbehaviours = [
  'rate-limited', 'unauthorized', 'forbidden', 'server-error', 'hang', 'slow-body', 'reset', 'reset-midway', 'html', 'cut-json',
  'not-json', 'huge', 'refusal', 'length', 'empty', 'no-role', 'no-streaming', 'no-json-schema', 'fenced', 'thinking', 'plain',
]; // prettier-ignore
const times = 5;
const providerTimeoutMs = 4_000;
const deadlineMs = 90_000;
const memoryMbMax = 50;

async function residentMb({ opsPort }) {
  const text = await (await fetch(`http://127.0.0.1:${opsPort}/metrics`)).text();
  return Number(/^process_resident_memory_bytes\{.*\} (\S+)$/m.exec(text)?.[1]) / 2 ** 20;
}

const ask = (system) => new Visitor(system).post('/api/resume/optimize-json', optimization('Provider'));
const isTyped = ({ status, body }) =>
  (status === 200 && body.optimizedResume.length > 0) || typeof body?.code === 'string';

/** Each misbehaviour meets a worker of its own: an open breaker would keep the next from being seen. */
async function misbehave(system, provider, mode) {
  const [before] = system.alive('worker');
  provider.setMode('ok');
  const worker = await system.spawn('worker');
  if (before) await system.end(before, 'SIGTERM');
  // A young process grows with its first work, whatever that is.
  for (let round = 0; round < 4; round++) await Promise.all(Array.from({ length: times }, () => ask(system)));
  const startMb = await residentMb(worker);
  provider.setMode(mode);
  const answers = await Promise.all(Array.from({ length: times }, () => ask(system)));
  const grownMb = (await residentMb(worker)) - startMb;
  const codes = [...new Set(answers.map(({ status, body }) => body?.code ?? status))].join('/');
  console.log(
    `  ${mode}: ${codes}, ${Math.round(Math.max(...answers.map(({ ms }) => ms)))} ms, ${grownMb.toFixed(0)} MB`,
  );
  return { answers, grownMb };
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
  title: `${misbehaviours.length} misbehaviours of the provider, ${times} times each`,
  minutes: 6,
  sabotages: {
    'the limit on an answer': [
      { file: 'services/ai/dist/engine/openai/guarded-fetch.js', find: 'bytes > bodyBytesMax', replace: 'false' },
      { file: 'services/ai/dist/engine/openai/guarded-fetch.js', find: '> bodyBytesMax)', replace: '> Infinity)' },
    ],
    'the circuit breaker': [
      { file: 'services/ai/dist/engine/openai/breaker.js', find: 'policy.execute(call)', replace: 'call()' },
    ],
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
    for (const mode of short ? ['huge'] : misbehaviours) all.push(await misbehave(system, provider, mode));
    const answers = all.flatMap((one) => one.answers);
    const typed = answers.filter((one) => isTyped(one) && one.ms <= deadlineMs + 1_000);
    const slowest = Math.max(...answers.map(({ ms }) => ms));
    const grownMb = Math.max(...all.map((one) => one.grownMb));
    const breaker = await tryBreaker(system, provider, short);
    const verdict = new Verdict()
      .expect(`${typed.length}/${answers.length} typed answers`, typed.length === answers.length)
      .expect(`slowest ${(slowest / 1_000).toFixed(1)} s`, slowest <= deadlineMs + 1_000)
      .expect(`memory +${grownMb.toFixed(0)} MB at most`, grownMb < memoryMbMax)
      .expect(`breaker open after ${breaker.failures} failures`, breaker.failures <= 10);
    if (short) return verdict;
    return verdict.expect(
      `closed ${(breaker.closedMs / 1_000).toFixed(1)} s after the recovery`,
      breaker.closedMs <= 15_000,
    );
  },
};
