import { expect, test } from '@jest/globals';
import { readResumeLines } from './resume-lines.js';

const text =
  'Ana Flores\nana@example.com\n\nEXPERIENCE\nNurse, City Ward, 2019–21\n• Took bloods\n• Ran the ward\n  at night\n\nSKILLS\nPhlebotomy, Triage\n';

test('the span of a line holds its words', () => {
  for (const line of readResumeLines(text)) {
    const written = text.slice(line.span.start, line.span.end).replace(/\s+/g, ' ');
    expect(line.role === 'heading' || written.includes(line.text)).toBe(true);
  }
});

test('a bullet that runs over two lines is one line', () => {
  expect(readResumeLines(text).map((line) => line.text)).toContain('Ran the ward at night');
});

test('each line knows its section, its part and its entry', () => {
  const lines = readResumeLines(text);
  expect(lines.find((line) => line.text === 'Took bloods')).toMatchObject({
    section: 'experience',
    role: 'detail',
    entry: { title: 'Nurse', organization: 'City Ward', dates: '2019–21' },
  });
  expect(lines.find((line) => line.text === 'Phlebotomy, Triage')).toMatchObject({ section: 'skills', role: 'item' });
  expect(lines.find((line) => line.text === 'ana@example.com')?.role).toBe('contact');
});
