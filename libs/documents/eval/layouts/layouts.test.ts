import { describe, expect, test } from '@jest/globals';
import { docxLayouts } from './docx-layouts.js';
import { laidOutResumes } from './laid-out-resume.js';
import { layOut, layoutNames } from './lay-out.js';
import { addScores, measures, ratio, scoreLayout } from './layout-score.js';

const ids = ['civil-engineer', 'executive-assistant', 'warehouse-returner'];
const resumes = laidOutResumes().filter(({ id }) => ids.includes(id));
const shortForm = [
  'pdf/dates-apart',
  'pdf/two-columns',
  'pdf/sidebar-left',
  'pdf/table',
  'pdf/icons',
  'pdf/dense',
  'docx/sidebar-table',
  'docx/text-boxes',
  'docx/dates-table',
] as const;

describe('a resume laid out in another way is read as itself', () => {
  test.each(shortForm)('%s', async (layout) => {
    const scores = [];
    for (const resume of resumes) scores.push(scoreLayout((await layOut(layout, resume)).text, resume));
    const sum = addScores(scores);
    for (const measure of measures) expect([measure, ratio(sum[measure]) >= 0.95]).toEqual([measure, true]);
  });

  test('every resume has entries, bullets and contacts, and every layout a name of its own', () => {
    const all = laidOutResumes();
    expect(all).toHaveLength(20);
    expect(new Set(layoutNames).size).toBe(layoutNames.length);
    expect(docxLayouts.length).toBeGreaterThanOrEqual(8);
    for (const { contacts, sections } of all) {
      expect(contacts.length).toBeGreaterThan(1);
      expect(sections.flatMap(({ entries = [] }) => entries).length).toBeGreaterThan(2);
    }
  });
});

describe('the measure', () => {
  const resume = {
    id: 'ada',
    name: 'Ada Lovelace',
    contacts: ['ada@example.com'],
    sections: [
      {
        heading: 'Experience',
        entries: [
          { title: 'Programmer', organization: 'Engines', dates: '2019', bullets: ['Wrote programs'] },
          { title: 'Assistant', organization: 'Society', dates: '2012', bullets: ['Read letters'] },
        ],
      },
    ],
  };
  const good = [
    'Ada Lovelace',
    'ada@example.com',
    '',
    'EXPERIENCE',
    'Programmer\t2019',
    'Engines',
    '- Wrote programs',
    '2012\tAssistant',
    'Society',
    '- Read letters',
  ];
  const low = (lines: string[]) => {
    const score = scoreLayout(lines.join('\n'), resume);
    return measures.filter((measure) => ratio(score[measure]) < 1);
  };
  const changed = (from: string, ...to: string[]) => good.flatMap((line) => (line === from ? to : [line]));

  test('finds nothing wrong with a text that has all in its place', () => {
    expect(low(good)).toEqual([]);
  });

  test.each([
    ['dates away from their entry', changed('Programmer\t2019', 'Programmer').concat('2019'), ['entries']],
    ['foreign text between title and employer', changed('Engines', 'other text', 'Engines'), ['entries']],
    ['a heading without a blank line', good.filter((line) => line !== ''), ['headings']],
    ['a bullet in two lines', changed('- Wrote programs', '- Wrote', 'programs'), ['bullets']],
    [
      'a bullet under another entry',
      [...good.filter((line) => line !== '- Wrote programs'), '- Wrote programs'],
      ['bullets'],
    ],
    ['an icon before a contact', changed('ada@example.com', '✉ ada@example.com'), ['contacts']],
    ['a page number', [...good, 'Page 2 of 2'], ['furniture']],
  ])('finds %s', (_, lines, expected) => {
    expect(low(lines)).toEqual(expected);
  });
});
