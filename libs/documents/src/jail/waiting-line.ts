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

  /** remove takes an item out of the line; false when it waits there no longer. */
  remove(item: T): boolean {
    const at = this.items.indexOf(item);
    if (at >= 0) this.items.splice(at, 1);
    return at >= 0;
  }

  /** putBack returns a taken item to the front. */
  putBack(item: T): void {
    const taker = this.takers.shift();
    if (taker) taker(item);
    else this.items.unshift(item);
  }

  /** take waits for the next item; it gives nothing once the line is closed, or none came for `waitMs`. */
  take(waitMs?: number): Promise<T | undefined> {
    if (this.items.length > 0) return Promise.resolve(this.items.shift());
    if (this.isClosed) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined;
      const taker = (item: T | undefined) => {
        clearTimeout(timer);
        resolve(item);
      };
      this.takers.push(taker);
      if (waitMs !== undefined) timer = setTimeout(() => this.leave(taker), waitMs);
    });
  }

  /** some waits until there is an item and leaves it in the line; it is false once the line is closed. */
  async some(): Promise<boolean> {
    const item = await this.take();
    if (item !== undefined) this.putBack(item);
    return item !== undefined;
  }

  /** drain empties the line and returns what waited. */
  drain(): T[] {
    return this.items.splice(0);
  }

  close(): void {
    this.isClosed = true;
    for (const taker of this.takers.splice(0)) taker(undefined);
  }

  private leave(taker: (item: T | undefined) => void): void {
    const at = this.takers.indexOf(taker);
    if (at >= 0) this.takers.splice(at, 1);
    taker(undefined);
  }
}
