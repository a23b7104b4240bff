import { describe, expect, it } from '@jest/globals';
import type { Edit } from '@tailwright/contracts/optimize';
import { type Row, compareResumes } from './changes';
import { removedOutcome, rowsOf, typedOutcome, undoneKey } from './outcome';
import { isOwn } from './review';
import { type Tailored, firstEdits, removed, rewritten, undone } from './revision';

const originalResume = `Nora Castellan

Experience
- Built 14 dashboards with Tableau
- Rewrote the nightly sales report in SQL

Skills
SQL, Python`;

const built: Edit = {
  kind: 'reworded',
  text: 'Created 14 dashboards with Tableau',
  lines: ['Built 14 dashboards with Tableau'],
  requirements: ['r1'],
};
const skills: Edit = { ...built, kind: 'skills', text: 'SQL, Python, Tableau', lines: ['SQL, Python', ...built.lines] };
const result: Tailored = {
  originalResume,
  optimizedResume: originalResume.replace(built.lines[0]!, built.text).replace('SQL, Python', skills.text),
  edits: [built, skills],
};

const rowsIn = ({ optimizedResume, edits }: Tailored): Row[] =>
  rowsOf(compareResumes(originalResume, optimizedResume, edits));
const rowIn = (tailored: Tailored, text: string): Row => rowsIn(tailored).find((row) => row.text === text)!;
const answer = ({ tailoredResume, edits }: { tailoredResume: string; edits: Edit[] }): Tailored => ({
  originalResume,
  optimizedResume: tailoredResume,
  edits,
});

describe('a line that is typed', () => {
  const typed = answer(rewritten(result, rowIn(result, built.text), '  Made 14 dashboards,\n and *more*  '));

  it('stands in place of the other, is the person’s own, and rests on what the other rested on', () => {
    expect(typed.optimizedResume).toContain('\n- Made 14 dashboards, and \\*more\\*\n');
    expect(typed.edits).toEqual([
      { kind: 'own', text: 'Made 14 dashboards, and *more*', lines: built.lines, requirements: [] },
      skills,
    ]);
    expect(rowIn(typed, 'Made 14 dashboards, and *more*')).toMatchObject({ change: 'reworded', edit: { kind: 'own' } });
  });

  it('goes back to the words of the resume when it is undone', () => {
    const rows = rowsIn(typed);
    const back = undone(typed, rows, new Set(rows.filter(isOwn)));
    expect(back.tailoredResume).toContain('- Built 14 dashboards with Tableau\n');
    expect(back.edits).toEqual([skills]);
  });

  it('is no own line when it says what the resume said', () => {
    const same = rewritten(result, rowIn(result, built.text), built.lines[0]!);
    expect(same.edits).toEqual([skills]);
  });

  it('may stand in place of a heading, and goes back from there too', () => {
    const heading = answer(rewritten(result, rowIn(result, 'Skills'), 'What I know'));
    const rows = rowsIn(heading);
    const own = rows.filter(isOwn);
    expect(own.map(({ text }) => text)).toEqual(['What I know']);
    expect(undone(heading, rows, new Set(own)).tailoredResume).toBe(result.optimizedResume);
  });

  it('was kept by a check when it stands in the answer word for word', () => {
    const row = rowIn(result, built.text);
    expect(typedOutcome(typed, row, 'Made 14 dashboards, and *more*')).toEqual({
      isAsMeant: true,
      key: '+ Made 14 dashboards, and *more*',
    });
    expect(typedOutcome(result, row, 'Made 14 dashboards')).toEqual({ isAsMeant: false, key: `+ ${built.text}` });
  });
});

describe('a line that is removed', () => {
  const row = rowIn(result, built.text);
  const without = answer(removed(result, row));

  it('goes with its edit', () => {
    expect(without.optimizedResume).not.toContain('14 dashboards');
    expect(without.edits).toEqual([skills]);
    expect(removedOutcome(without, row, rowsIn(result)).isAsMeant).toBe(true);
  });

  it('is told to the server with what it rested on, beside the lines that were taken out before', () => {
    const before = { text: 'Patience', lines: [] };
    expect(removed({ ...result, removed: [before] }, row).removed).toEqual([
      before,
      { text: built.text, lines: built.lines, kind: 'reworded' },
    ]);
  });

  it('takes no line of the original along on which another line rests', () => {
    expect(removed(result, { ...row, isPart: true }).removed).toEqual([
      { text: built.text, lines: [], kind: 'reworded' },
    ]);
  });

  it('has come back when the check put back what it rested on', () => {
    const restored = { ...without, optimizedResume: originalResume };
    expect(removedOutcome(restored, row, rowsIn(result))).toEqual({ isAsMeant: false, key: `+ ${built.lines[0]}` });
  });
});

describe('undoing', () => {
  it('skills that were added keeps the line that showed them', () => {
    const rows = rowsIn({ ...result, optimizedResume: originalResume.replace('SQL, Python', skills.text) });
    const only = { ...result, optimizedResume: originalResume.replace('SQL, Python', skills.text) };
    const back = undone(only, rows, new Set(rows.filter(({ text }) => text === skills.text)));
    expect(back).toEqual({ tailoredResume: originalResume, edits: [] });
  });

  it('a new line takes it out, and a part of a line that stands whole elsewhere too', () => {
    const optimizedResume = originalResume.replace('SQL, Python', 'SQL, Python\nDashboards with Tableau\nPatience');
    const tailored = { originalResume, optimizedResume };
    const rows = rowsIn(tailored);
    const back = undone(tailored, rows, new Set(rows.filter(({ text }) => /^(Dash|Pat)/.test(text))));
    expect(back.tailoredResume).toBe(originalResume);
  });

  it('ends at the row that holds the person’s own words', () => {
    expect(undoneKey({ originalResume, optimizedResume: originalResume }, rowIn(result, built.text))).toBe(
      `+ ${built.lines[0]}`,
    );
  });
});

it('of more edits than one request may have, the person’s own stay', () => {
  const own: Edit = { ...built, kind: 'own' };
  expect(firstEdits([built, skills, own], 2)).toEqual([own, built]);
  expect(firstEdits([built, own], 2)).toEqual([built, own]);
});
