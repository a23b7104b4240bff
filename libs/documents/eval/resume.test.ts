import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { JsonResumeFile } from '@tailwright/contracts/json-resume-file';
import { makeDocx } from '../src/fixtures/make-docx.js';
import { makePdf } from '../src/fixtures/make-pdf.js';

const run = promisify(execFile);
const tool = join(import.meta.dirname, '../../../tools/eval.mjs');
const lines = [
  'Ada Lovelace',
  'ada@example.com | +44 20 7946 0000 | London',
  'Experience',
  'Programmer, Analytical Engines Ltd, Mar 2016 - Present',
  '- Wrote the first published program',
  'Education',
  'BSc Mathematics, University of London, 2009 - 2012',
];

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'resume-eval-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function read(name: string, bytes: Buffer) {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  const { stdout } = await run(process.execPath, [tool, 'resume', file], { timeout: 60_000 });
  return JsonResumeFile.parse(JSON.parse(stdout));
}

test.each([
  ['resume.txt', () => Buffer.from(lines.join('\n'))],
  ['resume.md', () => Buffer.from(lines.join('\n'))],
  ['resume.pdf', () => makePdf(lines)],
  ['resume.docx', () => makeDocx(lines)],
])(
  'what is read from %s is printed as JSON Resume',
  async (name, make) => {
    const { basics, work, education } = await read(name, await make());
    expect(basics).toMatchObject({ name: 'Ada Lovelace', email: 'ada@example.com', phone: '+44 20 7946 0000' });
    expect(work).toEqual([
      expect.objectContaining({
        name: 'Analytical Engines Ltd',
        position: 'Programmer',
        startDate: '2016-03',
        highlights: ['Wrote the first published program'],
      }),
    ]);
    expect(education).toEqual([expect.objectContaining({ institution: 'University of London', endDate: '2012' })]);
  },
  60_000,
);

test('a file that cannot be read ends with an error and prints no JSON', async () => {
  const file = join(folder, 'broken.pdf');
  writeFileSync(file, '%PDF-1.7 and nothing else');
  const failed = await run(process.execPath, [tool, 'resume', file], { timeout: 60_000 }).catch(
    (error: unknown) => error as { code: number; stdout: string; stderr: string },
  );
  expect(failed).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('document_unreadable') });
});
