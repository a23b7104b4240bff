import { describe, expect, it } from '@jest/globals';
import { type Row, compareResumes } from './changes';
import { canPutBack, putBack } from './put-back';

const original = `Nora Castellan
nora@example.com

Summary
Data analyst with five years
of experience in retail.

Experience
Data Analyst, Larkfield
- Built 14 dashboards for merchandising with Tableau
- Rewrote the nightly <sales> report in SQL
- Presented findings every month

Skills
SQL, Python, Tableau, Excel`;

const tailored = `# Nora Castellan

nora@example.com

## Summary

Analyst with five years of experience.

## Experience

### Data Analyst | Larkfield

- Rewrote the sales report in SQL
- Built 14 dashboards with Tableau

## Skills

- SQL, Python
- Tableau, Excel
`;

const rowsOf = (optimizedResume: string) =>
  compareResumes(original, optimizedResume).sections.flatMap(({ title, rows }) => (title ? [title, ...rows] : rows));

const withBack = (optimizedResume: string, isChosen: (row: Row) => boolean) => {
  const rows = rowsOf(optimizedResume);
  return putBack({ originalResume: original, optimizedResume }, rows, new Set(rows.filter(isChosen)));
};
const says = (words: string) => (row: Row) =>
  `${row.text} ${row.basis.map(({ text }) => text).join(' ')}`.includes(words);

it('a reworded bullet gets its own words back, at its place and shown as typed', () => {
  expect(withBack(tailored, says('nightly'))).toBe(
    tailored.replace('Rewrote the sales report in SQL', 'Rewrote the nightly \\<sales\\> report in SQL'),
  );
});

it('a line left out comes back under the line that stood before it', () => {
  expect(withBack(tailored, says('Presented'))).toContain(
    '- Rewrote the sales report in SQL\n- Presented findings every month\n- Built',
  );
});

it('a bullet left out under a heading alone becomes a list', () => {
  const bare = tailored.replace(/- Rewrote.*\n- Built.*\n/, '');
  expect(withBack(bare, says('Presented'))).toContain('| Larkfield\n\n- Presented findings every month\n');
});

it('lines that were wrapped come back as one', () => {
  expect(withBack(tailored, says('five years'))).toContain(
    '## Summary\n\nData analyst with five years of experience in retail.\n\n## Experience',
  );
});

it('parts of one line make room for the whole', () => {
  expect(withBack(tailored, says('SQL, Python'))).toContain('## Skills\n\n- SQL, Python, Tableau, Excel\n');
});

it('C# stays readable in what is downloaded', () => {
  const originalResume = '- Wrote C# services for 50 shops';
  const optimizedResume = '- Wrote services for 50 shops';
  const [row] = compareResumes(originalResume, optimizedResume).sections.flatMap(({ rows }) => rows);
  expect(putBack({ originalResume, optimizedResume }, [row!], new Set([row!]))).toBe(originalResume);
});

it('with every line back nothing is reworded or left out any more', () => {
  const whole = withBack(tailored, canPutBack);
  expect(rowsOf(whole).filter(canPutBack)).toEqual([]);
});

it('what was left out above all others comes back on top', () => {
  expect(withBack('## Skills\n\nSQL, Python, Tableau, Excel', says('Nora'))).toMatch(/^\nNora Castellan\n\n## Skills/);
});

it('headings are the layout’s, and lines that only moved have nothing to put back', () => {
  const rows = rowsOf(tailored);
  expect(rows.filter(canPutBack).some(({ isHeading }) => isHeading)).toBe(false);
  expect(rows.filter(({ change }) => change === 'moved').some(canPutBack)).toBe(false);
});

describe('in a text that is shown as it stands', () => {
  const originalResume =
    'Jo Baker\njo@example.com\n\nWORK       2019 – now\n  • Ran *nix_box [a] > b\n  • Opened [x](y)';
  const [own, ...others] = originalResume.split('\n\n');
  const text = ['```', own, '```', '', 'Application for: Clerk', '', '```', ...others, '```', ''].join('\n');
  const back = (optimizedResume: string) => {
    const all = compareResumes(originalResume, optimizedResume).sections.flatMap(({ rows }) => rows);
    const chosen = all.filter((row) => canPutBack(row) && row.basis.length > 0);
    expect(chosen.length).toBeGreaterThan(0);
    return putBack({ originalResume, optimizedResume }, all, new Set(chosen));
  };

  it.each([
    ['another row', text.replace('• Ran *nix_box [a] > b', '• Ran the *nix_box [a] > b well')],
    ['a row left out', text.replace('  • Ran *nix_box [a] > b\n', '')],
    ['a row with an address left out', text.replace('  • Opened [x](y)\n', '')],
    ['the first row left out', text.replace('Jo Baker\n', '')],
  ])('the row comes back as it was written: %s', (_, optimizedResume) => {
    expect(back(optimizedResume)).toBe(text);
  });
});
