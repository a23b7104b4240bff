import { expect, test } from '@jest/globals';
import { readResume } from '@tailwright/resume-text/read-resume';
import { placeHighlights } from './highlights-place.js';

const rows = [
  { text: 'Cut the waste by a third', lines: [], requirements: [] },
  { text: 'Ran 40 classes a year', lines: [], requirements: [] },
];
const jobs = `Experience

Pastry Chef, Harbour Cafe, Hull
2019 - present
- Cut the waste by a third
- Ran 40 classes a year`;

const headings = (above: string) =>
  placeHighlights(readResume(`Ada Example\nada@example.test\n\n${above}\n\n${jobs}`).sections, rows).map(
    ({ heading }) => heading,
  );

test('highlights stand below all that a person says of themselves, with what is told behind a label', () => {
  const summary = `Summary
I bake bread for people who have no time, and I teach them on Sundays how to bake it themselves without a machine.

What I am good at: telling the owner the truth about the price of a loaf, and staying calm at five in the morning.

Open to: lead roles in Hull, full time.`;
  const placed = headings(summary);
  expect(placed.slice(-2)).toEqual(['Highlights', 'Experience']);
  expect(placed.length).toBeGreaterThan(3);
});

test('highlights stand first where nothing is said above the jobs', () => {
  expect(headings('Open to: lead roles in Hull, full time.')[0]).toBe('Highlights');
});

test('an added heading is set in capitals where all headings that the person wrote are, whatever has none', () => {
  const resume = readResume(
    `Ada Example\nada@example.test\n\n${jobs.replace('Experience', 'EXPERIENCE')}\n\nSKILLS\nBread, cakes\n\nReferences on request.`,
  );
  expect(placeHighlights(resume.sections, rows).map(({ heading }) => heading)).toContain('HIGHLIGHTS');
});

test('highlights are headed in capitals where the headings are, whatever a remark in brackets is in', () => {
  const text = `EXPERIENCE

Pastry Chef, Harbour Cafe, Hull
2019 - present
- Cut the waste by a third
- Ran 40 classes a year

BAKED (for friends, a choice)
2023  Rye wedding cake

REFERENCES
Mo Reed, Harbour Cafe

I hereby certify that the above is true.

ADA EXAMPLE`;
  const placed = placeHighlights(readResume(`Ada Example\nada@example.test\n\n${text}`).sections, rows);
  expect(placed[0]?.heading).toBe('HIGHLIGHTS');
});
