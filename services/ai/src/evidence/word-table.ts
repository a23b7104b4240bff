import { hash } from '../text/keys.js';
import { loadAssociations } from './associations.js';
import type { Term } from './text.js';
import { topicsOfWord } from './topics.js';
import { dimensions, loadVectors, unitVector } from './vectors.js';

/** WordTable holds the distinct words of a resume and how near each is to a given word; the training program gives its own associations. */
export class WordTable {
  private readonly places = new Map<string, number>();
  private readonly stems: string[] = [];
  private readonly initials: number[] = [];
  /** Rank of the word whose vector stands for the stem; -1 where none has one. */
  private readonly ranks: number[] = [];
  private vectors = new Float32Array(512 * dimensions);
  /** Topic of work → the words that belong to it, with their weights. */
  private readonly wordsOfTopic = new Map<number, { place: number; weight: number }[]>();
  private readonly rows = new Map<string, Float32Array>();
  private readonly topicRows = new Map<string, Float32Array>();
  private readonly hashes: number[] = [];
  private readonly associationRows = new Map<string, Float32Array>();

  constructor(private readonly associations = loadAssociations()) {}

  add(term: Term): number {
    const known = this.places.get(term.stem);
    if (known !== undefined) {
      this.setVector(known, term);
      return known;
    }
    const place = this.stems.length;
    this.places.set(term.stem, place);
    this.stems.push(term.stem);
    this.hashes.push(hash(term.stem));
    this.initials.push(term.stem.charCodeAt(0));
    this.ranks.push(-1);
    if ((place + 1) * dimensions > this.vectors.length) {
      const grown = new Float32Array(this.vectors.length * 2);
      grown.set(this.vectors);
      this.vectors = grown;
    }
    this.setVector(place, term);
    const word = topicsOfWord(term.stem);
    word?.topics.forEach((topic, at) => {
      const words = this.wordsOfTopic.get(topic) ?? [];
      words.push({ place, weight: word.weights[at] as number });
      this.wordsOfTopic.set(topic, words);
    });
    return place;
  }

  /** The commonest word speaks for its stem, so that it does not matter which of them was read first. */
  private setVector(place: number, term: Term): void {
    const rank = this.ranks[place] as number;
    if (term.place < 0 || (rank >= 0 && rank <= term.place)) return;
    this.ranks[place] = term.place;
    unitVector(loadVectors(), term.place, this.vectors, place * dimensions);
    this.rows.clear();
  }

  get size(): number {
    return this.stems.length;
  }

  /** nearness lists, for each word of the table, 1 for the same stem and else the cosine or the shared beginning. */
  nearness(term: Term): Float32Array {
    const known = this.rows.get(term.stem);
    // Words may have been added since.
    if (known?.length === this.stems.length) return known;
    const row = new Float32Array(this.stems.length);
    const own = new Float32Array(dimensions);
    if (term.place >= 0) unitVector(loadVectors(), term.place, own, 0);
    // Words of every posting are looked for as they are; what is near them says nothing.
    const isKnown = term.place >= 0 && !term.isGeneric;
    const initial = term.stem.charCodeAt(0);
    for (let place = 0; place < row.length; place += 1) {
      const near = isKnown && (this.ranks[place] as number) >= 0 ? this.cosine(own, place * dimensions) : 0;
      row[place] =
        this.initials[place] === initial ? Math.max(near, sameness(term.stem, this.stems[place] ?? '')) : near;
    }
    this.rows.set(term.stem, row);
    return row;
  }

  /**
   * sharedTopics lists, for each word of the table, how alike its topics of work and those of a given word are, 0 to 1;
   * undefined for a word that belongs to none.
   */
  sharedTopics(term: Term): Float32Array | undefined {
    const word = term.isGeneric ? undefined : topicsOfWord(term.stem);
    if (!word) return undefined;
    const known = this.topicRows.get(term.stem);
    if (known?.length === this.stems.length) return known;
    const row = new Float32Array(this.stems.length);
    word.topics.forEach((topic, at) => {
      for (const { place, weight } of this.wordsOfTopic.get(topic) ?? [])
        row[place] = (row[place] as number) + weight * (word.weights[at] as number);
    });
    this.topicRows.set(term.stem, row);
    return row;
  }

  /** associated lists, for each word of the table, how much it speaks for a given word that is asked (`Associations`). */
  associated(term: Term): Float32Array {
    const known = this.associationRows.get(term.stem);
    if (known?.length === this.stems.length) return known;
    const own = hash(term.stem);
    const row = Float32Array.from(this.hashes, (said) => this.associations.between(own, said));
    this.associationRows.set(term.stem, row);
    return row;
  }

  private cosine(own: Float32Array, from: number): number {
    const { vectors } = this;
    let sum = 0;
    // Four sums at a time: this is the innermost loop of all.
    let [two, three, four] = [0, 0, 0];
    for (let index = 0; index < dimensions; index += 4) {
      sum += (own[index] as number) * (vectors[from + index] as number);
      two += (own[index + 1] as number) * (vectors[from + index + 1] as number);
      three += (own[index + 2] as number) * (vectors[from + index + 2] as number);
      four += (own[index + 3] as number) * (vectors[from + index + 3] as number);
    }
    return sum + two + three + four;
  }
}

const sameBeginningMin = 5;

/** Words of one root begin alike: "reconcil-e", "reconcil-iation". */
function sameness(one: string, other: string): number {
  if (one === other) return 1;
  const shorter = Math.min(one.length, other.length);
  if (shorter < sameBeginningMin) return 0;
  let same = 0;
  while (same < shorter && one.charCodeAt(same) === other.charCodeAt(same)) same += 1;
  return same >= sameBeginningMin && same >= shorter * 0.8
    ? 0.9 * (same / Math.max(one.length, other.length)) ** 0.5
    : 0;
}
