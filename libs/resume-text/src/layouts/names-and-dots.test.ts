import { describe, expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';

const body = `EXPERIENCE

Tram Driver, City Lines Ltd, Leeds, 2014 – 2024
- Night service on two routes
- Trained nine drivers
`;
const printed = (text: string) =>
  renderResume(readResume(text))
    .split('\n')
    .filter((line) => line !== '');

describe('the name at the top of the page', () => {
  test.each([
    ['in spaced letters over two lines', 'E L E N A\nD U R A N T - R I V E R A', '# ELENA DURANT-RIVERA'],
    ['below the words that say whose resume it is', 'RESUME OF\n\nELENA  M.  DURANT', '# ELENA M. DURANT'],
  ])('%s is whole', (_case, above, name) => {
    expect(printed(`${above}\nelena@example.com | 555-010-0190\n\n${body}`)[0]).toBe(name);
  });

  test('does not take a title in spaced letters below it', () => {
    const [first] = printed(`E L E N A\nD R I V E R\nelena@example.com | 555-010-0190\n\n${body}`);
    expect(first).not.toContain('DRIVER');
  });
});

test('the words of a letter above the resume stay words, whatever number stands in them', () => {
  const letter =
    'I read your notice and send you my resume in this mail, as I have no other program. You reach me on 555-010-0190 after four.';
  const lines = printed(
    `From: Elena Durant <elena@example.com>\nTo: jobs@example.com\nSubject: driver\n\nDear Sir,\n\n${letter}\n\nElena Durant, tram driver, Leeds\n\nSince 2014 I am tram driver at City Lines, a firm of ninety, and before that I was a baker in Otley for six years.`,
  );
  expect(lines).toContain(letter);
  expect(lines.indexOf('Dear Sir,')).toBeLessThan(lines.indexOf(letter));
});

test('"Certified" above certificates is their heading', () => {
  const text = `Elena Durant\nelena@example.com\n\nEDUCATION\nB.A. Journalism\nMinor in Music\nEden State University\n2010 – 2013\n\nCERTIFIED\nAda Certified Event Manager\n2022\nRoad Analytics\n2023\nTown Social Marketing\n2019\n\n${body}`;
  expect(readResume(text).sections.map(({ heading, kind }) => `${heading}: ${kind}`)).toContain(
    'CERTIFIED: certifications',
  );
});

test('dots that lead across the page are a dot between two parts', () => {
  const text = `Elena Durant\nelena@example.com\n\n${body}\nLICENCES\n\nTram licence, all routes ....... renewed 2024\nFirst aid ...................... May 2023\nAnd so on... and so forth\n`;
  const lines = printed(text);
  expect(lines).toContain('Tram licence, all routes · renewed 2024');
  expect(lines).toContain('First aid · May 2023');
  expect(lines).toContain('And so on... and so forth');
});

test.each([
  ['H U L L ,  U K', 'HULL, UK · elena@example.com'],
  ['L E E D S • U K', 'LEEDS · UK · elena@example.com'],
])('the town "%s" in spaced letters is a word', (town, contacts) => {
  expect(printed(`Elena Durant\n\n${town}\nelena@example.com\n\n${body}`)[1]).toBe(contacts);
});

test('a dash alone between two titles joins them, and is no detail of the address', () => {
  const lines = printed(`ELENA DURANT\nLeeds\nelena@example.com\n\nTRAM DRIVER   –   NAVY VETERAN\n\n${body}`);
  expect(lines.slice(1, 3)).toEqual(['**TRAM DRIVER – NAVY VETERAN**', 'Leeds · elena@example.com']);
});

test('dots that rate a skill stand behind it', () => {
  const lines = printed(
    `Elena Durant\nelena@example.com\n\n${body}\nTOOLS\nOffice Suite        ●●●●○\nTicket Reader       ●●○○○\n`,
  );
  expect(lines.slice(-2)).toEqual(['Office Suite ●●●●○', 'Ticket Reader ●●○○○']);
});
