import { describe, expect, it } from '@jest/globals';
import { ImportProblem } from './import-problem';
import { readJsonResume } from './json-resume';

const read = (resume: unknown) => readJsonResume(JSON.stringify(resume));

describe('a JSON Resume', () => {
  it('fills every field of the form it has one for, and keeps the rest in the summary', () => {
    const { values, toCheck } = read({
      $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
      basics: {
        name: 'Ada Lovelace',
        label: 'Analyst',
        email: 'ada@example.com',
        phone: '+44 20 5550 100',
        url: 'https://ada.example.com',
        summary: 'Writes programs.',
        location: { city: 'London', countryCode: 'GB' },
        profiles: [{ network: 'GitHub', url: 'https://github.com/ada-sample' }],
      },
      work: [
        {
          name: 'Engine Works',
          position: 'Analyst',
          startDate: '2020-03-01',
          summary: 'Led.',
          highlights: ['Wrote notes'],
        },
        { name: 'Mill', position: 'Clerk', startDate: '2018', endDate: '2020-01' },
      ],
      education: [
        { institution: 'Home', area: 'Mathematics', studyType: 'Diploma', startDate: '2014', endDate: '2017' },
      ],
      skills: [{ name: 'Programming', level: 'Master', keywords: ['Ada', 'SQL'] }],
      languages: [{ language: 'English', fluency: 'native' }],
      certificates: [{ name: 'Algebra', issuer: 'Society', date: '2019' }],
      projects: [{ name: 'Note G', description: 'Bernoulli numbers', startDate: '2021-02' }],
      interests: [{ name: 'Music', keywords: ['Harp'] }],
      awards: [{ title: 'Medal', awarder: 'Academy' }],
      meta: { version: 'v1.0.0', theme: 'even' },
    });
    expect(values.personal_info).toEqual({
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'ada@example.com',
      phone: '+44 20 5550 100',
      location: 'London, GB',
      headline: 'Analyst',
      summary: 'Writes programs.\n\nAwards:\nMedal, Academy',
      links: ['https://ada.example.com', 'https://github.com/ada-sample'],
    });
    expect(values.work_experience).toEqual([
      {
        company: 'Engine Works',
        position: 'Analyst',
        start_date: '03/2020',
        end_date: '',
        current: true,
        description: 'Led.\nWrote notes',
      },
      { company: 'Mill', position: 'Clerk', start_date: '2018', end_date: '01/2020', current: false, description: '' },
    ]);
    expect(values.education).toEqual([
      {
        institution: 'Home',
        degree: 'Diploma',
        field: 'Mathematics',
        start_date: '2014',
        end_date: '2017',
        current: false,
      },
    ]);
    expect(values.skills).toEqual(['Programming (Master)', 'Ada', 'SQL']);
    expect(values.additional).toEqual({
      languages: ['English (native)'],
      certifications: ['Algebra, Society, 2019'],
      projects: ['Note G, 02/2021'],
      hobbies: ['Music', 'Harp'],
    });
    expect(toCheck).toEqual(['Your summary: what has no field of its own here was added to its end.']);
  });

  it('with nothing but a name is enough, and null counts as absent', () => {
    expect(read({ basics: { name: 'Cher', summary: null }, work: null }).values.personal_info.first_name).toBe('Cher');
  });

  it.each([
    ['{"basics": ', 'not_json', undefined],
    ['[]', 'not_json_resume', undefined],
    ['"text"', 'not_json_resume', undefined],
    ['{"name":"package","version":"1.0.0"}', 'not_json_resume', undefined],
    ['{"basics":{"name":7}}', 'not_json_resume', 'basics.name'],
    ['{"work":[{"name":"A","highlights":"B"}]}', 'not_json_resume', 'work.0.highlights'],
    ['{"basics":{"name":"Ada"},"meta":{"version":"2.0.0"}}', 'other_version', undefined],
  ])('%s is refused as %s', (file, code, field) => {
    expect(() => readJsonResume(file)).toThrow(ImportProblem);
    try {
      readJsonResume(file);
    } catch (error) {
      expect(error).toMatchObject({ code, field });
    }
  });
});
