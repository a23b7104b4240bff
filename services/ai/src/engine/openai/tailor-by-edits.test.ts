import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type FakeProvider, type ProviderMode, startFakeProvider } from '@tailwright/testing/fake-provider';
import { inThisThread } from '../../text-work/text-work.js';
import type { Budget } from '../budget.js';
import type { Run, Written } from '../engine.js';
import { EngineFault } from '../fault.js';
import { OpenAiEngine } from './openai.engine.js';

let provider: FakeProvider;
beforeAll(async () => {
  provider = await startFakeProvider();
});
afterEach(() => provider.setMode('ok'));
afterAll(() => provider.stop());

const input = {
  resumeText: `Ada Example
ada@example.test

Experience
Engineer, Example Mills, 2019 - 2021
- Built looms with TypeScript for the weaving hall
- Trained weavers on the new looms`,
  jobDescription: 'Requirements\n- TypeScript\n- Training of weavers',
  style: 'standard' as const,
};
const bullets = ['Built looms with TypeScript for the weaving hall', 'Trained weavers on the new looms'];

async function tailor(mode: ProviderMode, more: { run?: Partial<Run>; timeoutMs?: number; budget?: Budget } = {}) {
  provider.setMode(mode);
  const before = provider.calls.length;
  const { run = {}, timeoutMs = 30_000, ...options } = more;
  const engine = new OpenAiEngine({ baseUrl: provider.url, model: 'fake-model', timeoutMs, ...options }, inThisThread);
  const written = await engine.tailor(input, {
    signal: new AbortController().signal,
    onText: () => undefined,
    ...run,
  });
  return { ...written, asked: provider.calls.slice(before).map(({ about }) => about) };
}

const isAsWritten = ({ text }: Written) => text.endsWith(`${bullets.map((each) => `- ${each}`).join('\n')}\n`);

test('a model changes lines by edits that say what they rest on and serve, and reads them a second time', async () => {
  const written = await tailor('ok');
  expect(written.text).toContain(`- ${bullets[0]}.\n- ${bullets[1]}.\n`);
  expect(written.edits).toMatchObject(bullets.map((each) => ({ text: `${each}.`, lines: [each], kind: 'reworded' })));
  expect(written.edits[0]?.requirements).toHaveLength(1);
  expect(written.asked).toEqual(['edits', 'second-reading']);
});

describe('of a model that does not keep to the protocol', () => {
  test.each<[string, ProviderMode]>([
    ['edits that cite lines which do not exist', 'absent-lines'],
    ['edits in another language', 'foreign'],
  ])('%s change nothing, and go back once', async (_, mode) => {
    const written = await tailor(mode);
    expect(isAsWritten(written)).toBe(true);
    expect(written.edits).toEqual([]);
    expect(written.asked.filter((about) => about === 'findings')).toHaveLength(1);
  });

  test('edits that cite everything never replace more than their own line', async () => {
    const { text } = await tailor('cites-all');
    expect(text.match(/^- /gm)).toHaveLength(2);
    expect(text).toContain('### Engineer | Example Mills');
  });

  test('an endless list is cut where it says nothing new', async () => {
    const { edits, text } = await tailor('endless');
    expect(edits).toHaveLength(2);
    expect(text).toContain(`- ${bullets[0]}.\n- ${bullets[1]}.\n`);
  });

  test('lies are taken back, told, and leave the lines as written', async () => {
    const written = await tailor('inventing');
    expect(written.text).not.toMatch(/Globex|450|AWS|87%/);
    const overclaimed = await tailor('obeying');
    expect(overclaimed.text).not.toMatch(/evil|Globex|best of all|You are an editor/);
  });
});

test('findings go back once, and what the model mends stands', async () => {
  const written = await tailor('overclaiming');
  expect(written.asked).toEqual(['edits', 'findings', 'second-reading']);
  expect(written.text).not.toContain('87%');
  expect(written.edits).toMatchObject(bullets.map((each) => ({ text: `${each}.` })));
  expect(written.notAdded).toEqual([]);
});

test('a model writes the lines at the top, and a name that is not true of them goes back to it', async () => {
  const { text, edits } = await tailor('highlighting');
  expect(text).toContain('## Highlights\n\n- Built looms with TypeScript for\n- Trained weavers on\n');
  expect(edits).toContainEqual(expect.objectContaining({ kind: 'summary', lines: [bullets[0]] }));
  const misnamed = await tailor('misnaming');
  expect(misnamed.text).not.toContain('Chief Officer');
  expect(misnamed.asked).toContain('findings');
});

test('an objection takes an edit back, one that quotes nothing does not', async () => {
  const vetoed = await tailor('objecting');
  expect(isAsWritten(vetoed)).toBe(true);
  expect(vetoed.notAdded).toMatchObject([{ text: 'carefully' }, { text: 'carefully' }]);
  expect((await tailor('objecting-to-nothing')).edits).toHaveLength(2);
});

describe('the later calls never cost the job', () => {
  test('when one of them hangs', async () => {
    const { asked, edits } = await tailor('hang-after-edits', { timeoutMs: 3_000 });
    expect(asked).toEqual(['edits', 'second-reading']);
    expect(edits).toHaveLength(2);
  });

  test('when there is no time for them', async () => {
    const deadline = new Date(Date.now() + 8_000);
    const { asked, edits } = await tailor('overclaiming', { run: { deadline } });
    expect(asked).toEqual(['edits']);
    expect(edits).toEqual([]);
  });

  test('when there is no budget for them', async () => {
    const reserved: unknown[] = [];
    const budget: Budget = {
      reserve: (_tokens, call) => {
        reserved.push(call?.isOptional ?? false);
        if (call?.isOptional) return Promise.reject(new EngineFault('budget-spent'));
        return Promise.resolve(() => Promise.resolve());
      },
      pause: () => Promise.resolve(),
    };
    const { asked, edits } = await tailor('ok', { budget });
    expect(asked).toEqual(['edits']);
    expect(reserved).toEqual([false, true]);
    expect(edits).toHaveLength(2);
  });

  test('and what was written before them is kept first', async () => {
    const kept: Written[] = [];
    const keep = (written: Written) => Promise.resolve(void kept.push(written));
    const { text } = await tailor('hang-after-edits', { timeoutMs: 3_000, run: { keep } });
    expect(kept.map((written) => written.text)).toEqual([text]);
  });
});

test('a job that is cancelled during a later call ends with what it was cancelled with', async () => {
  const cancel = new AbortController();
  const reason = new Error('cancelled');
  const keep = () => Promise.resolve(void setTimeout(() => cancel.abort(reason), 50));
  await expect(tailor('hang-after-edits', { run: { signal: cancel.signal, keep } })).rejects.toBe(reason);
});

test('the resume is shown as it was written first, and then with each edit that is complete', async () => {
  const seen: string[] = [];
  const { text } = await tailor('slow', { run: { onText: (soFar) => seen.push(soFar) } });
  expect(seen[0]).toContain(`- ${bullets[0]}\n- ${bullets[1]}\n`);
  expect(seen).toContainEqual(expect.stringContaining(`- ${bullets[0]}.\n`));
  expect(seen.every((soFar) => soFar.startsWith('# Ada Example') && !soFar.includes('"lines"'))).toBe(true);
  expect(text).toContain(`- ${bullets[1]}.\n`);
});
