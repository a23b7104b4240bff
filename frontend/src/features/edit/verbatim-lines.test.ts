import { describe, expect, test } from '@jest/globals';
import { resumeDocument, textOf } from './document-lines';
import { divided, joined, moved, pasted, removed, typed, withoutEmpty } from './line-changes';
import { revisionOf } from './revision-of';

/** A fence is written with signs here, so that the texts below are easy to read. */
const shown = (...rows: string[]) => `${rows.join('\n').replaceAll('~~~', '```')}\n`;

const top = ['~~~', 'Jo Baker', 'jo@example.com'];
const target = ['~~~', '', 'Application for: Clerk', ''];
const work = [
  '~~~',
  'WORK       2019 – now',
  'Clerk, Acme Ltd',
  '  • Opened C# files [x](y)',
  '',
  'SKILLS',
  'Excel',
  '~~~',
];
const text = shown(...top, ...target, ...work);

const open = (own = text) => resumeDocument({ originalResume: own, optimizedResume: own });
const lines = open();
const idOf = (words: string, among = lines) => among.find((line) => line.text.includes(words))!.id;
const textAfter = (changed: { lines: ReturnType<typeof open> } | null) => (changed ? textOf(changed.lines) : null);

test.each([
  ['a line of ours between two texts', text],
  ['two texts side by side', shown(...top, '~~~', '', ...work)],
  ['a list of ours', shown(...top, '~~~', '', '## Highlights', '', '- Kept C\\# books', '', ...work)],
  [
    'rows of signs at the edges',
    shown('~~~', '+---+', '| Jo |', '+---+', '~~~', '', 'For: Clerk', '', '---', '', ...work),
  ],
  ['marks of Markdown in a row', '````\nShell ```echo``` and more\n````\n'],
])('a text that nobody touched is the text it was: %s', (_, own) => {
  expect(textOf(open(own))).toBe(own);
});

describe('a removed line', () => {
  test('of ours leaves one text, whose rows stay as they stand', () => {
    expect(textAfter(removed(lines, idOf('Application')))).toBe(shown(...top, '', ...work.slice(1)));
  });

  test('at the beginning of a text leaves the marks', () => {
    expect(textAfter(removed(lines, idOf('Jo Baker')))).toBe(shown('~~~', 'jo@example.com', ...target, ...work));
    expect(textAfter(removed(lines, idOf('WORK')))).toBe(text.replace('WORK       2019 – now\n', ''));
  });

  test('with a gap above or a row of signs below leaves them', () => {
    expect(textAfter(removed(lines, idOf('SKILLS')))).toBe(text.replace('SKILLS\n', ''));
    const own = open(shown('~~~', 'Jo', 'Clerk', '-----', '~~~', '', 'For: Clerk'));
    expect(textAfter(removed(own, idOf('Clerk', own)))).toBe(shown('~~~', 'Jo', '-----', '~~~', '', 'For: Clerk'));
  });

  test('that was emptied and left leaves the marks too', () => {
    expect(textOf(withoutEmpty(typed(lines, idOf('Jo Baker'), ''), null))).toBe(
      shown('~~~', 'jo@example.com', ...target, ...work),
    );
  });
});

describe('Backspace at the start', () => {
  test('joins a line of ours with the row above, which stays as it stands', () => {
    expect(textAfter(joined(lines, idOf('Application')))).toBe(
      shown('~~~', 'Jo Baker', 'jo@example.com Application for: Clerk', '', ...work.slice(1)),
    );
  });

  test('joins a row with a line of ours, and the other rows stay in their marks', () => {
    expect(textAfter(joined(lines, idOf('WORK')))).toBe(
      shown(...top, '~~~', '', 'Application for: Clerk WORK 2019 – now', '', '~~~', ...work.slice(2)),
    );
  });

  test('joins two rows', () => {
    expect(textAfter(joined(lines, idOf('Opened')))).toContain('\nClerk, Acme Ltd • Opened C# files [x](y)\n\nSKILLS');
  });
});

describe('Enter', () => {
  test.each([
    ['at the start of the first row', 'Jo Baker', 0, '```\nCV *of*\nJo Baker\n'],
    ['at the start of a later text', 'WORK', 0, 'Clerk\n\n```\nCV *of*\nWORK       2019'],
    ['at the end of a row', 'Clerk, Acme', 15, '\nClerk, Acme Ltd\nCV *of*\n  • Opened'],
    ['at the end of the last row', 'Excel', 5, '\nExcel\nCV *of*\n```\n'],
    ['at the start of a row below a gap', 'SKILLS', 0, '(y)\n\nCV *of*\nSKILLS\n'],
    ['at the end of a line of ours', 'Application', 22, 'Application for: Clerk\n\nCV \\*of\\*\n\n```\nWORK'],
  ])('%s adds one like it', (_, words, at, raw) => {
    const { lines: more } = divided(lines, { id: idOf(words), at }, 'new');
    const own = textOf(typed(more, 'new', 'CV *of*'));
    expect(own).toContain(raw);
    expect(own.match(/^```$/gm)).toHaveLength(4);
  });

  test('inside a row divides it, and both stay as they stand', () => {
    expect(textAfter(divided(lines, { id: idOf('Opened'), at: 19 }, 'new'))).toContain(
      '  • Opened C# files\n[x](y)\n\nSKILLS',
    );
  });

  test('and several rows pasted stand one below the other', () => {
    const place = { id: idOf('Excel'), at: 5, until: 5 };
    expect(textAfter(pasted(lines, place, { texts: [', Word', '*nix'], newIds: ['new'] }))).toContain(
      '\nExcel, Word\n*nix\n```\n',
    );
  });
});

describe('moving', () => {
  test('a line of ours into a text leaves all rows as they stand, and back is as it was', () => {
    const id = idOf('Application');
    const there = moved(lines, { id, at: 0 }, 'down')!;
    expect(textOf(there.lines)).toBe(shown(...top, '', 'WORK       2019 – now', ...target, '~~~', ...work.slice(2)));
    expect(textAfter(moved(there.lines, { id, at: 0 }, 'up'))).toBe(text);
  });

  test('a row past another, and past a line of ours', () => {
    expect(textAfter(moved(lines, { id: idOf('jo@'), at: 0 }, 'up'))).toContain('```\njo@example.com\nJo Baker\n```\n');
    expect(textAfter(moved(lines, { id: idOf('jo@'), at: 0 }, 'down'))).toBe(
      shown('~~~', 'Jo Baker', ...target, '~~~', 'jo@example.com', '', ...work.slice(1)),
    );
  });
});

describe('typing in a row', () => {
  test.each([
    ['WORK', 'WORK       2018 – now'],
    ['Opened', '  • Opened F# files [x](y) and *all*'],
  ])('changes nothing but what is typed: %s', (words, row) => {
    const line = lines.find((each) => each.text.includes(words))!;
    expect(textOf(typed(lines, line.id, row))).toBe(text.replace(line.text, () => row));
  });

  test('marks of Markdown make the marks around it longer', () => {
    expect(textOf(typed(lines, idOf('Excel'), 'Shell ```echo```'))).toContain('\nShell ```echo```\n````\n');
  });

  test('is told as what is read there', () => {
    const own = typed(lines, idOf('Opened'), '  • Opened F# files [x](y)');
    expect(revisionOf(lines, { opened: lines }).edits).toEqual([]);
    expect(revisionOf(own, { opened: lines }).edits).toEqual([
      { text: 'Opened F# files x', kind: 'own', lines: ['Opened C# files x'], requirements: [] },
    ]);
  });
});
