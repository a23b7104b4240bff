import { expect, test } from '@jest/globals';
import { correctLabels } from '../lines/corrected-labels.js';
import { shapesOf } from '../lines/line-shape.js';
import { logicalLineOf } from '../lines/logical-line-of.js';
import type { LineLabel } from '../lines/line-tagger.js';
import { physicalLines } from '../page/physical-lines.js';
import { printed } from '../testing/printed.js';
import { withDatedItems } from './dated-items.js';

const line = (text: string, label: LineLabel = 'head') => logicalLineOf(label, text);
const papers = ['Trade certificate - 2014', 'Gas licence - 2017', 'Forklift - 2018, expired', 'Heat pump card'];

test('papers of which nearly each has a time in its line are items, whatever some of them look like', () => {
  const lines = papers.map((text, at) => line(text, at < 2 ? 'head' : 'item'));
  expect(withDatedItems(lines, 'certifications').map(({ label }) => label)).toEqual(papers.map(() => 'item'));
});

test.each([
  ['a study with its school among them', [...papers, 'Diploma in Plumbing, Cork Institute of Technology, 2013']],
  ['a time in a line of its own', [...papers, '2013']],
])('%s is no item', (_, texts) => {
  const lines = texts.map((text) => line(text));
  expect(withDatedItems(lines, 'certifications')).toEqual(lines);
});

test('a table with the columns of papers is a list of them, whoever is named in it', () => {
  const table =
    'Documents\nDOCUMENT\tNUMBER\tISSUED\tEXPIRY\nPassport\tX***1\t06/2022\t06/2032\nDiscovery book\tC***9\t14 Feb 2021\t13 Feb 2031\nCOC – Third Engineer\t\tApr 2019\t04/2029\nGOC\tN/A\n';
  const lines = printed(`Ben Adler\nben@example.com\n\nProfile\nI fit heat pumps.\n\n${table}`);
  expect(lines.filter((text) => text.startsWith('###'))).toEqual([]);
});

test('a label with its value above another one is no heading', () => {
  const shapes = shapesOf(physicalLines('Nationality\t\tIrish\nTravel\t\tTwo weeks at most\nDrives\tCar, own van'));
  expect(correctLabels(shapes, ['heading', 'item', 'item'], [true, true, true])).toEqual(['item', 'item', 'item']);
});
