import { type StreamId, timeOf } from './stream-id.js';

/** DayHits are the loads of one link on one UTC day, and who made them. */
export interface DayHits {
  link: string;
  /** Such as `2026-11-21`. */
  day: string;
  loads: number;
  visitors: Set<string>;
}

/** Batch is what one flush adds: hits by link and day, and the stream position it reaches. */
export class Batch {
  readonly #hits = new Map<string, DayHits>();

  constructor(public upTo: StreamId) {}

  /** An entry without a link only moves the position; one without a visitor was made by an older gateway. */
  add(id: StreamId, fields: readonly string[]): void {
    this.upTo = id;
    const [, link, , visitor] = fields;
    if (!link) return;
    const day = new Date(timeOf(id)).toISOString().slice(0, 10);
    const key = `${day} ${link}`;
    const hits = this.#hits.get(key) ?? { link, day, loads: 0, visitors: new Set() };
    hits.loads += 1;
    if (visitor) hits.visitors.add(visitor);
    this.#hits.set(key, hits);
  }

  get hits(): DayHits[] {
    return [...this.#hits.values()];
  }
}
