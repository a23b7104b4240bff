import { types } from 'node:util';
import { AppError } from '@tailwright/contracts/errors';
import { BootError } from '../boot-error.js';

/** ErrorDescription is what a log may hold of an error. */
export interface ErrorDescription {
  name: string;
  code?: string;
  message?: string;
  detail?: string;
  frames?: string;
}

const ourOwn = [AppError, BootError];

/**
 * describeError keeps personal text out of logs: messages of foreign errors may quote what a person wrote
 * (JSON.parse, Postgres and model providers do), so only names, codes and stack frames of those are kept.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!isError(error)) return { name: typeof error };
  const { code, syscall, constraint } = error as { code?: unknown; syscall?: unknown; constraint?: unknown };
  const description: ErrorDescription = { name: error.name };
  if (typeof code === 'string') description.code = code;
  if (ourOwn.some((kind) => error instanceof kind) || typeof syscall === 'string') description.message = error.message;
  if (error instanceof AppError && error.internalDetail) description.detail = error.internalDetail;
  if (typeof constraint === 'string') description.detail = constraint;
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  if (frames?.length) description.frames = frames.slice(0, 12).join('\n');
  return description;
}

/** Errors from another realm, such as a worker's or a test sandbox's, are not instances of our Error. */
function isError(value: unknown): value is Error {
  return value instanceof Error || types.isNativeError(value);
}
