import { expect, test } from '@jest/globals';
import type { DocumentDensity, DocumentTemplate } from '@tailwright/contracts/document-looks';
import { readZipParts } from '../read/zip-parts.js';
import { writeDocument } from './write-document.js';

const contacts =
  'Denver, CO · ada@example.com · 720.555.0193 · linkedin.com/in/ada-byron-of-denver · github.com/ada-of-denver';
const resume = `# Ada Byron

**Engineer**

${contacts}

## Skills

Looms

Engines

Bernoulli numbers

## Languages

- French
- Italian

## Work

### Engineer | Loom Works

*2019 – 2021 · Denver*

- Ran engines

## Schools

### BSc | College

*2015*

### Diploma | School

*2011*
`;

async function partOf(template: DocumentTemplate, part: string, density?: DocumentDensity): Promise<string> {
  const { bytes } = await writeDocument({ kind: 'resume', format: 'docx', template, density, markdown: resume });
  const parts = await readZipParts(bytes, (name) => name === part);
  return parts.get(part)!.toString();
}
const paragraphsOf = async (template: DocumentTemplate) =>
  (await partOf(template, 'word/document.xml')).match(/<w:p>.*?<\/w:p>/g) ?? [];
const textIn = (paragraph: string) =>
  [...paragraph.matchAll(/<w:t(?: [^<>]*)?>([^<>]*)<\/w:t>/g)].map(([, text]) => text).join('');
const withText = async (template: DocumentTemplate, text: string) =>
  (await paragraphsOf(template)).find((paragraph) => textIn(paragraph).includes(text))!;

test('the headings of the serif look are in small capitals, as on its pages', async () => {
  expect(await partOf('serif', 'word/styles.xml')).toContain('<w:smallCaps/>');
});

test('a contact line that is longer than a row is parted between two of its pieces', async () => {
  const line = await withText('modern', 'ada@example.com');
  expect(line.match(/<w:br\/>/g)).toHaveLength(1);
  expect(line).toMatch(/720\.555\.0193.*<w:br\/>.*linkedin/);
});

test('the line below the name is not bold, and the place is softer than the employer', async () => {
  expect(await withText('modern', 'Engineer')).not.toContain('<w:b/>');
  const [employer, , place] = (await withText('modern', 'Loom Works')).match(/<w:color w:val="\w+"\/>/g) ?? [];
  expect(employer).not.toBe(place);
});

test('a head stays with its details, and one without any does not keep the next on its page', async () => {
  expect(await withText('modern', 'Loom Works')).toContain('<w:keepNext/>');
  expect(await withText('modern', 'College')).not.toContain('<w:keepNext/>');
});

test('no column begins with a line that stays with the next, or the table would leave the first page empty', async () => {
  expect(await withText('two-column', 'Skills')).not.toContain('<w:keepNext/>');
  expect(await withText('two-column', 'Work')).not.toContain('<w:keepNext/>');
  expect(await withText('two-column', 'Schools')).toContain('<w:keepNext/>');
});

test('the compact look has title, employer, place and dates on one line', async () => {
  expect(textIn(await withText('compact', 'Loom Works'))).toBe('Engineer, Loom Works, Denver2019 – 2021');
});

test('a tight file has smaller letters and margins, as its pages have', async () => {
  const [usual, tight] = [
    await partOf('modern', 'word/styles.xml'),
    await partOf('modern', 'word/styles.xml', 'tight'),
  ];
  expect(usual).toContain('<w:sz w:val="21"/>');
  expect(tight).toContain('<w:sz w:val="20"/>');
  expect(await partOf('modern', 'word/document.xml', 'tight')).toContain('w:left="918"');
});
