import { expect, test } from '@jest/globals';
import { raisedLanguage } from './languages.js';

const original = 'Languages: Finnish (native), Greek (B1), Swedish (C1)';

test.each([
  ['the level of its neighbour', 'Greek (C1)', 'Greek'],
  ['one level for all', 'Finnish, Swedish and Greek (professional)', 'Greek'],
  ['its own level', 'Greek (B1)', undefined],
  ['its own level in words', 'Fluent Swedish', undefined],
])('a language with %s', (_what, claim, raised) => {
  expect(raisedLanguage(claim, original)).toBe(raised);
});

test.each([
  ['a level without a mark', 'French school level, Portuguese native', 'Fluent French', 'French'],
  ['a level in other words', 'Icelandic - evening class', 'Icelandic (conversational)', 'Icelandic'],
  ['a language that few lists have', 'Sesotho (a few words)', 'Confident Sesotho speaker', 'Sesotho'],
  ['its home', 'Twi (home), English, a bit of BSL', 'Speaks Twi at home', undefined],
  [
    'words of its own behind a neighbour',
    'French from my mother (fluent), two phrases of Irish',
    'Conversational Irish',
    'Irish',
  ],
  ['what was learnt at school', 'English good, Greek from the school', 'Working Greek', 'Greek'],
  ['levels behind each language', 'Twi (at home), English, Greek for small talk', 'Conversational Greek', 'Greek'],
  ['three times the mother’s', 'Bangla: speaking Mother, reading Mother', 'Bangla (mother tongue)', undefined],
  ['one word for two', 'Fluent in French and Irish', 'Fluent Irish', undefined],
  [
    'a level behind its neighbour’s',
    'Polish. English good, Dutch little',
    'Polish, good English, a little Dutch',
    undefined,
  ],
])('a language of which the original gives %s', (_what, original, claim, raised) => {
  expect(raisedLanguage(claim, original)).toBe(raised);
});

test.each([
  ['in the line below its label', 'Mother tongue\nGreek', 'Native Greek', undefined],
  ['below another label', 'Other languages\nGreek B1', 'Native Greek', 'Greek'],
  ['that is spoken at work', 'Greek (work), Twi', 'Greek as working language', undefined],
  ['that its neighbour has', 'Greek C1, Twi (home)', 'Greek alongside native Twi', undefined],
  ['in numbers', 'BSL 1', 'British Sign Language (Level 1)', undefined],
  ['in a lower number', 'BSL 1', 'British Sign Language (Level 2)', 'Sign Language'],
  ['in a lower number behind a comma', 'British Sign Language L1', 'British Sign Language, Level 3', 'Sign Language'],
])('a language with a level %s', (_what, own, claim, raised) => {
  expect(raisedLanguage(claim, own)).toBe(raised);
});

test('a first language is a native one', () => {
  expect(raisedLanguage('Greek (first language)', 'Greek (first)')).toBeUndefined();
  expect(raisedLanguage('Greek (first language)', 'Greek (second)')).toBe('Greek');
});

test.each([
  ['writing above that of the grid', 'Greek: understanding C1, writing C1', 'Greek'],
  ['speaking above both of its columns', 'Greek, speaking C1', 'Greek'],
  ['each skill at its level', 'Greek: reading C1, interaction B2, writing B1', undefined],
])('a Europass with %s', (_what, claim, raised) => {
  const grid =
    'LANGUAGES\n            Listening  Reading  Interaction  Production  Writing\nGreek        C1   C1   B2   B2   B1\nTwi   A1 A1 A1 A1 A1';
  expect(raisedLanguage(claim, grid)).toBe(raised);
});
