import { pagePdf } from '../src/fixtures/hostile-files.js';
import { makeDoc } from '../src/fixtures/make-doc.js';
import { makeDocx } from '../src/fixtures/make-docx.js';
import { makePdf } from '../src/fixtures/make-pdf.js';
import { makeScan } from '../src/fixtures/make-scan.js';
import { makeTxt } from '../src/fixtures/make-txt.js';
import { sampleResumes } from '../src/fixtures/sample-resumes.js';
import { parseMarkdown } from '../src/write/markdown-resume.js';
import { textOf } from '../src/write/markdown-spans.js';
import { writeDocument } from '../src/write/write-document.js';

interface FictionalFile {
  name: string;
  bytes: Buffer;
  reference: string;
}

const people = [
  ['Ada Lovelace', 'ada@example.com | +44 20 7946 0000 | London'],
  ['Grace Hopper', 'grace.hopper@example.org | +1 202 555 0143 | Arlington'],
  ['Niklaus Wirth', 'n.wirth@example.ch | +41 44 555 01 23 | Zurich'],
].map(([name = '', contacts = ''], index) => [
  name,
  contacts,
  'Experience',
  `Analytical Engines Ltd, Programmer, Mar ${2016 + index} - Present`,
  '• Wrote the first published program and the notes that explain it to engineers and to their sponsors',
  `• Led a team of ${index + 5} and cut the time of a table of Bernoulli numbers from 9 days to 2 hours (-91 %)`,
  'Royal Society, Assistant, 01/2012 - 02/2016',
  '• Catalogued 4,200 letters; C++ and C# compilers at 100 % coverage',
  'Education',
  'University of London, BSc Mathematics, 2009 - 2012, first class',
  'Skills',
  'TypeScript, PostgreSQL, Redis, Kubernetes, public speaking',
]);

/** fictionalFiles are resumes of people who do not exist, of every kind we read, with the text that is in them. */
export async function fictionalFiles(): Promise<FictionalFile[]> {
  const files: FictionalFile[] = [];
  for (const lines of people) {
    const name = lines[0]!.toLowerCase().replace(' ', '-');
    const [, contacts = '', ...rest] = lines;
    const reference = lines.join('\n');
    files.push(
      { name: `${name}.pdf`, bytes: await makePdf(lines), reference },
      { name: `${name}-columns.pdf`, bytes: columns(lines), reference },
      { name: `${name}.docx`, bytes: await makeDocx(lines), reference },
      {
        name: `${name}-header.docx`,
        bytes: await makeDocx([lines[0]!, ...rest], { header: contacts, footer: 'Page of a resume' }),
        reference: [contacts, lines[0], ...rest, 'Page of a resume'].join('\n'),
      },
      { name: `${name}-renamed.pdf`, bytes: await makeDocx(lines), reference },
      { name: `${name}.doc`, bytes: makeDoc(lines), reference },
      {
        name: `${name}-header.doc`,
        bytes: makeDoc([lines[0]!, ...rest], { header: contacts }),
        reference: [contacts, lines[0], ...rest].join('\n'),
      },
      { name: `${name}.txt`, bytes: makeTxt(lines), reference },
      { name: `${name}-utf16.txt`, bytes: Buffer.from(`\ufeff${reference}`, 'utf16le'), reference },
      { name: `${name}-1252.txt`, bytes: Buffer.from(reference.replaceAll('•', '\u0095'), 'latin1'), reference },
      { name: `${name}-scan.pdf`, bytes: await makeScan(lines), reference },
    );
  }
  return [...files, ...(await ownExports())];
}

/** Name and contacts to the left, the rest to the right, each column drawn whole and wrapped to its width. */
function columns(lines: string[]): Buffer {
  const draw = (text: string, x: number, row: number) =>
    `BT /F 8 Tf ${x} ${800 - row * 12} Td (${text.replace('• ', '- ').replace(/[()\\]/g, '\\$&')}) Tj ET\n`;
  const left = lines.slice(0, 3).flatMap((line) => wrapped(line, 40));
  const right = lines.slice(3).flatMap((line) => wrapped(line, 55));
  const content = [...left.map((text, row) => draw(text, 40, row)), ...right.map((text, row) => draw(text, 300, row))];
  return pagePdf(Buffer.from(content.join('')));
}

function wrapped(line: string, charsMax: number): string[] {
  return line.match(new RegExp(`.{1,${charsMax}}(?:\\s|$)`, 'g')) ?? [];
}

/** What we hand over must be read as well as what others wrote. */
async function ownExports(): Promise<FictionalFile[]> {
  const files: FictionalFile[] = [];
  for (const { script, markdown } of sampleResumes) {
    const { blocks } = parseMarkdown(markdown);
    const reference = blocks.map((block) => (block.kind === 'rule' ? '' : textOf(block.spans))).join('\n');
    for (const format of ['pdf', 'docx'] as const) {
      const { bytes } = await writeDocument({ kind: 'resume', format, template: 'creative', markdown });
      files.push({ name: `${script.toLowerCase()}-export.${format}`, bytes, reference });
    }
  }
  return files;
}
