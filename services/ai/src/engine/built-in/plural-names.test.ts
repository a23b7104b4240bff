import { expect, test } from '@jest/globals';
import { tailor } from './tailor.js';

const posting =
  'Paralegal Assistant\nCompany: Hale & Byrne\n\nYou support two senior paralegals.\n\nRequirements\n- Paralegals with a certificate\n';

test('a name in the plural is no other name: the certificate keeps its own', () => {
  const resumeText =
    'Ana Lima\nana@example.com\n\nCERTIFICATIONS\n\n- Certificate in Paralegal Studies\n- First aid\n\nEXPERIENCE\n\nLegal Assistant, Hale Ltd\nJan 2020 - Present\n- Kept files\n';
  const { text } = tailor({ resumeText, jobDescription: posting, style: 'standard' }, new Date('2026-11-21'));
  expect(text).toContain('- Certificate in Paralegal Studies');
});
