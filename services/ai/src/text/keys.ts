// Called millions of times for one posting: a name of the module is found faster than one of the global object.
const { imul } = Math;

/** hash is FNV-1a over UTF-16 units, as a signed 32-bit number. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value | 0;
}

/** mix makes one key of two; their order counts. */
export function mix(one: number, other: number): number {
  let value = imul(one ^ (other + 0x9e3779b9 + (one << 6) + (one >>> 2)), 0x85ebca6b);
  value ^= value >>> 13;
  return imul(value, 0xc2b2ae35) | 0;
}

/** KeyTable finds the place of a key in the list it was made from; open addressing, because a Map boxes such numbers. */
export class KeyTable {
  private readonly keys: Int32Array;
  private readonly places: Int32Array;
  private readonly mask: number;

  constructor(list: Int32Array) {
    const size = 2 ** Math.ceil(Math.log2(list.length * 2 + 2));
    this.keys = new Int32Array(size);
    this.places = new Int32Array(size).fill(-1);
    this.mask = size - 1;
    list.forEach((key, place) => {
      const slot = this.slotOf(key);
      this.keys[slot] = key;
      this.places[slot] = place;
    });
  }

  /** -1 when the key is not in the list. */
  find(key: number): number {
    return this.places[this.slotOf(key)] ?? -1;
  }

  private slotOf(key: number): number {
    let slot = (key ^ (key >>> 15)) & this.mask;
    while (this.places[slot] !== -1 && this.keys[slot] !== key) slot = (slot + 1) & this.mask;
    return slot;
  }
}
