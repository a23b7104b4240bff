/** WaitingLine is a bounded queue whose takers wait for what comes. */
export class WaitingLine<T> {
  private readonly items: T[] = [];
  private readonly takers: ((item: T | undefined) => void)[] = [];
  private isClosed = false;

  constructor(private readonly sizeMax: number) {}

  get size(): number {
    return this.items.length;
  }

  get isFull(): boolean {
    return this.takers.length === 0 && this.items.length >= this.sizeMax;
  }

  /** add returns false when the line is full. */
  add(item: T): boolean {
    if (this.isFull) return false;
    const taker = this.takers.shift();
    if (taker) taker(item);
    else this.items.push(item);
    return true;
  }

  /** putBack returns a taken item to the front. */
  putBack(item: T): void {
    const taker = this.takers.shift();
    if (taker) taker(item);
    else this.items.unshift(item);
  }

  /** take waits for the next item; it gives nothing once the line is closed. */
  take(): Promise<T | undefined> {
    if (this.items.length > 0) return Promise.resolve(this.items.shift());
    if (this.isClosed) return Promise.resolve(undefined);
    return new Promise((resolve) => this.takers.push(resolve));
  }

  /** drain empties the line and returns what waited. */
  drain(): T[] {
    return this.items.splice(0);
  }

  close(): void {
    this.isClosed = true;
    for (const taker of this.takers.splice(0)) taker(undefined);
  }
}
