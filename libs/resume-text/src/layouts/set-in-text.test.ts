import { expect, test } from '@jest/globals';
import { renderResume } from '../document/render-resume.js';
import { readResume } from '../read-resume.js';

const top = ['Ana Silva', 'ana@example.com'];
const sections: [heading: string, ...lines: string[]][] = [
  ['SKILLS', 'Make-up & grooming', 'First aid'],
  ['SOFTWARE', 'Verafin', 'ABELDent', 'Word, Outlook'],
  ['WORK', 'Fitter, Acme Ltd, Leeds, 2016 – 2020', '- Kept nine presses running', '- Trained two juniors'],
  ['CERTIFICATES', 'First aid at work', 'Forklift, renewed 2023'],
  ['LANGUAGES', 'Portuguese', 'English (good)'],
  ['ODDS AND ENDS', 'Own tools, and a van to carry them'],
];

function page(set: (line: string, isHeading: boolean) => string): string {
  const lines = sections.flatMap(([heading, ...below]) => [
    '',
    set(heading, true),
    ...below.map((line) => set(line, false)),
  ]);
  return [...top.map((line) => set(line, true)), ...lines].join('\n');
}

const plain = page((line) => line);
const printed = (text: string) => renderResume(readResume(text));

test.each([
  ['spaces', '   '],
  ['a tab', '\t'],
])('a page that is set in by %s reads as one at the margin', (_by, indent) => {
  expect(printed(page((line) => (line === '' ? '' : indent + line)))).toBe(printed(plain));
});

test('counted headings of a page that is set in lose their counts as elsewhere', () => {
  const text =
    '1.0 PERSONAL DATA\nNationality: Kenyan\n2.0 CAREER SUMMARY\nNine years of buying for clinics.\n3.0 EDUCATION\nBSc, 2010';
  const setIn = text.replace(/^/gm, '  ');
  expect(printed(`  Ana Silva\n  ana@example.com\n${setIn}`)).toBe(printed(`Ana Silva\nana@example.com\n${text}`));
});

test('where only the headings stand at the margin, a short line further in is no heading', () => {
  expect(printed(page((line, isHeading) => (isHeading ? line : `    ${line}`)))).toBe(printed(plain));
});

test('where only the headings stand at the margin, one that nobody knows is a heading', () => {
  const { sections: read } = readResume(page((line, isHeading) => (isHeading ? line : `    ${line}`)));
  expect(read.map(({ heading }) => heading)).toEqual(sections.map(([heading]) => heading));
});

test('a title at the margin above duties that are set in stays a title', () => {
  const { sections: read } = readResume(
    'Ana Silva\nana@example.com\n\nExperience\nPlumber\n   Burst pipes, day and night\n\nEducation\nNVQ Level 2\n   Leeds College',
  );
  expect(read.map(({ heading }) => heading)).toEqual(['Experience', 'Education']);
});

test('what is set in right below a place of study is no heading where the known ones stand apart at the margin', () => {
  const { sections: read } = readResume(`Ana Silva
ana@example.com

Work
2015 - 2020     Fitter
                Acme Ltd, Leeds
                - Kept nine presses running

Training and studies
10/2013 –       Media Management (B.A.), without degree
02/2015         Silver Coast University
                three semesters
08/2010 –       Retail Salesman
06/2013         Brook Sports, Leeds
                final mark 1.8

Languages
Portuguese, English`);
  expect(read.map(({ heading }) => heading)).toEqual(['Work', 'Training and studies', 'Languages']);
});
