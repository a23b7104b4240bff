import { describe, expect, test } from '@jest/globals';
import { readLines } from './posting-lines.js';
import { splitSentences } from './sentences.js';

const textsOf = (posting: string) => readLines(posting).lines.map(({ text }) => text);

describe('a line of a posting', () => {
  test.each([
    '- x y',
    '* x y',
    '• x y',
    '•x y',
    '→ x y',
    '~ x y',
    '> x y',
    '– x y',
    'o x y',
    '1. x y',
    '(2) x y',
    'a) x y',
    '\uf0b7 x y',
    '✅ x y',
    '> - x y',
  ])('loses its bullet: "%s"', (line) => {
    const [first] = readLines(line).lines;
    expect(first).toMatchObject({ text: 'x y', isItem: true });
    expect(line.slice(first?.start, first?.end)).toBe('x y');
  });

  test.each(['A330 rating', '3D modelling', '24/7 support', 'I.T. skills', '-5 °C work'])(
    'has no bullet: "%s"',
    (line) => {
      expect(textsOf(line)).toEqual([line]);
    },
  );

  test('stands by itself in a list without bullets below a colon', () => {
    const duties = [
      'perform a range of routine and urgent CT examinations to a high standard',
      'scan patients on the acute stroke and major trauma pathways',
      'report incidents and near misses',
    ];
    expect(textsOf(['The post holder will:', ...duties].join('\n'))).toEqual(['The post holder will:', ...duties]);
  });

  test('goes on in the next one when it was wrapped', () => {
    expect(
      textsOf('- Carry out planned and reactive maintenance of lifts,\n  escalators and hoists\n- Fit doors'),
    ).toEqual(['Carry out planned and reactive maintenance of lifts, escalators and hoists', 'Fit doors']);
  });

  test('in a text broken at a column goes on even before a capital', () => {
    const prose =
      'The successful candidate will work closely with the team in\nBirmingham and report to the head of the department, whose\nNorthern office is in Leeds. There you will share a room with\nDr Amin.';
    expect(textsOf(prose)).toHaveLength(1);
  });

  test('of a list without bullets stays by itself', () => {
    expect(textsOf('Take consumer loan applications\nOpen accounts\nSell cards')).toHaveLength(3);
  });
});

describe('a sentence', () => {
  test.each<[string, string[]]>([
    ['You cook. You clean.', ['You cook.', 'You clean.']],
    ['Experience with e.g. Excel is needed.', ['Experience with e.g. Excel is needed.']],
    ['B.S. in Biology. Two years of work.', ['B.S. in Biology.', 'Two years of work.']],
    ['Node.js and .NET are used.', ['Node.js and .NET are used.']],
  ])('ends where it ends: %s', (text, wanted) => {
    const { text: masked, lines } = readLines(text);
    const [line] = lines;
    expect(line && splitSentences(masked, line.start, line).map((each) => each.text)).toEqual(wanted);
  });
});
