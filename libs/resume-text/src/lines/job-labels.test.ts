import { describe, expect, test } from '@jest/globals';
import { withJobLabels } from './job-labels.js';
import type { LogicalLine } from './logical-lines.js';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';

const top = 'Orla Quinn\norla@example.com | 555-010-0177\n\n';
const jobs = (told: string) => `${top}Work History

Head Baker
Fenwick Bakery - Hull, UK
March 2019 to Present

${told}

Baker
Fenwick Bakery - Leeds, UK
May 2014 to February 2019
Baked for six shops and a market stall.

Education

NVQ Bakery
Hull College
2013
`;

describe('words that part what is told of one job', () => {
  const labels = jobs(`Ovens & Dough
Moved the night bake to two decks and saved 30 hours a week
Waste 4.1% (was 7.8)

People & Rota
Nobody has left since June 2021. Sick days down from 11 to 4
Trained 5 apprentices, three of them still bake here

Led the move to the new bakery in 2022, no day of baking lost`);

  test('are headings within it, and the next job is a job of the same section', () => {
    const { sections } = readResume(labels);
    expect(sections.map(({ heading }) => heading)).toEqual(['Work History', 'Education']);
    expect(sections[0]?.entries.map(({ title, details }) => [title, details.length])).toEqual([
      ['Head Baker', 7],
      ['Baker', 1],
    ]);
  });

  test('are printed in bold, above bullets', () => {
    const text = renderResume(readResume(labels));
    expect(text).toContain(
      '**People & Rota**\n\n- Nobody has left since June 2021. Sick days down from 11 to 4\n- Trained',
    );
    expect(text).not.toMatch(/^#+ (?:Ovens|People & Rota|Nobody|Led)/m);
  });

  test('need a job below them', () => {
    const text = labels.replace(/Baker\nFenwick Bakery - Leeds[^]*?stall\.\n\n/, '');
    const details = readResume(text).sections.flatMap(({ entries }) => entries.flatMap((entry) => entry.details));
    expect(details.filter(({ isSubheading }) => isSubheading)).toEqual([]);
  });
});

test('a statement is not glued to the one above it, which ends without a full stop', () => {
  const { sections } = readResume(
    jobs(
      'Flour cost 21.4% (was 26 before I came), wages 31%, won the bonus in 7 of the last 8 years\nOpened a bread school, now 40 pupils a month',
    ),
  );
  expect(sections[0]?.entries[0]?.details.map(({ text }) => text)).toEqual([
    'Flour cost 21.4% (was 26 before I came), wages 31%, won the bonus in 7 of the last 8 years',
    'Opened a bread school, now 40 pupils a month',
  ]);
});

test('a paragraph whose next line begins with a capital goes on', () => {
  const { sections } = readResume(
    jobs(
      'Ran the day bake of a shop in the middle of Hull, with two helpers, and later that of the\nFenwick Street shop.',
    ),
  );
  expect(sections[0]?.entries[0]?.details).toHaveLength(1);
});

describe('one sentence without a mark below the head of a job', () => {
  const of = (told: string, more: string) =>
    renderResume(readResume(`${jobs(told).replace('Baked for six shops and a market stall.', more)}`));

  test('stays a paragraph above marked bullets', () => {
    const text = of(
      'Answer for the bread of nine shops.\n- Cut waste by a third\n- Hired two bakers',
      '- Baked at night',
    );
    expect(text).toContain('\n\nAnswer for the bread of nine shops.\n\n- Cut waste by a third');
  });

  test('stays a paragraph where it stands alone', () => {
    expect(of('Answer for the bread of nine shops.', 'Baked for six shops and a market stall.')).toContain(
      '\n\nBaked for six shops and a market stall.\n\n## Education',
    );
  });
});

test('what stands as far in as the bullets of a job is of that job', () => {
  const lines = (
    [
      ['heading', 0, 'Baking posts'],
      ['head', 0, '2019 – 2024 Head Baker, Fenwick Bakery, Hull'],
      ['sub', 4, 'Baking'],
      ['bullet', 4, 'Ran two decks at night'],
      ['bullet', 4, 'Wrote the recipe book of the shop'],
      ['head', 4, 'Stall manager (from May 2021, Saturdays)'],
      ['bullet', 4, 'Sold 400 loaves a day'],
      ['head', 4, 'Then some months on parental leave'],
      ['head', 0, '2014 – 2019 Baker, Dunmore Bread Ltd, Leeds'],
      ['bullet', 4, 'Baked for six shops'],
    ] as const
  ).map(([label, indent, text]): LogicalLine => {
    const [mark, blanksBefore] = label === 'bullet' ? ['▪', 0] : [undefined, 1];
    return { label, text, mark, start: 0, end: 0, indent, blanksBefore, level: 0 };
  });
  const labels = withJobLabels(lines).map(({ label }) => label);
  expect(labels.filter((label, at) => label !== lines[at]?.label)).toEqual(['sub', 'prose']);
  expect([labels[5], labels[7]]).toEqual(['sub', 'prose']);
});
