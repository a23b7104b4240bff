/** StreamId is a Redis stream id, `milliseconds-sequence`. */
export type StreamId = `${number}-${number}`;

export function isAfter(id: StreamId, other: StreamId): boolean {
  const [ms, sequence] = parts(id);
  const [otherMs, otherSequence] = parts(other);
  return ms === otherMs ? sequence > otherSequence : ms > otherMs;
}

export function nextAfter(id: StreamId): StreamId {
  const [ms, sequence] = parts(id);
  return `${ms}-${sequence + 1}`;
}

/** timeOf is when the entry was made, in milliseconds since 1970, by Redis's clock. */
export const timeOf = (id: StreamId): number => parts(id)[0];

function parts(id: StreamId): [ms: number, sequence: number] {
  const [ms, sequence] = id.split('-');
  return [Number(ms), Number(sequence)];
}
