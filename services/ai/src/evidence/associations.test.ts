import { expect, test } from '@jest/globals';
import { hash } from '../text/keys.js';
import { stem } from '../text/words.js';
import { Associations, loadAssociations, pairKey, readAssociations, writeAssociations } from './associations.js';
import { readEvidenceIndex } from './evidence-index.js';
import { readAsk, coverLine } from './cover.js';
import { WordTable } from './word-table.js';

const pairs = { 'ledger reconcil': 32, 'ledger milk': -16 };
const made = new Associations(
  Int32Array.from(Object.keys(pairs), (pair) => pairKey(...(pair.split(' ') as [string, string]))),
  Int8Array.from(Object.values(pairs)),
);

test('a word speaks for another as much as was counted, in one direction, and words never seen together for nothing', () => {
  expect(made.between(hash('ledger'), hash('reconcil'))).toBe(2);
  expect(made.between(hash('ledger'), hash('milk'))).toBe(-1);
  expect(made.between(hash('reconcil'), hash('ledger'))).toBe(0);
});

test('what is written is read again, and another file is refused', () => {
  const read = readAssociations(writeAssociations(made));
  expect(read.keys).toEqual(made.keys);
  expect(read.values).toEqual(made.values);
  expect(() => readAssociations(new Uint8Array(16))).toThrow('The associations of words have an unknown format.');
});

test('a line is covered by the word that speaks most for each word asked, and by all in the mean', () => {
  const index = readEvidenceIndex('Reconciled milk deliveries', [], new WordTable(made));
  const covered = coverLine(readAsk('ledger', 'skill', index), 0);
  expect(covered).toMatchObject({ associated: 2, associatedRest: 2, associatedBest: 2 });
  expect(covered.associatedMean).toBeCloseTo(1 / 3);
});

test('the words that ship know how people speak of work', () => {
  const known = loadAssociations();
  const speaks = (asked: string, said: string) => known.between(hash(stem(asked)), hash(stem(said)));
  expect(speaks('english', 'ielts')).toBeGreaterThan(2);
  expect(speaks('budget', 'forecast')).toBeGreaterThan(2);
  expect(speaks('licence', 'minibuses')).toBeGreaterThan(speaks('licence', 'invoices'));
});
