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

test('list items keep a bullet and a row of a table is one line', async () => {
  expect(await linesOf(await makeDocx(['Engineer', '• Built engines', 'Done']))).toEqual([
    'Engineer',
    '• Built engines',
    'Done',
  ]);
  const table = `<w:tbl><w:tr><w:tc>${paragraph('Python')}</w:tc><w:tc>${paragraph('5 years')}</w:tc></w:tr></w:tbl>`;
  expect(await linesOf(docx(table))).toEqual(['Python\t5 years']);
});

test('deleted text and field codes are not read', async () => {
  const body =
    '<w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:r><w:instrText>PAGE</w:instrText><w:t>kept</w:t></w:r></w:p>';
  expect(await linesOf(docx(body))).toEqual(['kept']);
});

describe('a table', () => {
  const row = (...cells: string[]) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`;
  const table = (...rows: string[]) => `<w:tbl>${rows.join('')}</w:tbl>`;
  const bold = (text: string) => paragraph(text, '<w:b/>');
  const bullet = (text: string) =>
    `<w:p><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;

  test('with dates beside an entry has them in the line of its title', async () => {
    const entry = bold('Programmer') + paragraph('Analytical Engines') + bullet('Wrote programs');
    expect(await linesOf(docx(table(row(paragraph('2019 –') + paragraph('2021'), entry))))).toEqual([
      '2019 – 2021\tProgrammer',
      'Analytical Engines',
      '• Wrote programs',
    ]);
    expect(await linesOf(docx(table(row(entry, paragraph('2019') + paragraph('London')))))).toEqual([
      'Programmer\t2019',
      'Analytical Engines\tLondon',
      '• Wrote programs',
    ]);
  });

  test('whose cells hold whole texts is read column by column, the one with the name first', async () => {
    const side = ['CONTACT', 'ada@example.com', 'London'].map((text) => paragraph(text)).join('');
    const main =
      paragraph('Ada Lovelace', '<w:sz w:val="40"/>') +
      ['Engineer', 'Paris', '2020'].map((text) => paragraph(text)).join('');
    const lines = await linesOf(docx(table(row(side, main))));
    expect(lines).toEqual(['Ada Lovelace', 'Engineer', 'Paris', '2020', 'CONTACT', 'ada@example.com', 'London']);
  });

  test('with headings in its first column has each above its text', async () => {
    const { text } = await readDocx(
      docx(
        paragraph('Ada') +
          table(
            row(bold('Experience'), paragraph('Programmer') + paragraph('2019')),
            row(bold('Skills'), paragraph('Mathematics, music and flight, all of it by heart')),
          ),
      ),
    );
    expect(text).toContain('\n\nExperience\nProgrammer\n2019\n\nSkills\nMathematics');
  });
});

describe('a heading stands below a blank line', () => {
  const styled = '<w:p><w:pPr><w:pStyle w:val="X1"/></w:pPr><w:r><w:t>Where I was</w:t></w:r></w:p>';
  const styles = (definition: string): ZipEntry => ({
    name: 'word/styles.xml',
    bytes: Buffer.from(`<w:styles xmlns:w="w">${definition}</w:styles>`),
  });
  const style = (id: string, inside: string) => `<w:style w:type="paragraph" w:styleId="${id}">${inside}</w:style>`;

  test.each([
    ['by the name of its style', style('X1', '<w:name w:val="heading 1"/>')],
    [
      'by the style it is based on',
      style('X0', '<w:name w:val="heading 2"/>') + style('X1', '<w:basedOn w:val="X0"/>'),
    ],
    ['by its outline level', style('X1', '<w:pPr><w:outlineLvl w:val="0"/></w:pPr>')],
  ])('%s', async (_, definition) => {
    const { text } = await readDocx(docx(paragraph('Ada') + styled + paragraph('Programmer'), [styles(definition)]));
    expect(text).toBe('Ada\n\nWhere I was\nProgrammer');
  });

  test('and a style based on itself ends', async () => {
    const { text } = await readDocx(docx(paragraph('Ada') + styled, [styles(style('X1', '<w:basedOn w:val="X1"/>'))]));
    expect(text).toBe('Ada\nWhere I was');
  });

  test('when only its weight tells it, and a bold employer below a plain title is none', async () => {
    const { text } = await readDocx(
      docx(
        paragraph('Ada') +
          paragraph('Experience', '<w:b/>') +
          paragraph('Programmer') +
          paragraph('Analytical Engines', '<w:b/>') +
          paragraph('• Wrote programs'),
      ),
    );
    expect(text).toBe('Ada\n\nExperience\nProgrammer\nAnalytical Engines\n• Wrote programs');
  });
});

test('a header that repeats the name is left out, and a tab stop is no tab', async () => {
  const tabbed =
    '<w:p><w:pPr><w:tabs><w:tab w:val="right" w:pos="900"/></w:tabs></w:pPr><w:r><w:t>Ada</w:t></w:r></w:p>';
  const head = { ...wordPart(paragraph('Ada')), name: 'word/header1.xml' };
  expect((await readDocx(docx(tabbed + paragraph('Programmer'), [head]))).text).toBe('Ada\nProgrammer');
});

test('a long text box stands beside the text and comes after it', async () => {
  const side = ['SKILLS', 'C', 'D', 'E', 'F', 'G', 'H'].map((text) => paragraph(text)).join('');
  const anchored = paragraph('').replace('<w:t></w:t>', `<w:drawing>${box(side)}</w:drawing>`);
  const main = ['Ada Lovelace of London', 'Programmer of analytical engines'].map((text) => paragraph(text)).join('');
  const lines = await linesOf(docx(anchored + main));
  expect(lines.slice(0, 3)).toEqual(['Ada Lovelace of London', 'Programmer of analytical engines', 'SKILLS']);
});

test('a symbol of Wingdings keeps its number, so that it can be told as a bullet', async () => {
  const symbol = '<w:p><w:r><w:sym w:font="Wingdings" w:char="F0A7"/><w:t>Built</w:t></w:r></w:p>';
  expect(await linesOf(docx(symbol))).toEqual(['\uf0a7Built']);
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
