/** Waiting is what can stand in a line; `from` names whose it is. */
export interface Waiting {
  from?: string;
}

/**
 * WaitingLine is a bounded queue whose takers wait for what comes. It serves those it is `from` in turn, first who has
 * the least in hand, and none of them takes more places than are still free: whoever crowds in, the next one finds some.
 */
export class WaitingLine<T extends Waiting> {
  /** In the order of their turns. */
  private readonly lines = new Map<string, T[]>();
  private readonly inHand = new Map<string, number>();
  private readonly takers: ((item: T | undefined) => void)[] = [];
  private count = 0;
  private isClosed = false;

  constructor(private readonly sizeMax: number) {}

  get size(): number {
    return this.count;
  }

  /** isFullFor tells whether one more of theirs would be refused; what is from nobody in particular may fill the line. */
  isFullFor(from?: string): boolean {
    if (this.takers.length > 0) return false;
    const free = this.sizeMax - this.count;
    return free <= 0 || (from !== undefined && (this.lines.get(from)?.length ?? 0) >= free);
  }

  /** add returns false when the line is full. */
  add(item: T): boolean {
    if (this.isFullFor(item.from)) return false;
    const taker = this.takers.shift();
    if (taker) taker(this.handOut(item));
    else this.lineOf(item).push(item);
    return true;
  }

  /** remove takes an item out of the line; false when it waits there no longer. */
  remove(item: T): boolean {
    const line = this.lines.get(nameOf(item)) ?? [];
    const at = line.indexOf(item);
    if (at >= 0) this.takeFrom(nameOf(item), at);
    return at >= 0;
  }

  /** putBack returns a taken item to the front of its own. */
  putBack(item: T): void {
    this.finished(item);
    const taker = this.takers.shift();
    if (taker) taker(this.handOut(item));
    else this.lineOf(item).unshift(item);
  }

  /** finished says that a taken item is in hand no longer. */
  finished(item: T): void {
    const left = (this.inHand.get(nameOf(item)) ?? 0) - 1;
    if (left > 0) this.inHand.set(nameOf(item), left);
    else this.inHand.delete(nameOf(item));
  }

  /** countFor tells how many of theirs wait or are in hand. */
  countFor(from?: string): number {
    const name = nameOf({ from });
    return (this.lines.get(name)?.length ?? 0) + (this.inHand.get(name) ?? 0);
  }

  /** takeNow gives the next item if one waits. */
  takeNow(): T | undefined {
    const next = this.nextInTurn();
    return next && this.handOut(next);
  }

  /** removeLast takes out the item that came last of those who have the most waiting. */
  removeLast(): T | undefined {
    let longest: [string, T[]] | undefined;
    for (const entry of this.lines) if (!longest || entry[1].length >= longest[1].length) longest = entry;
    return longest && this.takeFrom(longest[0], longest[1].length - 1);
  }

  /** take waits for the next item; it gives nothing once the line is closed, or none came for `waitMs`. */
  take(waitMs?: number): Promise<T | undefined> {
    const next = this.takeNow();
    if (next) return Promise.resolve(next);
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
    const items = [...this.lines.values()].flat();
    this.lines.clear();
    this.count = 0;
    return items;
  }

  close(): void {
    this.isClosed = true;
    for (const taker of this.takers.splice(0)) taker(undefined);
  }

  /** The line an item is about to be put into. */
  private lineOf(item: T): T[] {
    const line = this.lines.get(nameOf(item)) ?? [];
    this.lines.set(nameOf(item), line);
    this.count += 1;
    return line;
  }

  private nextInTurn(): T | undefined {
    const busyness = (name: string) => this.inHand.get(name) ?? 0;
    let chosen: string | undefined;
    for (const name of this.lines.keys()) if (chosen === undefined || busyness(name) < busyness(chosen)) chosen = name;
    return chosen === undefined ? undefined : this.takeFrom(chosen, 0);
  }

  /** Whoever was served goes behind all others. */
  private takeFrom(name: string, at: number): T | undefined {
    const line = this.lines.get(name) ?? [];
    const [item] = line.splice(at, 1);
    this.count -= 1;
    this.lines.delete(name);
    if (line.length > 0) this.lines.set(name, line);
    return item;
  }

  private handOut(item: T): T {
    this.inHand.set(nameOf(item), (this.inHand.get(nameOf(item)) ?? 0) + 1);
    return item;
  }

  private leave(taker: (item: T | undefined) => void): void {
    const at = this.takers.indexOf(taker);
    if (at >= 0) this.takers.splice(at, 1);
    taker(undefined);
  }
}

const nameOf = ({ from = '' }: Waiting) => from;
