import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { tailor } from './tailor.js';

const fileOf = (person: string, name: string) =>
  readFileSync(new URL(`../../../eval/to-read/${person}/${name}.txt`, import.meta.url), 'utf8');
const highlightsOf = (person: string) => {
  const request = { resumeText: fileOf(person, 'resume'), jobDescription: fileOf(person, 'posting') };
  const { edits } = tailor({ ...request, style: 'standard' }, new Date('2026-11-21'));
  return edits.filter(({ kind, lines }) => kind === 'summary' && lines.length > 0).map(({ text }) => text);
};

test('a result that answers nothing asked joins two lines that do', () => {
  const [first, second, third] = highlightsOf('care-home-manager');
  expect([first, second, third].join('\n')).toMatch(/medication errors down by 60%/);
  expect([first, second, third].join('\n')).toMatch(/agency use from 310 hours/);
});

test('what came of the work stands before how much of it there was', () => {
  const [first = ''] = highlightsOf('electrical-maintenance-technician');
  expect(first).not.toMatch(/37 machine specific procedures/);
});

test('results that answer nothing asked are no list by themselves', () => {
  expect(fileOf('dental-assistant', 'resume')).toContain('$420');
  expect(highlightsOf('dental-assistant')).toEqual([]);
});
