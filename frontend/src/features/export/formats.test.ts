import { expect, test } from '@jest/globals';
import { exportFormats } from '@tailwright/contracts/documents';
import { exportChoices, fileNameFor } from './formats';

test('a resume comes in every format but Markdown, which has its own button; a letter on paper only', () => {
  const formats = exportChoices.resume.map(({ format }) => format);
  expect([...formats, 'md'].sort()).toEqual([...exportFormats].sort());
  expect(exportChoices.letter.map(({ label }) => label)).toEqual(['PDF', 'Word']);
});

test('a file keeps the name of the Markdown download', () => {
  expect(fileNameFor('optimized-resume.md', 'pdf')).toBe('optimized-resume.pdf');
  expect(fileNameFor('cover-letter', 'docx')).toBe('cover-letter.docx');
});
