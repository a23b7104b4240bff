import type { Redis } from 'ioredis';
import { group } from './names.js';
import { busTiming } from './timing.js';

/** Delivery is one entry of a request stream. */
export interface Delivery {
  entry: string;
  id: string;
  sealed: Buffer;
}

type RawEntry = [entry: Buffer, fields: Buffer[] | null];

/** ensureGroup makes the stream and its group; 0 means that calls sent before the first start are answered too. */
export async function ensureGroup(redis: Redis, stream: string): Promise<void> {
  try {
    await redis.xgroup('CREATE', stream, group, '0', 'MKSTREAM');
  } catch (error) {
    if (!(error as Error).message.startsWith('BUSYGROUP')) throw error;
  }
}

/** isGroupMissing is true after a FLUSHALL took the stream away. */
export function isGroupMissing(error: unknown): boolean {
  return error instanceof Error && /^(NOGROUP|UNBLOCKED)/.test(error.message);
}

/** readNew waits for new entries for at most one blocking read. */
export async function readNew(redis: Redis, stream: string, consumer: string, count: number): Promise<Delivery[]> {
  const answer = (await redis.callBuffer(
    'XREADGROUP',
    'GROUP',
    group,
    consumer,
    'COUNT',
    count,
    'BLOCK',
    busTiming.blockMs,
    'STREAMS',
    stream,
    '>',
  )) as [Buffer, RawEntry[]][] | null;
  return toDeliveries(answer?.[0]?.[1] ?? []);
}

/** claimAbandoned takes over entries whose replica stopped renewing them. */
export async function claimAbandoned(
  redis: Redis,
  stream: string,
  consumer: string,
  count: number,
): Promise<Delivery[]> {
  const answer = (await redis.callBuffer(
    'XAUTOCLAIM',
    stream,
    group,
    consumer,
    busTiming.reclaimIdleMs,
    '0-0',
    'COUNT',
    count,
  )) as [Buffer, RawEntry[]];
  return toDeliveries(answer[1]);
}

/** renew tells the group that this consumer still works on the entries; JUSTID does not count as a delivery. */
export async function renew(redis: Redis, stream: string, consumer: string, entries: string[]): Promise<void> {
  if (entries.length) await redis.xclaim(stream, group, consumer, 0, ...entries, 'JUSTID');
}

/** countDeliveries says how many times an entry was handed out. */
export async function countDeliveries(redis: Redis, stream: string, entry: string): Promise<number> {
  const [found] = (await redis.xpending(stream, group, entry, entry, 1)) as [string, string, number, number][];
  return found?.[3] ?? 0;
}

/** dropGoneConsumers forgets consumers that hold nothing and have not read for long: their processes are gone. */
export async function dropGoneConsumers(redis: Redis, stream: string): Promise<void> {
  const consumers = (await redis.xinfo('CONSUMERS', stream, group)) as (string | number)[][];
  for (const fields of consumers) {
    const [, name, , pending, , idle] = fields;
    if (pending === 0 && Number(idle) > busTiming.consumerGoneMs) {
      await redis.xgroup('DELCONSUMER', stream, group, String(name));
    }
  }
}

function toDeliveries(entries: RawEntry[]): Delivery[] {
  // One without our fields is delivered too: it cannot be opened, and is thereby taken out of the stream.
  return entries.flatMap(([entry, fields]) =>
    fields ? [{ entry: entry.toString(), id: String(fields[1]), sealed: fields[3] ?? Buffer.alloc(0) }] : [],
  );
}
