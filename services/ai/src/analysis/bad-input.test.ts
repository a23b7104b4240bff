import { describe, expect, test } from '@jest/globals';
import type { Analysis } from '@tailwright/contracts/analysis';
import { postings, resumes } from '../testing/samples.js';
import { analyse } from './analyse.js';

const today = new Date('2026-11-21');

function score(jobDescription: string, resume: string = resumes.chef): Analysis {
  return analyse({ jobDescription, originalResume: resume, tailoredResume: resume, today });
}

const tooLittle = /^Not enough requirements were found in the job description/;
const polish =
  'Kucharz\n\nWymagania:\n- minimum 3 lata doświadczenia w kuchni\n- znajomość zasad higieny\n- praca w zespole i na zmiany\n- dobra organizacja pracy\n- gotowość do pracy w weekendy';

interface Told {
  /** The first thing that the person is advised. */
  first: RegExp;
  enough_requirements: boolean;
  language_understood?: boolean;
}

describe('a person who gives', () => {
  test.each<[string, string, Told]>([
    [
      'one sentence is told that it is too little',
      'We are looking for a cook with five years of experience.',
      { first: tooLittle, enough_requirements: false },
    ],
    [
      'only benefits is told that it is too little',
      'What we offer\n- 30 days of vacation\n- 401(k) with match\n- Dental and vision insurance',
      { first: tooLittle, enough_requirements: false },
    ],
    [
      'four fragments is told that it is too little',
      '• Java\n• 5+ yrs\n• SQL\n• on-call',
      { first: tooLittle, enough_requirements: false },
    ],
    [
      'a posting in another language is told so, and nothing else',
      polish,
      {
        first: /^The job description is in a language whose requirements we cannot read well/,
        enough_requirements: false,
        language_understood: false,
      },
    ],
    [
      'a resume in place of a posting is told so, and not that it is in a foreign language',
      resumes.developer,
      { first: /^What was given as the job description reads like a resume/, enough_requirements: false },
    ],
  ])('%s', (_, posting, { first, enough_requirements, language_understood = true }) => {
    const analysis = score(posting);
    expect(analysis.improvement_areas[0]).toMatch(first);
    expect(analysis).toMatchObject({ enough_requirements, language_understood });
    expect(analysis.matching_percentage).toBeLessThan(80);
  });

  test('a posting in capitals is told what the same posting in small letters says', () => {
    const posting =
      'Cook\nRequirements:\n- Two years of line cooking\n- Knife skills\n- Food hygiene certificate\n- Menu planning\n- Stock ordering';
    const [plain, capitals] = [score(posting), score(posting.toUpperCase())];
    expect(capitals.requirements.map(({ answer }) => answer)).toEqual(plain.requirements.map(({ answer }) => answer));
    expect(capitals.enough_requirements).toBe(true);
  });

  test('two jobs in one posting is told what both ask, each at its place', () => {
    const two =
      'Line Cook\nRequirements:\n- Two years of line cooking\n\nDriver\nRequirements:\n- Clean driving licence';
    const { requirements } = score(two);
    expect(requirements.map(({ job_span: { start, end } }) => two.slice(start, end))).toEqual([
      'Two years of line cooking',
      'Clean driving licence',
    ]);
  });

  test('three hundred requirements is answered for each of them', () => {
    const many = Array.from({ length: 300 }, (_, index) => `- Experience with system number ${index}`);
    const { requirements, improvement_areas } = score(['Requirements', ...many].join('\n'));
    expect(requirements).toHaveLength(300);
    expect(improvement_areas.length).toBeLessThanOrEqual(7);
  });

  test('a tailored resume that copies the posting word for word is told the percentage of the original', () => {
    const before = score(postings.backend, resumes.chef);
    const copied = analyse({
      jobDescription: postings.backend,
      originalResume: resumes.chef,
      tailoredResume: `${resumes.chef}\n${postings.backend}`,
      today,
    });
    expect(copied.matching_percentage).toBeLessThanOrEqual(before.matching_percentage);
    expect(copied.requirements).toEqual(before.requirements);
  });
});
