import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** KnownDevices are the browsers an account has logged in from, by the hash of their signed visitor id. */
@Injectable()
export class KnownDevices {
  async remember(manager: EntityManager, accountId: string, device: string | undefined): Promise<void> {
    if (!device) return;
    await manager.query(
      `INSERT INTO known_devices (account_id, device_hash) VALUES ($1, $2)
       ON CONFLICT (account_id, device_hash) DO UPDATE SET used_at = now()`,
      [accountId, deviceHash(device)],
    );
  }
}

export function deviceHash(device: string): Buffer {
  return createHash('sha256').update(device).digest();
}
