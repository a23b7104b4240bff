import {
  bombDocx,
  crowdedDocx,
  deepDocx,
  flateBombPdf,
  heavyDocx,
  pagePdf,
  protectedPdf,
  rawPdf,
  wordPart,
} from '../libs/documents/dist/fixtures/hostile-files.js';
import { makeDoc } from '../libs/documents/dist/fixtures/make-doc.js';
import { makeDocx } from '../libs/documents/dist/fixtures/make-docx.js';
import { makePdf } from '../libs/documents/dist/fixtures/make-pdf.js';
import { makeTxt } from '../libs/documents/dist/fixtures/make-txt.js';
import { makeZip } from '../libs/documents/dist/fixtures/make-zip.js';
import { resume } from '../e2e/people.ts';

const makers = { pdf: makePdf, docx: makeDocx, doc: makeDoc, txt: makeTxt };
const kinds = Object.keys(makers);
/** The core fonts of a PDF know Windows-1252 alone. */
const lines = resume.map((line) => line.replace(/[^\x20-\x7e•–—’]/g, '-'));

/** validFiles are small resumes of each kind in turn. */
export async function validFiles(count) {
  const files = [];
  for (let index = 0; index < count; index += 1) {
    const kind = kinds[index % kinds.length];
    const bytes = await makers[kind]([...lines, `Number ${index}`]);
    files.push({ kind: 'valid', name: `resume-${index}.${kind}`, bytes });
  }
  return files;
}

/** mutatedFiles are valid ones with a few bytes changed, cut out or doubled, the same in every run. */
export async function mutatedFiles(count) {
  const random = lcg(20_261_121);
  const whole = await validFiles(kinds.length);
  return Array.from({ length: count }, (_, index) => {
    const { name, bytes } = whole[index % whole.length];
    return { kind: 'mutated', name: `${index}-${name}`, bytes: mutate(bytes, random) };
  });
}

function mutate(bytes, random) {
  const copy = Buffer.from(bytes);
  const place = () => Math.floor(random() * copy.length);
  for (let turn = 0; turn <= random() * 12; turn += 1) copy[place()] = Math.floor(random() * 256);
  const [from, length] = [place(), Math.floor(random() * 200)];
  if (random() < 0.2) return copy.subarray(0, from);
  if (random() < 0.2) return Buffer.concat([copy.subarray(0, from), copy.subarray(from + length)]);
  if (random() < 0.2) return Buffer.concat([copy.subarray(0, from + length), copy.subarray(from)]);
  return copy;
}

/** A small generator, so that a failing file can be made again. */
function lcg(seed) {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** hostileFiles are forty that must be refused with a code of their own, whatever they try. */
export async function hostileFiles() {
  const [pdf, docx, doc] = [await makePdf(lines), await makeDocx(lines), makeDoc(lines)];
  const types = { name: '[Content_Types].xml', bytes: Buffer.from('<Types/>') };
  const word = (xml) => makeZip([types, { name: 'word/document.xml', bytes: Buffer.from(xml) }]);
  const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
  const files = {
    'bomb-40.docx': bombDocx(40),
    'bomb-100.docx': bombDocx(100),
    'bomb-300.docx': bombDocx(300),
    'bomb-lying-40.docx': bombDocx(40, 1_000),
    'bomb-lying-100.docx': bombDocx(100, 1_000),
    'bomb-named.pdf': bombDocx(60),
    'crowded-3000.docx': crowdedDocx(3_000),
    'crowded-20000.docx': crowdedDocx(20_000),
    'deep-20000.docx': deepDocx(20_000),
    'deep-60000.docx': deepDocx(60_000),
    'heavy.docx': heavyDocx(500_000),
    'laughs.docx': word(`<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "ha">${laughs}]><w:document>&l9;</w:document>`),
    'outside.docx': word('<?xml version="1.0"?><!DOCTYPE x SYSTEM "http://127.0.0.1:9/x"><w:document>&e;</w:document>'),
    'not-xml.docx': word('no xml at all'),
    'half-xml.docx': word('<w:document xmlns:w="x"><w:body><w:p>'),
    'no-document.docx': makeZip([types, { name: 'word/other.xml', bytes: Buffer.from('<x/>') }]),
    'sheet.docx': makeZip([types, { name: 'xl/workbook.xml', bytes: Buffer.from('<x/>') }]),
    'empty-zip.docx': makeZip([]),
    'empty-body.docx': makeZip([types, wordPart('')]),
    'cut.docx': docx.subarray(0, Math.floor(docx.length / 2)),
    'noise.docx': Buffer.concat([Buffer.from('PK\u0003\u0004'), noise(4_000)]),
    '../../../etc/passwd.docx': bombDocx(50),
    'flate-100.pdf': flateBombPdf(100),
    'flate-300.pdf': flateBombPdf(300),
    'flate-two-layers.pdf': flateBombPdf(100, 2),
    'flate-three-layers.pdf': flateBombPdf(100, 3),
    'protected.pdf': protectedPdf(),
    'cut.pdf': pdf.subarray(0, 300),
    'noise.pdf': Buffer.concat([Buffer.from('%PDF-1.7\n'), noise(4_000)]),
    'header-only.pdf': Buffer.from('%PDF-1.7'),
    'no-text.pdf': pagePdf(Buffer.from('0 0 9 9 re f')),
    'pages-in-a-circle.pdf': rawPdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R]/Count 1>>']),
    'zip-behind.pdf': Buffer.concat([Buffer.from('%PDF-1.7\n'), bombDocx(40)]),
    'picture.pdf': Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    'program.txt': Buffer.from('7f454c460201010000000000', 'hex'),
    'blank.txt': Buffer.from(' \n\t \n'),
    'empty.txt': Buffer.alloc(0),
    'cut.doc': doc.subarray(0, 1_600),
    'protected.doc': makeDoc(lines, { protect: true }),
    'noise.doc': Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), noise(8_000)]),
  };
  return Object.entries(files).map(([name, bytes]) => ({ kind: 'hostile', name, bytes }));
}

function noise(length) {
  const random = lcg(length);
  return Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)));
}
