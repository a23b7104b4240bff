import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';

const written = (section: string) => renderResume(readResume(`Jo Baker\njo@example.com | 555-010-0199\n\n${section}`));

test('the fields of a job that is read for sure stand apart', () => {
  const text = written('EXPERIENCE\nBarista, Fernwood Coffee Inc, Boston, MA, 2020 - 2022\n• Opened the shop');
  expect(text).toContain('### Barista | Fernwood Coffee Inc');
});

test.each([
  ['a row of a table of projects', 'PROJECTS', 'Rt. 9 Truck Plaza\tC-store, canopy\t$4.4M\tDesign-build\t2017-18'],
  ['a post of a volunteer', 'VOLUNTEERING', 'Little League umpire, springs, since 2019'],
  ['a job in whose line a sentence stands', 'EXPERIENCE', 'Ardent Hotel, banquets and the cafe. Cook II, 2016 - 2018'],
])('%s stands in the order of its line', (_name, heading, line) => {
  const text = written(`${heading}\n${line}\n• Kept it going`);
  const [named = '', time = ''] = line.split(/, (?=since|\d{4} - )/);
  expect(text).toContain(`### ${named.replaceAll('\t', ' · ')}\n${time === '' ? '' : `\n*${time}*`}`);
});

test.each([
  '- > 40 % faster',
  '> 40 % faster',
  '> $2m of food a year',
  '+ 12 % of guests',
  '> 40 % faster\n> 30 % cheaper',
  '- ~200 guests a night',
  '~30 covers an evening',
  '>90 % of dishes on time',
])('the sign before the figure of "%s" is not lost', (line) => {
  const job = `EXPERIENCE\nCook, Old Mill, 2015 - 2019\n- Kept the stove clean\n${line}\n- Ordered the flour`;
  for (const part of line.split('\n')) expect(written(job).replaceAll('\\', '')).toContain(part.replace(/^- /, ''));
});

test('a sign that stands before words too is the mark of a list', () => {
  const text = written('EXPERIENCE\nCook, Old Mill, 2015 - 2019\n> Kept the stove clean\n> 12 covers a night');
  expect(text).toContain('- Kept the stove clean\n- 12 covers a night');
});

test('a quotation in Markdown that begins with a figure is no amount', () => {
  expect(readResume('# Jo Baker\n\n> 12 years at the stove\n\njo@example.com').text).toContain('12 years at the stove');
  expect(renderResume(readResume('# Jo Baker\n\n> 12 years at the stove\n\njo@example.com'))).not.toContain('> 12');
});

test('a certificate among the degrees stands in the order of its line', () => {
  const line = 'Notary Public, Durham County, commission exp. 03/2027';
  expect(written(`EDUCATION\nB.A. English, Carolina University, 2012\n${line}`)).toMatch(
    new RegExp(`2012\n\n${line}\n`),
  );
});

test('a sentence that begins an entry is no heading', () => {
  const line = `Before that, 1999 – 2004, court and certificate work at a small office, Estudio Perez: ${'birth certificates, '.repeat(4)}degrees.`;
  expect(written(`EXPERIENCE\n${line}`)).not.toContain('###');
});

test('the dates and the employer that were taken up to a head stand in it', () => {
  const text = written('EXPERIENCE\nHARBOR BANK, N.A.     Boston, MA\nTeller     2018 - 2021\n• Window');
  expect(text).toMatch(/### Teller \| HARBOR BANK, N\.A\.\n\n\*.*2018 - 2021.*\*/);
});

test('the address at the foot of a page goes to the top, a referee’s stays where it is', () => {
  const job = 'EXPERIENCE\nBarista, Fernwood Coffee Inc, 2020 - 2022\n• Opened the shop';
  const own = readResume(
    `Jo Baker\nBarista\n\n${job}\n\nMEMBERSHIPS\nBaristas of Boston\nBoston, MA / 617.555.0182 / jo@example.com`,
  );
  expect(own.person.contacts.join(' ')).toContain('jo@example.com');
  const referee = readResume(
    `Jo Baker\nBarista\n\n${job}\n\nREFERENCES\nAnn Lee, manager\nann@example.com | 617.555.0111`,
  );
  expect(referee.person.contacts.join(' ')).not.toContain('ann@example.com');
});

test('a sidebar comes after what the page is about, and the page number at its foot is none of its lines', () => {
  const left = ['SKILLS', 'Symitar', 'Excel', 'LANGUAGES', 'Spanish', 'English', 'THE REST', 'Notary Public, State of', 'Texas, exp. 4/2028', 'Bondable', 'St. Brendan’s', 'treasurer']; // prettier-ignore
  const right = [
    'WORK',
    'Senior Teller, Lone Cactus Bank Inc, 2022 - Present',
    ...Array.from({ length: 10 }, (_, at) => `• Counted the vault under dual control, round ${at}`),
  ];
  const rows = left.map((cell, at) => `${cell.padEnd(30)}${right[at] ?? ''}`);
  const page = ['JO BAKER', 'Senior Teller', 'jo@example.com', '', ...rows, '', `${'J. Baker'.padEnd(30)}1 of 1`];
  const { sections, furniture } = readResume(page.join('\n'));
  expect(sections.map(({ heading }) => heading)).toEqual(['WORK', 'SKILLS', 'LANGUAGES', 'THE REST']);
  expect(sections.at(-1)?.details.map(({ text }) => text)).toContain('Notary Public, State of Texas, exp. 4/2028');
  expect(furniture.join(' ')).toContain('1 of 1');
});

test('a first name on a line of its own belongs to the name', () => {
  const { person } = readResume(
    'CATALINA\nPEMBERTON LARA\nArchitect\ncata@example.com\n\nEXPERIENCE\nArchitect, Foss Ltd, 2014 - 2018\n• Drew',
  );
  expect(person.name).toBe('CATALINA PEMBERTON LARA');
});

test('ligatures are the letters they stand for', () => {
  expect(written('EXPERIENCE\nOﬃce Clerk, Acme Inc, 2016 - 2018\n• Kept ﬁles')).toMatch(/Office Clerk[^]*Kept files/);
});
