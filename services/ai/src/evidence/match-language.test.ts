import { describe, expect, test } from '@jest/globals';
import type { Requirement } from '../posting/requirement.js';
import { findEvidence, readEvidenceIndex } from './find-evidence.js';

const today = new Date('2026-06-15');

const evidenceFor = (text: string, languages: string) => {
  const requirement: Requirement = {
    id: text,
    text,
    span: { start: 0, end: text.length },
    strength: 'required',
    kind: 'language',
    parts: [{ alternatives: [text] }],
    isScored: true,
  };
  const resume = `Rosa Whitfield
rosa@example.com

EXPERIENCE
Clerk, Alder Freight Ltd, March 2019 – Present
- Kept the stock book of the yard and told the drivers when they were due
- Wrote to the customers about what was late and why

${languages}
`;
  return findEvidence(requirement, readEvidenceIndex(resume), today);
};
const answerTo = (text: string, languages: string) => evidenceFor(text, languages).answer;

describe('a language is proven at the level asked, and who writes a resume in one and lists it is fluent in it', () => {
  test.each([
    ['Fluent spoken and written English', 'Languages: English, Tagalog'],
    ['Fluent French or Bahasa', 'Languages: French: C2 / C1 · C1 / C1 · C1'],
    ['Spanish at A2', 'Languages: Spanish: A2 / A2 · A2'],
    ['Good command of English', 'LANGUAGES\nEnglish\nItalian (native)'],
  ])('%s: %s', (text, languages) => {
    expect(answerTo(text, languages)).toBe('found');
  });
  test.each([
    ['a language that only is listed', 'Fluent Tagalog', 'Languages: English, Tagalog'],
    ['a lower level that is written', 'Fluent English', 'Languages: Tagalog (native), English (basic)'],
    ['what only natives have', 'Native English speaker', 'Languages: English, Tagalog'],
    [
      'a skill of a table that falls short',
      'Fluent spoken and written French',
      'Languages: French: C2 / C1 · C1 / C1 · B1',
    ],
    ['a level of beginners below the other', 'Spanish at A2', 'Languages: Spanish: A1 / A1 · A1'],
    ['a piece of work in it', 'Legal proofreading of English contracts', 'Languages: English, Tagalog'],
  ])('%s is not found for sure', (_case, text, languages) => {
    expect(answerTo(text, languages)).not.toBe('found');
  });
});

test('no line is shown for a language that none of them speaks of', () => {
  expect(evidenceFor('Fluent Portuguese', 'INTERESTS\nRowing').closest).toEqual([]);
});
