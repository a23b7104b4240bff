import type { DocumentExport } from '@tailwright/contracts/documents';
import { fileNameOf } from '@tailwright/resume-text/file-name';
import { textOf } from './markdown-spans.js';
import { readWhole } from '../read/read-document.js';
import { type Arrangement, type Reading, inOrder, withSidebar } from './arrange.js';
import { withContactLinks } from './contact-spans.js';
import { writeDocx } from './docx.js';
import { writeJson } from './json-resume.js';
import { findAgain, findLostLines } from './kept.js';
import type { Look } from './look.js';
import { type Block, type MarkdownResume, parseMarkdown } from './markdown-resume.js';
import { paperOf } from './paper.js';
import { writePdf } from './pdf.js';
import { type Language, languageOf } from './script.js';
import { templates } from './templates/templates.js';
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
 * found in it, in order, or a line that is not found at all stops the export. What cannot be read back from two columns is
 * set in one, and dates that cannot be read back from the right of a title stand below it. Throws WritingProblem.
 */
export async function writeDocument(request: DocumentExport): Promise<WrittenDocument> {
  const { kind, company, markdown } = request;
  const resume = parseMarkdown(markdown, { keepsLineBreaks: kind === 'letter' });
  const person = request.person || resume.name;
  const name = request.title ?? fileNameOf({ kind, person, company });
  const language = languageOf(markdown);
  const inOneColumn = inOrder(markdown, resume.blocks);
  const look: Look = {
    kind,
    template: request.template,
    accent: request.accent,
    density: request.density,
    paper: request.paper ?? paperOf(inOneColumn.top.map(plainText).join('\n'), request.locale),
    title: request.title ?? [person, untitled[kind], company].filter(Boolean).join(' – '),
    author: person,
    language,
  };
  if (hasSidebar(request, language)) {
    const bytes = await writeChecked(request, withSidebar(markdown), look).catch(unlessLost);
    if (bytes) return { bytes, name };
  }
  const bytes =
    (await writeChecked(request, inOneColumn, look).catch(unlessLost)) ??
    (await writeChecked(request, inOneColumn, { ...look, hasDatesBelow: true }));
  return { bytes, name };
}

/** A grid is drawn from the left, so a page from right to left would be read from its wrong column. */
function hasSidebar({ kind, format, template }: DocumentExport, { direction }: Language): boolean {
  const isPaper = format === 'pdf' || format === 'docx';
  return kind === 'resume' && isPaper && direction === 'ltr' && templates[template].hasSidebar === true;
}

function unlessLost(error: unknown): undefined {
  if (!(error instanceof WritingProblem) || error.reason !== 'lost') throw error;
}

function plainText(block: Block): string {
  return block.kind === 'rule' ? '' : textOf(block.spans);
}

/** The file must hold the text in one of the orders it may be read in. */
async function writeChecked(request: DocumentExport, arrangement: Arrangement, look: Look): Promise<Buffer> {
  const bytes = await write(request, arrangement, look);
  const [usual, ...others] = arrangement.readings;
  const check = ({ markdown, blocks }: Reading) =>
    checkFile({ ...request, markdown }, { name: look.author, blocks }, bytes);
  try {
    await check(usual!);
  } catch (error) {
    unlessLost(error);
    if (others.length === 0) throw error;
    for (const other of others) await check(other);
  }
  return bytes;
}

async function write({ format, markdown }: DocumentExport, arrangement: Arrangement, look: Look): Promise<Buffer> {
  const [top, side, main] = [arrangement.top, arrangement.side, arrangement.main].map(withContactLinks);
  const linked = { ...arrangement, top: top!, side: side!, main: main! };
  switch (format) {
    case 'pdf':
      return writePdf(linked, look);
    case 'docx':
      return writeDocx(linked, look);
    case 'json':
      return writeJson(markdown);
    case 'txt':
      return writeTxt(arrangement.readings[0]!.blocks);
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
