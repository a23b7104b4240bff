import { describe, expect, test } from '@jest/globals';
import type { Requirement } from '../posting/requirement.js';
import { findEvidence, readEvidenceIndex } from './find-evidence.js';

const today = new Date('2026-06-15');

const evidenceOf = (text: string, line: string, kind: Requirement['kind'] = 'availability') => {
  const index = readEvidenceIndex(`Tomasz Brandt
tomasz@example.com

EXPERIENCE
Machine Setter, Calder Mouldings, 2019 – 2024
- Set six presses and trained the new starters
${line}
`);
  const span = { start: 0, end: text.length };
  const requirement: Requirement = { id: text, text, span, strength: 'required', kind, parts: [], isScored: false };
  return findEvidence(requirement, index, today);
};

describe('a condition of the offer is answered by what a person says to it in other words', () => {
  test.each([
    ['Permission to work in Ireland', '- Stamp 1G since 2023'],
    ['Candidates need the right to work here', '- Indefinite: settled status'],
    ['Must be able to work earlies, lates and Saturdays on a roster', '- Four years of twilight, then back shift'],
    ['Overnight travel about once a month', '- Used to being away from home for weeks'],
    ['Able to lift 20 kg', '- Handball of parcels all day'],
    ['A satisfactory DBS check', '- Enhanced disclosure renewed in 2025, no convictions'],
    ['Fast internet at home', '- 900 Mbps and a quiet room'],
  ])('%s: %s', (asked, line) => {
    const { answer, lines } = evidenceOf(asked, line);
    expect(answer).toBe('likely');
    expect(`- ${lines[0]?.text}`).toBe(line);
  });

  test('it stays a question to the person, for the line may as well say the opposite', () => {
    expect(evidenceOf('Right to work in Canada', '- Would need a visa').answer).toBe('likely');
  });

  test('a line about something else answers no condition', () => {
    expect(evidenceOf('Right to work in Canada', '- Cut scrap by a third').answer).toBe('not_found');
  });

  test('words of a condition in a piece of work are left to the ranker', () => {
    const { lines } = evidenceOf('Check that drivers have the right to work', '- Stamp 4 holder', 'duty');
    expect(lines[0]?.text).not.toBe('Stamp 4 holder');
  });
});
