import type { DocumentExport } from '@tailwright/contracts/documents';
import { readWhole } from '../read/read-document.js';
import { writeDocx } from './docx.js';
import { writeJson } from './json-resume.js';
import { findAgain, findLostLines } from './kept.js';
import type { Look } from './look.js';
import { type MarkdownResume, parseMarkdown } from './markdown-resume.js';
import { writePdf } from './pdf.js';
import { languageOf } from './script.js';
import { writeTxt } from './txt.js';
import { WritingProblem } from './writing-problem.js';

/** WrittenDocument is a file and the name to save it under, without its ending. */
export interface WrittenDocument {
  bytes: Buffer;
  name: string;
}

const untitled = { resume: 'Resume', letter: 'Cover letter' };

/**
 * writeDocument writes Markdown as one kind of file and reads the file again with our own reader: a block that is not
 * found in it, in order, or a line that is not found at all stops the export. Throws WritingProblem.
 */
export async function writeDocument(request: DocumentExport): Promise<WrittenDocument> {
  const resume = parseMarkdown(request.markdown, { keepsLineBreaks: request.kind === 'letter' });
  const name = request.title ?? [resume.name, untitled[request.kind]].filter(Boolean).join(' - ');
  const look: Look = {
    kind: request.kind,
    template: request.template,
    title: name,
    author: resume.name,
    language: languageOf(request.markdown),
  };
  const bytes = await write(request, resume, look);
  await checkFile(request, resume, bytes);
  return { bytes, name };
}

async function write({ format, markdown }: DocumentExport, resume: MarkdownResume, look: Look): Promise<Buffer> {
  switch (format) {
    case 'pdf':
      return writePdf(resume, look);
    case 'docx':
      return writeDocx(resume, look);
    case 'json':
      return writeJson(markdown);
    case 'txt':
      return writeTxt(resume);
    case 'md':
      return Buffer.from(markdown.endsWith('\n') ? markdown : `${markdown}\n`);
  }
}

/**
 * checkFile reads a file again. Markdown is handed over as it is, and JSON Resume is checked where it is written. In all
 * others every block must stand in its order, and every line of the Markdown whatever block it was read into. Throws
 * WritingProblem with the reason `lost`.
 */
export async function checkFile(
  { format, markdown }: DocumentExport,
  resume: MarkdownResume,
  bytes: Buffer,
): Promise<void> {
  if (format === 'md' || format === 'json') return;
  const { text } = await readWhole(format, bytes, { keepsFurniture: true });
  const { blocks, lost } = findAgain(resume, text);
  if (lost > 0 || blocks === 0) throw new WritingProblem(`${lost} of ${blocks} blocks were lost`, { reason: 'lost' });
  const lines = findLostLines(markdown, text);
  if (lines.length > 0) throw new WritingProblem(`${lines.length} lines were lost`, { reason: 'lost' });
}
