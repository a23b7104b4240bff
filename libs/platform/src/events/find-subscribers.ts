import type { ModulesContainer } from '@nestjs/core';
import type { DomainEvent } from '@tailwright/contracts/define';
import type { EntityManager } from 'typeorm';
import { methodsOf } from '../methods-of.js';
import { SUBSCRIBES } from './subscribes.js';

export interface EventSubscriber {
  event: DomainEvent;
  run(payload: unknown, manager: EntityManager): Promise<void>;
}

/** findSubscribers lists every @Subscribes method of the process. */
export function findSubscribers(modules: ModulesContainer): EventSubscriber[] {
  return methodsOf(modules).flatMap(({ instance, method }) => {
    const event = Reflect.getMetadata(SUBSCRIBES, method) as DomainEvent | undefined;
    return event
      ? [{ event, run: (payload, manager) => method.call(instance, payload, manager) as Promise<void> }]
      : [];
  });
}
