import type { JobId, Owner } from '@tailwright/contracts/jobs';
import { createHash, randomUUID } from 'node:crypto';

/**
 * jobIdFor gives a repeat with the same Idempotency-Key the id of the first, whichever gateway it reaches: the
 * key's hash in the shape of a version 8 UUID (RFC 9562). Without a key every job is new.
 */
export function jobIdFor(owner: Owner, idempotencyKey?: string): JobId {
  if (idempotencyKey === undefined) return randomUUID();
  const hash = createHash('sha256')
    .update(JSON.stringify([owner.kind, owner.id, idempotencyKey]))
    .digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
