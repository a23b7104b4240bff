import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { EngineFault } from '../fault.js';

/** toFault gives every failure of a provider call its type; the SDK's own messages may echo the prompt and go no further. */
export function toFault(error: unknown): EngineFault {
  const known = findFault(error);
  if (known) return known;
  if (error instanceof APIConnectionTimeoutError) return new EngineFault('timeout');
  if (error instanceof APIConnectionError) return new EngineFault('unreachable');
  if (error instanceof APIError) return fromStatus(error as APIError);
  if (error instanceof SyntaxError) return new EngineFault('unreadable');
  return new EngineFault('cut-off');
}

/** What providers call a used-up credit; OpenAI says it with 429, OpenRouter and DeepSeek with 402. */
const quotaCodes = ['insufficient_quota', 'billing_hard_limit_reached', 'billing_not_active', 'insufficient_credits'];
const textCodes = ['content_filter', 'content_policy_violation', 'invalid_prompt'];

function fromStatus({ status, code, type, message, headers }: APIError): EngineFault {
  const isNamed = (codes: string[]) => codes.includes(code ?? '') || codes.includes(type ?? '');
  if (status === 402 || isNamed(quotaCodes)) return new EngineFault('quota-spent');
  if (isNamed(textCodes)) return new EngineFault('refusal');
  // One text above the limit of a minute is never taken, and no pause of the others would help it.
  if (status === 429 && /request too large/i.test(message)) return new EngineFault('bad-request');
  if (status === 429) return new EngineFault('throttled', retryAfterMs(headers));
  if (status === 401 || status === 403) return new EngineFault('auth');
  if (status === 408 || status === 504) return new EngineFault('timeout');
  if (status !== undefined && status >= 400 && status < 500) return new EngineFault('bad-request');
  return new EngineFault('server-error');
}

/** A provider is asked again after this long at the latest: a date read by a wrong clock must not stop all jobs for days. */
const retryAfterMaxMs = 15 * 60_000;

/** Retry-After comes as seconds or as an HTTP date. */
function retryAfterMs(headers: Headers | undefined): number | undefined {
  const value = headers?.get('retry-after');
  if (!value) return undefined;
  const ms = /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.min(Math.max(0, ms), retryAfterMaxMs) : undefined;
}

/** The SDK wraps what our fetch throws, so the fault may sit below as a cause. */
function findFault(error: unknown): EngineFault | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if (cause instanceof EngineFault) return cause;
  }
  return undefined;
}
