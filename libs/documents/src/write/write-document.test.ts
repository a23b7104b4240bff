import { inflateSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { documentTemplates } from '@tailwright/contracts/document-looks';
import { exportFormats, type ExportFormat } from '@tailwright/contracts/documents';
import { JsonResumeFile } from '@tailwright/contracts/json-resume-file';
import { sampleResumes } from '../fixtures/sample-resumes.js';
import { readWhole } from '../read/read-document.js';
import { readZipParts } from '../read/zip-parts.js';
import { findAgain } from './kept.js';
import { parseMarkdown } from './markdown-resume.js';
import { writesTags } from './pdf.js';
import { languageOf } from './script.js';
import { checkFile, writeDocument } from './write-document.js';
import { WritingProblem } from './writing-problem.js';

const write = (markdown: string, format: ExportFormat, kind: 'resume' | 'letter' = 'resume') =>
  writeDocument({ kind, format, template: 'modern', markdown });

/** What a PDF draws: its streams, unpacked. */
function drawnIn(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .map(([, stream = '']) => {
      try {
        return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .join('\n');
}

/** The first PDF loads the fonts. */
beforeAll(() => write('# Ada\n\nB', 'pdf'));

describe.each(sampleResumes)('a resume in $script', ({ markdown }) => {
  test.each(['pdf', 'docx', 'txt'] as const)('keeps every block in order as %s', async (format) => {
    const { bytes } = await write(markdown, format);
    const { text } = await readWhole(format, bytes);
    expect(findAgain(parseMarkdown(markdown), text).lost).toBe(0);
  });

  test('is valid JSON Resume', async () => {
    const { bytes } = await write(markdown, 'json');
    const resume = JsonResumeFile.parse(JSON.parse(bytes.toString()));
    expect(resume.basics?.email).toContain('@example.com');
    expect(resume.work?.length).toBe(2);
    expect(resume.work?.[0]).toMatchObject({ startDate: '2019-03' });
    expect(resume.education?.length).toBeGreaterThan(0);
  });
});

const [latin] = sampleResumes as [(typeof sampleResumes)[0]];
const american = latin.markdown.replace('+44 20 7946 0018 · London, UK', '(713) 555-0142 · Houston, TX');
const datesAtTheRight = /Senior Engineer(?:, Müller & Söhne GmbH, Zürich, Switzerland)?\tMar 2019 – Present/;
const widthOf = (pdf: Buffer) => /MediaBox ?\[0 0 (\d{3})/.exec(pdf.toString('latin1'))?.[1];

describe.each(documentTemplates)('the look %s', (template) => {
  test('has dates at the right of a title, no pipes, and the colour and paper of the person', async () => {
    const request = { kind: 'resume', format: 'pdf', template, markdown: american, accent: 'plum' } as const;
    const { bytes } = await writeDocument(request);
    const { text } = await readWhole('pdf', bytes);
    expect(text).toMatch(datesAtTheRight);
    expect(text).not.toContain('|');
    expect(widthOf(bytes)).toBe('612');
    // Red, green and blue of plum, as parts of 1.
    expect(drawnIn(bytes)).toMatch(/0\.4196\d* 0\.1294\d* 0\.6588\d* /);
  });

  test('has dates at the right of a title and no pipes in Word', async () => {
    const { bytes } = await writeDocument({ kind: 'resume', format: 'docx', template, markdown: american });
    const { text } = await readWhole('docx', bytes);
    expect(text).toMatch(datesAtTheRight);
    expect(text).not.toContain('|');
  });
});

test('a resume with a British address is set on A4', async () => {
  expect(widthOf((await write(latin.markdown, 'pdf')).bytes)).toBe('595');
});

test('what cannot be read back from two columns, or from the right of a title, is set below each other', async () => {
  // An entry without words of its own beside dates nobody knows is read as two columns.
  const entry = (index: number) => `### 工程师 ${index} | 星河\n\n*民國 ${index + 90} 年起 1999*\n\n- 作\n`;
  const markdown = `# 王小明\n\n## 经历\n\n${[1, 2, 3, 4].map(entry).join('\n')}`;
  for (const template of ['modern', 'two-column'] as const) {
    const { bytes } = await writeDocument({ kind: 'resume', format: 'pdf', template, markdown });
    expect(findAgain(parseMarkdown(markdown), (await readWhole('pdf', bytes)).text).lost).toBe(0);
  }
});

test('from the second page on a page says whose it is, and our reader leaves that line out', async () => {
  const jobs = Array.from({ length: 30 }, (_, job) => `### Cook ${job} | Café\n\n*2001 – 2002*\n\n- Cooked\n- Baked\n`);
  const { bytes } = await write(`# Ada Byron\n\n## Jobs\n\n${jobs.join('\n')}`, 'pdf');
  const { text: whole } = await readWhole('pdf', bytes, { keepsFurniture: true });
  expect(whole.match(/^Ada Byron · \d$/gm)).toEqual(['Ada Byron · 2', 'Ada Byron · 3']);
  const { text } = await readWhole('pdf', bytes);
  expect(text.match(/Ada Byron/g)).toHaveLength(1);
});

test('a page number that would stand in the middle of a paragraph is left out, and dates stay at the right', async () => {
  const long = 'He wrote about the tides and the towns below them, one after the other. '.repeat(40);
  const essays = Array.from({ length: 8 }, (_, job) => `### Essay ${job} | Journal\n\n*2001 – 2002*\n\n${long}\n`);
  const { bytes } = await write(`# Ada Byron\n\n## Texts\n\n${essays.join('\n')}`, 'pdf');
  const { text } = await readWhole('pdf', bytes, { keepsFurniture: true });
  expect(text).toMatch(/Essay 7\t2001 – 2002/);
  expect(text).not.toContain('Ada Byron · 2');
});

test('a PDF says its title, its author, its language and its structure', async () => {
  const arabic = sampleResumes.at(-1);
  for (const [sample, code] of [
    [latin, 'en'],
    [arabic, 'ar'],
  ] as const) {
    const { bytes } = await write(sample!.markdown, 'pdf');
    expect(bytes.toString('latin1')).toMatch(new RegExp(`/Lang ?\\(${code}\\)`));
    expect(bytes.toString('latin1')).toContain('/Title');
    expect(/\/MarkInfo\s*<<\s*\/Marked true/.test(bytes.toString('latin1'))).toBe(writesTags);
  }
});

test.each(['pdf', 'docx', 'txt'] as const)(
  'signs that our reader takes for icons or list marks stop no %s',
  async (format) => {
    const markdown = '# Ada\n\n## Experience\n\n### Cook\n\n*7c20bb4 · 2019-03 → 2025-01*\n\n\\* Wrote the handbook\n';
    await expect(write(markdown, format)).resolves.toBeDefined();
  },
);

test.each([
  ['pdf', (bytes: Buffer) => bytes.toString('latin1').matchAll(/\/URI ?\(([^)]*)\)/g)],
  [
    'docx',
    async (bytes: Buffer) => {
      const parts = await readZipParts(bytes, (name) => name.endsWith('document.xml.rels'));
      return [...parts.values()].join('').matchAll(/hyperlink" Target="([^"]*)"/g);
    },
  ],
] as const)('mail, telephone and pages among the contacts of a %s can be clicked', async (format, linksOf) => {
  const contacts =
    'ada@example.com · +44 20 7946 0018 · medium.com/@ada · https://ada.example/cv · linkedin.com/in/ada';
  const { bytes } = await write(`# Ada\n\n${contacts}\n\n## Skills\n\nGo`, format);
  const links = [...(await linksOf(bytes))].map(([, target]) => target);
  expect(links.sort()).toEqual([
    'https://ada.example/cv',
    'https://linkedin.com/in/ada',
    'https://medium.com/@ada',
    'mailto:ada@example.com',
    'tel:+442079460018',
  ]);
});

test.each(['pdf', 'docx', 'txt'] as const)('a line that is not in the %s stops the export', async (format) => {
  const whole = '# Ada Lovelace\n\n- Wrote the first published program\n\n- Led a team of 7\n';
  const part = '# Ada Lovelace\n\n- Wrote the first published program\n';
  const { bytes } = await write(part, format);
  const request = { kind: 'resume', format, template: 'modern' } as const;
  await expect(checkFile({ ...request, markdown: part }, parseMarkdown(part), bytes)).resolves.toBeUndefined();
  await expect(checkFile({ ...request, markdown: part }, parseMarkdown(whole), bytes)).rejects.toThrow('blocks');
  await expect(checkFile({ ...request, markdown: whole }, parseMarkdown(part), bytes)).rejects.toMatchObject({
    reason: 'lost',
    message: '1 lines were lost',
  });
});

test('a text that needs a little more than a page is set tighter, and headings stay with what follows', async () => {
  const entry = (index: number) =>
    `### Engineer ${index} | Company ${index}\n\n*20${index + 10} – 20${index + 11}*\n\n- Built part ${index}\n- Ran it\n`;
  const pages = async (entries: number) => {
    const markdown = `# Ada\n\n## Experience\n\n${Array.from({ length: entries }, (_, index) => entry(index)).join('\n')}`;
    const { bytes } = await write(markdown, 'pdf');
    return readWhole('pdf', bytes);
  };
  expect((await pages(13)).pages).toBe(1);
  for (const entries of [17, 18, 19, 20, 21]) {
    const { text, pages: count } = await pages(entries);
    expect(count).toBe(2);
    expect(text).toMatch(/Built part \d+\n/);
  }
});

test('a letter keeps its lines, and its name is its own', async () => {
  const { bytes, name } = await write('Dear team,\n\nI like engines.\n\nSincerely,\nAda', 'docx', 'letter');
  expect((await readWhole('docx', bytes)).text).toMatch(/Sincerely,\nAda/);
  expect(name).toBe('Cover-Letter');
});

test('markup of Typst, Word and HTML is text', async () => {
  const markdown =
    '# #eval("1+1") <w:p/> $x$\n\n#set page(width: 1pt) @ref `#image("/etc/passwd")` &lt;script&gt; //no comment\n';
  for (const format of exportFormats) await expect(write(markdown, format)).resolves.toBeDefined();
  const { bytes } = await write(markdown, 'pdf');
  expect((await readWhole('pdf', bytes)).text).toContain('#eval("1+1") <w:p/> $x$');
});

test('letters without a shape stop a PDF and are named, pictures are left out', async () => {
  const problem = await write('# 홍길동', 'pdf').catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(WritingProblem);
  expect((problem as WritingProblem).characters.normalize('NFC')).toBe('홍 길 동');
  await expect(write('# Ada 🚀\n\n📧 ada@example.com ✅ done', 'pdf')).resolves.toBeDefined();
});

test('the longest text is written', async () => {
  const line = '- Wrote programs for the analytical engine and the notes that explain them to everyone else\n';
  const markdown = `# Ada\n\n${line.repeat(Math.floor(99_000 / line.length))}`;
  for (const format of exportFormats) await expect(write(markdown, format)).resolves.toBeDefined();
});

test.each([
  ['the and of', 'en', 'ltr'],
  ['und der die Erfahrung mit', 'de', 'ltr'],
  ['مهندس PostgreSQL', 'ar', 'rtl'],
  ['Інженер з Києва', 'uk', 'ltr'],
  ['東京でエンジニアとして', 'ja', 'ltr'],
  ['', 'en', 'ltr'],
])('%j is in %s', (text, code, direction) => expect(languageOf(text)).toEqual({ code, direction }));

test('a text that is shown as it stands keeps its rows and gaps in every kind of file, whatever our reader makes of its columns', async () => {
  const markdown = `Application for: Clerk

\`\`\`
JO BAKER                              TOOLBOX
Depot Clerk since 2019                Excel, SAP (a lit-
	Fell Haulage Ltd                 tle), forklift
  € 90 000 saved in a year            Polish ●●●○○

# of trailers a week: 40
\`\`\`
`;
  for (const format of exportFormats) await expect(write(markdown, format)).resolves.toBeDefined();
  const { bytes } = await write(markdown, 'txt');
  expect(bytes.toString()).toContain('JO BAKER                              TOOLBOX\nDepot Clerk since 2019');
  expect(bytes.toString()).toContain('\n\n# of trailers a week: 40\n');
  for (const format of ['pdf', 'docx'] as const) {
    const { text } = await readWhole(format, (await write(markdown, format)).bytes);
    // Our reader writes a tab for a gap, and leaves out indents and a currency sign that it takes for an icon.
    expect(text.split('\n').filter((line) => line !== '')).toEqual([
      'Application for: Clerk',
      'JO BAKER\tTOOLBOX',
      'Depot Clerk since 2019\tExcel, SAP (a lit-',
      'Fell Haulage Ltd\ttle), forklift',
      '90 000 saved in a year\tPolish ●●●○○',
      '# of trailers a week: 40',
    ]);
  }
});

test('signs of Markdown in a text that is shown as it stands end up in every kind of file, and none is the name', async () => {
  const markdown = '```\nJo Baker\n~~~~~~~~~~\n# of loads: 40\n> 3 a day\nCalm and exact\n```\n';
  for (const format of exportFormats) {
    const { bytes, name } = await write(markdown, format);
    expect(name).not.toContain('loads');
    if (format === 'json') continue;
    const text = format === 'md' ? bytes.toString() : (await readWhole(format, bytes, { keepsFurniture: true })).text;
    expect(text).toMatch(/^Jo Baker\n(?:~{10}\n)?# of loads: 40\n> 3 a day\nCalm and exact$/m);
  }
});
