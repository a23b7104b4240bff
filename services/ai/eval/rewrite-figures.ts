import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderHead } from '@tailwright/resume-text/document/render-resume';
import { readEvidence } from '../src/facts/evidence.js';
import { splitSentences } from '../src/text/sentences.js';

/** Fault is what a careless rewrite says and the resume does not. */
export interface Fault {
  words: string;
  kind: string;
}

/** Rewrite is one labelled rewriting of a resume: its text, and each of its lines with its faults and what it rests on. */
export interface Rewrite {
  text: string;
  lines: { line: string; basis: string[]; faults: Fault[] }[];
}

export type Manner = 'honest' | 'careless';

/** readRewrite reads the labelled rewrite of a pair's folder; undefined where there is none. */
export function readRewrite(folder: string, manner: Manner): Rewrite | undefined {
  const file = join(folder, `rewrite-${manner}`);
  if (!existsSync(`${file}.json`)) return undefined;
  const labels = JSON.parse(readFileSync(`${file}.json`, 'utf8')) as {
    line: string;
    basis?: string[];
    faults?: Fault[];
  }[];
  return {
    text: readFileSync(`${file}.md`, 'utf8'),
    lines: labels.map(({ line, basis = [], faults = [] }) => ({ line, basis, faults })),
  };
}

/** Verdicts of the guard on labelled rewrites: honest lines kept (R6), faults stopped (R7), in all and by kind. */
export interface RewriteCounts {
  honest: number;
  honestKept: number;
  faults: Map<string, { all: number; stopped: number }>;
}

export const noRewrites = (): RewriteCounts => ({ honest: 0, honestKept: 0, faults: new Map() });

/** honestLines are the lines of a rewrite that say something: neither headings, contacts nor scraps. */
export function honestLines({ text }: Rewrite): string[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^#{1,2} /.test(line) && flat(line).length >= 9 && !line.includes('@'));
}

/** isKept is true when every sentence of a line stands in the result; bullets and heads of entries are taken whole. */
export function isKept(line: string, result: string): boolean {
  const parts = /^(?:[-*] |### )/.test(line) ? [line] : line.split(/(?<=[.!?])\s+(?=[A-Z])/);
  return parts.every((part) => result.includes(` ${flat(part)} `));
}

const wordsAround = 4;

/** isStopped is true when neither the line nor the faulty words between their neighbours are in the result. */
export function isStopped(line: string, words: string, result: string): boolean {
  const [whole, fault] = [flat(line), flat(words)];
  if (result.includes(` ${whole} `)) return false;
  const at = ` ${whole} `.indexOf(` ${fault} `);
  if (at < 0) return !result.includes(` ${fault} `);
  const [before, after] = [whole.slice(0, at), whole.slice(at + fault.length)].map((part) => part.trim().split(' '));
  const around = [...(before ?? []).slice(-wordsAround), fault, ...(after ?? []).slice(0, wordsAround)];
  return !result.includes(` ${around.join(' ').trim()} `);
}

/** countRewrite adds one result of the guard to the counts. */
export function countRewrite(
  counts: RewriteCounts,
  manner: Manner,
  rewrite: Rewrite,
  guarded: string,
  original: string,
): void {
  if (manner === 'honest') {
    const result = ` ${flat(guarded)} `;
    const lines = honestLines(rewrite);
    counts.honest += lines.length;
    counts.honestKept += lines.filter((line) => isKept(line, result)).length;
    return;
  }
  const told = new ToldByRewrite(guarded, original);
  for (const { line, faults } of rewrite.lines)
    for (const { words, kind } of faults) {
      const count = counts.faults.get(kind) ?? { all: 0, stopped: 0 };
      count.all += 1;
      const result = movedKinds.has(kind) ? told.below(headOf(line, rewrite.text)) : told.anywhere();
      // A headline says what the person is: "Demi Chef de Partie" in another line is not the headline "Chef de Partie".
      const isWholeLine = !movedKinds.has(kind) && flat(words) === flat(line);
      if (isWholeLine ? !told.hasLine(line) : isStopped(line, words, result)) count.stopped += 1;
      counts.faults.set(kind, count);
    }
}

/** Faults of a line that is true, but not where it stands. */
const movedKinds = new Set(['moved_employer', 'merged_employers']);

/**
 * ToldByRewrite is what a result says in the rewrite's words. A line that stands whole in the original is the person's: put
 * back in place of "Welding certificate", the line "Welding certificate, 2 of 5 modules" repeats its words without its fault.
 */
export class ToldByRewrite {
  private readonly lines: { text: string; cells: string[]; head: string; isOwn: boolean }[] = [];
  private readonly told: string;

  constructor(guarded: string, original: string) {
    const own = ownLines(original);
    let head = '';
    for (const line of guarded.split('\n')) {
      if (/^#{1,3} /.test(line)) head = line.startsWith('### ') ? line : '';
      const text = flat(line.replace(/^#+ /, ''));
      const cells = line.split(/ [|·] /).map(flat);
      if (text !== '') this.lines.push({ text, cells, head, isOwn: own.has(text) });
    }
    this.told = this.joined(({ isOwn }) => !isOwn);
  }

  anywhere(): string {
    return this.told;
  }

  /** True for a line, or a cell of one, that the rewrite wrote. */
  hasLine(line: string): boolean {
    return this.lines.some(
      ({ text, cells, isOwn }) => !isOwn && (text === flat(line) || cells.some((cell) => cell === flat(line))),
    );
  }

  /** Below a head the person's own lines count too: they may be another employer's. */
  below(head: string): string {
    return this.joined((line) => !line.isOwn || isSameHead(line.head, head));
  }

  private joined(isWanted: (line: { head: string; isOwn: boolean }) => boolean): string {
    return ` ${this.lines
      .filter(isWanted)
      .map(({ text }) => text)
      .join(' ')} `;
  }
}

function ownLines(original: string): ReadonlySet<string> {
  const { resume, sources } = readEvidence(original, new Date(0));
  const heads = resume.sections.flatMap(({ entries }) => entries.flatMap((entry) => renderHead(entry)));
  const lines = [
    ...original.split('\n'),
    ...sources.map(({ text }) => text),
    ...heads.map((head) => head.replace(/^#+ /, '')),
  ];
  return new Set([...lines, ...lines.flatMap((line) => splitSentences(line))].map(flat));
}

/** The head of the entry that a line of a rewrite stands below; '' above the first. */
function headOf(line: string, text: string): string {
  const lines = text.split('\n');
  const above = lines.slice(0, Math.max(0, lines.indexOf(line)));
  return above.findLast((each) => each.startsWith('### ')) ?? '';
}

/** The guard may have set a head back to the person's words, so that half of them are enough. */
function isSameHead(one: string, other: string): boolean {
  const [words, others] = [one, other].map((head) => new Set(flat(head).split(' ')));
  const shared = [...(words ?? [])].filter((word) => others?.has(word)).length;
  return shared * 2 >= Math.min(words?.size ?? 0, others?.size ?? 0);
}

/** flat is a text's words and figures in a row, without marks. */
export function flat(text: string): string {
  const plain = text.replaceAll('\\', '').replace(/[*_`]/g, '').toLowerCase();
  return (plain.match(/[\p{L}\p{N}+#%$€£.]+/gu) ?? []).map(withoutStops).filter(Boolean).join(' ');
}

function withoutStops(word: string): string {
  let [from, to] = [0, word.length];
  while (from < to && word[from] === '.') from += 1;
  while (to > from && word[to - 1] === '.') to -= 1;
  return word.slice(from, to);
}
