import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startAwakeClock } from '@tailwright/testing/clocks';
import type { ErrorCode } from '@tailwright/contracts/errors';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import {
  bombDocx,
  crowdedDocx,
  deepDocx,
  flateBombPdf,
  heavyDocx,
  manyPagesPdf,
  pagePdf,
  protectedPdf,
} from '../fixtures/hostile-files.js';
import { makeDoc } from '../fixtures/make-doc.js';
import { makeDocx } from '../fixtures/make-docx.js';
import { makePdf } from '../fixtures/make-pdf.js';
import { makeScan } from '../fixtures/make-scan.js';
import { makeTxt } from '../fixtures/make-txt.js';
import type { PoolLog } from './child-pool.js';
import { DocumentReader, type DocumentReaderOptions } from './document-reader.js';

const resume = [
  'Ada Lovelace',
  'ada@example.com | +44 20 7946 0000 | London',
  'Experience',
  'Analytical Engines, Programmer, Mar 2019 – Present',
  '• Wrote the first published program and the notes that explain it to engineers and to their sponsors',
  '• Led a team of 7 and cut the time of a table of Bernoulli numbers from 9 days to 2 hours (-91 %)',
  'Education',
  'University of London, BSc Mathematics, 2015 – 2018, first class; thesis on C++ and C# compilers at 100 % coverage',
];

let reader: DocumentReader;
const opened: DocumentReader[] = [];
beforeAll(async () => {
  reader = await open();
});
afterAll(() => Promise.all(opened.map((each) => each.close())));

async function open(options: DocumentReaderOptions = {}): Promise<DocumentReader> {
  const fresh = new DocumentReader(options);
  opened.push(fresh);
  await fresh.ready();
  return fresh;
}

const read = (name: string, bytes: Buffer) => reader.read({ name, bytes });

async function codeOf(work: Promise<unknown>): Promise<ErrorCode | 'read'> {
  try {
    await work;
    return 'read';
  } catch (error) {
    return (error as { code: ErrorCode }).code;
  }
}

describe('a good file', () => {
  test.each([
    ['pdf', () => makePdf(resume)],
    ['docx', () => makeDocx(resume)],
    ['doc', () => makeDoc(resume)],
    ['txt', () => makeTxt(resume)],
  ] as const)('%s gives every line in order and no warning', async (kind, make) => {
    const document = await read(`resume.${kind}`, await make());
    expect(document).toMatchObject({ kind, pages: 1, warnings: [] });
    const squeezed = document.text.replace(/\s+/g, ' ');
    expect(squeezed).toBe(resume.join(' ').replaceAll('•', '-'));
  });

  test('a .docx keeps its header and footer', async () => {
    const { text } = await read(
      'a.docx',
      await makeDocx(['Ada'], { header: 'ada@example.com', footer: 'Page by Ada' }),
    );
    expect(text.split('\n').filter(Boolean)).toEqual(['ada@example.com', 'Ada', 'Page by Ada']);
  });

  test('a .doc keeps its header, its euro signs and its dashes', async () => {
    const { text } = await read('a.doc', makeDoc(['Saved €5m – “alone”'], { header: 'ada@example.com' }));
    expect(text.split('\n').filter(Boolean)).toEqual(['ada@example.com', 'Saved €5m – “alone”']);
  });

  test('a stream is read like a buffer', async () => {
    const bytes = Readable.from([makeTxt(resume).subarray(0, 40), makeTxt(resume).subarray(40)]);
    await expect(reader.read({ name: 'a.txt', bytes })).resolves.toMatchObject({ kind: 'txt', warnings: [] });
  });

  test('the reader goes by the bytes and warns about the name', async () => {
    const document = await read('resume.pdf', await makeDocx(resume));
    expect(document).toMatchObject({ kind: 'docx', warnings: ['extension_differs'] });
  });

  test('a long text is cut at 50,000 characters with a warning', async () => {
    const { text, warnings } = await read('a.txt', makeTxt(Array<string>(2_000).fill(resume.join(' '))));
    expect(text.length).toBeLessThanOrEqual(50_000);
    expect(text.length).toBeGreaterThan(49_000);
    expect(warnings).toContain('truncated');
  });

  test('of 50,000 pages the first 50 are read with a warning', async () => {
    const patient = await open({ processes: 1, timeoutMs: 25_000 });
    const bytes = manyPagesPdf(50_000, 'Ada Lovelace ada@example.com');
    const document = await patient.read({ name: 'a.pdf', bytes });
    expect(document.pages).toBe(50);
    expect(document.warnings).toContain('pages_skipped');
  });
});

describe('a PDF page', () => {
  const line = (text: string, x: number, y: number, set = '') => `BT ${set} /F 10 Tf ${x} ${y} Td (${text}) Tj ET\n`;
  const long = 'Analysed engines for the Royal Society with ada@example.com and wrote about it at length';

  test.each([
    ['invisible', '3 Tr', ['hidden_text']],
    ['white on white', '1 1 1 rg', ['hidden_text']],
    ['transparent by size', '0.05 0 0 0.05 0 0 Tm', ['hidden_text']],
    ['black', '0 g', []],
  ])('with %s text is warned about only when nobody can see it', async (_, set, expected) => {
    const content = `${line(long, 50, 800)}0 0 0 rg ${line('python kubernetes leadership', 50, 700, set)}`;
    const { warnings } = await read('a.pdf', pagePdf(Buffer.from(content)));
    expect(warnings.filter((warning) => warning === 'hidden_text')).toEqual(expected);
  });

  test('with white text on a dark box is fine', async () => {
    const content = `0 0 0.4 rg 0 750 595 92 re f ${line('ADA LOVELACE', 50, 800, '1 1 1 rg')}0 g ${line(long, 50, 700)}`;
    expect((await read('a.pdf', pagePdf(Buffer.from(content)))).warnings).toEqual(['very_short']);
  });

  test('keeps hyphens that a TeX font maps to the invisible soft hyphen', async () => {
    const map =
      '1 begincodespacerange <00> <ff> endcodespacerange 2 beginbfrange <00> <2c> <0000> <2e> <ff> <002e> endbfrange';
    const cmap = `begincmap ${map} 1 beginbfchar <2d> <00ad> endbfchar endcmap`;
    const font = '/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R';
    const objects = [`<</Length ${cmap.length}>>stream\n${cmap}\nendstream`];
    const content = Buffer.from(line('Multi-account engineer of the back-end, Mar. 2010 - Aug. 2017', 50, 700));
    const { text } = await read('a.pdf', pagePdf(content, { font, objects }));
    expect(text).toBe('Multi-account engineer of the back-end, Mar. 2010 - Aug. 2017');
  });

  test('in Japanese is read without an embedded font', async () => {
    const text = '日本語の履歴書'.repeat(8);
    const codes = Buffer.from(text, 'utf16le').swap16().toString('hex');
    const font = '/Subtype/Type0/BaseFont/Ryumin/Encoding/UniJIS-UCS2-H/DescendantFonts[6 0 R]';
    const system = '/CIDSystemInfo<</Registry(Adobe)/Ordering(Japan1)/Supplement 2>>';
    const descriptor = '/FontDescriptor<</Type/FontDescriptor/FontName/Ryumin/Flags 4>>';
    const objects = [`<</Type/Font/Subtype/CIDFontType0/BaseFont/Ryumin${system}${descriptor}>>`];
    const content = Buffer.from(`BT /F 8 Tf 50 700 Td <${codes}> Tj ET`);
    expect((await read('a.pdf', pagePdf(content, { font, objects }))).text).toBe(text);
  });

  test('keeps columns whole when the file draws them whole, and warns when it draws them row by row', async () => {
    const left = ['Reduced the cost of tables', 'Trained four new engineers', 'Built a team of mathematicians'];
    const right = ['English and French spoken', 'Music, flight and games of', 'Poetry in the old manner'];
    const rows = [0, 1, 2, 3, 4, 5].map((row) => ({ y: 800 - 14 * row, left: left[row % 3]!, right: right[row % 3]! }));
    const whole = [...rows.map((row) => line(row.left, 50, row.y)), ...rows.map((row) => line(row.right, 330, row.y))];
    const mixed = rows.flatMap((row) => [line(row.left, 50, row.y), line(row.right, 330, row.y)]);

    const wholeText = await read('a.pdf', pagePdf(Buffer.from(whole.join(''))));
    expect(wholeText.text.indexOf('English')).toBeGreaterThan(wholeText.text.lastIndexOf('Built'));
    expect(wholeText.warnings).not.toContain('columns_mixed');
    expect((await read('a.pdf', pagePdf(Buffer.from(mixed.join(''))))).warnings).toContain('columns_mixed');
  });

  test('puts a large name and the smaller line close below it on two lines', async () => {
    const pdf = await PDFDocument.create();
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    const page = pdf.addPage();
    page.drawText('Ada Lovelace', { x: 200, y: 700, size: 32, font });
    page.drawText('Programmer and mathematician of the Analytical Engine', { x: 190, y: 688, size: 8, font });
    const { text } = await read('a.pdf', Buffer.from(await pdf.save()));
    expect(text).toBe('Ada Lovelace\nProgrammer and mathematician of the Analytical Engine');
  });
});

describe('a PDF of pictures', () => {
  test('is read by recognising its letters, and says so', async () => {
    const { text, warnings } = await read('scan.pdf', await makeScan(resume));
    expect(warnings).toContain('read_by_ocr');
    expect(text).toContain('ada@example.com');
    expect(text).toMatch(/Analytical Engines, Programmer, Mar 2019/);
    expect(text).toMatch(/^- Wrote the first published program/m);
  });

  test('that nobody waits for any more is given up, and the next one is read', async () => {
    const scan = await makeScan(resume);
    const gone = new AbortController();
    const first = reader.read(
      { name: 'scan.pdf', bytes: scan },
      { signal: gone.signal, onProgress: () => gone.abort() },
    );
    await expect(codeOf(first)).resolves.toBe('document_empty');
    const waiting = new AbortController();
    const [read, left] = [
      reader.read({ name: 'scan.pdf', bytes: scan }),
      codeOf(reader.read({ name: 'scan.pdf', bytes: scan }, { signal: waiting.signal })),
    ];
    waiting.abort();
    await expect(left).resolves.toBe('overloaded');
    expect((await read).warnings).toContain('read_by_ocr');
  });

  test('without letters is a file without text', async () => {
    await expect(codeOf(read('scan.pdf', await makeScan(['.'])))).resolves.toBe('document_empty');
  });
});

describe('a file that cannot be read', () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const cut = async () => (await makePdf(resume)).subarray(0, 300);
  const damaged = async () => (await makeDocx(resume)).fill(7, 400, 900);

  test.each<[string, string, () => Buffer | Promise<Buffer>, ErrorCode]>([
    ['an empty file', 'a.pdf', () => Buffer.alloc(0), 'document_empty'],
    ['a text of blanks', 'a.txt', () => Buffer.from(' \n\n '), 'document_empty'],
    ['a page without text', 'a.pdf', () => pagePdf(Buffer.from('0 0 9 9 re f')), 'document_empty'],
    ['more than 10 MB', 'a.txt', () => Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 'payload_too_large'],
    ['an image named .pdf', 'a.pdf', () => png, 'unsupported_media_type'],
    ['a program named .txt', 'a.txt', () => Buffer.from('7f454c460201010000000000', 'hex'), 'unsupported_media_type'],
    ['a cut PDF', 'a.pdf', cut, 'document_unreadable'],
    ['noise after a PDF header', 'a.pdf', () => Buffer.from('%PDF-1.7\nnothing of a PDF'), 'document_unreadable'],
    ['a damaged .docx', 'a.docx', damaged, 'document_unreadable'],
    ['a cut .doc', 'a.doc', () => makeDoc(resume).subarray(0, 1_600), 'document_unreadable'],
    ['a PDF with a password', 'a.pdf', protectedPdf, 'document_protected'],
    ['a .doc with a password', 'a.doc', () => makeDoc(resume, { protect: true }), 'document_protected'],
  ])('%s is refused with its own code', async (_, name, make, code) => {
    const work = read(name, await make());
    await expect(codeOf(work)).resolves.toBe(code);
  });

  test('an oversized stream is refused before it ends', async () => {
    const endless = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(1_048_576, 'a');
      })(),
    );
    await expect(codeOf(reader.read({ name: 'a.txt', bytes: endless }))).resolves.toBe('payload_too_large');
    expect(endless.destroyed).toBe(true);
  });
});

describe('a hostile file', () => {
  const hostile: [string, string, () => Buffer][] = [
    ['an honest zip bomb', 'a.docx', () => bombDocx(40)],
    ['a lying zip bomb', 'a.docx', () => bombDocx(40, 1_000)],
    ['a zip of 5,000 entries', 'a.docx', () => crowdedDocx(5_000)],
    ['XML 20,000 levels deep', 'a.docx', () => deepDocx(20_000)],
    ['XML that needs more memory than the jail has', 'a.docx', () => heavyDocx(500_000)],
    ['a compressed PDF bomb', 'a.pdf', () => flateBombPdf(100)],
    ['a PDF bomb in two layers', 'a.pdf', () => flateBombPdf(100, 2)],
  ];

  test.each(hostile)('%s gets a typed answer within 10 s', async (_, name, make) => {
    const bytes = make();
    const start = startAwakeClock();
    await expect(codeOf(read(name, bytes))).resolves.toBe('document_too_complex');
    expect(start.ms()).toBeLessThan(10_000);
  });

  test('leaves the process that received it idle', async () => {
    const files = [flateBombPdf(45), heavyDocx(500_000)];
    const before = performance.eventLoopUtilization();
    await Promise.all(files.map((bytes) => codeOf(read('a.pdf', bytes))));
    // Utilisation, unlike the delay of a timer, does not depend on who else uses the machine; a reader that parses
    // where it receives has 1.
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.3);
  });

  test('does not hurt the next one', async () => {
    await expect(read('a.pdf', await makePdf(resume))).resolves.toMatchObject({ kind: 'pdf', warnings: [] });
  });
});

describe('the pool', () => {
  test('reads two files at once', async () => {
    const [first, second] = await Promise.all([read('a.txt', makeTxt(resume)), read('b.doc', makeDoc(resume))]);
    expect([first.kind, second.kind]).toEqual(['txt', 'doc']);
  });

  test('kills a child that takes too long, answers document_too_complex and goes on with a new child', async () => {
    const log: PoolLog['event'][] = [];
    const hasty = await open({ processes: 1, timeoutMs: 300, onLog: ({ event }) => log.push(event) });
    await expect(codeOf(hasty.read({ name: 'a.pdf', bytes: flateBombPdf(45) }))).resolves.toBe('document_too_complex');
    await expect(hasty.read({ name: 'a.txt', bytes: makeTxt(resume) })).resolves.toMatchObject({ kind: 'txt' });
    expect(hasty.stats()).toEqual({ processes: 1, waiting: 0, busy: 0, read: 1, refused: 1, replaced: 1 });
    expect(log).toEqual(['child_started', 'child_replaced', 'child_started']);
  });

  test('with no child kept warm, one starts when a file comes', async () => {
    const log: PoolLog['event'][] = [];
    const cold = await open({ processes: 0, onLog: ({ event }) => log.push(event) });
    expect(log).toEqual([]);
    await expect(cold.read({ name: 'a.txt', bytes: makeTxt(resume) })).resolves.toMatchObject({ kind: 'txt' });
    expect(log).toEqual(['child_started']);
  });

  test('refuses with Retry-After when its line is full, and answers those who wait when it closes', async () => {
    const small = await open({ processes: 1, queueMax: 1, timeoutMs: 5_000 });
    const bytes = flateBombPdf(45);
    const busy = codeOf(small.read({ name: 'a.pdf', bytes }));
    const waiting = codeOf(small.read({ name: 'a.pdf', bytes }));
    while (small.stats().waiting === 0) await new Promise((resolve) => setImmediate(resolve));
    await expect(small.read({ name: 'a.txt', bytes: makeTxt(resume) })).rejects.toMatchObject({
      code: 'overloaded',
      details: { retryAfterSeconds: 5 },
    });
    await small.close();
    await expect(Promise.all([busy, waiting])).resolves.toEqual(['document_too_complex', 'unavailable']);
    await expect(codeOf(small.read({ name: 'a.txt', bytes: makeTxt(resume) }))).resolves.toBe('unavailable');
  });
});
