import { describe, expect, test } from '@jest/globals';
import { startProcessorClock } from '@tailwright/testing/clocks';
import { at, rows } from '../fixtures/drawn-page.js';
import { withPlainBullets } from './bullets.js';
import { layoutText } from './pdf-layout.js';
import type { PdfLine } from './pdf-lines.js';

const read = (pages: PdfLine[][]) => layoutText(pages).trim();

const bold = { isBold: true };
const large = { height: 16, isBold: true };

const main = [
  'Led the design of engines for',
  'the society in three countries',
  'Wrote all of the programs that',
  'were run until then',
  'Taught others to do the same',
];
const side = ['English and French', 'Music and flight', 'Poetry of old'];

describe('two columns', () => {
  const left = rows(40, 100, main);
  const right = rows(330, 104, side);
  const apart = `${main.join('\n')}\n${side.join('\n')}`;

  test.each([
    ['one after the other', [...left, ...right]],
    ['the right one first', [...right, ...left]],
    ['some lines at a time', [...left.slice(0, 3), ...right, ...left.slice(3)]],
  ])('drawn %s are read apart', (_, lines) => {
    expect(
      layoutText([lines])
        .trim()
        .replaceAll(/(?<=for|that) /g, '\n'),
    ).toBe(apart);
  });

  test('drawn row by row are read apart, too', () => {
    const texts = ['Reduced the cost of tables', 'Trained four new engineers', 'Built a team of people'];
    const both = [0, 1, 2, 3, 4, 5].flatMap((row) => [
      at(40, 100 + 13 * row, texts[row % 3]!),
      at(330, 100 + 13 * row, texts[(row + 1) % 3]!),
    ]);
    expect(layoutText([both])).not.toContain('\t');
  });

  test('under a title keep it above both, and the sidebar comes after the text', () => {
    const lines = [
      at(40, 50, 'Ada Lovelace', large),
      ...rows(40, 100, side),
      ...rows(
        200,
        104,
        main.map((text) => `${text} ${text}`),
      ),
    ];
    const text = read([lines]);
    expect(text.startsWith('Ada Lovelace')).toBe(true);
    expect(text.indexOf('Led the design')).toBeLessThan(text.indexOf('English'));
  });

  test('whose text goes on over the page are read to its end before the sidebar', () => {
    const wide = (top: number) =>
      rows(
        200,
        top,
        main.map((text) => `${text} ${text}`),
      );
    const text = read([[at(200, 50, 'Ada', large), ...rows(40, 100, side), ...wide(104)], wide(50)]);
    expect(text.indexOf('English')).toBeGreaterThan(text.lastIndexOf('Taught'));
  });
});

describe('dates at the side', () => {
  const entry = (y: number, title: string) => [
    at(200, y, title, bold),
    at(200, y + 13, 'Analytical Engines, London'),
    at(200, y + 26, '• Wrote programs for the engine and notes about all of them'),
  ];
  const entries = [100, 180, 260].flatMap((y, index) => entry(y, `Programmer ${'I'.repeat(index + 1)}`));
  const dates = [
    at(40, 100, '2019 – 2021'),
    at(40, 180, 'June 2015 to'),
    at(40, 193, 'July 2018'),
    at(40, 260, "'10–'12"),
  ];

  test.each([
    ['before', [...dates, ...entries]],
    ['after', [...entries, ...dates]],
  ])('drawn %s the entries stand in the lines of their titles', (_, lines) => {
    const text = read([lines]);
    expect(text).toContain('2019 – 2021\tProgrammer I\nAnalytical Engines');
    expect(text).toContain('June 2015 to July 2018\tProgrammer II\nAnalytical Engines');
    expect(text).toContain("'10–'12\tProgrammer III\n");
  });

  const job = (y: number, places: (string | undefined)[], texts: string[]) => [
    at(40, y, 'Surveyor of canals', bold),
    at(420, y, '2019 – now'),
    ...texts.map((text, row) => {
      const line = at(text.startsWith('•') ? 44 : 40, y + 13 * (row + 1), text);
      if (text.startsWith('•')) line.cells[0]!.textLeft = 54;
      return line;
    }),
    at(54, y + 13 * (texts.length + 1), 'Kept by the society'),
    ...places.flatMap((place, row) => (place === undefined ? [] : [at(420, y + 13 * (row + 1), place)])),
  ];
  const bullet = '• Measured the water of nine rivers and wrote it down in a book';
  const [employer, told] = ['LOCKS AND WEIRS LTD', '- Measured the water'];

  test.each([
    ['beside the employer stays there', ['Derby'], [employer, bullet], `now\n${employer}\tDerby\n${told}`],
    ['beside the first bullet comes to them', ['Derby'], [bullet], `now\tDerby\n${told}`],
    ['in two lines is one', ['Stoke,', 'Kent'], [employer, bullet], `now\n${employer}\tStoke, Kent\n${told}`],
  ])('with a place below that %s', (_, places, texts, expected) => {
    const text = withPlainBullets(read([[100, 170, 240].flatMap((y) => job(y, places, texts))]));
    expect(text.split(expected)).toHaveLength(4);
    expect(text).toContain('wrote it down in a book Kept by the society');
  });

  test('do not make headings in the margin of the titles beside them', () => {
    const entries = [100, 170, 240].flatMap((y) => job(y, ['Derby'], [employer, bullet]));
    expect(read([entries]).match(/Surveyor of canals\t2019 – now\nLOCKS/g)).toHaveLength(3);
  });

  test('at the right end are not taken for a column', () => {
    const lines = [100, 180, 260].flatMap((y) => [...entry(y, 'Programmer'), at(480, y, '2019 – 2021')]);
    expect(layoutText([lines]).match(/Programmer\t2019 – 2021/g)).toHaveLength(3);
  });
});

describe('lines', () => {
  test('that were wrapped are joined, a new paragraph is not', () => {
    const lines = [
      ...rows(40, 100, ['Led the design of analytical engines for the society in', 'three countries and wrote notes.']),
      at(40, 140, 'Taught others.'),
    ];
    expect(layoutText([lines])).toBe(
      'Led the design of analytical engines for the society in three countries and wrote notes.\n\nTaught others.',
    );
  });

  test('of a bullet go on where its text began', () => {
    const bullet = (y: number, text: string): PdfLine => {
      const line = at(40, y, `• ${text}`);
      line.cells[0]!.textLeft = 52;
      return line;
    };
    const lines = [bullet(100, 'Led a team and'), at(52, 113, 'trained it'), bullet(126, 'Cut costs')];
    expect(layoutText([lines])).toBe('• Led a team and trained it\n• Cut costs');
  });

  test('in bold or larger letters with space above are headings and stand alone', () => {
    const lines = [
      at(40, 50, 'Ada', large),
      at(40, 90, 'Experience', bold),
      ...rows(40, 104, ['Programmer', 'London']),
    ];
    expect(read([lines])).toBe('Ada\n\nExperience\nProgrammer\nLondon');
  });
});

test('headings in the margin are no columns beside titles set alike', () => {
  const loud = { height: 12, isBold: true };
  const section = (y: number, heading: string) => [
    at(40, y, heading, loud),
    at(150, y, 'Royal Society of London', loud),
    ...rows(150, y + 14, main),
  ];
  const text = read([[...section(100, 'EXPERIENCE'), ...section(200, 'EDUCATION')]]);
  expect(text).toMatch(/^EXPERIENCE\nRoyal[\s\S]*\n\nEDUCATION\nRoyal/);
});

test('headings in the margin stand above their sections', () => {
  const section = (y: number, heading: string) => [at(40, y, heading, bold), ...rows(150, y, main)];
  const text = read([[...section(100, 'WORK'), ...section(200, 'STUDIES')]]);
  expect(text).toMatch(/^WORK\nLed/);
  expect(text).toContain('\n\nSTUDIES\nLed');
});

test('a narrow gap parts columns where other lines begin behind it', () => {
  const both = at(40, 178, 'WHERE I HAVE BEEN Programmer', bold);
  Object.assign(both.cells[0]!, { right: 200, gaps: [{ index: 17, right: 140, left: 150 }] });
  const text = read([[at(40, 100, 'WORK', bold), ...rows(150, 100, main), both, ...rows(150, 191, main)]]);
  expect(text).toContain('\n\nWHERE I HAVE BEEN\nProgrammer\n');
});

test('a row of a table is one line, with what was wrapped in its cells', () => {
  const table = [100, 140, 180].flatMap((y, row) => [
    at(40, y, `internal auditor of row ${row}`),
    at(40, y + 12, 'and more'),
    at(170, y, `${2020 + row}`),
    at(300, y, 'Royal Society of London'),
  ]);
  expect(layoutText([table]).split(/\n+/)).toEqual(
    [0, 1, 2].map((row) => `internal auditor of row ${row} and more\t${2020 + row}\tRoyal Society of London`),
  );
});

describe('page furniture', () => {
  const page = (number: number, texts: string[]) => [
    at(40, 30, 'Ada Lovelace, resume'),
    ...rows(40, 100, texts, 40),
    at(260, 780, `${number} / 2`),
  ];
  const texts = (prefix: string) => [1, 2, 3, 4, 5, 6].map((index) => `${prefix} ${'a'.repeat(index)}`);

  test('is dropped, the top of the first page is not', () => {
    const pages = [page(1, texts('one')), page(2, texts('two'))];
    const text = read(pages);
    expect(text.match(/Ada Lovelace/g)).toHaveLength(1);
    expect(text).not.toContain('/ 2');
    expect(layoutText(pages, { keepsFurniture: true }).match(/Ada Lovelace/g)).toHaveLength(2);
  });

  test('is not what stands in the middle of a page, too, and a page is never emptied', () => {
    const pages = [rows(40, 100, Array<string>(9).fill('same')), rows(40, 100, Array<string>(9).fill('same'))];
    expect(layoutText(pages).match(/same/g)).toHaveLength(18);
    expect(layoutText([[at(40, 100, 'one')], [at(40, 100, 'one')]]).match(/one/g)).toHaveLength(2);
  });
});

test('pages of thousands of pieces keep the order of the file and take no longer for it', () => {
  const lines = Array.from({ length: 20_000 }, (_, index) => at((index * 7) % 500, (index * 13) % 700, `w${index}`));
  const began = startProcessorClock();
  expect(layoutText([lines]).startsWith('w0\nw1\nw2\n')).toBe(true);
  expect(began.ms()).toBeLessThan(2_000);
});

test('fifty pages of as many pieces as are laid out are read within seconds', () => {
  const lines = Array.from({ length: 3_000 }, (_, index) => at((index * 37) % 500, (index * 13) % 700, `w${index}`));
  const began = startProcessorClock();
  layoutText(
    Array.from({ length: 5 }, () => lines.map((line) => ({ cells: line.cells.map((cell) => ({ ...cell })) }))),
  );
  expect(began.ms()).toBeLessThan(5_000);
});
