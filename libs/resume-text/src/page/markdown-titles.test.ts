import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';

const text = (marks: [name: string, section: string]) =>
  `${marks[0]}Ada Larsen\nada@example.com\n\n${marks[1]}Career\n\n2019 – present\nNight Porter\nFell House\n• Kept the keys\n• Took calls\n\n2014 – 2019\nStores Clerk\nHolm Water Ltd\n• Counted stock\n\n${marks[1]}CPD\nFire marshal, 2023\n\n${marks[1]}Choir and Hills\nTenor in two choirs`;
const read = (written: string) => {
  const { sections, person } = readResume(written);
  return {
    name: person.name,
    headings: sections.map(({ heading }) => heading),
    jobs: sections.flatMap(({ kind, entries }) => (kind === 'experience' ? entries : [])).map((entry) => [entry.title, entry.organization, entry.dates]), // prettier-ignore
  };
};

const asRead = {
  name: 'Ada Larsen',
  headings: ['Career', 'CPD', 'Choir and Hills'],
  jobs: [
    ['Night Porter', 'Fell House', '2019 – present'],
    ['Stores Clerk', 'Holm Water Ltd', '2014 – 2019'],
  ],
};

test.each<[string, [string, string]]>([
  ['"#" for the name and "##" for sections', ['# ', '## ']],
  ['"##" for sections alone', ['', '## ']],
  ['"#" for all', ['# ', '# ']],
])('headings marked with %s are headings, and jobs below them are read as in any text', (_case, marks) => {
  expect(read(text(marks))).toEqual(asRead);
});

test('headings that are counted are taken without their counts, and jobs below them are read as in any text', () => {
  let count = 0;
  expect(read(text(['', '§']).replace(/§/g, () => `${(count += 1)}. `))).toEqual(asRead);
});

test.each([
  [
    'a deeper heading for each job',
    '## Career\n\n### Night Porter | Fell House\n\n*2019 – 2023*\n\n- Kept the keys\n\n## Languages\n\nDanish',
  ],
  ['bold', '## Career\n\n**Night Porter**, Fell House, 2019 – 2023\n\n- Kept the keys\n\n## Languages\n\nDanish'],
])('where %s tells the heads, the marks say what is one', (_case, body) => {
  expect(read(`# Ada Larsen\n\nada@example.com\n\n${body}`).jobs).toEqual([
    ['Night Porter', 'Fell House', '2019 – 2023'],
  ]);
});
