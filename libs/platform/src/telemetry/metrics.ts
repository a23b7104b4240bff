import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 90];

/** Metrics is the process's Prometheus registry with the figures every process has. Labels never hold personal text. */
export class Metrics {
  readonly registry = new Registry();

  readonly callSeconds = new Histogram({
    name: 'bus_call_seconds',
    help: 'Calls sent over the bus, from send to answer.',
    labelNames: ['pattern', 'outcome'],
    buckets: seconds,
    registers: [this.registry],
  });
  readonly handledSeconds = new Histogram({
    name: 'bus_handled_seconds',
    help: 'Calls this process answered.',
    labelNames: ['pattern', 'outcome'],
    buckets: seconds,
    registers: [this.registry],
  });
  readonly busEvents = new Counter({
    name: 'bus_incidents_total',
    help: 'Calls that were resent, reclaimed, expired, overloaded, unreadable or given up.',
    labelNames: ['kind'],
    registers: [this.registry],
  });
  readonly running = new Gauge({
    name: 'bus_running',
    help: 'Calls this process is working on.',
    registers: [this.registry],
  });
  readonly deadEvents = new Counter({
    name: 'events_dead_total',
    help: 'Events set aside after their last try.',
    labelNames: ['event'],
    registers: [this.registry],
  });

  /** counter adds a figure of the process's own that only grows. */
  counter<L extends string>(name: string, help: string, labelNames: readonly L[]): Counter<L> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  /** gauge adds a figure of the process's own that rises and falls. */
  gauge<L extends string>(name: string, help: string, labelNames: readonly L[]): Gauge<L> {
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }

  /** durations adds a histogram in seconds. */
  durations<L extends string>(name: string, help: string, labelNames: readonly L[]): Histogram<L> {
    return new Histogram({ name, help, labelNames, buckets: seconds, registers: [this.registry] });
  }

  constructor(process: string) {
    this.registry.setDefaultLabels({ process });
    collectDefaultMetrics({ register: this.registry });
  }
}
