import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
export function countRewrite(counts: RewriteCounts, manner: Manner, rewrite: Rewrite, guarded: string): void {
  const result = ` ${flat(guarded)} `;
  if (manner === 'honest') {
    const lines = honestLines(rewrite);
    counts.honest += lines.length;
    counts.honestKept += lines.filter((line) => isKept(line, result)).length;
    return;
  }
  for (const { line, faults } of rewrite.lines)
    for (const { words, kind } of faults) {
      const count = counts.faults.get(kind) ?? { all: 0, stopped: 0 };
      count.all += 1;
      if (isStopped(line, words, result)) count.stopped += 1;
      counts.faults.set(kind, count);
    }
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
