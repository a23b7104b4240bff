import type { ServiceName } from '@tailwright/contracts/define';

export const group = 'g';

/** requestStream is the stream a service's replicas share. */
export const requestStream = (prefix: string, service: ServiceName) => `${prefix}req:${service}`;

/** deadStream keeps a note of each call that was given up. */
export const deadStream = (prefix: string, service: ServiceName) => `${requestStream(prefix, service)}:dead`;

/** replyChannel is heard by one caller only, so no other process sees its answers. */
export const replyChannel = (prefix: string, instance: string) => `${prefix}rep:${instance}`;

/** eventChannel wakes the subscribers of a publisher. */
export const eventChannel = (prefix: string, publisher: ServiceName) => `${prefix}events:${publisher}`;
