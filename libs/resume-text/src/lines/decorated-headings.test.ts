import { describe, expect, test } from '@jest/globals';
import { setUnderlinedTitles } from '../page/ruled-titles.js';
import { readResume } from '../read-resume.js';

const headingsOf = (text: string) => readResume(text).sections.map(({ kind, heading }) => `${kind}: ${heading}`);

test('lines set between signs are headings, whatever they are called', () => {
  const text =
    'Isla Okoro\nisla@example.com\n\n──── museum posts ────\n\nCurator, Textile Museum, Dundee   2018 – 2021\n- Care of 8,400 objects\n\n──── learning ────\n\nMA History, University of Leith   2008 – 2012\n';
  expect(headingsOf(text)).toEqual(['experience: museum posts', 'education: learning']);
});

test('a table or details of a section is that section', () => {
  expect(
    headingsOf('Rey Cantu\nrey@example.com\n\n||| EMPLOYMENT TABLE |||\n\nClerk, Acme Ltd, 2019 – 2021\n'),
  ).toEqual(['experience: EMPLOYMENT TABLE']);
});

describe('among headings that a rule underlines', () => {
  const underlined = (title: string, rule = '__________') => ['', title, rule, 'Splicing, whipping, and so on'];
  const usual = [...underlined('EDUCATION'), ...underlined('WORK EXPERIENCE')];
  const titlesOf = (lines: readonly string[]) =>
    setUnderlinedTitles(lines.map((raw) => ({ raw, start: 0, end: raw.length })))
      .filter(({ isTitle }) => isTitle)
      .map(({ raw }) => raw.trim());

  test.each(['__________', '-----', '=====', '~~~', '─────'])('one that nobody knows is one, too, above "%s"', (rule) =>
    expect(titlesOf(['Isla Okoro', ...usual, ...underlined('ROPES ETC.', rule)])).toEqual([
      'EDUCATION',
      'WORK EXPERIENCE',
      'ROPES ETC.',
    ]),
  );

  test('it begins a section of a resume', () =>
    expect(
      headingsOf(['Isla Okoro', 'isla@example.com', ...underlined('Ropes and such'), ...usual].join('\n')),
    ).toContainEqual(expect.stringMatching(/: Ropes and such$/)));

  test.each([
    ['two alone', ['Isla Okoro', ...underlined('EDUCATION'), ...underlined('WORK EXPERIENCE')]],
    [
      'three of which one is usual',
      ['Isla Okoro', ...underlined('EDUCATION'), ...underlined('ROPES'), ...underlined('KNOTS')],
    ],
  ])('%s tell nothing', (_how, lines) => expect(titlesOf(lines)).toEqual([]));

  test.each([
    ['the first line of the page', ['', 'ISLA OKORO', '_____', ...usual, ...underlined('KNOTS')]],
    ['a line right below another', ['Isla Okoro', ...usual, 'ISLA OKORO', '_____', ...underlined('KNOTS')]],
    ['a line above two signs', ['Isla Okoro', ...usual, ...underlined('ISLA OKORO', '--'), ...underlined('KNOTS')]],
    ['a line that begins small', ['Isla Okoro', ...usual, ...underlined('isla okoro'), ...underlined('KNOTS')]],
    ['a label', ['Isla Okoro', ...usual, ...underlined('ISLA: OKORO'), ...underlined('KNOTS')]],
    ['an address', ['Isla Okoro', ...usual, ...underlined('ISLA@OKORO'), ...underlined('KNOTS')]],
    ['a line with a figure', ['Isla Okoro', ...usual, ...underlined('ISLA OKORO 2'), ...underlined('KNOTS')]],
    [
      'a long line',
      [
        'Isla Okoro',
        ...usual,
        ...underlined('Isla Okoro of the ropes and of the knots and hitches'),
        ...underlined('KNOTS'),
      ],
    ],
    ['a line that nothing underlines', ['Isla Okoro', ...usual, '', 'ISLA OKORO', 'KNOTS', ...underlined('KNOTS')]],
  ])('%s is none', (_what, lines) => expect(titlesOf(lines)).toEqual(['EDUCATION', 'WORK EXPERIENCE', 'KNOTS']));
});

test('where three headings stand between signs, an unknown line without them above bullets is the head of an entry', () => {
  const text = `Kit Example
kit@example.com

☕☕ WHERE I HAVE POURED ☕☕
Barista, Fernwood Coffee, May 2023 - present
* 300 drinks on a Saturday
* Square and the tip report

Quinpool Doughnuts
* Team Member, Summer 2021
* drive through headset

☕☕ BOOK LEARNING ☕☕
Bedford Basin University, BBA, 2023

☕☕ OTHER GOOD STUFF ☕☕
Food bank sorting since 2024
`;
  expect(headingsOf(text)).toHaveLength(3);
  expect(readResume(text).sections[0]?.entries.map(({ headerLines }) => headerLines[0])).toContain(
    'Quinpool Doughnuts',
  );
});
