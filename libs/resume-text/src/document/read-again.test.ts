import { expect, test } from '@jest/globals';
import { logicalLineOf } from '../lines/logical-line-of.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import type { ReadRole } from './line-roles.js';
import { readAgain } from './read-again.js';
import type { Entry, Section } from './resume-document.js';

const texts = ['Clerk, Acme Ltd', 'Opened letters', 'Baker, Mill Ltd', 'Night shifts'];
const lines = texts.map((text, at): LogicalLine => {
  const label = at % 2 === 0 ? 'head' : 'bullet';
  return { ...logicalLineOf(label, text), start: at * 100, end: at * 100 + text.length };
});

/** A section in which each head begins an entry; `employerOf` reads its employer. */
const build =
  (employerOf: (entry: string, heads: number) => string, kind: Section['kind'] = 'experience') =>
  (read: LogicalLine[]): Section => {
    const heads = read.filter(({ label }) => label === 'head').length;
    const entries: Entry[] = [];
    for (const { label, text, start, end } of read) {
      const span = { start, end };
      const title = text.split(', ')[0] ?? '';
      const fields = {
        title,
        organization: employerOf(text, heads),
        place: '',
        dates: '',
        notes: [],
        datesLast: false,
      };
      if (label === 'head')
        entries.push({ ...fields, headerLines: [text], details: [], span, confidence: 1, isSure: true });
      else entries.at(-1)?.details.push({ text, isBullet: true, isSubheading: false, span });
    }
    return { kind, heading: 'Jobs', details: [], entries, span: { start: 0, end: 400 }, confidence: 1 };
  };
const employer = (text: string) => text.split(', ')[1] ?? '';
const changed = (at: number, role: ReadRole) => ({
  roles: new Map(lines.map(({ start }, row) => [start, row === at ? role : 'bullet'])),
  changed: new Set([at * 100]),
});
const titlesOf = ({ entries }: Section) => entries.map(({ title }) => title);

test('a line that begins an entry does so where jobs stand, and is a line elsewhere', () => {
  expect(titlesOf(readAgain(lines, changed(3, 'entry'), build(employer)))).toEqual(['Clerk', 'Baker', 'Night shifts']);
  expect(titlesOf(readAgain(lines, changed(3, 'entry'), build(employer, 'education')))).toEqual(['Clerk', 'Baker']);
});

test('nothing changes where another entry would be read otherwise', () => {
  const scored = (text: string, heads: number) => (heads > 2 && text.startsWith('Clerk') ? 'Mill Ltd' : employer(text));
  expect(titlesOf(readAgain(lines, changed(3, 'entry'), build(scored)))).toEqual(['Clerk', 'Baker']);
});

test('nothing changes where fewer heads are read for sure', () => {
  expect(titlesOf(readAgain(lines, changed(2, 'bullet'), build(employer)))).toEqual(['Clerk', 'Baker']);
});
