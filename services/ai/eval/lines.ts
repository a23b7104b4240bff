import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { today } from './corpus.js';
import { findDates } from '@tailwright/resume-text/recognizers/dates';
import { isDegree, isTitle } from '@tailwright/resume-text/recognizers/titles';
import { renderHead } from '@tailwright/resume-text/document/render-resume';
import { align, readClaim, readEvidence } from '../src/facts/evidence.js';
import { guardResume } from '../src/facts/guard.js';
import { readVerb } from '../src/text/verbs.js';
import { flat } from './rewrite-figures.js';

/** Line is one line a rewrite makes of a resume, judged by a person. */
export interface Line {
  /** The name of the resume's file without its ending. */
  resume?: string;
  tailored: string;
  faithful: boolean;
  kind?: string;
}

/** Tally counts what became of lines: fabricated ones caught, honest ones flagged. */
export interface Tally {
  planted: number;
  caught: number;
  honest: number;
  flagged: number;
}

export interface Judged {
  line: Line;
  isDoubted: boolean;
}

export function readLinesOf(file: string): Line[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => JSON.parse(row) as Line);
}

/** judgeLines has the guard check each line in a resume of its own; lines about other resumes than those given are left out. */
export function judgeLines(lines: Line[], resumeFiles: string[]): Judged[] {
  const originals = new Map(
    resumeFiles.map((file): [string, string] => [basename(file, extname(file)), readFileSync(file, 'utf8')]),
  );
  const [only] = originals.size === 1 ? originals.values() : [];
  const isNamed = lines.some((line) => line.resume !== undefined && originals.has(line.resume));
  return lines.flatMap((line) => {
    const original = isNamed ? originals.get(line.resume ?? '') : only;
    return original ? [{ line, isDoubted: isDoubted(line.tailored, original) }] : [];
  });
}

function isDoubted(line: string, original: string): boolean {
  const tailored = isHead(line)
    ? `## Experience\n\n### ${line}\n`
    : isDeed(line)
      ? belowItsHead(line, original)
      : `## Summary\n\n${line}\n`;
  const { text, report } = guardResume({ original, tailored, today });
  return report.notAdded.length > 0 || !` ${flat(text)} `.includes(` ${flat(line)} `);
}

/** A line that begins with a verb tells a deed; any other tells who the person is. */
function isDeed(line: string): boolean {
  const [first = '', second = ''] = line.toLowerCase().split(/[^\p{L}'-]+/u);
  const verb = first.endsWith('ly') ? second : first;
  return readVerb(verb) !== undefined || (!verb.includes('-') && /(?:[^e]ed|ing)$/.test(verb));
}

/** A bullet stands in the entry whose lines it is nearest to, as a model would put it. */
function belowItsHead(line: string, original: string): string {
  const entry = align(readClaim(line), readEvidence(original, today)).find(({ source }) => source.entry)?.source.entry;
  return ['## Experience', ...(entry ? renderHead(entry) : []), `- ${line}`].join('\n\n');
}

/** A title or degree with its employer or dates behind it. */
function isHead(line: string): boolean {
  const [first = ''] = line.split(/[,|(–—]/);
  const isSentence = /[.;]/.test(line.replace(/\b\p{L}\./gu, ''));
  const isName = isTitle(first) || isDegree(first);
  const isTold = /\b(?:skilled|experienced?|background|with|who|selling|holding|recognized)\b/i.test(line);
  return first !== line && !isSentence && !isTold && isName && (findDates(line).length > 0 || isTitle(first));
}

export function tally(judged: Judged[]): Tally {
  const planted = judged.filter(({ line }) => !line.faithful);
  const honest = judged.filter(({ line }) => line.faithful);
  const doubted = (some: Judged[]) => some.filter(({ isDoubted }) => isDoubted).length;
  return { planted: planted.length, caught: doubted(planted), honest: honest.length, flagged: doubted(honest) };
}
