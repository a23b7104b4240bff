import { Injectable } from '@nestjs/common';
import { Metrics } from '@tailwright/platform/telemetry/metrics';
import type { FaultReason } from './fault.js';

export type BreakerState = 'closed' | 'open' | 'half-open';

const stateFigure: Record<BreakerState, number> = { closed: 0, 'half-open': 1, open: 2 };

/** ProviderMetrics are what an operator needs to see of the engine, and of the model provider behind it. */
@Injectable()
export class ProviderMetrics {
  private readonly faults;
  private readonly calls;
  private readonly tokens;
  private readonly breaker;
  private readonly asWritten;

  constructor(metrics: Metrics) {
    this.faults = metrics.counter('provider_faults_total', 'Failed or refused provider calls.', ['reason']);
    this.calls = metrics.durations('provider_call_seconds', 'Provider calls that were made.', ['outcome']);
    this.tokens = metrics.counter('provider_tokens_total', 'Tokens used, as settled with the daily budget.', []);
    this.asWritten = metrics.counter(
      'resume_sections_as_written_total',
      'Sections the built-in engine left as they were written: a line would have been lost, or the whole was not read for sure.',
      [],
    );
    this.breaker = metrics.gauge('provider_breaker_state', '0 closed, 1 half-open, 2 open.', []);
  }

  fault(reason: FaultReason): void {
    this.faults.inc({ reason });
  }

  called(outcome: 'ok' | 'failed', seconds: number, tokens: number): void {
    this.calls.observe({ outcome }, seconds);
    this.tokens.inc(tokens);
  }

  sectionsAsWritten(count: number): void {
    this.asWritten.inc(count);
  }

  breakerIs(state: BreakerState): void {
    this.breaker.set(stateFigure[state]);
  }
}
