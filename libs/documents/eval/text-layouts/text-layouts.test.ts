import { expect, test } from '@jest/globals';
import { laidOutResumes } from '../layouts/laid-out-resume.js';
import { ratio } from '../layouts/layout-score.js';
import { fittedResumes } from './fitted-resumes.js';
import { textLayouts } from './text-layouts.js';
import { addTextScores, scoreText, textMeasures } from './text-score.js';

const resumes = laidOutResumes().filter(({ id }) => fittedResumes.has(id));

/** The least that comes out whole: entries, descriptions under their own entry, and lines. */
const floors: Record<string, [entries: number, details: number, lines: number]> = {
  plain: [0.95, 0.94, 0.97],
  'dates-right-in-two-rows': [0.85, 0.93, 0.96],
  'dates-left-in-two-rows': [0.91, 0.93, 0.96],
  'dates-and-place-left': [0.92, 0.94, 0.96],
  'sidebar-left-from-top': [0.85, 0.92, 0.93],
  'sidebar-right': [0.82, 0.9, 0.94],
  'two-columns': [0.82, 0.88, 0.93],
  'table-wide': [0.9, 0.91, 0.96],
  'table-ruled': [0.9, 0.84, 0.95],
  form: [0.96, 0.98, 0.97],
  'headings-small-capitals': [0.85, 0.93, 0.96],
  'headings-in-margin': [0.85, 0.88, 0.96],
  hyphenated: [0.85, 0.92, 0.96],
  'form-feeds': [0.85, 0.93, 0.96],
  markdown: [0.85, 0.94, 0.97],
};

test.each(Object.entries(floors))('a resume printed as %s is read as itself', (name, floor) => {
  const print = textLayouts[name];
  const sum = addTextScores(resumes.map((resume) => scoreText(print?.(resume).join('\n') ?? '', resume).score));
  const shares = [sum.entries, sum.details, sum.lines].map(ratio);
  expect(shares.map((share, at) => share >= (floor[at] ?? 1))).toEqual([true, true, true]);
});

test('there are many layouts, and each prints every resume with its name', () => {
  const layouts = Object.values(textLayouts);
  expect(layouts.length).toBeGreaterThanOrEqual(40);
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');
  for (const print of layouts)
    for (const resume of resumes) expect(letters(print(resume).join(''))).toContain(letters(resume.name.slice(0, 12)));
});

test('the measure finds details under another entry, a lost line and a head that is none', () => {
  const resume = {
    id: 'ada',
    name: 'Ada Lovelace',
    contacts: ['ada@example.com'],
    sections: [
      {
        heading: 'Experience',
        entries: [
          { title: 'Programmer', organization: 'Engines Ltd', dates: '2019 – 2021', bullets: ['Wrote programs'] },
        ],
      },
    ],
  };
  const low = (text: string) => {
    const { score } = scoreText(text, resume);
    return textMeasures.filter((measure) => ratio(score[measure]) < 1);
  };
  const top = 'Ada Lovelace\nada@example.com\n\nEXPERIENCE\n';
  expect(low(`${top}Programmer | Engines Ltd | 2019 – 2021\n• Wrote programs`)).toEqual([]);
  expect(low(`${top}Programmer | Engines Ltd | 2019 – 2021\n• Burnt programs`)).toEqual(['details', 'lines']);
  expect(low(`${top}Programmer | Engines Ltd | 2018\n• Wrote programs`)).toContain('entries');
});
