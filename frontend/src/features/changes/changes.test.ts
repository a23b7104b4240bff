import { describe, expect, it } from '@jest/globals';
import { type Row, compareResumes } from './changes';
import { inOrder } from './in-order';

const original = `Nora Castellan
nora@example.com

Summary
Data analyst with five years of experience.

Experience
Data Analyst, Larkfield
- Built 14 dashboards for merchandising
- Rewrote the nightly sales report in SQL
- Presented findings every month

Skills
SQL, Python, Tableau, Excel

Hobbies
Chess`;

const said = ({ change, text, basis, cameFrom }: Row) =>
  [change, text || basis[0]?.text, ...(cameFrom ? [`from ${cameFrom}`] : [])].join(': ');
const told = (tailored: string) =>
  compareResumes(original, tailored).sections.map(({ title, rows }) => [title ? said(title) : '', rows.map(said)]);

describe('comparing resumes', () => {
  it('a resume that only became Markdown is unchanged', () => {
    const { counts } = compareResumes(
      original,
      original.replace('Experience', '## EXPERIENCE').replace('Skills', '## Skills'),
    );
    expect(counts).toEqual({ unchanged: 13, moved: 0, reworded: 0, 'moved and reworded': 0, new: 0, 'left out': 0 });
  });

  it('tells moves, new words, new lines and what was left out, each where it stands', () => {
    const tailored = `# Nora Castellan
nora@example.com
## Skills
- Python
- Chess
## Summary
Data analyst with five years of experience and SQL.
## Experience
### Data Analyst | Larkfield
- Rewrote the nightly sales report in SQL
- Built 14 dashboards for merchandising
- Reduced churn greatly`;
    expect(told(tailored)).toEqual([
      ['', ['unchanged: Nora Castellan', 'unchanged: nora@example.com']],
      ['moved: Skills', ['reworded: Python', 'left out: Hobbies', 'unchanged: Chess']],
      ['unchanged: Summary', ['reworded: Data analyst with five years of experience and SQL.']],
      [
        'unchanged: Experience',
        [
          'unchanged: Data Analyst | Larkfield',
          'unchanged: Rewrote the nightly sales report in SQL',
          'left out: Presented findings every month',
          'moved: Built 14 dashboards for merchandising',
          'new: Reduced churn greatly',
        ],
      ],
    ]);
  });

  it('a line that left its section names the one it came from', () => {
    expect(told('# Nora Castellan\n## Summary\nPython and Tableau, Excel, SQL\n## Skills\nSQL').flat(2)).toContain(
      'moved and reworded: Python and Tableau, Excel, SQL: from Skills',
    );
  });

  it('lines made of parts of one line say so', () => {
    const { sections } = compareResumes(original, '## Skills\nSQL, Python\nTableau, Excel\n## Hobbies\nChess');
    expect(sections.flatMap(({ rows }) => rows.map((row) => row.isPart ?? false)).filter(Boolean)).toHaveLength(2);
  });

  it('an empty original makes every line new, an empty result leaves every line out', () => {
    expect(compareResumes('', '# Nora\nSQL').counts.new).toBe(2);
    expect(compareResumes(original, '').counts['left out']).toBe(13);
  });
});

describe('the longest run in order', () => {
  it.each([
    [[], []],
    [
      [1, 2, 3],
      [true, true, true],
    ],
    [
      [3, 1, 2],
      [false, true, true],
    ],
    [
      [1, 9, 2, 2, 3],
      [true, false, true, true, true],
    ],
  ])('%j', (numbers, stays) => {
    expect(inOrder(numbers)).toEqual(stays);
  });
});
