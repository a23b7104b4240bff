import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';

const top =
  'Jo Baker\njo@example.com | 555-010-0199\n\nEXPERIENCE\nBarista, Fernwood Coffee Inc, Boston, MA, 2020 - 2022\n• Opened the shop\n\n';
const sectionsOf = (text: string) =>
  readResume(top + text)
    .sections.slice(1)
    .map(({ kind, details }) => `${kind}: ${details.map((detail) => detail.text).join(' + ')}`);

test.each([
  [
    'a remark below a list is no item of it',
    'SKILLS\nTypeScript, Docker, Git\n\nReferences available on request.',
    ['skills: TypeScript, Docker, Git', 'other: References available on request.'],
  ],
  [
    'what is said of referees in other words is none either',
    'LANGUAGES\nSpanish (native), English (B2)\n\nTwo people would speak for me, names on request.',
    ['languages: Spanish (native), English (B2)', 'other: Two people would speak for me, names on request.'],
  ],
  [
    'languages listed below the degrees are languages',
    'EDUCATION\nBSc Biology, University of Porto, 2018\n\nSpanish (native), English (B2)',
    ['languages: Spanish (native), English (B2)'],
  ],
  [
    'languages among other things are languages',
    'OTHER\nTreasurer of the parish, 2015 to 2021\n- Languages: English, Kiswahili, Kikamba\n- Referees: on request',
    ['languages: Languages: English, Kiswahili, Kikamba'],
  ],
  [
    'counted headings are all headings',
    '1. EDUCATION\nBSc Biology, University of Porto, 2018\n\n2. SKILLS\nExcel, Word, Access\n\n3. LANGUAGES\nIgbo (mother tongue), English',
    ['languages: Igbo (mother tongue), English'],
  ],
])('%s', (_name, text, expected) => {
  expect(sectionsOf(text)).toEqual(expect.arrayContaining(expected));
});

test('what stands apart from a list is announced by nothing, and stays in its place', () => {
  const text = 'SKILLS\nTypeScript, Docker, Git\n\nReferences available on request.';
  expect(renderResume(readResume(top + text))).toContain(
    '## SKILLS\n\nTypeScript, Docker, Git\n\nReferences available on request.',
  );
});
