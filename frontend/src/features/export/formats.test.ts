import { expect, test } from '@jest/globals';
import { exportFormats } from '@tailwright/contracts/documents';
import { exportChoices, nameOf } from './formats';

test('a resume comes in every format but Markdown, which has its own button; a letter on paper only', () => {
  const formats = exportChoices.resume.map(({ format }) => format);
  expect([...formats, 'md'].sort()).toEqual([...exportFormats].sort());
  expect(exportChoices.letter.map(({ label }) => label)).toEqual(['PDF', 'Word']);
});

test.each([
  ['after the name at its top', { kind: 'resume', markdown: '# Jane **Doe**\n\nText' }, 'Jane-Doe-Resume.pdf'],
  ['after its job', { kind: 'resume', markdown: '# Jane Doe', posting: 'Company: Acme' }, 'Jane-Doe-Resume-Acme.pdf'],
  [
    'after what the person said rather than what was found',
    { kind: 'letter', markdown: 'Dear team', person: 'Jane Doe', company: 'Zeta', posting: 'Company: Acme' },
    'Jane-Doe-Cover-Letter-Zeta.pdf',
  ],
  ['plainly when nothing is known', { kind: 'letter', markdown: 'Dear team' }, 'Cover-Letter.pdf'],
] as const)('a file is named %s', (_, exported, name) => expect(nameOf(exported, 'pdf')).toBe(name));
