import { expect, test } from '@jest/globals';
import { joinLigatures, joinWrapped } from './broken-words.js';

test.each([
  ['a word in two is whole', 'kept the bal-', 'ance of', 'kept the balance of'],
  ['"dis-/charge" is one word', 'planned dis-', 'charge', 'planned discharge'],
  ['"non-/profit" keeps its hyphen', 'at a non-', 'profit', 'at a non-profit'],
  ['"post-/natal" keeps its hyphen', 'the post-', 'natal ward', 'the post-natal ward'],
  ['what no list knows keeps its hyphen', 'on quux-', 'lating', 'on quux-lating'],
  ['"hall-/way" is one word', 'along the hall-', 'way', 'along the hallway'],
  ['the name of a town is one word', 'in Birm-', 'ingham', 'in Birmingham'],
  ['a line that begins with a capital is no half of a word', 'Ladies-', 'Day', 'Ladies-Day'],
  ['a number behind a hyphen stands right behind it', 'the COVID-', '19 ward', 'the COVID-19 ward'],
  ['a dash is no hyphen', 'Hull -', 'the old town', 'Hull - the old town'],
])('%s', (_name, before, after, expected) => {
  expect(joinWrapped(before, after, new Set())).toBe(expected);
});

test.each([
  ['the end of a word', 'preconstruc-', 'tion and tender', 'preconstruction and tender'],
  ['the end of a word after a few letters', 'anaes-', 'thetics, ASA 1 to 4', 'anaesthetics, ASA 1 to 4'],
  ['what is no word and no end of one', 'wore hi-', 'vis at all times', 'wore hi-vis at all times'],
  ['a word behind what keeps its hyphen', 'a pre-', 'op check', 'a pre-op check'],
])('%s of a broken word', (_case, before, after, joined) => {
  expect(joinWrapped(before, after, new Set())).toBe(joined);
});

test('what the text has whole elsewhere is whole', () => {
  expect(joinWrapped('on quux-', 'lating', new Set(['quuxlating']))).toBe('on quuxlating');
});

test.each([
  [
    'a word broken before a ligature at the end of a line',
    'Wrote the quali\nﬁcation test',
    'Wrote the qualiﬁcation\ntest',
  ],
  ['a word broken before a ligature in a line', 'of ﬁce clerk', 'ofﬁce clerk'],
  ['two words stay two', 'the ﬁnal test', 'the ﬁnal test'],
])('%s', (_name, text, expected) => {
  expect(joinLigatures(text)).toBe(expected);
});

test.each([
  ['ran Sam-', 'sara e-logs', 'ran Samsara e-logs'],
  ['Spedition und Logistikdienst-', 'leistung, then', 'Spedition und Logistikdienstleistung, then'],
  ['a publicly-', 'funded school', 'a publicly-funded school'],
  ['for client-', 'facing staff', 'for client-facing staff'],
])('a part of which neither is a word was broken: "%s" "%s"', (before, after, whole) =>
  expect(joinWrapped(before, after, new Set())).toBe(whole),
);
