import { expect, test } from '@jest/globals';
import { readResume } from '@tailwright/resume-text/read-resume';
import { renderResume } from '@tailwright/resume-text/document/render-resume';
import { withSentencesAsBullets } from './sentences-as-bullets.js';

const shown = (jobs: string) =>
  renderResume(withSentencesAsBullets(readResume(`Jo Baker\njo@example.com\n\nEXPERIENCE\n\n${jobs}\n`)))
    .split('\n')
    .filter((line) => line !== '' && !/^[#*]|^jo@/.test(line));
const head = 'Depot Clerk, Fell Haulage Ltd, 2019 - 2023';
const other = 'Yard Hand, Holm Timber Ltd, 2015 - 2019';
const paragraph =
  'Booked loads for forty trailers a week. Kept the tacho records for audits. Cut waiting time at the gate by half.';

test('a paragraph of three sentences is a list of three', () => {
  expect(shown(`${head}\n${paragraph}`)).toEqual([
    '- Booked loads for forty trailers a week.',
    '- Kept the tacho records for audits.',
    '- Cut waiting time at the gate by half.',
  ]);
});

test('a paragraph of two sentences stays one where no job has bullets', () => {
  const two = 'Booked loads for forty trailers a week. Kept the tacho records for audits.';
  expect(shown(`${head}\n${two}\n\n${other}\nStacked boards and drove the loader.`)).toEqual([
    two,
    'Stacked boards and drove the loader.',
  ]);
});

test('one sentence is a bullet where the other jobs have bullets', () => {
  const jobs = `${head}\n• Booked loads\n• Kept the tacho records\n\n${other}\nStacked boards and drove the loader.`;
  expect(shown(jobs).at(-1)).toBe('- Stacked boards and drove the loader.');
});

test('a sentence that leans on the one before it stays with that', () => {
  const text =
    'Set up a booking sheet for the gate. This took an hour off each day. Kept the tacho records. Trained two clerks.';
  expect(shown(`${head}\n${text}`)[0]).toBe('- Set up a booking sheet for the gate. This took an hour off each day.');
});

test('a paragraph above bullets says what they are of, and stays one', () => {
  expect(shown(`${head}\n${paragraph}\n• Booked loads\n• Kept the records`)[0]).toBe(paragraph);
});

test('a bullet of many sentences is parted, a short one of two is not', () => {
  const long = `${paragraph} ${paragraph.replace('forty', 'sixty')} Answered the drivers on the night line and the customers by day.`;
  const list = shown(`${head}\n• ${long}\n• Counted stock. Swept the yard.`);
  expect(list).toHaveLength(8);
  expect(list.at(-1)).toBe('- Counted stock. Swept the yard.');
});

test.each([
  ['what a form says of a job', 'Supervisor: K. Lund. Call first. Evenings only.'],
  [
    'a remark in brackets',
    'Booked loads.\n(a depot of machine builders with 140 employees in three towns, and its workshop)',
  ],
  ['a remark with years before it', '2017 was spent on loan to the port. It was cold. We froze.'],
  ['a line in capitals', 'TALKS, ETC. AND MORE. AND MORE. OF IT.'],
])('%s stays a paragraph', (_name, remark) => {
  const jobs = `${head}\n${remark}\n\n${other}\n• Stacked boards\n• Drove the loader`;
  expect(shown(jobs)).toContain(remark.split('\n').at(-1));
});

test('time between jobs is told as it was written', () => {
  const text = 'Two children at home. Then a move abroad. Back to work since May.';
  expect(shown(`Career break, 2015 - 2019\n${text}\n\n${head}\n• Booked loads\n• Kept records`)).toContain(text);
});

test('lines that their writer put below each other stay as they are, but for a long one', () => {
  const lines = ['Weddings of my own. Meet the couple', 'Files of 60 % avg. 11 % under reserve', `${paragraph} Swept the yard and gave out the keys. Held the log.`]; // prettier-ignore
  const resume = readResume(`Jo Baker\njo@example.com\n\nEXPERIENCE\n\n${head}\n• ${lines.join('\n• ')}`);
  const [job] = resume.sections[0]?.entries ?? [];
  for (const detail of job?.details ?? []) delete detail.isMarked;
  const details = withSentencesAsBullets(resume).sections[0]?.entries[0]?.details ?? [];
  expect(details.map(({ text }) => text).slice(0, 3)).toEqual([
    ...lines.slice(0, 2),
    'Booked loads for forty trailers a week.',
  ]);
});

test.each([
  ['behind a sentence', 'Renewed the contracts of forty hauliers. One strike. Kept the tacho records for audits.'],
  ['in front of one', 'Gate and yard. Booked loads for forty trailers a week. Kept the tacho records for audits.'],
])('a fragment is no bullet of its own: %s', (_where, text) => {
  const bullets = shown(`${head}\n• Booked loads\n• Kept records\n\n${other}\n${text}`).slice(2);
  expect(bullets).toEqual([
    `- ${text.replace(' Kept the tacho records for audits.', '')}`,
    '- Kept the tacho records for audits.',
  ]);
});

test('a short sentence with a deed is a bullet', () => {
  const bullets = shown(
    `${head}\n• Booked loads\n• Kept records\n\n${other}\nDrove the loader. Trained two clerks. Stacked boards.`,
  );
  expect(bullets.slice(2)).toEqual(['- Drove the loader.', '- Trained two clerks.', '- Stacked boards.']);
});

test('a year that names no post, told in the column of times, leaves the jobs their lists', () => {
  const jobs = `2021 - 2024    Depot Clerk
               Fell Haulage Ltd, Derby
${paragraph}
2020           OE. South America and then a van in Spain.
2017 - 2019    Yard Clerk
               Holm Timber Ltd, Derby
${paragraph}
2015 - 2016    Stores Clerk
               Hale Foods Ltd, Derby
${paragraph}`;
  const lines = shown(jobs);
  expect(lines).toContain('2020 · OE. South America and then a van in Spain.');
  expect(lines).toContain('- Kept the tacho records for audits.');
});

test('what is told in several paragraphs stays told', () => {
  const paragraphs = [
    `${paragraph} Counted the pallets on Fridays with the auditor of the yard.`,
    `${paragraph} Wrote the rota of nine drivers for all of the summer months.`,
  ];
  expect(shown(`${head}\n\n${paragraphs.join('\n\n')}\n\n${other}\n- Stacked boards`)).toEqual([
    ...paragraphs,
    '- Stacked boards',
  ]);
});

test('what somebody tells as themselves stays a paragraph', () => {
  const spoken =
    'I book the loads of forty trailers in a week and keep the list. The office can find all of them and I cannot, as a rule. Cut the waiting time at the gate of the yard by half.';
  expect(shown(`${head}\n${spoken}\n\n${other}\n- Stacked boards`)).toEqual([spoken, '- Stacked boards']);
});
