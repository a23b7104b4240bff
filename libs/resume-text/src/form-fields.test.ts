import { expect, test } from '@jest/globals';
import { withAllHeads } from './all-heads.js';
import { printed } from './testing/printed.js';
import { logicalLineOf } from './logical-line-of.js';

test('the labelled title and employer right below a labelled time are lines of its head, and other labels are not', () => {
  const lines = [
    logicalLineOf('head', 'Dates    05/2021'),
    logicalLineOf('item', 'Title of qualification awarded    Internal auditor, 2 days'),
    logicalLineOf('item', 'Name and type of organisation    Aura Training, Turku'),
    logicalLineOf('item', 'Favourite room    Attic'),
    logicalLineOf('item', 'Title of qualification awarded    Another'),
  ];
  expect(withAllHeads(lines, 'education', true).map(({ label }) => label)).toEqual([
    'head',
    'head',
    'head',
    'item',
    'item',
  ]);
});

test('a label that says more of a post keeps a sign between itself and its value', () => {
  const text = `Work experience

Dates                          03/2015 – 06/2019
Occupation or position held    Class teacher
Name and address of employer   2nd Primary School, Larnaca
Type of business or sector     Public education`;
  expect(printed(text)).toContain('*03/2015 – 06/2019 · Type of business or sector: Public education*');
});

test('the grade with which a form says how school ended is its title', () => {
  const text = `Secondary Education:

School			:	Hoërskool Vaalrivier
Grade			:	Matric with distinction, 2011`;
  expect(printed(text)).toEqual(['## Secondary Education', '### Matric with distinction, 2011 | Hoërskool Vaalrivier']);
});
