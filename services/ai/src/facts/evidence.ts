import { skillsInText } from '../lexicon/context.js';
import type { Skill } from '../lexicon/lexicon.js';
import { pointOf, type DatePoint } from '@tailwright/resume-text/recognizers/dates';
import { readResume } from '@tailwright/resume-text/read-resume';
import type { ResumeDocument } from '@tailwright/resume-text/document/resume-document';
import type { Entry } from '@tailwright/resume-text/document/resume-document';
import type { SectionKind } from '@tailwright/resume-text/recognizers/headings';
import { readOnce } from '../text/read-once.js';
import { withoutLigatures } from '../text/ligatures.js';
import { splitWords, stem, type Word } from '../text/words.js';
import { yearsHeld } from '../lexicon/facets.js';
import { degreesIn } from './papers/degrees.js';
import { isFree } from './words/free-words.js';
import { Lexis } from './words/lexis.js';
import { nearWords } from './words/near-words.js';
import { figureKey, findFigures, type Figure } from './figures/numbers.js';
import { OwnAddresses } from './own-addresses.js';
import { printedUnder } from './printed-under.js';
import { readLeadership, type Leadership } from './claims/scope.js';
import { canon, canonOfStem } from './words/synonyms.js';
import { foldTitle, rolesOfDeeds, titlesToldIn } from './claims/titles.js';

/** Claim is a text read for what it says: its telling words, figures and skills. */
export interface Claim {
  text: string;
  words: readonly Word[];
  /** Canonical forms of the telling words; '' at the places of free words. */
  canons: string[];
  figures: Figure[];
  skills: Set<Skill>;
}

/** Source is one line of the original, with the entry it stands in. */
export interface Source extends Claim {
  id: number;
  entry: Entry | undefined;
  kind: SectionKind | 'top' | 'header';
  all: Set<string>;
  figureKeys: Set<string>;
}

/** Evidence is the original resume, prepared so that any claim can be held against it. */
export interface Evidence {
  resume: ResumeDocument;
  sources: Source[];
  known: Set<string>;
  /** Every word of the original, folded but not stemmed, for names and abbreviations. */
  keys: Set<string>;
  skills: Set<Skill>;
  /** Lines that say who the person is: headline, titles, licences. */
  titles: string[];
  degrees: Map<string, string>;
  text: string;
  lower: string;
  addresses: OwnAddresses;
  /** All words of the original. */
  lexis: Lexis;
  today: DatePoint;
  /** What the whole text says of leading, the languages it gives a level, and the years its periods add up to. */
  leadership: Leadership;

  yearsHeld(): number;
  /** The words of each line in a row, the rows below one another, to recognise what was copied. */
  rows: string;
  copies: Map<string, Source>;
  weightOf(canonical: string): number;
  find(canonical: string): number[];
}

export function readClaim(text: string): Claim {
  const words = splitWords(text);
  const figures = findFigures(text);
  let next = 0;
  const inFigure = (word: Word) => {
    for (; next < figures.length; next += 1) {
      const { start, end } = figures[next] as Figure;
      if (end > word.start) return word.start >= start;
    }
    return false;
  };
  const canons = words.map((word) => (inFigure(word) || isFree(stem(word.key)) ? '' : canon(word.key)));
  return { text, words, canons, figures, skills: new Set(skillsInText(text, words).map((match) => match.skill)) };
}

/** readEvidence reads an original; `today` is the day its running periods end. */
export function readEvidence(original: string, today: Date): Evidence {
  const resume = readResume(original);
  const sources: Source[] = [];
  const claims = new Map<string, Omit<Source, 'id' | 'entry' | 'kind'>>();
  const add = (text: string, kind: Source['kind'], entry?: Entry) => {
    if (text.trim() === '') return;
    const claim = claims.get(text) ?? comparable(readClaim(text));
    claims.set(text, claim);
    sources.push({ ...claim, id: sources.length, entry, kind });
  };
  const { person, opening } = resume;
  const top = [person.name, person.headline, person.contacts.join(' | '), ...opening.map((detail) => detail.text)];
  for (const text of top) add(text, 'top');
  for (const section of resume.sections) {
    add(section.heading, section.kind);
    for (const detail of section.details) add(detail.text, section.kind);
    for (const { entry, home } of printedUnder(section)) {
      add(entry.headerLines.join(', '), entry.isTold ? section.kind : 'header', home);
      for (const detail of entry.details) add(detail.text, section.kind, home);
    }
  }
  // Headings with nothing below them are all that was written.
  if (sources.length === 0) for (const line of original.split('\n')) add(line, 'top');
  return indexed({ resume, sources, text: withoutLigatures(original), today: pointOf(today) });
}

/** rowOf writes the words of a claim in a row. */
export function rowOf(claim: Pick<Claim, 'words'>): string {
  return ` ${claim.words.map((word) => word.key).join(' ')} `;
}

/** A figure aligns two lines as well as a rare word does. */
function figureName(figure: Figure): string {
  return `#${figure.value}${figure.unit === '%' ? '%' : ''}`;
}

/** asSource makes a claim a line that others can be held against. */
export function asSource(claim: Claim, { id, entry, kind }: Pick<Source, 'id' | 'entry' | 'kind'>): Source {
  return { ...comparable(claim), id, entry, kind };
}

function comparable(claim: Claim): Omit<Source, 'id' | 'entry' | 'kind'> {
  const all = new Set([...claim.words.map((word) => canon(word.key)), ...claim.figures.map(figureName)]);
  return { ...claim, all, figureKeys: new Set(claim.figures.map(figureKey)) };
}

function indexed(read: Pick<Evidence, 'resume' | 'sources' | 'text' | 'today'>): Evidence {
  const { resume, sources, text, today } = read;
  const places = new Map<string, number[]>();
  for (const source of sources) {
    for (const each of source.all) {
      const list = places.get(each);
      if (list) list.push(source.id);
      else places.set(each, [source.id]);
    }
  }
  const certificates = resume.sections.filter(
    (section) => section.kind === 'certifications' || section.kind === 'summary',
  );
  // Lines that are the same share their words.
  const different = [...new Map(sources.map((source) => [source.words, source])).values()];
  const rowOfWords = new Map(different.map((source) => [source.words, rowOf(source)]));
  const rows = sources.map((source) => rowOfWords.get(source.words) ?? '');
  const copies = new Map<string, Source>();
  sources.forEach((source, at) => {
    const row = rows[at] ?? '';
    if (!copies.has(row)) copies.set(row, source);
  });
  const titles = () => {
    const toldIn = readOnce(titlesToldIn);
    return [
      resume.person.name,
      resume.person.headline,
      ...resume.opening.map((detail) => detail.text),
      ...sources.filter((source) => source.kind === 'header').map((source) => source.text),
      ...sources.flatMap(({ text: line }) => toldIn(line)),
      ...rolesOfDeeds(text),
      ...certificates.flatMap((section) => section.details.map((detail) => detail.text)),
    ].map(readOnce(foldTitle));
  };
  const later = {
    addresses: onDemand(() => new OwnAddresses(text)),
    lexis: onDemand(() => new Lexis(text)),
    degrees: onDemand(() => degreesIn(text)),
    leadership: onDemand(() => readLeadership(text)),
    titles: onDemand(titles),
  };
  return {
    ...read,
    lower: text.toLowerCase(),
    // What was lost from a result is looked for without any of these.
    get addresses() {
      return later.addresses();
    },
    get lexis() {
      return later.lexis();
    },
    get degrees() {
      return later.degrees();
    },
    get leadership() {
      return later.leadership();
    },
    get titles() {
      return later.titles();
    },
    yearsHeld: onDemand(() => yearsHeld(text.split('\n'), today)),
    rows: rows.join('\n'),
    copies,
    known: new Set(places.keys()),
    keys: new Set(different.flatMap((source) => source.words.map((word) => word.key))),
    skills: new Set(different.flatMap((source) => [...source.skills])),
    weightOf: (canonical) => Math.log(1 + sources.length / (places.get(canonical)?.length ?? 2)),
    find: (canonical) => places.get(canonical) ?? [],
  };
}

/** Makes something when it is first asked for. */
function onDemand<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Where the original has a word, or else the words it may stand for. */
function placesOf(canonical: string, evidence: Evidence): number[] {
  const places = evidence.find(canonical);
  if (places.length > 0) return places;
  return [...new Set([...nearWords(canonical)].flatMap((each) => evidence.find(canonOfStem(each))))];
}

/** Aligned is how much of a claim one line of the original covers, from 0 to 1. */
export interface Aligned {
  source: Source;
  coverage: number;
}

/** For each line a place to add up how much it says of a claim; all are 0 again when that is done. */
const scoresOf = new WeakMap<Evidence, Float64Array>();

/** Ranking is how much of a claim each line of the original says, for those that say anything of it. */
export class Ranking {
  constructor(
    private readonly sources: readonly Source[],
    private readonly found: readonly number[],
    private readonly coverages: Float64Array,
  ) {}

  all(): Aligned[] {
    return this.found
      .map((id, at) => ({ source: this.sources[id] as Source, coverage: this.coverages[at] as number }))
      .sort((one, other) => (isBefore(one, other) ? -1 : 1));
  }

  /** The lines that say most of the claim and pass a test, best first; of equals the first of the original. */
  best(count: number, isWanted: (source: Source) => boolean = () => true): Aligned[] {
    const best: Aligned[] = [];
    let least = -1;
    for (let at = 0; at < this.found.length; at += 1) {
      const coverage = this.coverages[at] as number;
      if (coverage < least) continue;
      const source = this.sources[this.found[at] as number] as Source;
      if (!isWanted(source)) continue;
      const aligned = { source, coverage };
      let place = best.length;
      while (place > 0 && isBefore(aligned, best[place - 1] as Aligned)) place -= 1;
      best.splice(place, 0, aligned);
      if (best.length > count) best.pop();
      if (best.length === count) least = best[count - 1]?.coverage ?? least;
    }
    return best;
  }
}

function isBefore(one: Aligned, other: Aligned): boolean {
  return one.coverage > other.coverage || (one.coverage === other.coverage && one.source.id < other.source.id);
}

/** rank finds the lines of the original that say some of a claim. */
export function rank(claim: Claim, evidence: Evidence): Ranking {
  const telling = new Set([...claim.canons.filter((each) => each !== ''), ...claim.figures.map(figureName)]);
  // Free words need no proof, but they help to find the line that is being retold.
  const helping = claim.words
    .map((word) => canon(word.key))
    .filter((each) => each.length > 3 && evidence.known.has(each));
  const wanted = new Set([...telling, ...helping]);
  const scores = scoresOf.get(evidence) ?? new Float64Array(evidence.sources.length);
  scoresOf.set(evidence, scores);
  const found: number[] = [];
  let total = 0;
  for (const each of wanted) {
    const places = placesOf(each, evidence);
    // A word of hundreds of lines tells none of them apart, and would cost the most.
    if (places.length > 400) continue;
    const weight = evidence.weightOf(each) * (telling.has(each) ? 1 : 0.5);
    total += weight;
    for (const id of places) {
      const score = scores[id] as number;
      if (score === 0) found.push(id);
      scores[id] = score + weight;
    }
  }
  const coverages = new Float64Array(found.length);
  for (let at = 0; at < found.length; at += 1) {
    const id = found[at] as number;
    coverages[at] = (scores[id] as number) / total;
    scores[id] = 0;
  }
  return new Ranking(evidence.sources, found, coverages);
}

/** The lines that say anything of a claim, those that say most of it first. */
export function align(claim: Claim, evidence: Evidence): Aligned[] {
  return rank(claim, evidence).all();
}
