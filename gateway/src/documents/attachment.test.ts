import { expect, test } from '@jest/globals';
import { attachment } from './attachment.js';

test.each([
  ['Ada Lovelace - Resume', 'pdf', 'Ada Lovelace - Resume.pdf', 'Ada%20Lovelace%20-%20Resume.pdf'],
  ['Žižková', 'docx', 'Zizkova.docx', '%C5%BDi%C5%BEkov%C3%A1.docx'],
  [
    '王小明-Resume-株式会社',
    'pdf',
    'Resume.pdf',
    '%E7%8E%8B%E5%B0%8F%E6%98%8E-Resume-%E6%A0%AA%E5%BC%8F%E4%BC%9A%E7%A4%BE.pdf',
  ],
  ['王小明', 'pdf', 'document.pdf', '%E7%8E%8B%E5%B0%8F%E6%98%8E.pdf'],
  ['../../etc/passwd', 'txt', 'etc passwd.txt', 'etc%20passwd.txt'],
  ['a"; filename="b.exe\r\nX: y', 'md', 'a ; filename= b.exeX y.md', 'a%20%3B%20filename%3D%20b.exeX%20y.md'],
  ['fdp.\u202eexe', 'pdf', 'fdp.exe.pdf', 'fdp.exe.pdf'],
  ['', 'json', 'document.json', 'document.json'],
])('%j is saved under a safe name', (name, extension, plain, encoded) => {
  expect(attachment(name, extension)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${encoded}`);
});
