import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';

const form = (title = 'CURRICULUM VITAE OF THABO MOKOENA') => `${title}

PERSONAL DETAILS

Surname: Mokoena
First Names: Thabo Elias
Nationality: South African
Cell: 071 000 0299

SECONDARY EDUCATION

Name of School Attended: Ithemba High School, Soweto
Highest Standard Passed: Grade 11 (2009)
Subjects: English, Sesotho, Maths

TERTIARY EDUCATION

Institution: Vaal Skills College, Vereeniging
Qualification: Certificate in Boilermaking
Year: 2013

EMPLOYMENT HISTORY

Company: Lesedi Steel, Germiston
Position: Boilermaker
Period: March 2014 to date
Duties:
* Build tanks and chutes
* Weld plate to 20 mm
`;

test('the name behind the name of the document is that of a form, though the form says one more', () => {
  const { person, opening } = readResume(form());
  expect(person.name).toBe('Thabo Elias Mokoena');
  expect(opening).toEqual([]);
});

test('another title behind the name of the document is kept', () => {
  const shown = renderResume(readResume(form('CURRICULUM VITAE OF LERATO DLAMINI')));
  expect(shown).toContain('LERATO DLAMINI');
});

test('a school that was attended is a school, and the grade that was passed is what was reached there', () => {
  const [school] = readResume(form()).sections.find(({ kind }) => kind === 'education')?.entries ?? [];
  expect(school).toMatchObject({ title: 'Grade 11 (2009)', organization: 'Ithemba High School, Soweto' });
});

test('headings of two levels of education are equal', () => {
  const studies = readResume(form()).sections.filter(({ kind }) => kind === 'education');
  expect(studies.map(({ heading }) => heading)).toEqual(['SECONDARY EDUCATION', 'TERTIARY EDUCATION']);
  expect(studies[1]?.entries).toHaveLength(1);
});

test('a level below a heading for all of education stays within it', () => {
  const text = form()
    .replace('SECONDARY EDUCATION', 'EDUCATION\n\nSECONDARY')
    .replace('TERTIARY EDUCATION', 'TERTIARY');
  const headings = readResume(text).sections.map(({ heading }) => heading);
  expect(headings).toContain('EDUCATION');
  expect(headings).not.toContain('TERTIARY');
});

test.each(['With Honors', 'graduated with distinction', 'cum laude'])(
  '"%s" says how a study ended, and not what it was',
  (honours) => {
    const { sections } = readResume(`Ada Larsen\nada@example.com\n\nEDUCATION\nSecondary - Fell National High School, 2012 - ${honours}\nBS Nursing, Holm College, 2016`); // prettier-ignore
    expect(sections[0]?.entries[0]).toMatchObject({
      title: 'Secondary',
      organization: 'Fell National High School',
      notes: [honours],
    });
  },
);
