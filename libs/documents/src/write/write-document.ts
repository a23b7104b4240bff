import type { DocumentExport, DocumentPreview } from '@tailwright/contracts/documents';
import { fileNameOf } from '@tailwright/resume-text/recognizers/file-name';
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
import { drawPages, writePdf } from './pdf.js';
import { languageOf } from './script.js';
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
 * set in one, a paragraph that a page's number would be read in the middle of has none below it, and dates that cannot be
 * read back from the right of a title stand below it. Throws WritingProblem.
 */
export async function writeDocument(request: DocumentExport): Promise<WrittenDocument> {
  const { kind, company, markdown, format } = request;
  const { look, inOneColumn, person } = prepare(request);
  const name = request.title ?? fileNameOf({ kind, person, company });
  const isPaper = format === 'pdf' || format === 'docx';
  if (isPaper && hasSidebar(look)) {
    const bytes = await writeChecked(request, withSidebar(markdown), look).catch(unlessLost);
    if (bytes) return { bytes, name };
  }
  const bytes =
    (await writeChecked(request, inOneColumn, look).catch(unlessLost)) ??
    (await writeChecked(request, inOneColumn, { ...look, hasNoPageNumbers: true }).catch(unlessLost)) ??
    (await writeChecked(request, inOneColumn, { ...look, hasNoPageNumbers: true, hasDatesBelow: true }));
  return { bytes, name };
}

/**
 * previewDocument draws the pages of the PDF as one SVG image, page below page. It is not read again, so that it keeps up
 * with typing: a file that would then be set more plainly is drawn as it was asked for. Throws WritingProblem.
 */
export function previewDocument(request: DocumentPreview): string {
  const { look, inOneColumn } = prepare(request);
  const arrangement = hasSidebar(look) ? withSidebar(request.markdown) : inOneColumn;
  return drawPages(linked(arrangement), look);
}

function prepare(request: DocumentPreview & Pick<DocumentExport, 'person' | 'company' | 'title'>) {
  const { kind, company, markdown, template, accent, density } = request;
  const resume = parseMarkdown(markdown, { keepsLineBreaks: kind === 'letter' });
  const person = request.person || resume.name;
  const inOneColumn = inOrder(markdown, resume.blocks);
  const look: Look = {
    ...{ kind, template, accent, density },
    paper: request.paper ?? paperOf(inOneColumn.top.map(plainText).join('\n'), request.locale),
    title: request.title ?? [person, untitled[kind], company].filter(Boolean).join(' – '),
    author: person,
    language: languageOf(markdown),
  };
  return { look, inOneColumn, person };
}

/** A grid is drawn from the left, so a page from right to left would be read from its wrong column. */
function hasSidebar({ kind, template, language }: Look): boolean {
  return kind === 'resume' && language.direction === 'ltr' && templates[template].hasSidebar === true;
}

function linked(arrangement: Arrangement): Arrangement {
  const [top, side, main] = [arrangement.top, arrangement.side, arrangement.main].map(withContactLinks);
  return { ...arrangement, top: top!, side: side!, main: main! };
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
  switch (format) {
    case 'pdf':
      return writePdf(linked(arrangement), look);
    case 'docx':
      return writeDocx(linked(arrangement), look);
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
