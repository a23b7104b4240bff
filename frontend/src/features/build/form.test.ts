import { describe, expect, test } from '@jest/globals';
import { type Values, checkForm, emptyForm, noEducation, noExperience } from './form';

const ada = { ...emptyForm.personal_info, first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' };
const job = { ...noExperience, company: 'Engines Ltd', position: 'Analyst', start_date: '01/1842' };
const values = (part: Partial<Values> = {}): Values => ({ ...emptyForm, personal_info: ada, ...part });

const errorsOf = (given: Values) => {
  const checked = checkForm(given);
  return checked.ok ? [] : checked.problems.map(({ field, message }) => `${field}: ${message}`);
};

describe('the messages of the fields', () => {
  test('of an empty form, whose blank first entries are no entries', () => {
    expect(errorsOf(emptyForm)).toEqual([
      'personal_info.first_name: First name is required',
      'personal_info.last_name: Last name is required',
      'personal_info.email: Invalid email address',
    ]);
  });

  test('of a first experience that was touched', () => {
    expect(errorsOf(values({ work_experience: [{ ...noExperience, description: 'Wrote notes' }] }))).toEqual([
      'work_experience.0.company: Company name is required',
      'work_experience.0.position: Position is required',
      'work_experience.0.start_date: Start date is required',
    ]);
  });

  test('of a first entry of which only "current" was ticked', () => {
    expect(errorsOf(values({ education: [{ ...noEducation, current: true }] }))).toEqual([
      'education.0.institution: Institution name is required',
      'education.0.degree: Degree is required',
      'education.0.start_date: Start date is required',
    ]);
  });

  test('of a blank second entry, at its own place although the first is left out', () => {
    expect(errorsOf(values({ work_experience: [noExperience, noExperience] }))).toContain(
      'work_experience.1.company: Company name is required',
    );
  });

  test('of an address that is none', () => {
    expect(errorsOf(values({ personal_info: { ...ada, email: 'ada@' } }))).toEqual([
      'personal_info.email: Invalid email address',
    ]);
  });
});

describe('what is sent', () => {
  const sent = (given: Values) => {
    const checked = checkForm(given);
    if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
    return checked.form;
  };

  test('someone without a job or a school can build a resume', () => {
    expect(sent(values())).toMatchObject({ work_experience: [], education: [], template: 'modern' });
  });

  test('blank optional fields are left out', () => {
    expect(sent(values()).personal_info).toEqual({
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'ada@example.com',
    });
  });

  test('a current position has no end date', () => {
    const [entry] = sent(values({ work_experience: [{ ...job, end_date: '02/1843', current: true }] })).work_experience;
    expect(entry).toEqual({ company: 'Engines Ltd', position: 'Analyst', start_date: '01/1842', current: true });
  });
});

test('a period whose end is before its start is refused where the end was typed', () => {
  const backwards = { ...job, start_date: 'summer 2021', end_date: '05/2020' };
  const study = { ...noEducation, institution: 'UCL', degree: 'BA', start_date: '2021', end_date: '2019' };
  expect(errorsOf(values({ work_experience: [noExperience, backwards], education: [study] }))).toEqual([
    'work_experience.1.end_date: The end is before the start. Check both dates.',
    'education.0.end_date: The end is before the start. Check both dates.',
  ]);
  expect(errorsOf(values({ work_experience: [{ ...backwards, current: true }] }))).toEqual([]);
});
