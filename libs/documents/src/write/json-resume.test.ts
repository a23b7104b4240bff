import { describe, expect, test } from '@jest/globals';
import type { JsonResumeFile } from '@tailwright/contracts/json-resume-file';
import { headingNames } from '@tailwright/resume-text/data/heading-names.data';
import { readResume } from '@tailwright/resume-text/read-resume';
import { jsonResumeOf, writeJson } from './json-resume.js';

type List = Exclude<keyof JsonResumeFile, '$schema' | 'basics' | 'meta'>;

const parts: Record<string, List> = {
  experience: 'work',
  education: 'education',
  skills: 'skills',
  projects: 'projects',
  certifications: 'certificates',
  languages: 'languages',
  awards: 'awards',
  volunteering: 'volunteer',
  publications: 'publications',
  interests: 'interests',
  references: 'references',
};
const lists = Object.values(parts);

const entry = (title: string, organization: string) =>
  `### ${title} | ${organization}\n\n*2019 – 2021*\n\n- Something done`;
const contents: Record<string, { content: string; found: string[] }> = {
  experience: { content: entry('Engineer', 'Acme Ltd'), found: ['Engineer', 'Acme Ltd', '2019', 'Something done'] },
  volunteering: { content: entry('Treasurer', 'Food Bank'), found: ['Treasurer', 'Food Bank', '2021'] },
  education: { content: entry('BSc in Mathematics', 'University of Leeds'), found: ['BSc', 'University of Leeds'] },
  projects: { content: entry('Weather station', 'Makers Club'), found: ['Weather station', 'Something done'] },
  skills: { content: '- Tools: Excel, Word\n- Welding', found: ['Tools', 'Excel', 'Welding'] },
  certifications: { content: '- First aid, 2021\n- Forklift licence', found: ['First aid, 2021', 'Forklift licence'] },
  languages: { content: 'English (native), German', found: ['English', 'native', 'German'] },
  awards: { content: '- Employee of the year, 2021', found: ['Employee of the year, 2021'] },
  publications: { content: '- On engines, 2021', found: ['On engines, 2021'] },
  interests: { content: 'Chess, hiking', found: ['Chess', 'hiking'] },
  references: { content: '- Grace Hopper, Arlington', found: ['Grace Hopper, Arlington'] },
  summary: { content: 'Calm and precise.', found: ['Calm and precise.'] },
};

const names = headingNames
  .split('\n')
  .filter((line) => line.includes('\t'))
  .map((line) => line.split('\t') as [name: string, kind: string]);

/** The lists of a resume with one section of this name, below a job so that its lists are not empty by accident. */
function read(heading: string, content: string): JsonResumeFile {
  return jsonResumeOf(readResume(`# Ada Lovelace\n\nada@example.com\n\n## ${heading}\n\n${content}\n`));
}

describe('a section lands in its part of JSON Resume', () => {
  test('there are at least 200 names of sections', () => expect(names.length).toBeGreaterThanOrEqual(200));

  test.each(Object.keys(contents))(
    'under every name of the kind %s, with its entries',
    (kind) => {
      const { content, found } = contents[kind]!;
      const wrong = names
        .filter(([, own]) => own === kind)
        .filter(([name]) => {
          const file = read(name, content);
          const part = parts[kind];
          const values = JSON.stringify(part === undefined ? file.basics?.summary : file[part]) ?? '';
          const isElsewhere = lists.some((list) => list !== part && file[list] !== undefined);
          return isElsewhere || !found.every((value) => values.includes(value));
        });
      expect(wrong).toEqual([]);
    },
    60_000,
  );

  test.each(['memberships', 'other'])(
    'and under no name of the kind %s in a part that it is not',
    (kind) => {
      const wrong = names
        .filter(([, own]) => own === kind)
        .filter(([name]) => {
          const file = read(name, '- Institute of Engines');
          const isKept = JSON.stringify(file.meta?.sections ?? '').includes('Institute of Engines');
          return !isKept || lists.some((list) => file[list] !== undefined);
        });
      expect(wrong).toEqual([]);
    },
    60_000,
  );
});

test('a course is no job, and an academic project no degree', () => {
  const { work, education, projects } = jsonResumeOf(
    readResume(
      '# Ada\n\nada@example.com\n\n## Coursework\n\n- Algorithms\n- Welding, 2019\n\n## Academic Projects\n\n### Weather station | University of Leeds\n\n*2019*\n\n- Measured rain\n',
    ),
  );
  expect(work).toBeUndefined();
  expect(education).toEqual([{ courses: ['Algorithms'] }, { courses: ['Welding, 2019'] }]);
  expect(projects).toEqual([expect.objectContaining({ name: 'Weather station', highlights: ['Measured rain'] })]);
});

test('a course of study without a degree is an area and no degree', () => {
  const { education } = read('Courses', '### Machine Learning | Coursera\n\n*2020*');
  expect(education).toEqual([{ institution: 'Coursera', area: 'Machine Learning', endDate: '2020', period: '2020' }]);
});

test('several titles under one employer are several jobs with that employer', () => {
  const text = `Ada Lovelace
ada@example.com

EXPERIENCE

Acme Logistics Ltd, Leeds, UK
Shift Manager    Mar 2019 – Present
• Led a team of 7
Forklift Driver    Jan 2015 – Feb 2019
• Moved pallets

EDUCATION

BSc in Mathematics, University of Leeds, 2009 – 2012
`;
  const { work } = jsonResumeOf(readResume(text));
  expect(work).toEqual([
    expect.objectContaining({ name: 'Acme Logistics Ltd', position: 'Shift Manager', startDate: '2019-03' }),
    expect.objectContaining({ name: 'Acme Logistics Ltd', position: 'Forklift Driver', endDate: '2019-02' }),
  ]);
});

test.each([
  ['Mar 2019 – Present', { startDate: '2019-03' }],
  ['2015 – 2019', { startDate: '2015', endDate: '2019' }],
  ['03/04/2021 – 05/06/2022', { startDate: '2021', endDate: '2022' }],
])('the dates %s are ISO dates', (dates, expected) => {
  const job = read('Experience', `### Engineer | Acme Ltd\n\n*${dates}*\n\n- Built it`).work?.[0];
  expect(job).toMatchObject({ ...expected, period: dates });
  expect(job).not.toHaveProperty('summary');
});

test.each(['2019', '2015 – 2017, 2019 – 2021'])('the dates %s of a job stay text and are not made up', (dates) => {
  const job = read('Experience', `### Engineer | Acme Ltd\n\n*${dates}*\n\n- Built it`).work?.[0];
  expect(job).toMatchObject({ summary: dates, period: dates });
  expect(job).not.toHaveProperty('startDate');
  expect(job).not.toHaveProperty('endDate');
});

test('every way to reach somebody is kept', () => {
  const { basics } = jsonResumeOf(
    readResume(
      '# Ada Lovelace\n\n**Programmer**\n\nada@example.com · ada@work.example.com · +44 20 7946 0018 · +44 20 7946 0019 · London, UK · [LinkedIn](https://www.linkedin.com/in/ada) · ada.dev\n\n## Skills\n\nGo\n',
    ),
  );
  expect(basics).toMatchObject({
    name: 'Ada Lovelace',
    label: 'Programmer',
    email: 'ada@example.com',
    phone: '+44 20 7946 0018',
    location: { address: 'London, UK' },
    profiles: [{ network: 'linkedin', username: 'ada', url: 'https://www.linkedin.com/in/ada' }],
    url: 'https://ada.dev',
    otherContacts: ['ada@work.example.com', '+44 20 7946 0019'],
  });
});

test('what has no part in the schema is kept beside the parts', () => {
  const markdown =
    'Curriculum Vitae\n\n# Ada Lovelace\n\nada@example.com\n\n## Memberships\n\n- Royal Society\n\n## Odds and ends\n\nOwn car.\n';
  const { meta } = JSON.parse(writeJson(markdown).toString()) as JsonResumeFile;
  expect(meta).toMatchObject({
    headings: ['Memberships', 'Odds and ends'],
    sections: [
      { heading: 'Memberships', text: 'Royal Society' },
      { heading: 'Odds and ends', text: 'Own car.' },
    ],
  });
  expect(JSON.stringify(meta)).toContain('Curriculum Vitae');
});

test('a page behind the name of a project is its address, however the head was read', () => {
  const markdown =
    '# Ana Lima\n\n## Projects\n\n### Asthma school | [asthma.org](https://asthma.org)\n\n- Taught 60 families\n';
  expect(jsonResumeOf(readResume(markdown)).projects).toEqual([
    { name: 'Asthma school', url: 'https://asthma.org', highlights: ['Taught 60 families'] },
  ]);
});

test('a section of jobs whose reading contradicts itself gives no job, and keeps its lines', () => {
  const jobs = `Hale Pottery, Marlow
Kiln operator
2015 - 2019
- Fired two kilns a day

Brook Tiles, Derby
Glazer, then head glazer from 2014
- Mixed all glazes
March 2011 - May 2014
- Kept the recipe book`;
  const json = jsonResumeOf(readResume(`Imke Vandervelde\nimke@example.com\n\nEXPERIENCE\n\n${jobs}`));
  expect(json.work ?? []).toEqual([]);
  expect(JSON.stringify(json)).toContain('March 2011 - May 2014');
});
