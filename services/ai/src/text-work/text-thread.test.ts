import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, expect, test } from '@jest/globals';
import { programOf } from '@tailwright/testing/program';
import { make } from '@tailwright/testing/make';
import { asleepMark, endlessMark, keptWaitingMark } from '../testing/endless.js';
import { TextThread } from './text-thread.js';
import type { WorkLimits } from './watch-thread.js';

const entry = fileURLToPath(new URL('../testing/endless.thread.ts', import.meta.url));
const hours = 3_600_000;
let thread: TextThread;
afterEach(() => thread.close());

/** The work of a thread over a posting with the mark in it, within these limits. */
async function workOver(mark: string, limits: WorkLimits): Promise<unknown> {
  const { file, execArgv } = await programOf(entry);
  thread = new TextThread({ url: pathToFileURL(file), execArgv, limits });
  await thread.started;
  const request = make.optimizeRequest({ jobDescription: `Engineer wanted. ${mark}` });
  const draft = { text: request.resumeText, edits: [], askedAt: new Date() };
  return thread.work({ name: 'optimize.complete', input: { request, draft } }, () => undefined);
}

test('work that has to wait for a processor is not ended for the work of others', async () => {
  const work = workOver(keptWaitingMark, { processorMs: 900, wallMs: hours });
  await expect(work).resolves.toMatchObject({ optimizedResume: expect.any(String) });
});

test('work that uses more of a processor than it may is ended', async () => {
  await expect(workOver(endlessMark, { processorMs: 300, wallMs: hours })).rejects.toMatchObject({
    code: 'text_too_complex',
    internalDetail: expect.stringContaining('it used more than 300 ms of a processor'),
  });
  expect(thread.isUsable).toBe(false);
});

test('work that waits for something that never comes is ended by the clock', async () => {
  await expect(workOver(asleepMark, { processorMs: hours, wallMs: 600 })).rejects.toMatchObject({
    code: 'text_too_complex',
    internalDetail: expect.stringContaining('it took longer than 600 ms'),
  });
});
