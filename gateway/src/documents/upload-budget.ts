import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@tailwright/contracts/errors';
import { CONFIG } from '@tailwright/platform/platform.module';
import type { GatewayConfig } from '../config.js';

/**
 * UploadBudget bounds the bytes of uploads this process holds at once. No network holds more than is still free, so that
 * however many crowd in, the next one finds room.
 */
@Injectable()
export class UploadBudget {
  private heldBytes = 0;
  private readonly byNetwork = new Map<string, number>();

  constructor(@Inject(CONFIG) private readonly config: Pick<GatewayConfig, 'UPLOAD_BYTES_IN_FLIGHT_MAX'>) {}

  /** take throws overloaded when the budget or the network's share of it is spent; what was taken must be given back. */
  take(bytes: number, network: string): void {
    const free = this.config.UPLOAD_BYTES_IN_FLIGHT_MAX - this.heldBytes;
    const own = this.byNetwork.get(network) ?? 0;
    if (bytes > free || own + bytes > free) throw new AppError('overloaded', undefined, { retryAfterSeconds: 5 });
    this.heldBytes += bytes;
    this.byNetwork.set(network, own + bytes);
  }

  give(bytes: number, network: string): void {
    this.heldBytes -= bytes;
    const left = (this.byNetwork.get(network) ?? 0) - bytes;
    if (left > 0) this.byNetwork.set(network, left);
    else this.byNetwork.delete(network);
  }
}
