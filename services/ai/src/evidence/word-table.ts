import { stem } from '../resume-text/words.js';
import type { Term } from './text.js';
import { dimensions, loadVectors, unitVector } from './vectors.js';

/** WordTable holds the distinct words of a resume and how near each is to a given word. */
export class WordTable {
  private readonly places = new Map<string, number>();
  private readonly stems: string[] = [];
  private readonly hasVector: boolean[] = [];
  private vectors = new Float32Array(512 * dimensions);
  private readonly rows = new Map<string, Float32Array>();

  add(term: Term): number {
    const known = this.places.get(term.stem);
    if (known !== undefined) return known;
    const place = this.stems.length;
    this.places.set(term.stem, place);
    this.stems.push(term.stem);
    this.hasVector.push(term.place >= 0);
    if ((place + 1) * dimensions > this.vectors.length) {
      const grown = new Float32Array(this.vectors.length * 2);
      grown.set(this.vectors);
      this.vectors = grown;
    }
    if (term.place >= 0) unitVector(loadVectors(), term.place, this.vectors, place * dimensions);
    return place;
  }

  find(text: string): number | undefined {
    return this.places.get(stem(text));
  }

  /** nearness lists, for each word of the table, 1 for the same stem and else the cosine or the shared beginning. */
  nearness(term: Term): Float32Array {
    const known = this.rows.get(term.stem);
    if (known) return known;
    const row = new Float32Array(this.stems.length);
    const own = new Float32Array(dimensions);
    if (term.place >= 0) unitVector(loadVectors(), term.place, own, 0);
    for (let place = 0; place < row.length; place += 1) {
      const other = this.stems[place] ?? '';
      row[place] = other === term.stem ? 1 : Math.max(this.cosine(own, term.place >= 0, place), beginning(term.stem, other));
    }
    this.rows.set(term.stem, row);
    return row;
  }

  private cosine(own: Float32Array, isKnown: boolean, place: number): number {
    if (!isKnown || !this.hasVector[place]) return 0;
    let sum = 0;
    const from = place * dimensions;
    for (let index = 0; index < dimensions; index += 1) sum += (own[index] ?? 0) * (this.vectors[from + index] ?? 0);
    return sum;
  }
}

const sameBeginningMin = 5;

/** Words of one root begin alike: "reconcil-e", "reconcil-iation". */
function beginning(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  if (shorter < sameBeginningMin) return 0;
  let same = 0;
  while (same < shorter && one.charCodeAt(same) === other.charCodeAt(same)) same += 1;
  return same >= sameBeginningMin && same >= shorter * 0.8 ? 0.9 * (same / Math.max(one.length, other.length)) ** 0.5 : 0;
}
