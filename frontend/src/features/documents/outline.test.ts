import { describe, expect, test } from '@jest/globals';
import { tornColumns } from '@tailwright/resume-text/testing/torn-columns';
import { backend, careAide, contradictory, electrician, fewWords, markdown } from '../import/resumes.fixture';
import { sampleJobDescription, sampleResume } from '../optimize/samples';
import { outlineOf } from './outline';
import { outlineFacts } from './outline-words';

describe('the outline of a resume', () => {
  test('has the person, the jobs with their lines, the degrees, the skills and the rest as written', () => {
    expect(outlineOf(backend)).toMatchObject({
      name: 'Maya Lindqvist',
      headline: 'Senior Backend Engineer',
      contacts: ['maya.lindqvist@example.com', '+46 70 555 01 42', 'Gothenburg'],
      jobs: [
        { title: 'Senior Backend Engineer', organization: 'Nordkassa AB', dates: 'March 2020 – Present', lines: 2 },
        { title: 'Backend Developer', organization: 'Fjordly', dates: 'June 2016 – February 2020', lines: 1 },
      ],
      studies: [{ title: 'BSc in Computer Science', organization: 'Chalmers University of Technology' }],
      skills: [{ label: '', items: ['Node.js', 'TypeScript', 'REST'] }],
      asWritten: [
        { heading: 'SUMMARY', lines: 1 },
        { heading: 'LANGUAGES', lines: 1 },
        { heading: 'INTERESTS', lines: 1 },
      ],
      furniture: [],
      unplaced: [],
      concern: undefined,
    });
  });

  test('calls nothing a job in a section whose reading contradicts itself', () => {
    expect(outlineOf(contradictory)).toMatchObject({ jobs: [], asWritten: [{ heading: 'EXPERIENCE', lines: 9 }] });
  });

  test('names the page furniture that is left out, and groups of skills', () => {
    const { furniture, skills } = outlineOf(electrician);
    expect(furniture).toEqual(['Page 1 of 2']);
    expect(skills.map(({ label }) => label)).toEqual(['Testing', 'Tools']);
  });

  test('is summed up in a sentence', () => {
    expect(outlineFacts(outlineOf(backend))).toBe('2 jobs, 1 degree or course, and 3 skills');
    expect(outlineFacts(outlineOf('Nobody'))).toBe('0 jobs, 0 degrees or courses, and 0 skills');
  });

  test('of an empty text is empty', () => {
    expect(outlineOf(' ')).toMatchObject({ name: '', jobs: [], asWritten: [], concern: undefined });
  });
});

describe('what a person is told at once', () => {
  const otherPosting = `Nurse (m/f/d), Northside Clinic
About us
We are a clinic with 300 beds and a team of kind people in the middle of town, near the river and the old bridge.
Your tasks
You will care for patients on two wards.
You have a licence as a registered nurse.
Requirements:
- 2+ years of experience in acute care
- Good spoken English and a calm manner, also at night and on weekends
We offer a permanent contract.`;

  test.each([
    ['the sample posting', sampleJobDescription],
    ['a posting of another trade', otherPosting],
  ])('%s looks like a posting', (_, text) => expect(outlineOf(text).concern).toEqual({ kind: 'posting' }));

  test.each([
    ['a plain resume', backend],
    ['a resume in three lines a job', careAide],
    ['a resume in columns', electrician],
    ['Markdown', markdown],
    ['the sample', sampleResume],
    ['one with the word responsibilities below each job', backend.replaceAll(/^- /gm, 'Responsibilities:\n- ')],
  ])('%s raises no concern', (_, text) => expect(outlineOf(text).concern).toBeUndefined());

  test('a text without a job says so, once it is long enough to tell', () => {
    const filler = 'I like to work with animals, I get up early, and I drive a tractor and a car with a trailer. ';
    expect(outlineOf(fewWords).concern).toBeUndefined();
    expect(outlineOf(`${fewWords}\n${filler}${filler}`).concern).toEqual({ kind: 'no-jobs' });
  });

  test('a resume in another language is told as such', () => {
    const german =
      'Anna Müller\nanna@example.de\n\nBERUFSERFAHRUNG\nPflegefachkraft, Klinikum Nord, März 2019 – heute\n' +
      '- Betreuung von 20 Patienten auf der inneren Station und in der Aufnahme\n' +
      '- Anleitung von Auszubildenden und Dokumentation der Pflege für das ganze Haus\n' +
      '- Mitarbeit an den Plänen für die Schichten und an der Schulung von neuen Kolleginnen';
    expect(outlineOf(german).concern).toEqual({ kind: 'foreign-resume', language: 'de' });
  });

  test('a page whose side column fell between the jobs may be read wrongly', () => {
    expect(outlineOf(tornColumns).concern).toEqual({ kind: 'unsure' });
  });
});
