import type { ChatCompletionChunk } from 'openai/resources/chat/completions';
import { EngineFault } from '../fault.js';

/** Each look at an unfinished answer reads all of it, and tokens come by the thousand. */
const partialEveryMs = 100;

/** A resume of 50,000 characters, each of them escaped, with the form around it is shorter. */
const answerCharsMax = 400_000;

/** What a chunk says, or a whole answer from a server that does not stream. */
interface Piece {
  content?: string | null;
  refusal?: string | null;
}

/** AnswerListener is told now and then what has come, and may say that it is enough. */
export interface AnswerListener {
  onPartial?(raw: string): void;
  isEnough?(raw: string): boolean;
}

/** AnswerProgress is what has come of an answer so far, and the tokens the provider counted, if it tells. */
export class AnswerProgress {
  text = '';
  tokens?: number;

  constructor(readonly listener: AnswerListener) {}
}

/** collectAnswer reads a stream to its end, or until it is enough, and returns the text in it. Throws EngineFault. */
export async function collectAnswer(
  stream: AsyncIterable<ChatCompletionChunk>,
  progress: AnswerProgress,
): Promise<string> {
  let finish: string | null | undefined;
  let shownAt = 0;
  for await (const chunk of stream) {
    const total = chunk.usage?.total_tokens;
    if (typeof total === 'number' && total > 0) progress.tokens = total;
    const choice = chunk.choices?.[0] as { delta?: Piece; message?: Piece; finish_reason?: string | null } | undefined;
    const piece = choice?.delta ?? choice?.message;
    if (piece?.refusal) throw new EngineFault('refusal');
    finish = choice?.finish_reason ?? finish;
    if (!piece?.content) continue;
    progress.text += piece.content;
    if (progress.text.length > answerCharsMax) throw new EngineFault('too-large');
    if (Date.now() - shownAt < partialEveryMs) continue;
    shownAt = Date.now();
    progress.listener.onPartial?.(progress.text);
    if (progress.listener.isEnough?.(progress.text)) return progress.text;
  }
  if (finish === 'length') throw new EngineFault('cut-by-length');
  if (finish === 'content_filter') throw new EngineFault('refusal');
  if (progress.text.trim() === '') throw new EngineFault('empty');
  // Every server names a reason on its last chunk; without one the connection ended early.
  if (!finish) throw new EngineFault('cut-off');
  return progress.text;
}
