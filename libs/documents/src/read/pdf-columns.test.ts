import { describe, expect, test } from '@jest/globals';
import { type Look, at, rows } from '../fixtures/drawn-page.js';
import { layoutText } from './pdf-layout.js';
import type { PdfLine } from './pdf-lines.js';

const read = (pages: PdfLine[][]) => layoutText(pages).trim();

describe('short lines in a narrow column', () => {
  const sidebar = (texts: [number, string][]) => read([texts.map(([y, text]) => at(40, y, text))]);

  test.each([
    ['behind a comma', 'Holder of a boat licence,', 'Thames'],
    ['with a state and its code', '88 Wharf Street, Portland', 'OR 97209'],
    ['within an address', 'https://water-and-weirs.', 'example.org/me'],
  ])('go on %s', (_, line, more) => {
    expect(
      sidebar([
        [100, line],
        [113, more],
        [126, 'Cellist'],
      ]),
    ).toContain(line + (/\.$/.test(line) ? '' : ' ') + more);
  });

  test('go on where they are full and stand closer than the items of their list', () => {
    const text = sidebar([
      [100, 'Boat hand'],
      [116, 'Diver in very cold waters'],
      [129, 'Rescue'],
      [145, 'Cook'],
    ]);
    expect(text).toBe('Boat hand\nDiver in very cold waters Rescue\nCook');
  });

  test('stay apart where the closer ones are not full, and where all stand alike', () => {
    expect(
      sidebar([
        [100, 'Boat hand'],
        [113, 'Diver in very cold waters'],
        [129, 'Rescue'],
        [145, 'Cook'],
      ]),
    ).toBe('Boat hand\nDiver in very cold waters\nRescue\nCook');
    expect(
      sidebar([
        [100, 'Boat hand'],
        [113, 'Diver in very cold waters'],
        [126, 'Rescue'],
      ]),
    ).toBe('Boat hand\nDiver in very cold waters\nRescue');
  });

  test('that begin with a label each stay apart', () => {
    const lines = ['Boats: dinghy, barge, tug, two kinds of ferry', 'Water: rivers, canals'];
    expect(
      sidebar([
        [100, lines[0]!],
        [113, lines[1]!],
      ]),
    ).toBe(lines.join('\n'));
  });
});

describe('headings beside each other', () => {
  const under = (left: number, heading: string, texts: string[], look: Look) => [
    at(left, 200, heading, look),
    ...rows(left, 214, texts),
  ];
  const caps = { height: 12, isBold: true };

  test('begin a section each, however short', () => {
    const lines = [
      ...rows(40, 100, ['Led the design of engines for the society in three countries of the north']),
      ...under(40, 'LANGUAGES', ['Danish'], caps),
      ...under(300, 'WORKSHOP', ['Lathe and saw', 'Forge'], caps),
    ];
    expect(read([lines])).toMatch(/LANGUAGES\nDanish\n\nWORKSHOP\nLathe and saw\nForge$/);
  });

  test('are not the heads of a table', () => {
    const rowOf = (y: number, [one = '', other = '']: string[], look?: Look) => [
      at(40, y, one, look),
      at(300, y, other, look),
    ];
    const table = [
      ['Certification', 'Year'],
      ['Deep water', 'Nine'],
      ['Fire watch', 'Two'],
    ];
    const lines = table.flatMap((cells, row) => rowOf(200 + 13 * row, cells, row === 0 ? { isBold: true } : {}));
    expect(read([lines])).toContain('Deep water\tNine\nFire watch\tTwo');
  });
});
