import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { topOfResume } from '../testing/printed.js';

const sections = (text: string) =>
  readResume(topOfResume + text).sections.map(({ heading, entries }) => [
    heading,
    entries.map(({ headerLines }) => headerLines[0]?.replace(/ {2,}/g, '   ')),
  ]);
const jobs = (pause: string) => `WORK I HAVE DONE

HARTWELL & SONS BAKERY, Dayton, Ohio — 2008 to 2019
    Shop Manager, Dayton (Shop 4)                        Feb 2014 – Aug 2019
    Ran the counter with a team of nine.
    Counter Clerk, Dayton                                Oct 2008 – Feb 2014
    Sold bread and kept the till.

${pause}
    Full time care for my father.

OXFORD STREET CAKES, Dayton, Ohio — 2021 to present
    Shop Manager, Oxford Street                          11/2022 – Present
    Cakes to order, a team of eleven.
    Assistant Shop Manager                               Jan 2021 – 11/2022
    Orders and online sales.

EDUCATION
Dayton High School, 2005
`;

test.each(['FAMILY LEAVE', 'CAREER BREAK'])(
  '%s with its time at the side, among jobs, is an entry of the jobs',
  (name) => {
    const [work, ...others] = sections(
      jobs(`${name}                                             Sept 2019 – Jan 2021`),
    );
    expect(work?.[1]).toContain(`${name}   Sept 2019 – Jan 2021`);
    expect(work?.[1]).toContain('OXFORD STREET CAKES, Dayton, Ohio — 2021 to present');
    expect(others.map(([heading]) => heading)).toEqual(['EDUCATION']);
  },
);

test('what stands in square brackets between two jobs, with its time, is no line of the job above', () => {
  const [work] = readResume(`${topOfResume}WORK

Pastry Cook
Harbour Hotel, Whitby
Mar 2022 – now
• Breads and plated sweets

Commis Chef
The Gannet, Whitby
Jun 2016 – Feb 2019
• Cold section

[Apr 2019 – Feb 2022: cared for a parent. Sold jam at the market.]

EDUCATION
Whitby College, 2015
`).sections;
  expect(work?.entries.map(({ details }) => details.map(({ text }) => text))).toEqual([
    ['Breads and plated sweets'],
    ['Cold section'],
    [],
  ]);
});
