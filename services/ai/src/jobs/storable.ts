/** storable makes every string of a value one that Postgres can hold: no NUL, no half of a surrogate pair. */
export function storable<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed() as T;
  if (Array.isArray(value)) return value.map((item) => storable(item as unknown)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, storable(item as unknown)])) as T;
}
