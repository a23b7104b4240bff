import { expect, test } from '@jest/globals';
import { findLostLines } from '../document/find-lost-lines.js';
import { readResume } from '../read-resume.js';
import { readSkillGroups } from './skills.js';
import { printed } from '../testing/printed.js';

const line = (text: string) => [{ text, isBullet: true, isSubheading: false }];

test.each([
  ['Tools: Excel, Word', 'Tools', ['Excel', 'Word']],
  ['语言：TypeScript、Go、C++', '语言', ['TypeScript', 'Go', 'C++']],
  ['中文（母语、普通话）、英语', '', ['中文（母语、普通话）', '英语']],
  ['العربية، الإنجليزية؛ الفرنسية', '', ['العربية', 'الإنجليزية', 'الفرنسية']],
  ['Outlook, Teams\t\texpert', 'expert', ['Outlook', 'Teams']],
  ['SAP Concur\texpert', '', ['SAP Concur expert']],
  ['English     C1     B2', '', ['English C1 B2']],
  ['PLC\tAllen-Bradley, Siemens\tread and monitor', 'PLC, read and monitor', ['Allen-Bradley', 'Siemens']],
  [
    'MS Office (Word good: styles, mail merge), Sage, Xero',
    '',
    ['MS Office (Word good: styles, mail merge)', 'Sage', 'Xero'],
  ],
  ['Excel / VBA, Power BI', '', ['Excel / VBA', 'Power BI']],
  ['Avid / Resolve (daily) / Frame.io', '', ['Avid', 'Resolve (daily)', 'Frame.io']],
  ['Procore: certified', '', ['Procore: certified']],
  [
    'Excel: fair. Forklift: certified (2 t). Piano: by ear.',
    '',
    ['Excel: fair', 'Forklift: certified (2 t)', 'Piano: by ear'],
  ],
  [
    'weld . cut . braze . fit . grind . bend . read isos . rig',
    '',
    ['weld', 'cut', 'braze', 'fit', 'grind', 'bend', 'read isos', 'rig'],
  ],
  [
    'Certificates: Welding, TWI, 2018; First aid, Red Cross, 2021',
    'Certificates',
    ['Welding, TWI, 2018', 'First aid, Red Cross, 2021'],
  ],
  ['Sage · Xero · Pivot – sums, no macros · Word', '', ['Sage', 'Xero', 'Pivot – sums, no macros', 'Word']],
  [
    'Français: langue maternelle\tEnglish: fluent, written and spoken',
    '',
    ['Français: langue maternelle', 'English: fluent, written and spoken'],
  ],
  ['Languages: English, French', 'Languages', ['English', 'French']],
  ['Mother tongue(s)    Romanian', 'Mother tongue(s)', ['Romanian']],
  ['ESI triage\tSedation\tPhlebotomy', '', ['ESI triage', 'Sedation', 'Phlebotomy']],
  ['Digital competence     TrackWise, Excel (pivot)', 'Digital competence', ['TrackWise', 'Excel (pivot)']],
  ['Driving licence     B, C1', '', ['Driving licence B, C1']],
  ['Maya + Arnold  *****', '', ['Maya + Arnold']],
  ['Excel  4/5\tWord  3/5', '', ['Excel', 'Word']],
  ['Audition, a bit', '', ['Audition, a bit']],
  ['Polish native, Ukrainian understand well, speak a little', '', ['Polish native', 'Ukrainian understand well, speak a little']], // prettier-ignore
  ['English C1, a bit of Welsh', '', ['English C1', 'a bit of Welsh']],
  [
    'German native. English good (B2). Spanish a little.',
    '',
    ['German native', 'English good (B2)', 'Spanish a little'],
  ],
])('%j is a list', (text, label, items) => {
  expect(readSkillGroups(line(text))).toEqual([{ label, items }]);
});

test.each([
  ['daily | sometimes | long ago'],
  ['Skill\tLevel\tYears'],
  ['UNDERSTANDING   SPEAKING   WRITING'],
  ['Levels: A1 and A2: Basic user'],
  ['Endorsed by 2 colleagues'],
])('%j lists nothing', (text) => {
  expect(readSkillGroups(line(text))).toEqual([]);
});

test('a list of languages may be written one by one, and a language left out is lost', () => {
  const resume = readResume('# Ada Lovelace\n\nada@example.com\n\n## Languages\n\nEnglish, German, and French\n');
  const head = '# Ada Lovelace\n\nada@example.com\n\n## Languages\n\n';
  expect(findLostLines(resume, `${head}- French\n- German\n- English`)).toEqual([]);
  expect(findLostLines(resume, `${head}- French\n- English`)).toEqual([
    { text: 'English, German, and French', section: 0 },
  ]);
});

test('what is told in a skills section is one item, and no list', () => {
  const text = 'Presented exam results to the board every term, 300 people, on paper, with no projector';
  expect(readSkillGroups(line(text))).toEqual([{ label: '', items: [text] }]);
});

test('a list that goes on in a sentence is told, and no list', () => {
  const text = 'SQL: joins, views. For the last exam I joined six tables of harbour visits, 9,000 rows';
  expect(readSkillGroups(line(text))).toEqual([{ label: '', items: [text] }]);
  const lists = 'Machines: Haas, Mazak. Controls: Fanuc, Siemens, Heidenhain, Okuma, Mitsubishi';
  expect(readSkillGroups(line(lists))[0]?.items.length).toBeGreaterThan(5);
});

test('names above each list are the labels of the lists', () => {
  const details = ['Pipelines', 'Argo CD, Jenkins', 'Secrets', 'Vault', 'Code', 'Go, some Rust'].map((text) => ({
    text,
    isBullet: false,
    isSubheading: false,
  }));
  expect(readSkillGroups(details)).toEqual([
    { label: 'Pipelines', items: ['Argo CD', 'Jenkins'] },
    { label: 'Secrets', items: ['Vault'] },
    { label: 'Code', items: ['Go', 'some Rust'] },
  ]);
});

test('a heading with nothing below it is an item like its neighbours', () => {
  const details = ['Donor stewardship', 'Copy', 'Budgets'].map((text) => ({
    text,
    isBullet: false,
    isSubheading: true,
  }));
  expect(readSkillGroups(details)).toEqual([{ label: '', items: ['Donor stewardship', 'Copy', 'Budgets'] }]);
});

test('a row of items parted by wide gaps is no label of what follows', () => {
  const row = { text: 'Donor stewardship   - Copy   - Budget monitoring', isBullet: false, isSubheading: true };
  const next = { text: 'Excel   - JustGiving   - Mailchimp', isBullet: false, isSubheading: false };
  expect(readSkillGroups([row, next]).flatMap(({ items }) => items)).toEqual([
    'Donor stewardship',
    'Copy',
    'Budget monitoring',
    'Excel',
    'JustGiving',
    'Mailchimp',
  ]);
});

test('items side by side with a mark before each are lines and no bullets', () => {
  const { sections } = readResume(
    'Orla Quinn\norla@example.com\n\nEducation\nBSc, Leeds\n\nSkills\n• Stock control • Rotas (8 years) • Till\n• Ovens • French - fluent\n',
  );
  const { details } = sections.at(-1) ?? { details: [] };
  expect(details.map(({ text, isBullet }) => [text, isBullet])).toEqual([
    ['Stock control • Rotas (8 years) • Till', false],
    ['Ovens • French - fluent', false],
  ]);
});

test('a paragraph below a heading in the first person that lists many things lists skills', () => {
  const text = `Jo Baker
jo@example.com

What I can do without being shown
TIG, MIG; press brake; Amada laser, most days; reading isos; 40-tonne crane, with ticket; tea for eleven.`;
  const [section] = readResume(text).sections;
  expect(section).toMatchObject({ kind: 'skills', heading: 'What I can do without being shown' });
  const told = text.replace(/TIG.*/, 'I ran the yard for nine years and nobody was hurt, which is what I am proud of.');
  expect(readResume(told).sections[0]?.kind).not.toBe('skills');
});

test('a row of levels below degrees is read as skills, and stays where it stands', () => {
  const text = `SCHOOLING
Joiner, 4 yr apprenticeship, Pacific Carpenters Training Fund, 2011

Excel: fair. Forklift: certified (2 t). Piano: by ear.`;
  const { sections } = readResume(`Jo Baker\njo@example.com\n\n${text}`);
  expect(sections.map(({ kind }) => kind)).toEqual(['education', 'skills']);
  expect(printed(text).at(-1)).toBe('Excel: fair. Forklift: certified (2 t). Piano: by ear.');
  expect(printed(text).filter((line) => line.startsWith('## '))).toHaveLength(1);
});

test('a colon within a bracket parts no label', () =>
  expect(
    readSkillGroups([{ text: 'Office (Excel well: pivots, macros), Sage', isBullet: false, isSubheading: false }]),
  ).toEqual([{ label: '', items: ['Office (Excel well: pivots, macros)', 'Sage'] }]));
