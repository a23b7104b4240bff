import { describe, expect, it } from '@jest/globals';
import { sampleResume } from '../optimize/samples';
import { readResumeText } from './resume-text';

const backend = `Maya Lindqvist
Senior Backend Engineer
maya.lindqvist@example.com · +46 70 555 01 42 · Gothenburg

SUMMARY
Backend engineer with 8 years of experience in payment systems.

EXPERIENCE
Senior Backend Engineer, Nordkassa AB
March 2020 – Present
- Designed a ledger service in Node.js and PostgreSQL that settles
40,000 payments a day
- Mentored four junior developers
Backend Developer, Fjordly
June 2016 – February 2020
- Built REST APIs in TypeScript for a booking platform

EDUCATION
BSc in Computer Science, Chalmers University of Technology
2013 – 2016

SKILLS
Node.js, TypeScript, REST

LANGUAGES
Swedish, English`;

const columns = `JOSÉ MARÍA DE LA CRUZ
jose@example.org | 555-010-7788 | https://jose.example.org

Work Experience
Bluebird Cafe                      2019 - 2023
Shift Supervisor
• Ran a team of 6

Rosewood                      01/2017 to 12/2018
Sunrise
• Opened the store
References
Available on request

Education
Lincoln High School, Diploma, 2016`;

describe('reading a resume', () => {
  it('fills person, jobs, studies and lists of a plain resume', () => {
    const { values } = readResumeText(backend);
    expect(values.personal_info).toEqual({
      first_name: 'Maya',
      last_name: 'Lindqvist',
      email: 'maya.lindqvist@example.com',
      phone: '+46 70 555 01 42',
      location: 'Gothenburg',
      headline: 'Senior Backend Engineer',
      summary: 'Backend engineer with 8 years of experience in payment systems.',
    });
    expect(values.work_experience).toEqual([
      {
        position: 'Senior Backend Engineer',
        company: 'Nordkassa AB',
        start_date: '03/2020',
        end_date: '',
        current: true,
        description:
          'Designed a ledger service in Node.js and PostgreSQL that settles 40,000 payments a day\nMentored four junior developers',
      },
      {
        position: 'Backend Developer',
        company: 'Fjordly',
        start_date: '06/2016',
        end_date: '02/2020',
        current: false,
        description: 'Built REST APIs in TypeScript for a booking platform',
      },
    ]);
    expect(values.education).toEqual([
      {
        degree: 'BSc',
        field: 'Computer Science',
        institution: 'Chalmers University of Technology',
        start_date: '2013',
        end_date: '2016',
        current: false,
      },
    ]);
    expect(values.skills).toEqual(['Node.js', 'TypeScript', 'REST']);
    expect(values.additional.languages).toEqual(['Swedish', 'English']);
  });

  it('says what is not certain and leaves it where a person sees it', () => {
    const { values, toCheck } = readResumeText(columns);
    expect(values.personal_info).toMatchObject({
      first_name: 'José María De La',
      last_name: 'Cruz',
      phone: '555-010-7788',
    });
    expect(values.personal_info.summary).toContain('https://jose.example.org');
    expect(values.personal_info.summary).toContain('References:\nAvailable on request');
    expect(values.work_experience[0]).toMatchObject({ company: 'Bluebird Cafe', position: 'Shift Supervisor' });
    expect(values.work_experience[1]).toMatchObject({
      company: '',
      position: '',
      start_date: '01/2017',
      description: 'Rosewood\nSunrise\nOpened the store',
    });
    expect(values.education[0]).toMatchObject({
      institution: 'Lincoln High School',
      degree: 'Diploma',
      end_date: '2016',
    });
    expect(toCheck).toHaveLength(4);
    expect(toCheck.join(' ')).toMatch(/name.*Experience 2.*Education 1.*summary/);
  });

  it('refuses a text with nothing in it', () => {
    expect(() => readResumeText(' \n ')).toThrow('We found no text');
  });

  it.each([
    ['a plain resume', backend],
    ['a resume in columns', columns],
    ['the sample', sampleResume],
    ['a letter without headings', 'Dear reader,\nI am Ana and I bake bread since 2011.\nana@example.com'],
    ['nothing but a section', 'EXPERIENCE\nI did many things, all of them well.'],
  ])('loses no word of %s', (_, text) => {
    const kept = JSON.stringify(readResumeText(text).values).toLowerCase();
    const headings = /^(summary|(work )?experience|education|skills|languages|certifications)$/gim;
    const dates = /\b(january|february|march|june|september|december|present|to)\b/gi;
    const words =
      text
        .replace(headings, '')
        .replace(dates, '')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [];
    expect(words.filter((word) => !kept.includes(word))).toEqual([]);
  });
});
