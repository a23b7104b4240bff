import { expect, test } from '@jest/globals';
import type { ChatCompletionChunk } from 'openai/resources/chat/completions';
import { AnswerProgress, collectAnswer } from './collect-answer.js';

async function* streamOf(pieces: number, taken: { count: number }): AsyncGenerator<ChatCompletionChunk> {
  for (let at = 0; at < pieces; at += 1) {
    taken.count = at + 1;
    const finish_reason = at === pieces - 1 ? 'stop' : null;
    yield await Promise.resolve({
      choices: [{ index: 0, delta: { content: 'x'.repeat(50_000) }, finish_reason }],
    } as ChatCompletionChunk);
  }
}

test('an answer longer than any resume is refused before all of it has come', async () => {
  const taken = { count: 0 };
  const answer = collectAnswer(streamOf(40, taken), new AnswerProgress({}));
  await expect(answer).rejects.toMatchObject({ reason: 'too-large' });
  expect(taken.count).toBeLessThan(12);
});

test('the longest answer that a resume can need is read whole', async () => {
  await expect(collectAnswer(streamOf(6, { count: 0 }), new AnswerProgress({}))).resolves.toHaveLength(300_000);
});
