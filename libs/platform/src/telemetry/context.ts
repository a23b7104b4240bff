import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** CallScope is what a piece of work inherits from the request that caused it. */
export interface CallScope {
  /** Epoch milliseconds after which nobody waits for the work any more. */
  deadline?: number;
  /** W3C trace context of the request. */
  traceparent: string;
}

const scopes = new AsyncLocalStorage<CallScope>();

/** currentScope is the scope of the running work, if it has one. */
export function currentScope(): CallScope | undefined {
  return scopes.getStore();
}

/** runInScope runs the work so that calls it makes inherit the deadline and the trace. */
export function runInScope<T>(scope: CallScope, work: () => T): T {
  return scopes.run(scope, work);
}

const hex = () => randomUUID().replaceAll('-', '');

/** newTraceparent starts a trace, or continues the given one under a new span. */
export function newTraceparent(parent?: string): string {
  const [, trace] = parent?.split('-') ?? [];
  return `00-${trace?.length === 32 ? trace : hex()}-${hex().slice(16)}-01`;
}
