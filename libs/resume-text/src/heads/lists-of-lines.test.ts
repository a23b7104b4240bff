import { expect, test } from '@jest/globals';
import { withListsOfLines } from './lists-of-lines.js';
import { printed } from '../testing/printed.js';
import { logicalLineOf } from '../lines/logical-line-of.js';

test('studies told in sentences, of which one tells of several at once, are no headings', () => {
  const lines = [
    'MSc Marine Policy (Merit), University of West Mercia, 2014–2015. Dissertation on harbours in three towns.',
    'BA (Hons) History, 2:1, University of Northgate, 2011–2014.',
    'A levels: History (A), English Literature (A), Mathematics (B). Tanyard School, 2009.',
    'Harbour Standards, Level 2 (Practitioner), 2021. Ladders Foundation, 2019. Introduction to Methods, 2020.',
  ];
  expect(printed(`EDUCATION\n\n${lines.join('\n\n')}`)).toEqual(['## EDUCATION', ...lines]);
});

test('degrees with a full stop behind them keep their headings', () => {
  const degrees = ['MSc Marine Policy, University of West Mercia, 2015.', 'BA History, University of Northgate, 2014.'];
  expect(printed(`EDUCATION\n\n${degrees.join('\n\n')}`).filter((line) => line.startsWith('### '))).toHaveLength(2);
});

test('short lines without a time below an unknown heading are no heads, also where they name a team', () => {
  const lines = ['coach of juniors at the rowing club, 8 seasons', 'fluent Bengali, some Spanish'].map((text) =>
    logicalLineOf('head', text),
  );
  expect(withListsOfLines(lines, 'other').map(({ label }) => label)).toEqual(['item', 'item']);
  expect(withListsOfLines(lines, 'experience')).toBe(lines);
});
