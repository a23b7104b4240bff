import * as z from 'zod/mini';
import { type ServiceName, rpc } from './define.js';

/** OutboxEntry is one published event; ids grow in commit order. */
export const OutboxEntry = z.object({ id: z.number(), name: z.string(), payload: z.unknown() });
export type OutboxEntry = z.infer<typeof OutboxEntry>;

/** listEvents reads a publisher's outbox after a subscriber's own cursor, oldest first. */
export const listEvents = (publisher: ServiceName) =>
  rpc(
    `${publisher}.list-events`,
    z.object({ after: z.number(), limit: z.number() }),
    z.object({ entries: z.array(OutboxEntry) }),
  );
