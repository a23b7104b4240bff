import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { ErrorCode } from '@tailwright/contracts/errors';
import {
  type FakeProvider,
  type ProviderMode,
  countedTokens,
  startFakeProvider,
} from '@tailwright/testing/fake-provider';
import type { Budget } from '../budget.js';
import type { Run } from '../engine.js';
import { EngineFault, type FaultReason } from '../fault.js';
import { createBreaker } from './breaker.js';
import { inThisThread } from '../../text-work/text-work.js';
import { OpenAiEngine } from './openai.engine.js';

let provider: FakeProvider;
beforeAll(async () => {
  provider = await startFakeProvider();
});
afterEach(() => provider.setMode('ok'));
afterAll(() => provider.stop());

const resumeText = `Ada Example
ada@example.test · +44 20 7946 0958 · https://ada.example.test/cv

Experience
Engineer, Example Mills, 2019 - 2021
• Built looms with TypeScript`;
const input = {
  resumeText,
  jobDescription: 'We want TypeScript. Write to hr@company.test',
  style: 'standard' as const,
};

const makeEngine = (overrides: { timeoutMs?: number; budget?: Budget } = {}) =>
  new OpenAiEngine(
    { apiKey: 'secret', baseUrl: provider.url, model: 'fake-model', timeoutMs: 30_000, ...overrides },
    inThisThread,
  );
const run = (overrides: Partial<Run> = {}): Run => ({
  signal: new AbortController().signal,
  onText: () => undefined,
  ...overrides,
});

test('the resume comes back as Markdown with its contact details, which the provider never sees', async () => {
  const { text } = await makeEngine().tailor(input, run());
  expect(text).toContain('# Ada Example');
  expect(text).toContain('ada@example.test · +44 20 7946 0958 · https://ada.example.test/cv');
  const sent = JSON.stringify(provider.calls.map(({ messages }) => messages));
  expect(sent).toContain('Engineer | Example Mills | 2019 - 2021');
  expect(sent).not.toContain('Ada');
  expect(sent).not.toMatch(/ada@example|7946|ada\.example|hr@company/);
});

test('text streams while it is written, without the JSON around it', async () => {
  provider.setMode('slow');
  // Written for over a second: however busy the machine is, more than one part of it is seen.
  const lines = Array.from(
    { length: 20 },
    (_, index) => `• Built loom ${index + 1} of the weaving hall with TypeScript`,
  );
  const long = { ...input, resumeText: [resumeText, ...lines].join('\n') };
  const seen: string[] = [];
  const { text } = await makeEngine().tailor(long, run({ onText: (soFar) => seen.push(soFar) }));
  expect(seen.length).toBeGreaterThan(1);
  // The resume as it was written first, and then with each edit that has come.
  for (const soFar of [...seen, text]) expect(soFar.split('\n')).toHaveLength(text.split('\n').length);
  expect(seen[0]).toContain('Built looms with TypeScript\n');
  expect(text).toContain('Built looms with TypeScript.\n');
});

test.each<ProviderMode>(['thinking', 'fenced', 'no-streaming', 'no-role', 'slow'])(
  'a provider in mode %s gives the same document',
  async (mode) => {
    const expected = await makeEngine().tailor(input, run());
    provider.setMode(mode);
    expect(await makeEngine().tailor(input, run())).toEqual(expected);
  },
);

test.each<ProviderMode>(['plain', 'no-json-schema'])(
  'a provider in mode %s, which can only write documents, writes the whole resume',
  async (mode) => {
    provider.setMode(mode);
    const { text, edits } = await makeEngine().tailor(input, run());
    expect(text).toContain('# Ada Example');
    expect(text).toContain('Built looms with TypeScript');
    expect(edits).toEqual([]);
  },
);

test('the form a server understands is remembered', async () => {
  const engine = makeEngine();
  provider.setMode('no-json-schema');
  await engine.tailor(input, run());
  const before = provider.calls.length;
  await engine.tailor(input, run());
  expect(provider.calls.slice(before).map((call) => call.format)).toEqual(['text']);
});

const misbehaviours: [ProviderMode, ErrorCode, FaultReason, boolean][] = [
  ['rate-limited', 'rate_limited', 'throttled', true],
  ['quota-spent', 'provider_failed', 'quota-spent', false],
  ['unauthorized', 'provider_auth', 'auth', false],
  ['forbidden', 'provider_auth', 'auth', false],
  ['server-error', 'provider_failed', 'server-error', true],
  ['reset', 'provider_failed', 'unreachable', true],
  ['reset-midway', 'provider_failed', 'cut-off', true],
  ['html', 'provider_failed', 'wrong-content-type', true],
  ['cut-json', 'provider_failed', 'unreadable', true],
  ['not-json', 'provider_failed', 'unreadable', true],
  ['huge', 'provider_failed', 'too-large', false],
  ['refusal', 'provider_failed', 'refusal', false],
  ['length', 'provider_failed', 'cut-by-length', false],
  ['empty', 'provider_failed', 'empty', true],
  ['hang', 'deadline_exceeded', 'timeout', false],
  ['slow-body', 'deadline_exceeded', 'too-slow', false],
];
/** What is slow has begun to answer by then. */
const timeouts: Partial<Record<ProviderMode, number>> = { hang: 400, 'slow-body': 3_000 };
describe('every misbehaviour of a provider has a type', () => {
  test.each(misbehaviours)('%s is %s (%s)', async (mode, code, reason, retryable) => {
    provider.setMode(mode);
    const failure = await makeEngine({ timeoutMs: timeouts[mode] ?? 30_000 })
      .tailor(input, run())
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(EngineFault);
    expect(failure).toMatchObject({ code, reason, retryable });
    expect(JSON.stringify(failure) + String(failure)).not.toMatch(/Ada|Mills/);
  });

  test('nobody listening is provider_failed', async () => {
    const engine = new OpenAiEngine(
      { baseUrl: 'http://127.0.0.1:1/v1', model: 'fake-model', timeoutMs: 30_000 },
      inThisThread,
    );
    await expect(engine.tailor(input, run())).rejects.toMatchObject({ reason: 'unreachable' });
  });

  test('Retry-After is passed on', async () => {
    provider.setMode('rate-limited');
    await expect(makeEngine().tailor(input, run())).rejects.toMatchObject({
      retryAfterMs: 1_000,
      details: { retryAfterSeconds: 1 },
    });
  });
});

test('a cancelled run ends the call at the provider and throws what it was cancelled with', async () => {
  provider.setMode('slow-body');
  const cancel = new AbortController();
  const reason = new Error('cancelled');
  const writing = makeEngine().tailor(input, run({ signal: cancel.signal, onText: () => cancel.abort(reason) }));
  await expect(writing).rejects.toBe(reason);
});

test('a server that names its context gets what fits into it on the next attempt, and from then on', async () => {
  provider.setMode('small-context');
  const engine = makeEngine();
  const long = { ...input, resumeText: `${resumeText}\n${'• Wove cloth of many kinds for the hall\n'.repeat(600)}` };
  await expect(engine.tailor(long, run())).rejects.toMatchObject({ reason: 'context-too-small', retryable: true });
  expect((await engine.tailor(long, run())).text).toContain('Engineer | Example Mills');
  const before = provider.calls.length;
  await engine.tailor(long, run());
  expect(provider.calls.slice(before).map(({ format }) => format)).not.toContain('text');
});

test('the circuit opens within 10 failures, fails fast without a call, and closes again', async () => {
  // Longer than the refused calls take on a busy machine.
  const breaker = createBreaker({ halfOpenAfterMs: 4_000 });
  const engine = new OpenAiEngine(
    { baseUrl: provider.url, model: 'fake-model', timeoutMs: 30_000, breaker },
    inThisThread,
  );
  provider.setMode('server-error');
  const reasons: string[] = [];
  for (let call = 0; call < 12; call += 1) {
    await engine.tailor(input, run()).catch((error: EngineFault) => reasons.push(error.reason));
  }
  expect(reasons.indexOf('circuit-open')).toBeLessThanOrEqual(10);
  expect(reasons.at(-1)).toBe('circuit-open');
  await expect(engine.tailor(input, run())).rejects.toMatchObject({ code: 'overloaded' });
  provider.setMode('ok');
  await new Promise((resume) => setTimeout(resume, 4_050));
  expect((await engine.tailor(input, run())).text).toContain('Ada Example');
});

test('the budget is told what the provider counted, of a cut answer all, and of a refused call nothing', async () => {
  const reserved: number[] = [];
  const settled: number[] = [];
  const budget = {
    reserve: (tokens: number) => {
      reserved.push(tokens);
      return Promise.resolve((used: number) => Promise.resolve(void settled.push(used)));
    },
    pause: () => Promise.resolve(),
  };
  const engine = makeEngine({ budget });
  provider.setMode('counting');
  await engine.tailor(input, run());
  provider.setMode('length');
  await engine.tailor(input, run()).catch(() => undefined);
  provider.setMode('quota-spent');
  await engine.tailor(input, run()).catch(() => undefined);
  // Two calls for the first resume: the edits, and their second reading.
  expect(settled).toEqual([countedTokens, countedTokens, reserved[2], 0]);
});

test('a form keeps its e-mail address from the provider and gets it back', async () => {
  const form = {
    personal_info: { first_name: 'Ada', last_name: 'Example', email: 'ada@example.test' },
    work_experience: [],
    education: [],
    skills: ['TypeScript'],
    additional: { languages: [], certifications: [], projects: [], hobbies: [] },
    template: 'modern' as const,
  };
  expect(await makeEngine().build(form, run())).toContain('ada@example.test');
  expect(JSON.stringify(provider.calls.at(-1)?.messages)).not.toContain('ada@example');
});

test('a letter greets the recipient and ends with the applicant', async () => {
  const letter = await makeEngine().writeLetter(
    { ...input, applicantName: 'Ada Example', recipientName: 'Grace Hopper', style: 'formal' },
    run(),
  );
  expect(letter).toMatch(/^Dear Grace Hopper,[\s\S]*Ada Example$/);
});
