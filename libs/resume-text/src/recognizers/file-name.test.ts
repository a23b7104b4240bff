import { expect, test } from '@jest/globals';
import { fileNameOf } from './file-name.js';

test.each([
  ['a resume for a job', { kind: 'resume', person: 'Jane Doe', company: 'Acme' }, 'Jane-Doe-Resume-Acme'],
  ['a letter for a job', { kind: 'letter', person: 'Jane Doe', company: 'Acme' }, 'Jane-Doe-Cover-Letter-Acme'],
  ['a resume for no job', { kind: 'resume', person: 'Jane Doe' }, 'Jane-Doe-Resume'],
  ['nobody', { kind: 'resume' }, 'Resume'],
  ['a letter of nobody', { kind: 'letter', person: ' ' }, 'Cover-Letter'],
  ['titles behind a name', { kind: 'resume', person: 'Jane Doe, RN (she/her)' }, 'Jane-Doe-Resume'],
  [
    'signs',
    { kind: 'resume', person: 'Ada O’Brien-Žižková', company: 'Müller & Söhne / AG' },
    'Ada-OBrien-Žižková-Resume-Müller-Söhne-AG',
  ],
  [
    'other scripts',
    { kind: 'resume', person: '王小明', company: '株式会社サンプル' },
    '王小明-Resume-株式会社サンプル',
  ],
  ['a path', { kind: 'resume', person: '../../etc/passwd\u0000', company: '..\\x' }, 'etc-passwd-Resume-x'],
  ['a very long name', { kind: 'resume', person: 'x'.repeat(500) }, `${'x'.repeat(40)}-Resume`],
] as const)('%s', (_, subject, name) => expect(fileNameOf(subject)).toBe(name));
