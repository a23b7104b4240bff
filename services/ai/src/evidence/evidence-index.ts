import { hedgesIn, type Hedge } from './hedges.js';
import { readResumeLines, type ResumeLine } from './resume-lines.js';
import { readText, type ReadText } from './text.js';
import { dimensions, loadVectors, unitVector } from './vectors.js';
import { WordTable } from './word-table.js';

/** IndexedLine is a resume line with what matching needs, made once. */
export interface IndexedLine {
  line: ResumeLine;
  text: ReadText;
  /** Distinct words as places in the index's word table, with their weights. */
  words: Int32Array;
  weights: Float32Array;
  /** Where each distinct word first stands in the line. */
  starts: [number, number][];
  /** The features of the line's place in the resume, by kind of requirement; made when first asked. */
  places: Map<string, number[]>;
  hedges: Hedge[];
  /** The weighted mean of the word vectors, of length 1. */
  mean: Float32Array;
}

/** EvidenceIndex is a resume read once for many requirements. */
export interface EvidenceIndex {
  lines: IndexedLine[];
  words: WordTable;
  /** The words of all lines one after the other, and where each line ends. */
  flat: Int32Array;
  ends: Int32Array;
  linesOfGroup: Map<number, number[]>;
  linesOfJoined: Map<string, number[]>;
  linesOfCapitals: Map<string, number[]>;
}

/** More lines than any resume has; what stands further down is not looked at. */
const linesMax = 1_000;
const lineLengthMax = 2_000;

/** readEvidenceIndex reads a resume's lines and indexes their words. */
export function readEvidenceIndex(resumeText: string): EvidenceIndex {
  const words = new WordTable();
  const read = readResumeLines(resumeText).slice(0, linesMax);
  const lines = read.map((line) => indexLine(line, words));
  let end = 0;
  return {
    lines,
    words,
    flat: Int32Array.from(lines.flatMap((line) => [...line.words])),
    ends: Int32Array.from(lines, (line) => (end += line.words.length)),
    linesOfGroup: invert(lines.map((line) => new Set(line.text.groups.map((each) => each.group)))),
    linesOfJoined: invert(lines.map((line) => line.text.joined)),
    linesOfCapitals: invert(lines.map((line) => line.text.capitals)),
  };
}

function invert<Key>(keys: Set<Key>[]): Map<Key, number[]> {
  const lines = new Map<Key, number[]>();
  keys.forEach((set, at) => {
    for (const key of set) {
      const known = lines.get(key);
      if (known) known.push(at);
      else lines.set(key, [at]);
    }
  });
  return lines;
}

function indexLine(line: ResumeLine, table: WordTable): IndexedLine {
  const text = readText(line.text.slice(0, lineLengthMax));
  const distinct = new Map<number, number>();
  const starts: [number, number][] = [];
  for (const term of text.terms) {
    const word = table.add(term);
    if (distinct.has(word)) continue;
    distinct.set(word, term.weight);
    starts.push([term.start, term.start + term.key.length]);
  }
  return {
    line,
    text,
    words: Int32Array.from(distinct.keys()),
    weights: Float32Array.from(distinct.values()),
    starts,
    places: new Map(),
    hedges: hedgesIn(line.text),
    mean: meanVector(text),
  };
}

/** meanVector is the direction a text points to. */
export function meanVector(text: ReadText): Float32Array {
  const vectors = loadVectors();
  const mean = new Float32Array(dimensions);
  const one = new Float32Array(dimensions);
  for (const { place, weight } of text.terms) {
    if (place < 0) continue;
    unitVector(vectors, place, one, 0);
    for (let index = 0; index < dimensions; index += 1) mean[index] = (mean[index] ?? 0) + weight * (one[index] ?? 0);
  }
  let square = 0;
  for (const value of mean) square += value * value;
  const length = Math.sqrt(square) || 1;
  for (let index = 0; index < dimensions; index += 1) mean[index] = (mean[index] as number) / length;
  return mean;
}
