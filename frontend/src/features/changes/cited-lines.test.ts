import { describe, expect, it } from '@jest/globals';
import type { Edit } from '@tailwright/contracts/optimize';
import { type Row, compareResumes } from './changes';

const original = `Nora Castellan

Summary
Data analyst with five years
of experience in retail.

Experience
- Built 14 dashboards with Tableau
- Rewrote the nightly sales report in SQL

Skills
SQL, Python, javascript`;

const edit = (kind: Edit['kind'], text: string, lines: string[]): Edit => ({ kind, text, lines, requirements: [] });
const rowOf = (tailored: string, edits: Edit[], text: string): Row =>
  compareResumes(original, tailored, edits)
    .sections.flatMap(({ rows }) => rows)
    .find((row) => row.text === text)!;
const basisOf = (row: Row) => row.basis.map(({ number }) => number);

describe('a line with an edit rests on what the edit cites', () => {
  it('even when no word is the same', () => {
    const own = edit('own', 'Saved two hours a day', ['Rewrote the nightly sales report in SQL']);
    const row = rowOf(original.replace(own.lines[0]!, own.text), [own], own.text);
    expect([row.change, basisOf(row), row.edit]).toEqual(['reworded', [9], own]);
  });

  it('over all the lines that the file wrapped', () => {
    const written = edit('summary', 'Retail data analyst.', ['Data analyst with five years of experience in retail.']);
    expect(basisOf(rowOf(original.replace(/Data analyst.*\n.*/, written.text), [written], written.text))).toEqual([
      4, 5,
    ]);
  });

  it('and a change of letter case alone is a change', () => {
    const term = edit('term', 'SQL, Python, JavaScript', ['SQL, Python, javascript']);
    expect(rowOf(original.replace('javascript', 'JavaScript'), [term], term.text).change).toBe('reworded');
  });

  it('but not on a line that stands in its own place all the same: that one only shows it', () => {
    const skills = edit('skills', 'SQL, Python, javascript, Tableau', [
      'SQL, Python, javascript',
      'Built 14 dashboards with Tableau',
    ]);
    const row = rowOf(original.replace(skills.lines[0]!, skills.text), [skills], skills.text);
    expect([basisOf(row), row.support?.map(({ number }) => number)]).toEqual([[12], [8]]);
  });

  it('and a summary leaves a line to the edit that retells it', () => {
    const bullet = 'Built 14 dashboards with Tableau';
    const edits = [
      edit('summary', 'Analyst who builds dashboards.', [bullet]),
      edit('reworded', 'Built dashboards: 14, with Tableau', [bullet]),
    ];
    const tailored = original
      .replace(/Data analyst.*\n.*/, edits[0]!.text)
      .replace(edits[1]!.lines[0]!, edits[1]!.text);
    expect(rowOf(tailored, edits, edits[0]!.text)).toMatchObject({ change: 'new', support: [{ number: 8 }] });
    expect(basisOf(rowOf(tailored, edits, edits[1]!.text))).toEqual([8]);
  });
});

it('an edit whose line is as the person wrote it, or is not there, is no edit', () => {
  const bullet = 'Built 14 dashboards with Tableau';
  const edits = [edit('own', bullet, [bullet]), edit('own', 'Gone', [])];
  const { sections, counts } = compareResumes(original, original, edits);
  expect(counts.reworded + counts.new).toBe(0);
  expect(sections.flatMap(({ rows }) => rows).filter((row) => row.edit)).toEqual([]);
});
