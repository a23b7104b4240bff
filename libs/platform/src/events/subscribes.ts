import { SetMetadata } from '@nestjs/common';
import type { DomainEvent, Input } from '@tailwright/contracts/define';
import type { EntityManager } from 'typeorm';

/** SUBSCRIBES is the metadata key under which a method keeps its event. */
export const SUBSCRIBES = Symbol('subscribes');

type Subscriber<E extends DomainEvent> = (payload: Input<E>, manager: EntityManager) => Promise<void>;

/** Subscribes runs a provider's method for each event; what it writes through the manager commits with the cursor. */
export function Subscribes<E extends DomainEvent>(event: E) {
  return <M extends Subscriber<E>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    SetMetadata(SUBSCRIBES, event)(target, key, descriptor);
  };
}
