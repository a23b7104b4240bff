import { describe, expect, test } from '@jest/globals';
import { startProcessorClock } from '@tailwright/testing/clocks';
import { coverLetterStyles } from '@tailwright/contracts/cover-letter';
import { optimizeStyles } from '@tailwright/contracts/optimize';
import { guardLetter, guardResume } from '../../facts/guard.js';
import { readResume } from '@tailwright/resume-text/read-resume';
import { postings, resumes } from '../../testing/samples.js';
import { BuiltInEngine } from './built-in.engine.js';
import { inThisThread } from '../../text-work/text-work.js';

const today = new Date('2026-11-21');
const engine = new BuiltInEngine(inThisThread);
const run = () => ({ signal: new AbortController().signal, onText: () => undefined });
const tailor = async (resumeText: string, jobDescription: string, style: (typeof optimizeStyles)[number]) =>
  (await engine.tailor({ resumeText, jobDescription, style }, run())).text;
const letter = (resumeText: string, jobDescription: string, style: (typeof coverLetterStyles)[number]) =>
  engine.writeLetter(
    { resumeText, jobDescription, applicantName: 'Sam Lee', companyName: 'Acme', recipientName: 'Dr. Roy', style },
    run(),
  );

const pairs = Object.keys(resumes).flatMap((name) =>
  Object.keys(postings).map((job): [keyof typeof resumes, keyof typeof postings] => [
    name as keyof typeof resumes,
    job as keyof typeof postings,
  ]),
);

describe.each(pairs)('the %s for the %s posting', (name, job) => {
  const [resume, posting] = [resumes[name], postings[job]];

  test.each(optimizeStyles)('%s: the guard finds nothing, and nothing is lost', async (style) => {
    const request = { resumeText: resume, jobDescription: posting, style };
    const { text: tailored, edits } = await engine.tailor(request, run());
    const { text, report } = guardResume({ original: resume, tailored, today, jobDescription: posting, edits });
    expect(report.notAdded).toEqual([]);
    expect(text).toBe(tailored);
  });

  test('the four styles differ', async () => {
    const all = await Promise.all(optimizeStyles.map((style) => tailor(resume, posting, style)));
    expect(new Set(all).size).toBe(optimizeStyles.length);
  });

  test.each(coverLetterStyles)('%s: the letter holds no claim of its own', async (style) => {
    const written = await letter(resume, posting, style);
    const form = { applicantName: 'Sam Lee', companyName: 'Acme', recipientName: 'Dr. Roy' };
    expect(
      guardLetter({ original: resume, form, jobDescription: posting, letter: written, today }).report.notAdded,
    ).toEqual([]);
    expect(written).toMatch(/Dr\. Roy,[\s\S]*Acme[\s\S]*Sam Lee/);
  });
});

test.each(Object.entries(resumes))('every number and word of the %s is in every style', async (_name, resume) => {
  const words = [...new Set(parseWords(resume))];
  for (const style of optimizeStyles) {
    const result = parseWords(await tailor(resume, postings.backend, style)).join(' ');
    expect(words.filter((word) => !isIn(word, result))).toEqual([]);
  }
});

function parseWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Months and headings are written in another form, first verbs in another tense. */
function isIn(word: string, text: string): boolean {
  const headings =
    /^(?:WORK|HISTORY|EMPLOYMENT|PROFILE|EXPERIENCE|SKILLS|Skills|Technical|Work|SUMMARY|EDUCATION|CERTIFICATIONS|CERTIFICATES|LICENSES|LANGUAGES|Responsible|maintaining|for|to|Present|present)$/;
  const root = word.length > 4 ? word.slice(0, -1) : word;
  return headings.test(word) || /^\d{2}$/.test(word) || text.toLowerCase().includes(root.toLowerCase());
}

test('our own parser reads the result back', async () => {
  const result = readResume(await tailor(resumes.electrician, postings.electrician, 'standard'));
  const jobs = (text: string) =>
    readResume(text).sections.flatMap((section) =>
      section.entries.map(({ title, organization }) => `${title}|${organization}`),
    );
  expect(result.person.name).toBe('Marco Rossi');
  expect(jobs(await tailor(resumes.electrician, postings.electrician, 'standard')).sort()).toEqual(
    jobs(resumes.electrician).sort(),
  );
});

test('bullets that answer the posting come first, and skills follow its order', async () => {
  const result = await tailor(resumes.developer, postings.backend, 'standard');
  expect(result.indexOf('maintaining the booking API')).toBeLessThan(result.indexOf('Write integration tests'));
  expect(result).toMatch(/JavaScript, TS|SQL/);
  // Neither "Responsible for" nor a verb's tense is the engine's affair; only the posting's name for a thing is.
  expect(result).toContain('- Responsible for maintaining the booking API in Node.js and PostgreSQL');
  expect(result).toContain('- Answer support questions from print shops.');
});

test('a skill is given in the posting’s spelling beside the person’s own', async () => {
  const posting = 'Requirements:\n- Kubernetes\n- PostgreSQL\n- TypeScript\n- Docker\n- Redis';
  const result = await tailor(resumes.developer, posting, 'standard');
  expect(result).toContain('Kubernetes (K8s)');
  expect(result).toContain('TypeScript (TS)');
});

test('styles differ in order and layout, never in a line but for where a name comes first and what stands at the top', async () => {
  const all = await Promise.all(optimizeStyles.map((style) => tailor(resumes.developer, postings.backend, style)));
  const linesOf = (text: string) =>
    text
      .split('\n')
      .filter((line) => /^(?:#|- )/.test(line) && !line.startsWith('# ') && !line.includes('Summary of'))
      .map((line) => line.replace('PostgreSQL', 'Postgres'))
      .sort();
  const [standard, formal, , keyword] = all;
  for (const each of all) expect(linesOf(each)).toEqual(linesOf(standard ?? ''));
  expect(formal).toContain('ines.duarte@example.com | +351 910 555 014');
  expect(keyword?.indexOf('## Technical Skills')).toBeLessThan(keyword?.indexOf('## Work Experience') ?? 0);
});

test('markup in a resume is shown, never obeyed', async () => {
  const hostile =
    'Eve Moss\n\nEXPERIENCE\nCook, Sol, Porto\n2019 - 2020\n- Wrote <img src=x onerror=alert(1)> and [click](javascript:alert(1)) *stars* in # notes';
  const result = await tailor(hostile, postings.backend, 'standard');
  expect(result).not.toMatch(/<img|(?<!\\)\[click\]/);
});

test.each([
  ['one line', 'Cook in Porto since 2019'],
  ['pictures only', '😀🎉🚀'],
  ['a posting instead of a resume', postings.backend],
  ['empty sections', 'EXPERIENCE\n\nEDUCATION\n\nSKILLS\n'],
  ['HTML', '<h1>Ana Lima</h1><h2>Experience</h2><ul><li>Built <b>tests</b></li></ul>'],
  [
    'another script',
    '王伟\n软件工程师\n\n工作经历\n云图公司 2019年3月 - 至今\n- 使用 Python 开发数据平台\n\n技能\nPython、SQL',
  ],
  ['right to left', 'مريم علي\nمهندسة برمجيات\n\nالخبرة\n- تطوير واجهات برمجية باستخدام Python'],
])('%s gives a sensible result in every style', async (_name, resume) => {
  for (const style of optimizeStyles) {
    const tailored = await tailor(resume, postings.backend, style);
    expect(tailored.trim()).not.toBe('');
    expect(guardResume({ original: resume, tailored, today, jobDescription: postings.backend }).text).toBe(tailored);
    await expect(letter(resume, postings.backend, 'standard')).resolves.toContain('Sam Lee');
  }
});

const long = (unit: string) => unit.repeat(Math.ceil(50_000 / unit.length)).slice(0, 50_000);

test.each([
  ' ',
  '-',
  '[',
  '*',
  '_a',
  '(a) ',
  '1 ',
  'a@',
  'Aa ',
  'Jan 2020 - ',
  '12,345 ',
  'a|',
  '<li>',
  '熟悉项目管理、',
  'Engineer, Foo Inc\nJan 2020 - Feb 2021\n- Built x\n',
])('50,000 characters of %j are answered in seconds', async (unit) => {
  const resume = `${long(unit).slice(1)}x`;
  const start = startProcessorClock();
  const tailored = await tailor(resume, postings.backend, 'creative');
  guardResume({ original: resume, tailored, today, jobDescription: postings.backend });
  guardResume({ original: resumes.chef, tailored: resume, today });
  // Linear work takes well below a second; a pattern that backtracks takes minutes.
  expect(start.ms()).toBeLessThan(10_000);
});

test('a cancelled run writes nothing', async () => {
  const controller = new AbortController();
  controller.abort();
  const cancelled = { signal: controller.signal, onText: () => undefined };
  await expect(engine.tailor({ resumeText: 'x', jobDescription: 'y', style: 'standard' }, cancelled)).rejects.toThrow();
});
