import { block, inline, otherHeading } from '@tailwright/resume-text/text/markdown';
import { renderHead } from '@tailwright/resume-text/document/render-resume';
import { headingKind } from '@tailwright/resume-text/recognizers/headings';
import type { Entry, Section } from '@tailwright/resume-text/document/resume-document';
import { splitWords } from '../text/words.js';
import { asSource, readClaim, readEvidence, rowOf, type Evidence, type Source } from './evidence.js';
import { skillItems } from './check-skills.js';
import { matchEntry } from './match-entry.js';
import { outline } from './outline.js';
import { printedUnder } from './printed-under.js';
import { splitSentences } from '../text/sentences.js';

/** Missing is what the original says and the tailored text does not, under the place it belongs to. */
export interface Missing {
  section: Section;
  entry: Entry | undefined;
  lines: string[];
}

const keptShare = 0.5;
const sureShare = 0.85;

/** missingFacts finds the lines of the original no line of the tailored text retells, but for those the person replaced or took out. */
export function missingFacts(
  evidence: Evidence,
  tailored: string,
  isReplaced: (line: string) => boolean = () => false,
): Missing[] {
  // Where every line stands there, nobody needs to read the whole result again.
  let read: Evidence | undefined;
  const result = () =>
    (read ??= readEvidence(hasLines(tailored, placedLinesMax) ? differentLines(tailored) : tailored, new Date(0)));
  // A line that stands there is not lost, however the result is read.
  const words = new Map([...new Set(tailored.split('\n'))].map((line) => [line, keysOf(line)]));
  const lines = [...words.values()];
  const rows = new Set(lines.map((keys) => keys.join(' ')));
  const heads = headsIn(tailored, words);
  const sources = Map.groupBy(evidence.sources, ({ text }) => text);
  const lost = (texts: string[], entry?: Entry) =>
    texts.flatMap((text) => {
      if (isReplaced(text) || rows.has(wordsOf(text))) return [];
      const source = sources.get(text)?.find((each) => entry === undefined || each.entry === entry);
      return source ? lostParts(source, evidence, result()) : [];
    });
  const has = new Set(lines.flat());
  const missing: Missing[] = [];
  for (const section of evidence.resume.sections) {
    if (section.asWritten?.every(({ text }) => lost([text]).length === 0)) continue;
    const details = section.details.map((detail) => detail.text);
    const lostLines =
      section.kind === 'skills'
        ? lostSkills(
            details.filter((text) => !isReplaced(text)),
            has,
          )
        : lost(details);
    if (lostLines.length > 0) missing.push({ section, entry: undefined, lines: lostLines });
    for (const { entry, home } of printedUnder(section)) {
      const isHead = (line: string) => heads.some((own) => keysOf(line).every((key) => own.has(key)));
      // What tells of time between jobs stands under a heading of its own.
      const details = entry.details.map((detail) => detail.text).filter((line) => !(entry.isTold && isHead(line)));
      const under = lost(details, home);
      const head = entry.headerLines.join(', ');
      const isThere = isHead(head);
      const isGone = !isThere && lost([head]).length > 0;
      if (under.length > 0 || isGone)
        missing.push({
          section,
          entry: home,
          lines: isGone && entry.isTold ? [...entry.headerLines, ...under] : under,
        });
    }
  }
  return missing;
}

/** The words of each head of a tailored text, with those of the line below it. */
function headsIn(tailored: string, words: ReadonlyMap<string, string[]>): Set<string>[] {
  const written = tailored.split('\n').filter((line) => line.trim() !== '');
  return written.flatMap((line, at) =>
    line.startsWith('### ') ? [new Set([line, written[at + 1] ?? ''].flatMap((each) => words.get(each) ?? []))] : [],
  );
}

function keysOf(text: string): string[] {
  return splitWords(text).map((word) => word.key);
}

function wordsOf(text: string): string {
  return keysOf(text).join(' ');
}

function differentLines(text: string): string {
  return [...new Set(text.split('\n'))].join('\n');
}

/** A paragraph may have become bullets: of a line that is not retold as a whole, the sentences that are nowhere. */
function lostParts(source: Source, evidence: Evidence, result: Evidence): string[] {
  if (!isLost(source, evidence, result)) return [];
  const sentences = splitSentences(source.text);
  const lost = sentences.filter((sentence) => isLost(asSource(readClaim(sentence), source), evidence, result));
  return lost.length === sentences.length ? [source.text] : lost;
}

/** A line is kept when the line that retells it has most of its words and all its figures, or another has nearly all of them. */
function isLost(source: Source, evidence: Evidence, result: Evidence): boolean {
  if (source.words.length === 0 || result.copies.has(rowOf(source))) return false;
  const numbers = source.figures.map((figure) => figure.value);
  for (const [id, count] of shared(source, result)) {
    const line = result.sources[id];
    if (!line || count < source.all.size * keptShare || !hasFigures(line, numbers)) continue;
    if (count >= source.all.size * sureShare || retoldBy(line, evidence) === source.id) return false;
  }
  return !isSpread(source, result);
}

/** How many words of a line each line of the other text has. */
function shared(line: Source, other: Evidence): Map<number, number> {
  const counts = new Map<number, number>();
  for (const each of line.all) for (const id of other.find(each)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

const retold = new WeakMap<Source, number | undefined>();

/** The line of the original that a line of the result is nearest to, by the words of both. */
function retoldBy(line: Source, evidence: Evidence): number | undefined {
  if (retold.has(line)) return retold.get(line);
  let best: { id: number; value: number } | undefined;
  for (const [id, count] of shared(line, evidence)) {
    const value = count / Math.max(line.all.size, evidence.sources[id]?.all.size ?? 1);
    if (!best || value > best.value) best = { id, value };
  }
  retold.set(line, best?.id);
  return best?.id;
}

function hasFigures(line: Source, numbers: number[]): boolean {
  return numbers.every((value) => line.figures.some((figure) => figure.value === value));
}

/** A long paragraph may be told in several lines, a header in the lines of its parts. */
function isSpread(source: Source, result: Evidence): boolean {
  const isLong = source.words.length > 40 || source.kind === 'header';
  const telling = source.canons.filter((each) => each !== '');
  return (
    isLong && telling.length > 0 && telling.filter((each) => result.known.has(each)).length >= telling.length * 0.9
  );
}

function lostSkills(details: readonly string[], has: ReadonlySet<string>): string[] {
  const items = details.flatMap(skillItems);
  const lost = items.filter((item) => {
    const words = splitWords(item).map((word) => word.key);
    return words.length > 0 && words.some((word) => !has.has(word));
  });
  return lost.length > 0 ? [lost.join(', ')] : [];
}

/** A place is looked for in the whole text; what a hostile resume of thousands of entries lost stands at the end. */
const placedMax = 50;
/** In a text of more lines, which is no resume, no place is looked for, and what comes again is read once. */
const placedLinesMax = 3_000;

/** restore puts lost lines back: under their own entry where it stands, in their section otherwise. */
export function restore(text: string, missing: Missing[]): string {
  if (missing.length === 0) return text;
  const count = hasLines(text, placedLinesMax) ? 0 : placedMax;
  const placed = missing.slice(0, count).reduce(restoreOne, text.trimEnd());
  const others = missing.slice(count).flatMap(({ entry, lines }) => blocksOf(entry, lines));
  if (others.length === 0) return `${placed}\n`;
  return `${placed}\n\n## Additional Information\n\n${others.join('\n')}\n`;
}

/** True for a text of more lines than that. */
function hasLines(text: string, count: number): boolean {
  let end = -1;
  for (let line = 0; line < count; line += 1) {
    end = text.indexOf('\n', end + 1);
    if (end < 0) return false;
  }
  return true;
}

function blocksOf(entry: Entry | undefined, lines: string[]): string[] {
  const bullets = lines.map((line) => `- ${block(line)}`);
  return entry ? [...headerOf(entry), ...bullets] : bullets;
}

function restoreOne(text: string, { section, entry, lines }: Missing): string {
  const rows = outline(text);
  const bullets = lines.map((line) => `- ${block(line)}`);
  const isItsHeader = entry && headerTest(entry);
  const at = rows.findIndex((row) => row.role === 'entry' && isItsHeader?.(row.text));
  if (entry && at >= 0) return insert(text, endOf(rows, at, true), bullets);
  const added = !entry && section.kind === 'summary' ? lines.map(block) : blocksOf(entry, lines);
  const home = rows.findIndex(
    (row) =>
      row.role === 'section' &&
      (headingKind(row.text) === section.kind || row.kind === section.kind) &&
      row.text !== 'Selected Achievements',
  );
  if (home >= 0) return insert(text, endOf(rows, home, false), added);
  const heading = section.heading === '' ? otherHeading : section.heading;
  return `${text}\n\n## ${inline(heading)}\n\n${added.join('\n')}`;
}

/** Tells of a header's text whether it is the entry's; the same text is matched once. */
function headerTest(entry: Entry): (text: string) => boolean {
  const evidence = oneEntry(entry);
  const known = new Map<string, boolean>();
  return (text) => {
    const found = known.has(text) ? undefined : matchEntry(text, '', evidence);
    if (found) known.set(text, found.entry !== undefined && found.doubts.length === 0);
    return known.get(text) ?? false;
  };
}

/** An evidence that holds one entry alone, to ask whether a header is its. */
function oneEntry(entry: Entry): Evidence {
  const evidence = readEvidence('', new Date(0));
  const section: Section = {
    kind: 'experience',
    heading: '',
    details: [],
    entries: [entry],
    span: entry.span,
    confidence: 1,
  };
  return { ...evidence, resume: { ...evidence.resume, sections: [section] } };
}

function headerOf(entry: Entry): string[] {
  return ['', ...renderHead(entry).flatMap((block) => [block, ''])];
}

function endOf(rows: ReturnType<typeof outline>, at: number, isEntry: boolean): number {
  const stop = rows.findIndex(
    (row, index) => index > at && (row.role === 'section' || row.role === 'name' || (isEntry && row.role === 'entry')),
  );
  let end = stop < 0 ? rows.length : stop;
  while (end > at + 1 && rows[end - 1]?.role === 'blank') end -= 1;
  return end;
}

function insert(text: string, at: number, added: string[]): string {
  const lines = text.split('\n');
  const before = lines.slice(0, at);
  const joint = /^\s*[-*+]\s/.test(before.at(-1) ?? '') && added[0]?.startsWith('- ') ? [] : [''];
  return [...before, ...joint, ...added, ...lines.slice(at)].join('\n').replace(/\n{3,}/g, '\n\n');
}
