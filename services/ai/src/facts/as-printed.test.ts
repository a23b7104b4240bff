import { expect, test } from '@jest/globals';
import { readResume } from '@tailwright/resume-text/read-resume';
import { keepWhole } from '@tailwright/resume-text/document/keep-whole';
import { renderResume } from '@tailwright/resume-text/document/render-resume';
import { guardResume } from './guard.js';

const today = new Date('2026-11-21');

const original = `Marta Dolezal
marta@example.com

CONTRACTS
Jan 2021 - Feb 2023   Client: national archive (via Oak Resourcing)
Senior Java Developer
- Case service for 2,500 caseworkers
Stack: Java 11, Jenkins

2014 - 2018   Client: Tellvox, Newbury (via Pine Associates)
Java Developer
- Order management and billing interfaces
Stack: Java 6/7, WebLogic

Education
Ing. Informatics, Brno University of Technology, 2005

Czech native, English fluent, German basic
References: from Oak Resourcing on request`;

const printed = renderResume(readResume(original));

test('what is printed as it was read is let through, however it was read', () => {
  const { text, report } = guardResume({ original, tailored: printed, today });
  expect(text).toBe(printed);
  expect(report.notAdded).toEqual([]);
});

test('the same line below another head is asked as before', () => {
  const moved = printed.replace('- Order management', '- Order desk').replace('2,500 caseworkers', '9,000 caseworkers');
  const { text, report } = guardResume({ original, tailored: moved, today });
  expect(text).toContain('2,500 caseworkers');
  expect(report.notAdded).not.toEqual([]);
});

test('what stays of a text is let through beside what does not', () => {
  const tailored = printed.replace('Stack: Java 11, Jenkins', 'Stack: Java 11, Jenkins, Kubernetes, Rust');
  const { text } = guardResume({ original, tailored, today });
  expect(text).toContain('Czech native, English fluent, German basic');
  expect(text).not.toContain('Rust');
});

const table = `Rowena Askill
rowena@example.com

Qualifications and cards

Qualification / course	Institution	Year / expiry
Bachelor of Equine Studies	Tamarisk University	2013 – 2016
Diploma of Animal Care	Coldwater College	2011
Cert II Animal Studies	Coldwater College	2009
Coach register	full	valid to Sept 2026
First aid		valid to Aug 2026, same day

Work

Harrow Road Primary School (small, rural) – Dunmore
Drama Teacher, 9 year olds, 0.6. From Term 1 2019 until now.
I plan the lessons for three classes with two helpers and write the reports of each term.
`;

test('the names of the columns of a table stay above its rows, and no head of another section comes in their place', () => {
  const asList = renderResume(readResume(table))
    .split('\n')
    .map((row) => row.replace(/^(Bachelor|Diploma|Cert|Coach register|First aid)/, '- $1'))
    .join('\n');
  const { text, report } = guardResume({ original: table, tailored: asList, today });
  expect(text).toBe(asList);
  expect(report.notAdded).toEqual([]);
});

test('a head in a section of studies that nothing supports is not set back to that of a job', () => {
  const tailored = renderResume(readResume(table)).replace(
    /^\*\*.*\*\*$/m,
    '### Senior Drama Teacher | Harrow Road Primary School (small, rural)',
  );
  const { text } = guardResume({ original: table, tailored, today });
  expect(text.match(/### .*Harrow Road Primary School/g)).toHaveLength(1);
  expect(text).toContain('Tamarisk University');
});

test('a section that is printed as it was written, for a line of it would be torn, is let through as well', () => {
  const form = `Rutendo Marimo
rutendo@example.org

EMPLOYMENT HISTORY

Employer:    Hill View Rural Health Centre
Position:    Registered General Nurse
Period:      February 1997 – December 1999
Duties:      Outpatients and antenatal clinic; took 9 deliveries a month with one nurse aide.

Employer:    Plateau Mission School of Midwifery
Position:    Clinical Instructor (April 2010 – Dec 2013); Tutor (Jan 2014 – Dec 2018); Senior Tutor (Jan 2019 to date)
Duties:
  - Teach Midwifery I and II, Neonatal Care, Research Methods
  - Moderator of examinations for the Nurses Council since 2017`;
  const resume = readResume(form);
  const kept = keepWhole(resume, renderResume(resume));
  expect(kept.sectionsAsWritten).toBe(1);
  expect(guardResume({ original: form, tailored: kept.text, today }).text).toBe(kept.text);
});
