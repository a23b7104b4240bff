import { expect, test } from '@jest/globals';
import { fileProblem } from './file-problem';

const tenMegabytes = 10 * 1024 * 1024;

test.each(['a.pdf', 'a.docx', 'a.doc', 'a.txt', 'A.PDF', 'a.b.DocX'])('%s is taken', (name) => {
  expect(fileProblem({ name, size: 1 })).toBeNull();
});

test.each(['a.png', 'a', 'pdf', 'a.pdf.exe', 'a.docxx'])('%s is refused for its type', (name) => {
  expect(fileProblem({ name, size: 1 })).toBe('Invalid file type. Accepted types: .pdf, .docx, .doc, .txt');
});

test('exactly 10 MB is taken, a byte more refused', () => {
  expect(fileProblem({ name: 'a.pdf', size: tenMegabytes })).toBeNull();
  expect(fileProblem({ name: 'a.pdf', size: tenMegabytes + 1 })).toBe('File is too large. Maximum size is 10MB.');
});
