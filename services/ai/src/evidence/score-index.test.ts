import { describe, expect, test } from '@jest/globals';
import { readEvidenceIndex } from './evidence-index.js';
import { readScoreIndex } from './score-index.js';

const linesOf = (text: string) => readScoreIndex(text).lines.map(({ line }) => line.text);

describe('a resume is read for the score', () => {
  test.each<[string, string, string[]]>([
    [
      'with columns cut line by line, for the lines around them would tell of columns in one order only',
      'Notary public      Senior teller\nDocuSign           Balanced the drawer',
      ['balanced the drawer', 'docusign', 'notary public', 'senior teller'],
    ],
    [
      'with a row between bars in one piece',
      '| Broker licence      | pending |',
      ['| broker licence      | pending |'],
    ],
    ['with the same bullets in capitals', 'O\tCART FILL', ['cart fill']],
    ['with each line once', 'Cart fill\nCart fill', ['cart fill']],
  ])('%s', (_, text, expected) => {
    expect(linesOf(text)).toEqual(expected);
  });

  test('alike in any order, also beside the same resume as it is laid out', () => {
    const lines = ['Settlement authority of $40,000', 'Settled 90 claims a month', 'Settling disputes in court'];
    const nearest = (order: string[]) => {
      const { words } = readEvidenceIndex(order.join('\n'));
      const { terms } = readScoreIndex('negotiated agreements').lines[0]!.text;
      const row = words.nearness(terms[0]!);
      return Math.max(...row);
    };
    expect(nearest(lines)).toBe(nearest(lines.toReversed()));
  });
});
