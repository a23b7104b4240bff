import { expect, test } from '@jest/globals';
import { findMovedLines } from '../document/find-moved-lines.js';
import { renderResume } from '../document/render-resume.js';
import { readResume } from '../read-resume.js';
import { printed, topOfResume } from '../testing/printed.js';

const jobs = `Work Experience

Lead School Nurse\tAugust 2019 – present
School Nurse\tSeptember 2016 – July 2019
Dunmore Road Primary School, Marlow Unified Schools (640 pupils)
● Care plans for 41 pupils with diabetes and epilepsy
● Hearing and sight tests of each first grade

School Nurse\tSeptember 2013 – June 2015
Alder Vale Middle School, Marlow Unified Schools
● Only nurse for 510 pupils

Full-time carer for my mother\tJuly 2015 – August 2016

Ward Nurse\tAugust 2004 – June 2011
Tolland General Hospital
● Night shifts on a ward of 28 beds

At home with two small children\t2011 – 2013
`;
const heads = (text: string) => printed(text).filter((line) => /^[#*]|20\d\d/.test(line));

test('a post at a school is no school, and both posts above their employer are read with it', () => {
  expect(heads(jobs)).toEqual([
    '## Work Experience',
    '### Lead School Nurse | Dunmore Road Primary School, Marlow Unified Schools (640 pupils)',
    '*August 2019 – present*',
    '*School Nurse · September 2016 – July 2019*',
    '### School Nurse | Alder Vale Middle School, Marlow Unified Schools',
    '*September 2013 – June 2015*',
    '### Full-time carer for my mother',
    '*July 2015 – August 2016*',
    '### Ward Nurse | Tolland General Hospital',
    '*August 2004 – June 2011*',
    '### At home with two small children',
    '*2011 – 2013*',
  ]);
});

test('no line is missing or moved where an employer is read above the posts it stands below', () => {
  const resume = readResume(topOfResume + jobs);
  expect(findMovedLines(resume, renderResume(resume))).toEqual([]);
  expect(resume.sections[0]?.span.start).toBe(resume.text.indexOf('Lead School Nurse'));
});

test('what is studied for work at schools is no school, and a placement below its degree is told of it', () => {
  const studies = `Education
Master of Arts, School Psychology (NASP)\t2016
Corrib State University, Tolland, NC
500-hour placement at Alder Vale High School: tests of reading, talks with parents, reports
Bachelor of Science, Psychology\t2012
Dunmore College, Marlow, NC
`;
  expect(printed(studies)).toEqual([
    '## Education',
    '### Master of Arts, School Psychology (NASP) | Corrib State University, Tolland, NC',
    '*2016*',
    '500-hour placement at Alder Vale High School: tests of reading, talks with parents, reports',
    '### Bachelor of Science, Psychology | Dunmore College, Marlow, NC',
    '*2012*',
  ]);
});

test('a line of small letters that ends with a dash goes on and is no head, whatever title is in it', () => {
  const text = `Employment
Mar 2021 - now    Corrib Range Services    Fitter    Pumps and gearboxes
Led a crew of six on four
major shuts since 2022 -
permits and handover notes

Jul 2015 - Feb 2021    Dunmore Creek Quarries    Fitter    Screens and crushers
Worked five years without an injury.
`;
  expect(printed(text).join('\n')).not.toMatch(/### major/);
});
