// `npm run eval -- export [DIR] [--json] [--out DIR]`: D2. Every sample, or every .md file of a folder, × template ×
// format, written in the jail and read again by our own reader and by another one.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentTemplate, documentTemplates } from '@tailwright/contracts/document-looks';
import { exportFormats, type ExportFormat } from '@tailwright/contracts/documents';
import { JsonResumeFile } from '@tailwright/contracts/json-resume-file';
import { sampleResumes } from '../src/fixtures/sample-resumes.js';
import { DocumentWriter } from '../src/jail/document-writer.js';
import { readWhole } from '../src/read/read-document.js';
import { withSidebar } from '../src/write/arrange.js';
import { templates } from '../src/write/templates/templates.js';
import { essence, findAgain } from '../src/write/kept.js';
import { type Block, type MarkdownResume, parseMarkdown } from '../src/write/markdown-resume.js';
import { textOf } from '../src/write/markdown-spans.js';
import { writesTags } from '../src/write/pdf.js';
import { readElsewhere } from './read-elsewhere.js';

interface Result {
  name: string;
  facts: number;
  ours: number;
  others: number;
  isOrdered: boolean;
  error: string | null;
}

const args = process.argv.slice(2);
const out = args.includes('--out') ? args[args.indexOf('--out') + 1] : undefined;
const folder = args.find((arg, index) => !arg.startsWith('--') && args[index - 1] !== '--out');
const samples = folder === undefined ? sampleResumes : markdownOf(folder);
if (out !== undefined) mkdirSync(out, { recursive: true });

const writer = new DocumentWriter({ timeoutMs: 60_000 });
await writer.ready();
const results: Result[] = [];
const pdfs = { all: 0, tagged: 0, titled: 0 };
for (const { script, markdown } of samples) {
  for (const format of exportFormats) {
    for (const template of documentTemplates) {
      results.push(await measure(`${script}-${template}.${format}`, { markdown, format, template }));
    }
  }
}
await writer.close();
report();

interface Wanted {
  markdown: string;
  format: ExportFormat;
  template: DocumentTemplate;
}

async function measure(name: string, wanted: Wanted): Promise<Result> {
  const resume = parseMarkdown(wanted.markdown);
  const facts = factsOf(resume);
  const result: Result = { name, facts: facts.length, ours: 0, others: 0, isOrdered: false, error: null };
  try {
    const { bytes } = await writer.write({ kind: 'resume', ...wanted });
    if (out !== undefined) writeFileSync(join(out, name), bytes);
    if (wanted.format === 'pdf') lookAtPdf(bytes);
    const ours = await readOurselves(bytes, wanted.format);
    const others = await readElsewhere(bytes, wanted.format);
    result.ours = facts.filter((fact) => has(ours, fact)).length;
    result.others = facts.filter((fact) => has(others, fact)).length;
    // JSON has its own order, that of the schema.
    result.isOrdered =
      wanted.format === 'json' || readingsOf(wanted, resume).some((each) => findAgain(each, ours).lost === 0);
  } catch (error) {
    result.error = (error as { code?: string }).code ?? String(error);
  }
  return result;
}

/** A sidebar is read before or after what stands beside it; both keep the order of each. */
function readingsOf({ markdown, format, template }: Wanted, resume: MarkdownResume): MarkdownResume[] {
  const hasSides = templates[template].hasSidebar && (format === 'pdf' || format === 'docx');
  const readings = hasSides ? withSidebar(markdown).readings : [];
  return [resume, ...readings.map(({ blocks }) => ({ ...resume, blocks }))];
}

function readOurselves(bytes: Buffer, format: ExportFormat): Promise<string> | string {
  if (format === 'json') return valuesOf(JsonResumeFile.parse(JSON.parse(bytes.toString('utf8')))).join('\n');
  if (format === 'md') return parseMarkdown(bytes.toString('utf8')).blocks.map(plain).join('\n');
  return readWhole(format, bytes, { keepsFurniture: true }).then(({ text }) => text);
}

function valuesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesOf) : [];
}

/** Name, contacts, titles, employers, dates, places, bullets: every one must be in every file. */
function factsOf({ blocks }: MarkdownResume): string[] {
  return blocks
    .flatMap((block) => {
      const text = plain(block);
      if (block.kind === 'item') return [text];
      if (block.kind === 'heading') return block.level === 2 ? [] : text.split(' | ');
      if (block.kind !== 'paragraph') return [];
      return block.role === 'contacts' || block.role === 'meta' ? text.split(/(?<!\s)\s+[·|]\s+/) : [text];
    })
    .filter((fact) => essence(fact) !== '');
}

function plain(block: Block): string {
  return block.kind === 'rule' ? '' : textOf(block.spans);
}

/** A list that JSON keeps as single values has all of its words; other readers may turn a sign around a number. */
function has(text: string, fact: string): boolean {
  if (essence(text).includes(essence(fact))) return true;
  const words = (each: string) => essence(each.replace(/[^\p{L}\p{N}]+/gu, ' '));
  if (words(text).includes(words(fact))) return true;
  return fact.split(/[,،、;:：()（）]|\s[–-]\s|\sin\s/).every((part) => words(text).includes(words(part)));
}

function lookAtPdf(bytes: Buffer): void {
  const raw = bytes.toString('latin1');
  pdfs.all += 1;
  if (raw.includes('/StructTreeRoot')) pdfs.tagged += 1;
  if (/\/Title/.test(raw) && /\/Lang/.test(raw)) pdfs.titled += 1;
}

function markdownOf(dir: string): { script: string; markdown: string }[] {
  return readdirSync(dir)
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ script: name.replace(/\.md$/, ''), markdown: readFileSync(join(dir, name), 'utf8') }));
}

function report(): void {
  for (const { name, facts, ours, others, isOrdered, error } of results) {
    const figures =
      error ?? `ours ${ours}/${facts}  other ${others}/${facts}  ${isOrdered ? 'in order' : 'OUT OF ORDER'}`;
    console.log(`${name.padEnd(28)} ${figures}`);
  }
  const sum = (key: 'facts' | 'ours' | 'others') => results.reduce((total, each) => total + each[key], 0);
  const [facts, ours, others] = [sum('facts'), sum('ours'), sum('others')];
  const ordered = results.filter((each) => each.isOrdered).length;
  const second = hasProgram('pdftotext') ? 'pdftotext' : 'pdf.js';
  console.log(
    `PDF: ${pdfs.titled} of ${pdfs.all} with title and language, ${pdfs.tagged} tagged; second reader ${second}, mammoth`,
  );
  console.log(
    `D2: ${results.length} files, facts ours ${ours}/${facts}, other ${others}/${facts}, ${ordered}/${results.length} in order`,
  );
  if (args.includes('--json')) console.log(JSON.stringify({ facts, ours, others, ordered, files: results }));
  const marked = pdfs.titled === pdfs.all && (!writesTags || pdfs.tagged === pdfs.all);
  if (ours < facts || others < facts || ordered < results.length || !marked) process.exitCode = 1;
}

function hasProgram(program: string): boolean {
  try {
    execFileSync(program, ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
