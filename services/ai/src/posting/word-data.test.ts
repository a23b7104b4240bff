import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { lineLabels } from './line-tagger.js';
import { readRows } from './word-data.js';

const folder = new URL('../../train/postings/', import.meta.url);

describe('the data of the posting reader', () => {
  test.each(['headings.txt', 'kinds.txt', 'tools.txt', 'verbs.txt', 'language-names.txt'])(
    '%s has one entry a line, sorted, none twice',
    (file) => {
      const rows = readRows(file).map((row) => row.join('\t').toLowerCase());
      expect(rows).toEqual([...new Set(rows)].sort(byFields));
    },
  );

  test('of training labels every line with a label the tagger knows', () => {
    const known = new Set<string>([...lineLabels, 'heading']);
    for (const file of readdirSync(folder)) {
      const rows = readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        .filter((row) => row !== '');
      expect({ file, unknown: rows.filter((row) => !known.has(row.split('\t')[0] ?? '')) }).toEqual({
        file,
        unknown: [],
      });
    }
  });
});

function byFields(a: string, b: string): number {
  const [left, right] = [a.split('\t'), b.split('\t')];
  const at = left.findIndex((field, index) => field !== right[index]);
  return at < 0 ? left.length - right.length : (left[at] ?? '') < (right[at] ?? '') ? -1 : 1;
}
