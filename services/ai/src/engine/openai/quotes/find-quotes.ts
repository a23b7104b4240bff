import type { OptimizeRequest } from '@tailwright/contracts/optimize';
import type { Quote } from '../../../evidence/quotes.js';
import type { EngineTexts } from '../../text-tasks.js';
import type { Run } from '../../engine.js';
import type { Chat } from '../chat.js';
import { quotesQuestion } from '../question.js';

/** What checking and scoring take at the end of a job. */
const closingMs = 6_000;
/** A call that has less time would only be broken off. */
const callMsMin = 5_000;
/** Nobody waits longer for what a resume can do without. */
const callMsMax = 30_000;

interface Means {
  chat: Chat;
  texts: EngineTexts;
}

/** findQuotes asks once where a resume shows what the code did not find; undefined when there is no time or no answer. */
export async function findQuotes(
  { chat, texts }: Means,
  request: OptimizeRequest,
  { deadline, signal }: Pick<Run, 'deadline' | 'signal'>,
): Promise<Quote[] | undefined> {
  const leftMs = deadline === undefined ? callMsMax : deadline.getTime() - Date.now() - closingMs;
  if (leftMs < callMsMin) return undefined;
  const question = { request, tokens: chat.documentTokens, today: new Date() };
  const asked = await texts.run('openai.ask-quotes', question, { signal });
  if (!asked) return [];
  try {
    const timeout = AbortSignal.timeout(Math.min(leftMs, callMsMax));
    const proposed = await chat.ask(quotesQuestion(asked.prompt), AbortSignal.any([signal, timeout]));
    return await texts.run('openai.take-quotes', { request, asked: asked.asked, proposed }, { signal });
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}
