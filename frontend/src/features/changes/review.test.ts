import { expect, it } from '@jest/globals';
import { type Row, compareResumes } from './changes';
import { rowsOf } from './outcome';
import { countReviewed, rowKeys } from './review';

const original = 'Nora\n- Built 14 dashboards\n- Wrote SQL reports\n- SQL\n- SQL';
const keysOf = (tailored: string): Map<string, string> => {
  const rows = rowsOf(compareResumes(original, tailored));
  return new Map([...rowKeys(rows)].map(([row, key]) => [row.text || 'left out', key]));
};

it('a line keeps its key when others change, and lines that say the same have keys of their own', () => {
  const before = keysOf(original.replace('Built', 'Made'));
  const after = keysOf(original.replace('Built', 'Made').replace('Wrote', 'Rewrote'));
  expect(after.get('Made 14 dashboards')).toBe(before.get('Made 14 dashboards'));
  const keys = [...rowKeys(rowsOf(compareResumes(original, original))).values()];
  expect(new Set(keys).size).toBe(keys.length);
});

it('only changes are counted; what was accepted or typed is reviewed', () => {
  const row = (fields: Partial<Row>): Row => ({
    change: 'reworded',
    text: 'x',
    isHeading: false,
    basis: [],
    ...fields,
  });
  const edit = { kind: 'own' as const, text: 'x', lines: [], requirements: [] };
  const kept = row({ text: 'kept' });
  const rows = [row({ change: 'unchanged' }), row({}), kept, row({ edit }), row({ change: 'left out' })];
  expect(countReviewed(rows, (each) => each === kept)).toEqual({ reviewed: 2, changes: 4 });
});
