import { describe, expect, test } from '@jest/globals';
import { cleanText } from '../text/clean-text.js';
import { hangingItems } from './hanging-items.js';
import { shapesOf } from './line-shape.js';
import type { LineLabel } from './line-tagger.js';
import { physicalLines } from '../page/physical-lines.js';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';
import { printed } from '../testing/printed.js';

const rows = [
  'Bell casting and',
  ' tuning by ear',
  'Pattern making',
  'Sand moulds',
  'Bronze and brass',
  ' alloys',
  'Clappers and yokes',
];

const hanging = (lines: readonly string[], labels?: LineLabel[]) => {
  const shapes = shapesOf(physicalLines(cleanText(lines.join('\n'))));
  return hangingItems(shapes, labels ?? shapes.map(() => 'item'));
};
const at = (...turns: number[]) => rows.map((_, turn) => turns.includes(turn));

describe('in a list of short items', () => {
  test('what stands one blank further in goes on with the item above', () => expect(hanging(rows)).toEqual(at(1, 5)));

  test('it goes on with an item that was read as the rest of one', () =>
    expect(
      hanging(
        rows,
        rows.map((_, turn) => (turn === 2 ? 'cont' : 'item')),
      ),
    ).toEqual(at(1, 5)));

  test('it does so in the section of a resume, also with a capital', () => {
    const interests = [
      'reading',
      'swimming in cold',
      ' Water',
      'chess',
      'bread',
      'old maps',
      ' Timetables',
      'rowing',
      'choir of the old harbour chapel',
    ];
    expect(printed(['INTERESTS', ...interests].join('\n'))).toEqual([
      '## INTERESTS',
      'reading',
      'swimming in cold Water',
      'chess',
      'bread',
      'old maps Timetables',
      'rowing',
      'choir of the old harbour chapel',
    ]);
  });
});

describe('nothing hangs', () => {
  const replaced = (turn: number, row: string) => rows.map((each, other) => (other === turn ? row : each));
  test.each([
    ['in a list of five items', rows.slice(0, 5).map((row, turn) => (turn === 3 ? ` ${row}` : row))],
    ['where one line alone stands further in', replaced(5, 'Alloys')],
    [
      'where half the lines and more do',
      rows.map((row, turn) => (turn % 2 === 1 || turn === 4 ? ` ${row.trim()}` : row)),
    ],
    ['where the first line does', replaced(0, ' Bell casting and')],
    ['where a line stands far in', replaced(5, '        alloys')],
    ['where a line is long', replaced(3, 'Sand moulds of all sizes, for bells of a ton and more')],
    ['where a line has a mark', replaced(3, '- Sand moulds')],
    ['where a blank line parts the list in two', [...rows.slice(0, 3), '', ...rows.slice(3)].slice(0, 8)],
  ])('%s', (_where, lines) => expect(hanging(lines)).not.toContain(true));

  test('in a list of five items below a heading', () =>
    expect(
      hanging(
        [
          'Skills',
          ...rows
            .slice(1)
            .map((row, turn) => (turn === 0 ? 'Bells' : turn === 1 ? ' Tuning' : row))
            .slice(0, 5),
        ],
        ['heading', 'item', 'item', 'item', 'item', 'item'],
      ),
    ).not.toContain(true));

  test.each<LineLabel>(['head', 'bullet', 'prose'])('below a line that is a %s', (label) =>
    expect(
      hanging(
        rows,
        rows.map((_, turn) => (turn === 3 ? label : 'item')),
      ),
    ).not.toContain(true),
  );
});

test('a remark, a number and what expires are the rest of the item above them', () => {
  const text = `CONTACT\n(512) 555-0163\nada@example.com\n\nLICENSES\nCPhT (PTCB) #\n30099XXX\nexp 08/2026\nBLS\n\nSKILLS\nPioneerRx\nQS/1\nInsurance billing\nInventory\nSterile technique\n(training only)\n10-key\nTyping 55 wpm\n\nAda Larsen\nPharmacy Technician\n\nAbout Me\nFriendly and calm technician with six years in retail and long term care\npharmacy who likes to help patients get their medicine on time.\n\nMy Experience\nLead Technician\nFell Family Drug | 2021 - Present\n◦ Type, fill and label an average of 280 scripts a day with two others\n◦ Order from the wholesaler every day, cycle counts, return of old drugs`;
  const texts = readResume(text)
    .sections.slice(0, 2)
    .flatMap(({ details }) => details.map((detail) => detail.text));
  expect(texts).toEqual(['CPhT (PTCB) # 30099XXX exp 08/2026', 'BLS', 'PioneerRx', 'QS/1', 'Insurance billing', 'Inventory', 'Sterile technique (training only)', '10-key', 'Typing 55 wpm']); // prettier-ignore
});

test('a signature below a place is no rest of it', () => {
  const text = 'Ada Larsen\nada@example.com\n\nDECLARATION\nAll of this is true.\n\nPlace: Pune\n(Ada Petra Larsen)';
  expect(renderResume(readResume(text))).not.toContain('Pune (Ada');
});
