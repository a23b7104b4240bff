import { expect, test } from '@jest/globals';
import { readResume } from '@tailwright/resume-text/read-resume';
import { evidenceOfPosting } from '../../evidence/posting-evidence.js';
import { readPosting } from '../../posting/read-posting.js';
import { kindsAnswered, termsHeld } from './answers.js';
import { Asked } from './asked.js';
import { Target } from './relevance.js';

const today = new Date('2026-11-21');

function read(line: string, education: string, asked: string) {
  const text = `Ana Lima\nana@example.com\n\nEXPERIENCE\nRecruiter, Mill Works\nJan 2020 - Present\n- ${line}\n\nEDUCATION\n${education}`;
  const posting = `Recruiter\n\nRequirements\n- ${asked}\n- Teamwork`;
  const resume = readResume(text);
  const requirements = readPosting(posting);
  const wanted = new Asked(requirements);
  wanted.prove(evidenceOfPosting(requirements, { resumeText: text, today }));
  const details = resume.sections.flatMap(({ entries }) => entries.flatMap((entry) => entry.details));
  return { resume, details, asked: wanted, target: new Target(posting) };
}

const school = 'BA History, Mill College\n2010 – 2013';

test.each([
  [
    'a kind of tool is answered by a tool of that kind',
    'Tracked 80 openings in iCIMS',
    'an applicant tracking system',
    ['applicant tracking system (iCIMS)'],
  ],
  ['the kind is not named again', 'Our applicant tracking system is iCIMS', 'an applicant tracking system', []],
  ['what was replaced answers nothing', 'iCIMS -> paper for 80 openings', 'an applicant tracking system', []],
  [
    'an example of the posting answers before another',
    'Kept iCIMS and Greenhouse',
    'an applicant tracking system such as Greenhouse',
    ['applicant tracking system (Greenhouse)'],
  ],
  [
    'a tool beside the examples of the posting answers nothing',
    'Tracked 80 openings in iCIMS',
    'an applicant tracking system such as Greenhouse',
    [],
  ],
  ['another kind answers nothing', 'Tracked 80 openings in Photoshop', 'an applicant tracking system', []],
])('%s', (_case, line, wanted, names) => {
  const { resume, details, asked } = read(line, school, wanted);
  expect(kindsAnswered(resume, details, asked).map(({ text }) => text)).toEqual(names);
});

test.each([
  [
    'a term in another number is named as the posting has it',
    'Wrote the expense report of the shop',
    'expense reports',
    ['expense reports'],
  ],
  ['a term that is taken back is not named', 'Never wrote an expense report', 'expense reports', []],
  ['a common word is no term', 'Wrote the report of the shop', 'reports', []],
])('%s', (_case, line, wanted, names) => {
  const { details, asked, target } = read(line, school, `Experience with ${wanted}`);
  expect(termsHeld(details, target, asked).map(({ text }) => text)).toEqual(names);
});
