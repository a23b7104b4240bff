import { expect, test } from '@jest/globals';
import { parseResume } from './parse.js';
import { resumes } from './samples.js';

const headers = (text: string) =>
  parseResume(text).sections.flatMap((section) =>
    section.entries.map(({ title, organization, place, dates }) => [title, organization, place, dates]),
  );

test('the top gives name, headline and contacts', () => {
  expect(parseResume(resumes.electrician)).toMatchObject({
    name: 'Marco Rossi',
    headline: 'Journeyman Electrician',
    contacts: ['Phoenix, AZ 85004', '602-555-0188', 'marco.rossi@example.com'],
  });
});

test.each([
  [
    'company above the dated title',
    resumes.electrician,
    ['Journeyman Electrician', 'Desert Sun Electric LLC', 'Phoenix, AZ', 'June 2019 – Present'],
  ],
  [
    'title, company and place in one line',
    resumes.chef,
    ['Sous Chef (acting)', 'Casa Verde', 'Miami, FL', 'March 2022 to Present'],
  ],
  [
    'dates beside the title, company below',
    resumes.columns,
    ['Graphic Designer', 'Studio Birch', 'Toronto, Canada', 'May 2020 - Present'],
  ],
  ['Markdown', resumes.developer, ['Backend Developer', 'Mareva Travel', '', '03/2021 - Present']],
  ['German', resumes.german, ['Krankenpfleger', 'Klinik Nordsee, Hamburg', '', '03/2019 - heute']],
  ['a degree in one line', resumes.accountant, ['Bachelor of Science in Accounting', 'DePaul University', '', '2018']],
  ['a degree below its school', resumes.columns, ['Bachelor of Design', 'OCAD University', '', '2019']],
])('an entry is read from %s', (_layout, text, expected) => {
  expect(headers(text)).toContainEqual(expected);
});

test.each(Object.entries(resumes))('the sections of the %s are found', (_name, text) => {
  const kinds = parseResume(text).sections.map((section) => section.kind);
  expect(kinds).toEqual(expect.arrayContaining(['experience', 'education', 'skills']));
});

test('a bullet broken over two lines is one', () => {
  const bullets = parseResume(resumes.columns).sections.flatMap((section) =>
    section.entries.flatMap((entry) => entry.details),
  );
  expect(bullets[0]?.text).toBe('Designed packaging for nine tea brands, working with two copywriters and one printer');
});

test.each(Object.entries(resumes))('no word of the %s is dropped', (_name, text) => {
  const resume = JSON.stringify(parseResume(text));
  const lost = text.match(/[\p{L}\p{N}]{3,}/gu)?.filter((word) => !resume.includes(word));
  expect(lost).toEqual([]);
});

test('unknown headings in the style of the known ones start a section of their own', () => {
  const resume = parseResume(
    'ANA LIMA\n\nEXPERIENCE\nCook, Sol, Porto\n2019 - 2020\n- Cooked\n\nSKILLS\nBaking\n\nMILITARY RECORD\nNavy, two years',
  );
  expect(resume.sections.map((section) => section.heading)).toEqual(['EXPERIENCE', 'SKILLS', 'MILITARY RECORD']);
});

test.each([
  ['nothing', ''],
  ['blanks', ' \n\t\n'],
  ['pictures', '😀🎉'],
  ['one word', 'x'],
  ['HTML', '<ul><li>Built <b>x</b></li></ul><script>alert(1)</script>'],
  ['headings alone', 'EXPERIENCE\nEDUCATION\nSKILLS'],
])('%s is read without a crash', (_name, text) => {
  expect(() => parseResume(text)).not.toThrow();
});

test('a line in another script that ends in figures is no page number', () => {
  const { sections } = parseResume('Ada\n\nExperience\n- Качество обслуживания: 10/10 у клиентов\n- Wove cloth');
  expect(sections[0]?.details.map((detail) => detail.text)).toEqual([
    'Качество обслуживания: 10/10 у клиентов',
    'Wove cloth',
  ]);
});

test('a posting pasted as the resume gives nobody the name of its first item', () => {
  expect(parseResume('Data Engineer\nRequirements:\n- Python\n- SQL').name).toBe('');
});
