import { type INestApplicationContext } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { ServiceName } from '@tailwright/contracts/define';
import { listEvents } from '@tailwright/contracts/events';
import { events, jobs, rpcs } from '@tailwright/contracts/registry';
import { PATTERN_METADATA } from '@nestjs/microservices/constants.js';
import { BootError } from './boot-error.js';
import { busTiming } from './bus/timing.js';
import { findSubscribers } from './events/find-subscribers.js';
import { jobTiming } from './jobs/queue.js';
import { methodsOf } from './methods-of.js';
import type { ProcessName } from './process-name.js';

/** Where @nestjs/bullmq keeps the queue of a @Processor class. */
const processorMetadata = 'bullmq:processor_metadata';

/** WiringError names what a process owns and does not handle; it must not start. */
export class WiringError extends BootError {}

/**
 * assertWiring refuses a process that lacks the handler of a call, the subscriber of an event or the processor of a
 * job it owns, or whose timeouts contradict each other. Throws WiringError.
 */
export function assertWiring(app: INestApplicationContext, name: ProcessName): void {
  const modules = app.get(ModulesContainer, { strict: false });
  const problems = [
    ...(name === 'ai-worker' ? jobProblems(modules) : serviceProblems(modules, name)),
    ...timingProblems(),
  ];
  if (problems.length) throw new WiringError(problems);
}

function serviceProblems(modules: ModulesContainer, name: ProcessName): string[] {
  const handled = new Set(
    methodsOf(modules).flatMap(({ method }) => (Reflect.getMetadata(PATTERN_METADATA, method) ?? []) as string[]),
  );
  const publishers = new Set(events.map(({ publisher }) => publisher));
  const owned = [
    ...rpcs.filter(({ service }) => service === name).map(({ pattern }) => pattern),
    ...(publishers.has(name as ServiceName) ? [listEvents(name as ServiceName).pattern] : []),
  ];
  const subscribed = new Set(findSubscribers(modules).map(({ event }) => event.name));
  const expected = events.filter(({ subscribers }) => subscribers.includes(name as ServiceName));
  return [
    ...owned
      .filter((pattern) => !handled.has(pattern))
      .map((pattern) => `${name} has no handler for the call ${pattern}.`),
    ...expected
      .filter((event) => !subscribed.has(event.name))
      .map((event) => `${name} has no subscriber for the event ${event.name}.`),
  ];
}

function jobProblems(modules: ModulesContainer): string[] {
  const queues = new Set<string>();
  for (const module of modules.values()) {
    for (const { metatype } of module.providers.values()) {
      if (typeof metatype !== 'function') continue;
      const processor = Reflect.getMetadata(processorMetadata, metatype) as { name?: string } | undefined;
      if (processor?.name) queues.add(processor.name);
    }
  }
  return jobs
    .filter(({ queue }) => !queues.has(queue))
    .map(({ name }) => `The AI worker has no processor for ${name}.`);
}

function timingProblems(): string[] {
  const problems: string[] = [];
  if (busTiming.keepAliveMs * 2 > busTiming.reclaimIdleMs)
    problems.push('A running call must be renewed at least twice before it counts as abandoned.');
  if (jobTiming.stalledCheckMs * 2 > jobTiming.lockMs)
    problems.push('A job lock must outlive two checks for stalled jobs.');
  for (const { pattern, timeoutMs } of rpcs) {
    if (timeoutMs <= busTiming.reclaimIdleMs + busTiming.keepAliveMs)
      problems.push(`${pattern} times out before an abandoned call would be taken over.`);
  }
  return problems;
}
