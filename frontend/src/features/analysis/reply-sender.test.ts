import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type RepliesOfJob, ReplySender } from './reply-sender';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const state = (...ids: string[]): RepliesOfJob => ({
  jobId: 'job',
  replies: ids.map((requirement) => ({ requirement, reply: 'no', text: '' })),
});

/** A sender whose calls end when the test says so. */
function senderWithCalls() {
  const calls: { ids: string; answer: () => void; fail: () => void }[] = [];
  const outcomes: string[] = [];
  const sender = new ReplySender({
    send: ({ replies }) =>
      new Promise<void>((resolve, reject) =>
        calls.push({
          ids: replies.map(({ requirement }) => requirement).join(''),
          answer: resolve,
          fail: () => reject(new Error('no')),
        }),
      ),
    onEnd: (_, outcome) => outcomes.push(outcome),
  });
  return { sender, outcomes, calls, sent: () => calls.map(({ ids }) => ids) };
}

const pause = () => jest.advanceTimersByTimeAsync(400);

test('replies in a row are one call with the last state', async () => {
  const { sender, sent } = senderWithCalls();
  sender.send(state('a'));
  await jest.advanceTimersByTimeAsync(399);
  sender.send(state('a', 'b'));
  await jest.advanceTimersByTimeAsync(399);
  expect(sent()).toEqual([]);
  await pause();
  expect(sent()).toEqual(['ab']);
});

test('one call at a time: what came meanwhile is sent after it', async () => {
  const { sender, sent, calls, outcomes } = senderWithCalls();
  sender.send(state('a'));
  await pause();
  sender.send(state('a', 'b'));
  await pause();
  expect(sent()).toEqual(['a']);
  calls[0]!.answer();
  await pause();
  expect(sent()).toEqual(['a', 'ab']);
  calls[1]!.answer();
  await pause();
  expect(outcomes).toEqual(['outdated', 'kept']);
});

test('what failed is sent again when asked, and once only', async () => {
  const { sender, sent, calls, outcomes } = senderWithCalls();
  sender.send(state('a'));
  await pause();
  calls[0]!.fail();
  await pause();
  expect(sent()).toEqual(['a']);
  sender.retry();
  await pause();
  calls[1]!.answer();
  await pause();
  sender.retry();
  await pause();
  expect(sent()).toEqual(['a', 'a']);
  expect(outcomes).toEqual(['failed', 'kept']);
});

test('after a failure the next reply sends everything', async () => {
  const { sender, sent, calls } = senderWithCalls();
  sender.send(state('a'));
  await pause();
  calls[0]!.fail();
  await pause();
  sender.send(state('a', 'b'));
  await pause();
  expect(sent()).toEqual(['a', 'ab']);
});
