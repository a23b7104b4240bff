import { BrokenCircuitError, CircuitState, SamplingBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { EngineFault } from '../fault.js';
import type { BreakerState } from '../provider-metrics.js';

/** After this time one call is let through to see whether the provider has recovered. */
const halfOpenAfterMs = 10_000;

export interface Breaker {
  run<T>(call: () => Promise<T>): Promise<T>;
}

/** createBreaker opens when more than half of at least 9 calls within 30 s fail, and then fails fast. */
export function createBreaker(
  options: { halfOpenAfterMs?: number; onState?: (state: BreakerState) => void } = {},
): Breaker {
  const pauseMs = options.halfOpenAfterMs ?? halfOpenAfterMs;
  const policy = circuitBreaker(
    handleWhen((error) => error instanceof EngineFault && error.breaks),
    {
      halfOpenAfter: pauseMs,
      breaker: new SamplingBreaker({ threshold: 0.5, duration: 30_000, minimumRps: 0.3 }),
    },
  );
  policy.onStateChange((state) => options.onState?.(nameOf(state)));
  return {
    async run(call) {
      try {
        return await policy.execute(call);
      } catch (error) {
        if (error instanceof BrokenCircuitError) throw new EngineFault('circuit-open', pauseMs);
        throw error;
      }
    },
  };
}

function nameOf(state: CircuitState): BreakerState {
  if (state === CircuitState.Closed) return 'closed';
  return state === CircuitState.HalfOpen ? 'half-open' : 'open';
}
