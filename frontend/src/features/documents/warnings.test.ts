import { expect, test } from '@jest/globals';
import { documentWarnings } from '@tailwright/contracts/documents';
import { documentFacts, warningText } from './warnings';

test('every warning has a sentence', () => {
  for (const warning of documentWarnings) expect(warningText[warning]).toMatch(/\.$/);
});

test.each([
  [{ kind: 'pdf' as const, pages: 2, text: 'Ada  Lovelace\nanalyst ' }, 'PDF · 2 pages · 3 words'],
  [{ kind: 'pdf' as const, pages: 1, text: 'Ada' }, 'PDF · 1 page · 1 word'],
  [{ kind: 'docx' as const, pages: 1, text: 'a '.repeat(1200) }, 'Word (DOCX) · 1,200 words'],
])('facts of %o', (document, facts) => expect(documentFacts(document)).toBe(facts));
