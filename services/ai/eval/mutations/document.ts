import { outline, type Row } from '../../src/facts/outline.js';
import type { Random } from './random.js';

/** Planted is a document with one fabrication in it. */
export interface Planted {
  text: string;
  /** True while the fabrication still stands in a text. */
  isIn(text: string): boolean;
}

/** Document is a tailored resume or letter that fabrications are planted in. */
export class Document {
  readonly rows: Row[];

  constructor(readonly text: string) {
    this.rows = outline(text);
  }

  at(test: (row: Row) => boolean, random: Random): number | undefined {
    const found = this.rows.flatMap((row, index) => (test(row) ? [index] : []));
    return found.length === 0 ? undefined : random.pick(found);
  }

  /** Replaces one line; undefined where the original held the planted words already. */
  with(index: number, line: string, planted: string): Planted | undefined {
    return this.put(index, [line], planted, 1);
  }

  after(index: number, line: string, planted: string): Planted | undefined {
    return this.put(index + 1, [line], planted, 0);
  }

  private put(index: number, lines: string[], planted: string, gone: number): Planted | undefined {
    const all = this.text.split('\n');
    all.splice(index, gone, ...lines);
    const text = all.join('\n');
    const isIn = (some: string) => folded(some).includes(folded(planted));
    return isIn(this.text) || !isIn(text) ? undefined : { text, isIn };
  }
}

function folded(text: string): string {
  return text
    .replace(/[*_\\>#]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

export function isJob(row: Row): boolean {
  return row.role === 'entry' && row.kind === 'experience' && row.text.includes('|');
}

export function isStudy(row: Row): boolean {
  return row.role === 'entry' && row.kind === 'education' && row.text.includes('|');
}

export function isBullet(row: Row): boolean {
  return row.role === 'bullet' && row.kind === 'experience' && row.text.split(' ').length >= 4;
}
