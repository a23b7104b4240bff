import { APIError } from 'openai';

const told = /(?:context (?:length|size|window)|n_ctx)\D{0,40}?(\d{3,7})/i;

/**
 * readContextLimit is the context a server names when it refuses a prompt as too long, in tokens: 0 when it names none,
 * undefined for any other error. The message itself goes no further.
 */
export function readContextLimit(error: unknown): number | undefined {
  if (!(error instanceof APIError)) return undefined;
  const { status, code, message } = error as APIError;
  if (status !== 400 && status !== 413) return undefined;
  if (code !== 'context_length_exceeded' && !/context (?:length|size|window)|n_ctx/i.test(message)) return undefined;
  return Number(told.exec(message)?.[1] ?? 0);
}
