import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';

const top =
  'Orla Quinn\norla@example.com | 555-010-0177\n\nEXPERIENCE\n\nDriver, Bex Coaches, Leeds, 2018 – 2024\n- School runs\n\n';
const written = (text: string) => renderResume(readResume(`${top}${text}`));

test.each([
  [
    'SKILLS\nPython, QGIS, ArcGIS Pro, eddy covariance\nFull driving licence, first aid.\n',
    'Languages: English, Irish',
  ],
  [
    'SERVICE\nReviewer for three journals. Ethics board, 2023.\n',
    'Outreach: field days with two schools, 90 pupils a year',
  ],
  ['PERSONAL DATA\nBorn in 1992, single\n', 'Languages: English, Filipino, basic Arabic'],
])('in the section %s the line %s stays a line', (section, line) => {
  const text = written(`${section}${line}\n\nREFERENCES\nOn request\n`);
  expect(text).toContain(line);
  expect(text).not.toContain(`## ${line.split(':')[0] ?? ''}\n`);
});

test('a referee below a list is none of its items', () =>
  expect(written('SKILLS\nFrying, grilling, baking, stocks\nReferences: Chef Adair, 504 555 0118\n')).toContain(
    '## References\n\nChef Adair',
  ));

test('a label among the contacts is no section', () => {
  const text = renderResume(
    readResume(
      'Orla Quinn\n14 Mill Road, Leeds\nTel: 0113 496 0000   Email: orla@example.com\nSecurity clearance: SC (valid to 2027)\n\nProfile\nDriver of ten years.\n',
    ),
  );
  expect(text).not.toContain('## Security');
  expect(text.indexOf('SC (valid to 2027)')).toBeLessThan(text.indexOf('## Profile'));
});

test('awards in a line of their own do not come under skills', () =>
  expect(written('SKILLS\nExcel, SQL, Power BI, Git\n\nAwards: Silver medal, 2021. Team prize, 2023\n')).toContain(
    '## Awards\n\nSilver medal, 2021. Team prize, 2023',
  ));

test('a heading over jobs with dates is experience, whatever it says', () => {
  const { sections } = readResume(
    'Orla Quinn\norla@example.com\n\nCAREER SNAPSHOT\n\nDriver                    August 2019 – Present\nBex Coaches, Leeds\n– School runs\n– Trips\n\nCleaner                   2015 – 2019\nTyne Cabs, Leeds\n– Cabs\n\nEDUCATION\nBTEC Transport, Leeds College, 2009\n',
  );
  expect(sections.map(({ heading, kind }) => [heading, kind])).toEqual([
    ['CAREER SNAPSHOT', 'experience'],
    ['EDUCATION', 'education'],
  ]);
});

test('rows of skills under any heading are skills', () => {
  const { sections } = readResume(
    'Orla Quinn\norla@example.com\n\nEXPERIENCE\nDriver, Bex Coaches, Leeds, 2018 – 2024\n- School runs\n\nWHAT I BRING\n\nRadio dispatch          Route planning        Calm phone manner\nPayroll entry           Samsara               Driver files\nExcel                   Type 50 wpm           Basic Spanish\n',
  );
  expect(sections.at(-1)?.kind).toBe('skills');
});

test('a line with its heading in short, below a list of courses, belongs to none of them', () => {
  const courses = 'Courses\n2023\tSafe loading, two days\n2021\tFirst aid at work\n\n';
  const text = written(`${courses}ICT: Samsara, Excel, Outlook, some SQL\n\nInterests\nAngling\n`);
  expect(text).toContain('## ICT\n\nSamsara, Excel, Outlook, some SQL\n\n## Interests');
});

test('headings in capitals in their lines, each below an empty line, begin sections also among jobs', () => {
  const lines = [
    'SKILLS: Welding, diesel engines, hydraulic tools, hoists',
    'LANGUAGES: English, Irish (fluent, grew up with both)',
    'VOLUNTEER: Organization: Boats for Veterans. Role: site lead. Period: since summer 2019',
  ];
  const text = written(`${lines.join('\n\n')}\n`);
  for (const line of lines) expect(text).toContain(`## ${line.replace(': ', '\n\n')}`);
});

test('what somebody does, told behind its heading in capitals right below the contacts, is a section of its own', () => {
  const text = `Orla Quinn
orla@example.com
Hexham, would commute up to an hour

WHAT I DO: I sell boats to people who have never owned one. Nine years on the quay, and before that I
mended the engines myself.

EXPERIENCE

Driver, Bex Coaches, Leeds, 2018 – 2024
- School runs`;
  const { person, opening, sections } = readResume(text);
  expect(person.contacts).toEqual(['orla@example.com', 'Hexham, would commute up to an hour']);
  expect(opening).toEqual([]);
  expect(sections.map(({ heading, kind }) => [heading, kind])).toEqual([
    ['WHAT I DO', 'summary'],
    ['EXPERIENCE', 'experience'],
  ]);
});
