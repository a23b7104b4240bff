import { describe, expect, test } from '@jest/globals';
import type { Detail } from '../document/resume-document.js';
import { withSkillColumns } from './skill-columns.js';
import { printed } from '../testing/printed.js';

const rowsOf = (rows: readonly string[]) => {
  let start = 0;
  return rows.map((text): Detail => {
    const span = { start, end: start + text.length };
    start = span.end + 1;
    return { text, isBullet: false, isSubheading: false, span };
  });
};
const textsOf = (details: readonly Detail[]) => withSkillColumns(details).map(({ text }) => text);
const grid = ['Grafting\tPruning\tMulching', 'Hedge laying\tDry stone walls\tTurf'];

describe('skills in columns side by side are one list', () => {
  test.each([
    ['read column by column', grid, 'Grafting • Hedge laying • Pruning • Dry stone walls • Mulching • Turf'],
    [
      'where a column ends before the others do',
      ['Kiln firing   Slip casting', 'Throwing   Raku', 'Glazes'],
      'Kiln firing • Throwing • Glazes • Slip casting • Raku',
    ],
    [
      'where some rows have two blanks between their cells',
      ['Kiln firing   Slip casting', 'Throwing (wheel)  Raku', 'Glazes          Stains'],
      'Kiln firing • Throwing (wheel) • Glazes • Slip casting • Raku • Stains',
    ],
    [
      'where a remark in brackets has commas',
      ['Chainsaws (fell, limb, cross-cut)\tChippers', 'Winches\tStump grinders', 'Ropes\tPulleys'],
      'Chainsaws (fell, limb, cross-cut) • Winches • Ropes • Chippers • Stump grinders • Pulleys',
    ],
    [
      'where one cell has a comma of its own',
      ['Grafting, budding\tMulching', 'Pruning\tHedge laying', 'Turf\tPonds'],
      'Grafting, budding • Pruning • Turf • Mulching • Hedge laying • Ponds',
    ],
    [
      'where a name ends with a number',
      ['Kiln firing\tRhino 7', 'Throwing\tRaku', 'Glazes\tStains'],
      'Kiln firing • Throwing • Glazes • Rhino 7 • Raku • Stains',
    ],
  ])('%s', (_how, rows, list) => expect(textsOf(rowsOf(rows))).toEqual([list]));

  test('with the place of all their rows', () => {
    const [list] = withSkillColumns(rowsOf(grid).map((row) => ({ ...row, isBullet: true })));
    expect(list?.span).toEqual({ start: 0, end: grid.join('\n').length });
    expect(list?.isBullet).toBe(false);
  });

  test('in a section of a resume', () =>
    expect(printed(['SKILLS', ...grid].join('\n'))).toEqual([
      '## SKILLS',
      'Grafting • Hedge laying • Pruning • Dry stone walls • Mulching • Turf',
    ]));
});

describe('no grid of skills are', () => {
  test.each([
    ['levels beside languages', ['Welsh\tnative', 'Breton\tfluent', 'Irish\tbasic', 'Cornish\tgood']],
    ['levels beside programs', ['Rhino\tevery week\tadvanced', 'Blender\tnow and then\tbeginner']],
    ['how long somebody has used each', ['Rhino\t4 years', 'Blender\t2 years', 'Lightburn\t6 months']],
    ['times beside what was learned', ['Chainsaws\tApril 2016', 'Chippers\tMay 2018', 'Winches\tMarch 2021']],
    ['lists beside what they are lists of', ['Hand tools\tadze, froe, drawknife', 'Machines\tlathe, planer, bandsaw']],
    [
      'short lists beside what they are lists of',
      ['Hand\tadze, froe', 'Power\tlathe, planer', 'Finish\twax, oil', 'Joints\tmortise, dovetail'],
    ],
    ['ratings behind programs', ['Rhino 4\tBlender 2', 'Lightburn 5\tInkscape 3', 'Fusion 1\tCura']],
    ['ratings in dots', ['Rhino ●●●○\tBlender ●●○○', 'Inkscape ★★\tCura ★☆', 'Fusion ■■\tSlicer ■□']],
    ['signs that say which of two somebody can', ['Lathe ✓\tPlaner', 'Bandsaw ✔\tRouter', 'Kiln\tWheel']],
    [
      'labels with their values',
      ['Tools: adze\tFinish: wax', 'Joints: mortise\tWood: ash', 'Turning: bowls\tKiln: no'],
    ],
    [
      'things told at length',
      ['Grafting of old pears and quinces on wild stock, by hand\tPruning', 'Hedge laying\tTurf', 'Ponds\tWalls'],
    ],
    ['figures beside words', ['Grafting\t120', 'Pruning\t400', 'Turf\t95']],
    ['one row', ['Grafting\tPruning\tMulching\tTurf\tPonds']],
    ['four words in two rows', ['Grafting\tPruning', 'Turf\tPonds']],
    ['items of a list, of which half have two cells', ['Grafting', 'Pruning', 'Turf\tPonds', 'Hedges\tWalls']],
    ['rows of which one has a list', [...grid, 'Ponds\tWalls\tadze, froe, drawknife']],
    [
      'lines with two blanks where somebody may have slipped',
      ['Grafting  pears', 'Pruning  quinces', 'Turf  and ponds', 'Walls'],
    ],
  ])('%s', (_what, rows) => expect(textsOf(rowsOf(rows))).toEqual(rows));

  test.each(['B2', 'basics', 'very good', 'native', 'Daily', 'since school', 'level 2', '4 years', '6 months'])(
    'rows with "%s" in a column',
    (level) => {
      const rows = [...grid, `Welsh\tBreton\t${level}`];
      expect(textsOf(rowsOf(rows))).toEqual(rows);
    },
  );

  test('rows of which one is a title', () => {
    const [first, ...rest] = rowsOf(['Garden', ...grid, 'Ponds\tWalls']);
    const rows = [{ ...(first as Detail), isSubheading: true }, ...rest];
    expect(withSkillColumns(rows)).toEqual(rows);
  });

  test('rows that have a mark', () => {
    const rows = rowsOf(grid).map((row) => ({ ...row, isMarked: true }));
    expect(withSkillColumns(rows)).toEqual(rows);
  });
});

describe('a list that stops at one of its signs', () => {
  test.each([
    ['goes on in the next line', ['Grafting • Pruning •', 'Mulching • Turf'], ['Grafting • Pruning • Mulching • Turf']],
    ['goes on in several', ['Kiln | Slip |', 'Raku | Glaze |', 'Stain'], ['Kiln | Slip | Raku | Glaze | Stain']],
    [
      'has the usual sign between its items, where large dots stood',
      ['Grafting ● Pruning ●', 'Turf'],
      ['Grafting • Pruning • Turf'],
    ],
    ['is none with a single sign at its end', ['Grafting •', 'Pruning and turf'], ['Grafting •', 'Pruning and turf']],
    ['is none with two different signs', ['Grafting | Pruning •', 'Turf'], ['Grafting | Pruning •', 'Turf']],
    ['is none with one large dot, which rates', ['Grafting ● good', 'Turf'], ['Grafting ● good', 'Turf']],
  ])('%s', (_how, rows, lists) => expect(textsOf(rowsOf(rows))).toEqual(lists));

  test.each(['isSubheading', 'isMarked'] as const)('goes on in no line where %s', (flag) => {
    const [above, below] = rowsOf(['Grafting • Pruning •', 'Ponds']) as [Detail, Detail];
    expect(textsOf([above, { ...below, [flag]: true }])).toEqual([above.text, below.text]);
  });

  test('keeps the place of both lines, and is no bullet', () => {
    const [above, below] = rowsOf(['Grafting • Pruning •', 'Ponds']) as [Detail, Detail];
    expect(withSkillColumns([{ ...above, isBullet: true }, below])).toEqual([
      expect.objectContaining({ isBullet: false, span: { start: 0, end: below.span.end } }),
    ]);
  });
});
