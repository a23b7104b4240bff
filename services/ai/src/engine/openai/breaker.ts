import {
  BrokenCircuitError,
  CircuitState,
  type IBackoffFactory,
  SamplingBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import { EngineFault } from '../fault.js';
import type { BreakerState } from '../provider-metrics.js';

/** After this time one call is let through to see whether the provider has recovered. */
const halfOpenAfterMs = 10_000;

export interface Breaker {
  run<T>(call: () => Promise<T>): Promise<T>;
}

/**
 * createBreaker opens when more than half of at least 9 calls within 30 s fail, and then fails fast; so do those that
 * come while one call tries whether the provider has recovered.
 */
export function createBreaker(
  options: { halfOpenAfterMs?: number; onState?: (state: BreakerState) => void } = {},
): Breaker {
  const pauseMs = options.halfOpenAfterMs ?? halfOpenAfterMs;
  const isTrying = () => policy.state === CircuitState.HalfOpen;
  const policy = circuitBreaker(
    handleWhen((error) => isIllness(error) || (isTrying() && saysNothing(error))),
    {
      halfOpenAfter: pauseOf(pauseMs),
      breaker: new SamplingBreaker({ threshold: 0.5, duration: 30_000, minimumRps: 0.3 }),
    },
  );
  policy.onStateChange((state) => options.onState?.(nameOf(state)));
  return {
    async run(call) {
      // cockatiel would let it wait for the one that tries, deaf to its cancel and its deadline.
      if (isTrying()) throw new EngineFault('circuit-open', pauseMs);
      try {
        return await policy.execute(call);
      } catch (error) {
        if (error instanceof BrokenCircuitError) throw new EngineFault('circuit-open', pauseMs);
        throw error;
      }
    },
  };
}

const isIllness = (error: unknown) => error instanceof EngineFault && error.breaks;

/** A call that was cancelled or never sent tells nothing about the provider. */
const saysNothing = (error: unknown) =>
  !(error instanceof EngineFault) || error.reason === 'paused' || error.reason === 'budget-spent';

/** cockatiel measures a pause by the wall clock, which may be set back; this one is over when `ms` have really passed. */
function pauseOf(ms: number): IBackoffFactory<unknown> {
  return {
    next() {
      const until = performance.now() + ms;
      return {
        ...pauseOf(ms),
        get duration() {
          return performance.now() < until ? Infinity : -Infinity;
        },
      };
    },
  };
}

function nameOf(state: CircuitState): BreakerState {
  if (state === CircuitState.Closed) return 'closed';
  return state === CircuitState.HalfOpen ? 'half-open' : 'open';
}
