import { expect, test } from '@jest/globals';
import { readResumeLines } from './resume-lines.js';

test('every span points at the words of its line', () => {
  const text = 'Ana Flores\n\nEXPERIENCE\nNurse, City Ward   2019 – 2021\n• Took bloods\n• Ran the ward\n  at night\n';
  for (const line of readResumeLines(text)) {
    const written = text.slice(line.span.start, line.span.end).replace(/\s+/g, ' ');
    expect(written).toBe(line.text.replace(/\s+/g, ' '));
  }
});

test('a bullet that runs over two lines is one line', () => {
  const lines = readResumeLines('Ana Flores\n\nEXPERIENCE\n• Ran the ward\n  at night\n');
  expect(lines.map((line) => line.text)).toContain('Ran the ward at night');
});

test('a dated line is the head of its entry, and the lines below belong to it', () => {
  const lines = readResumeLines('Ana Flores\n\nEXPERIENCE\nNurse, City Ward, 2019–21\n• Took bloods\n');
  expect(lines.find((line) => line.text === 'Took bloods')?.entry).toEqual({
    title: 'Nurse, City Ward,',
    organization: '',
    dates: '2019 – 2021',
  });
});

test('two columns are read one after the other', () => {
  const rows = Array.from({ length: 12 }, (_, at) => `left item ${at}`.padEnd(30) + `Right hand words ${at}`);
  const lines = readResumeLines(rows.join('\n')).map((line) => line.text);
  expect(lines.findIndex((line) => line.startsWith('Right'))).toBeGreaterThan(
    lines.findLastIndex((line) => line.startsWith('left')),
  );
});
