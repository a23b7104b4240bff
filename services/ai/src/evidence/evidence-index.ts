import { rememberLast } from '@tailwright/resume-text/text/remember-last';
import { provesNothing } from './denials.js';
import { hedgesIn, type Hedge } from './hedges.js';
import { readResumeLines, type ResumeLine } from './resume-lines.js';
import { readText, type ReadText } from './text.js';
import { topicsOfWord } from './topics.js';
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
  /** True for a line that can be nobody's proof. */
  provesNothing: boolean;
  /** Topic of work → how much the line speaks of it; the squares add up to 1. */
  topics: Map<number, number>;
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
  /** Topic of work → the lines that speak of it, and how much. */
  linesOfTopic: Map<number, { line: number; weight: number }[]>;
  linesOfJoined: Map<string, number[]>;
  linesOfCapitals: Map<string, number[]>;
}

/** More lines than any resume has; what stands further down is not looked at. */
const linesMax = 1_000;
const lineLengthMax = 2_000;

/** readEvidenceIndex reads a resume's lines, and what the person says beside it, and indexes their words. */
export function readEvidenceIndex(
  resumeText: string,
  ownSentences: readonly string[] = [],
  words?: WordTable,
): EvidenceIndex {
  return indexOfLines([...ownSentences.map(asOwnLine), ...readResumeLines(resumeText)], words);
}

/** indexOfLines indexes the words of lines that are read already; two indexes of one resume share a table of words. */
export function indexOfLines(read: readonly ResumeLine[], words = new WordTable()): EvidenceIndex {
  const lines = read.slice(0, linesMax).map((line) => indexLine(line, words));
  let end = 0;
  return {
    lines,
    words,
    flat: joined(lines.map((line) => line.words)),
    ends: Int32Array.from(lines, (line) => (end += line.words.length)),
    linesOfGroup: invert(lines.map((line) => new Set(line.text.groups.map((each) => each.group)))),
    linesOfTopic: linesByTopic(lines),
    linesOfJoined: invert(lines.map((line) => line.text.joined)),
    linesOfCapitals: invert(lines.map((line) => line.text.capitals)),
  };
}

function joined(rows: Int32Array[]): Int32Array {
  const all = new Int32Array(rows.reduce((total, row) => total + row.length, 0));
  let at = 0;
  for (const row of rows) {
    all.set(row, at);
    at += row.length;
  }
  return all;
}

function asOwnLine(text: string): ResumeLine {
  return { text, span: { start: 0, end: 0 }, section: 'summary', role: 'detail' };
}

function linesByTopic(lines: readonly IndexedLine[]): EvidenceIndex['linesOfTopic'] {
  const byTopic: EvidenceIndex['linesOfTopic'] = new Map();
  lines.forEach(({ topics }, line) => {
    for (const [topic, weight] of topics) {
      const known = byTopic.get(topic);
      if (known) known.push({ line, weight });
      else byTopic.set(topic, [{ line, weight }]);
    }
  });
  return byTopic;
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

/** What is read of a line whatever table its words are put into. */
type LineReading = Pick<IndexedLine, 'text' | 'hedges' | 'topics' | 'mean'>;

/** As many lines as most resumes have: a resume is indexed in several steps, once in each. */
const readLinesMax = 300;
const readLine = rememberLast((line): LineReading => {
  const text = readText(line.slice(0, lineLengthMax));
  return { text, hedges: hedgesIn(line), topics: topicsOf(text), mean: meanVector(text) };
}, readLinesMax);

function indexLine(line: ResumeLine, table: WordTable): IndexedLine {
  const { text, hedges, topics, mean } = readLine(line.text);
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
    hedges,
    provesNothing: provesNothing(line),
    topics,
    mean,
  };
}

/** More than there are topics; every place is zero again when a text is read. */
const topicSums = new Float64Array(16_384);

/** topicsOf weighs the topics a text speaks of; the squares add up to 1. */
export function topicsOf({ terms }: ReadText): Map<number, number> {
  const touched: number[] = [];
  for (const root of new Set(terms.map((term) => term.stem))) {
    const word = topicsOfWord(root);
    if (!word) continue;
    const { topics, weights, tells } = word;
    for (let at = 0; at < topics.length; at += 1) {
      const topic = topics[at] as number;
      if (topicSums[topic] === 0) touched.push(topic);
      topicSums[topic] = (topicSums[topic] as number) + tells * (weights[at] as number);
    }
  }
  const length = Math.hypot(...touched.map((topic) => topicSums[topic] as number)) || 1;
  const shares = new Map<number, number>();
  for (const topic of touched) {
    shares.set(topic, (topicSums[topic] as number) / length);
    topicSums[topic] = 0;
  }
  return shares;
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
