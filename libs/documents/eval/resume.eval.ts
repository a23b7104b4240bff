// `npm run eval -- resume FILE`: what is read from a PDF, DOCX, DOC, text or Markdown file, as JSON Resume on stdout. What
// looks wrong in the file is said on stderr, so that the output stays JSON alone.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { AppError } from '@tailwright/contracts/errors';
import { readResume } from '@tailwright/resume-text/read-resume';
import { DocumentReader } from '../src/jail/document-reader.js';
import { jsonResumeOf } from '../src/write/json-resume.js';

const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error('Name a file: npm run eval -- resume FILE');
  process.exitCode = 1;
} else {
  await show(path);
}

async function show(file: string): Promise<void> {
  const reader = new DocumentReader({ processes: 1 });
  try {
    // Markdown is text; the reader of uploads does not take its name.
    const name = basename(file).replace(/\.(?:md|markdown)$/i, '.txt');
    const { text, warnings } = await reader.read({ name, bytes: readFileSync(file) });
    if (warnings.length > 0) console.error(`warnings: ${warnings.join(', ')}`);
    console.log(JSON.stringify(jsonResumeOf(readResume(text)), undefined, 2));
  } catch (error) {
    console.error(error instanceof AppError ? `${error.code}: ${error.message}` : error);
    process.exitCode = 1;
  } finally {
    await reader.close();
  }
}
