import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@tailwright/contracts/errors';
import { CONFIG } from '@tailwright/platform/platform.module';
import type { GatewayConfig } from '../config.js';

/** UploadBudget bounds the bytes of uploads this process holds at once, all requests together. */
@Injectable()
export class UploadBudget {
  private heldBytes = 0;

  constructor(@Inject(CONFIG) private readonly config: GatewayConfig) {}

  /** take throws overloaded when the budget is spent; what was taken must be given back. */
  take(bytes: number): void {
    if (this.heldBytes + bytes > this.config.UPLOAD_BYTES_IN_FLIGHT_MAX) {
      throw new AppError('overloaded', undefined, { retryAfterSeconds: 5 });
    }
    this.heldBytes += bytes;
  }

  give(bytes: number): void {
    this.heldBytes -= bytes;
  }
}
