import { Injectable } from '@nestjs/common';
import { AppError } from '@tailwright/contracts/errors';

/** More than anyone's tabs, and a class or an office of them; each open stream costs a connection and is looked at. */
const openMax = { owner: 10, network: 200 };

/** OpenStreams bounds the event streams one owner and one network hold open at this gateway. */
@Injectable()
export class OpenStreams {
  private readonly counts = new Map<string, number>();

  /** open counts a stream until the returned function is called. Throws rate_limited beyond the most. */
  open(owner: string, network: string): () => void {
    const places: [string, number][] = [
      [`owner ${owner}`, openMax.owner],
      [`network ${network}`, openMax.network],
    ];
    for (const [key, most] of places) {
      if ((this.counts.get(key) ?? 0) >= most) throw new AppError('rate_limited', undefined, { retryAfterSeconds: 5 });
    }
    for (const [key] of places) this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
    let isOpen = true;
    return () => {
      if (isOpen) for (const [key] of places) this.leave(key);
      isOpen = false;
    };
  }

  private leave(key: string): void {
    const left = (this.counts.get(key) ?? 0) - 1;
    if (left > 0) this.counts.set(key, left);
    else this.counts.delete(key);
  }
}
