import { describe, expect, test } from '@jest/globals';
import { wordPart } from '../fixtures/hostile-files.js';
import { makeDocx } from '../fixtures/make-docx.js';
import { type ZipEntry, makeZip } from '../fixtures/make-zip.js';
import { readDocx } from './docx.js';

const paragraph = (text: string, properties = '') =>
  `<w:p><w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r></w:p>`;
const box = (content: string) => `<w:txbxContent>${content}</w:txbxContent>`;

/** A text box as Word 2010 and later writes it: once as a shape, once for older readers. */
const twice = (text: string) =>
  paragraph('').replace(
    '<w:t></w:t>',
    `<mc:AlternateContent xmlns:mc="mc"><mc:Choice><w:drawing>${box(paragraph(text))}</w:drawing></mc:Choice>` +
      `<mc:Fallback><w:pict><v:textbox xmlns:v="v">${box(paragraph(text))}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent>`,
  );

function docx(body: string, extra: ZipEntry[] = []): Buffer {
  const types =
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Default Extension="xml" ContentType="application/xml"/></Types>';
  return makeZip([{ name: '[Content_Types].xml', bytes: Buffer.from(types) }, wordPart(body), ...extra]);
}

const linesOf = async (bytes: Buffer) => (await readDocx(bytes)).text.split('\n').filter((line) => line !== '');

describe('text that stands outside the body', () => {
  test('a text box is read once, whether new or old readers can see it', async () => {
    const onlyNew = paragraph('').replace('<w:t></w:t>', `<w:drawing>${box(paragraph('ada@example.com'))}</w:drawing>`);
    expect(await linesOf(docx(onlyNew + paragraph('Ada')))).toEqual(['ada@example.com', 'Ada']);
    expect((await linesOf(docx(twice('ada@example.com') + paragraph('Ada')))).sort()).toEqual([
      'Ada',
      'ada@example.com',
    ]);
  });

  test('headers come first, each line once, then body, notes and footers', async () => {
    const part = (name: string, text: string): ZipEntry => ({ ...wordPart(paragraph(text)), name: `word/${name}.xml` });
    const bytes = docx(paragraph('Body'), [
      part('footer1', 'Foot'),
      part('header1', 'Head'),
      part('header2', 'Head'),
      part('footnotes', 'Note'),
    ]);
    expect(await linesOf(bytes)).toEqual(['Head', 'Body', 'Note', 'Foot']);
  });

  test('a damaged header does not cost the body', async () => {
    const bytes = docx(paragraph('Body'), [{ name: 'word/header1.xml', bytes: Buffer.from('<w:hdr><w:p') }]);
    expect(await linesOf(bytes)).toEqual(['Body']);
  });
});

test('lines broken inside a paragraph stay lines, also in a list', async () => {
  const broken = '<w:p><w:r><w:t>Sincerely,</w:t><w:br/><w:t>Ada</w:t></w:r></w:p>';
  expect(await linesOf(docx(broken))).toEqual(['Sincerely,', 'Ada']);
});

test('list items keep a bullet and tables their cells', async () => {
  expect(await linesOf(await makeDocx(['Engineer', '• Built engines', 'Done']))).toEqual([
    'Engineer',
    '• Built engines',
    'Done',
  ]);
  const table = `<w:tbl><w:tr><w:tc>${paragraph('Python')}</w:tc><w:tc>${paragraph('5 years')}</w:tc></w:tr></w:tbl>`;
  expect(await linesOf(docx(table))).toEqual(['Python', '5 years']);
});

test('deleted text and field codes are not read', async () => {
  const body =
    '<w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:r><w:instrText>PAGE</w:instrText><w:t>kept</w:t></w:r></w:p>';
  expect(await linesOf(docx(body))).toEqual(['kept']);
});

describe('hidden text is warned about', () => {
  test.each([
    ['vanished text', paragraph('python', '<w:vanish/>'), ['hidden_text']],
    ['text that is not vanished', paragraph('python', '<w:vanish w:val="0"/>'), []],
    ['white text on white', paragraph('python', '<w:color w:val="FFFFFF"/>'), ['hidden_text']],
    ['white text on a shaded line', paragraph('Ada', '<w:color w:val="ffffff"/><w:shd w:fill="1F2937"/>'), []],
    ['text of one point', paragraph('python', '<w:sz w:val="2"/>'), ['hidden_text']],
    ['plain text', paragraph('python', '<w:color w:val="333333"/>'), []],
  ])('%s', async (_, body, warnings) => {
    expect((await readDocx(docx(paragraph('Ada') + body))).warnings).toEqual(warnings);
  });
});

test('entities that expand are refused', async () => {
  const part = wordPart(paragraph('&lol;'));
  const laughs = Buffer.from(`<!DOCTYPE w [<!ENTITY lol "${'ha'.repeat(99)}">]>${part.bytes.toString()}`);
  await expect(readDocx(makeZip([{ ...part, bytes: laughs }]))).rejects.toMatchObject({ code: 'document_unreadable' });
});
