import { describe, expect, it } from '@jest/globals';
import { sampleResume } from '../optimize/samples';
import { renderForm } from '@tailwright/resume-text/document/render-form';
import { emptyForm } from '../build/form';
import { readResumeText } from './from-text';
import { backend, careAide, contradictory, electrician, fewWords, markdown } from './resumes.fixture';

describe('reading a resume into the form', () => {
  it('places no job of a section whose reading contradicts itself, and names its lines', () => {
    const { values, notPlaced } = readResumeText(contradictory);
    expect(values.work_experience).toEqual([]);
    expect(JSON.stringify(notPlaced)).toContain('March 2011 - May 2014');
    expect(JSON.stringify(notPlaced)).toContain('Brook Tiles, Derby');
  });

  it('fills person, jobs, studies and lists of a plain resume, and leaves nothing', () => {
    const { values, notPlaced } = readResumeText(backend);
    expect(values.personal_info).toEqual({
      first_name: 'Maya',
      last_name: 'Lindqvist',
      email: 'maya.lindqvist@example.com',
      phone: '+46 70 555 01 42',
      location: 'Gothenburg',
      headline: 'Senior Backend Engineer',
      summary: 'Backend engineer with 8 years of experience in payment systems.',
      links: [],
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
    expect(values.additional).toMatchObject({ languages: ['Swedish', 'English'], hobbies: ['Sailing', 'chess'] });
    expect(notPlaced).toEqual([]);
  });

  it('reads title, employer and dates from three lines, and names the references as not placed', () => {
    const { values, toCheck, notPlaced } = readResumeText(careAide);
    expect(values.personal_info).toMatchObject({
      first_name: 'Delphine',
      last_name: 'Arceneaux',
      email: 'delphine.arceneaux@example.com',
      phone: '337-555-0168',
      location: 'Lake Charles, Louisiana 70601',
    });
    expect(values.work_experience).toMatchObject([
      {
        position: 'Home Health Aide',
        company: 'Bayou Home Care, Lake Charles, LA',
        start_date: '2016',
        current: true,
        description:
          'Bathing, dressing and grooming for up to 4 clients a day\nRemind clients of medicines and call the nurse if blood pressure is out of range',
      },
      { position: 'Certified Nursing Assistant', start_date: '2008', end_date: '2016', current: false },
    ]);
    expect(values.education).toMatchObject([{ degree: 'Certified Nurse Aide Program', end_date: '2008' }]);
    expect(toCheck).toContain('Education 1: we did not find when it started.');
    expect(values.additional.certifications).toEqual([
      'Louisiana CNA, active, expires 2027',
      'CPR/First Aid, American Red Cross',
    ]);
    expect(notPlaced.map(({ where }) => where)).toEqual(['References']);
    expect(notPlaced[0]?.lines.join()).toContain('Mrs. Odette Fontenot');
  });

  it('reads a resume in columns, and names what the form has no field for under its own heading', () => {
    const { values, toCheck, notPlaced } = readResumeText(electrician);
    expect(values.personal_info).toMatchObject({
      first_name: 'Callum James',
      last_name: 'Hargreaves',
      email: 'c.hargreaves@example.co.uk',
      phone: '07700 900418',
      links: ['linkedin.com/in/c-hargreaves-sample'],
    });
    expect(values.work_experience).toMatchObject([
      { position: 'Approved Electrician', start_date: '01/2019', current: true },
      { position: 'Electrician', company: 'Bowness Contractors', start_date: '09/2013', end_date: '12/2018' },
    ]);
    expect(values.skills).toEqual(['EICR', 'fault finding', 'Megger', 'Fluke']);
    expect(toCheck.join(' ')).toMatch(/name is split.*names of groups are left out: Testing, Tools/);
    expect(Object.fromEntries(notPlaced.map(({ where, lines }) => [where, lines]))).toMatchObject({
      Awards: ['Apprentice of the Year, Cumbria Training, 2015'],
      Volunteering: [expect.stringContaining('Mountain rescue team member')],
      'Parts of the page': ['Page 1 of 2'],
    });
  });

  it('reads Markdown, without its marks', () => {
    const { values, notPlaced } = readResumeText(markdown);
    expect(values.work_experience).toMatchObject([
      {
        position: 'Senior Librarian',
        company: 'Otago City Libraries',
        start_date: '02/2018',
        current: true,
        description: 'Run the local history desk and its 4,000 photographs\nTeach genealogy classes for 20 people',
      },
      { position: 'Library Assistant', company: 'Port Chalmers Library', start_date: '2012', end_date: '2017' },
    ]);
    expect(values.education).toMatchObject([{ degree: 'Bachelor of Arts', field: 'History', start_date: '2008' }]);
    expect(values.additional.languages).toEqual(['English', 'Māori']);
    expect(values.additional.projects).toEqual(['Street names of Dunedin: a map of 300 names and their stories']);
    expect(notPlaced).toEqual([]);
  });

  it('reads what the builder itself has written, with links and texts of projects', () => {
    const form = {
      ...emptyForm,
      personal_info: {
        ...emptyForm.personal_info,
        ...{ first_name: 'Ana', last_name: 'Lima', email: 'ana@example.com' },
        links: ['linkedin.com/in/ana-lima', 'https://ana.example.com'],
      },
      additional: { ...emptyForm.additional, projects: ['Bread club', 'Oven'] },
      project_details: [
        {
          name: 'Bread club',
          link: 'breadclub.org/about',
          description: 'Taught 12 neighbours\nRaised money for an oven',
        },
      ],
    };
    const { values, notPlaced } = readResumeText(renderForm(form));
    expect(values.personal_info.links).toEqual(form.personal_info.links);
    expect(values.additional.projects).toEqual(['Bread club', 'Oven']);
    expect(values.project_details).toEqual(form.project_details);
    expect(notPlaced).toEqual([]);
  });

  it('reads a sentence above all headings as the beginning of a summary', () => {
    const { values, toCheck } = readResumeText(fewWords);
    expect(values.personal_info.summary).toContain('I have not worked yet');
    expect(toCheck).toContain('Your summary: it stood above the first heading.');
  });

  it('refuses a text with nothing in it', () => {
    expect(() => readResumeText(' \n ')).toThrow('We found no text');
  });

  it('names a heading of the person’s own words above what it placed', () => {
    const heading = 'Contracts (through Skerry Systems, my own company)';
    const { values, notPlaced } = readResumeText(backend.replace('EXPERIENCE', heading));
    expect(values.work_experience).toHaveLength(2);
    expect(notPlaced).toEqual([{ where: 'Headings', lines: [heading] }]);
  });

  it('names items that are longer than the form takes', () => {
    const long = 'x'.repeat(501);
    const { values, notPlaced } = readResumeText(`${backend}\n\nCERTIFICATIONS\n- First aid\n- ${long}`);
    expect(values.additional.certifications).toEqual(['First aid']);
    expect(notPlaced).toEqual([{ where: 'CERTIFICATIONS', lines: [long] }]);
  });

  it.each([
    ['a plain resume', backend],
    ['a resume in three lines a job', careAide],
    ['a resume in columns', electrician],
    ['Markdown', markdown],
    ['the sample', sampleResume],
    ['a letter without headings', 'Dear reader,\nI am Ana and I bake bread since 2011.\nana@example.com'],
    ['nothing but a section', 'EXPERIENCE\nI did many things, all of them well.'],
  ])('loses no word of %s in silence', (_, text) => {
    const { values, toCheck, notPlaced } = readResumeText(text);
    const named = JSON.stringify([values, toCheck, notPlaced]).toLowerCase();
    const headings =
      /^(#* ?)(summary|profile|(work )?experience|employment|career history|education|qualifications|(key )?skills|languages|interests|projects|certifications)$/gim;
    const dates = /\b(january|february|march|june|september|december|jan|sept|dec|present|to|in|mobile|e-mail)\b/gi;
    const words =
      text
        .replace(headings, '')
        .replace(dates, '')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [];
    expect(words.filter((word) => !named.includes(word))).toEqual([]);
  });
});
