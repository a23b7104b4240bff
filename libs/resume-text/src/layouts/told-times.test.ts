import { expect, test } from '@jest/globals';
import { renderResume } from '../document/render-resume.js';
import { readResume } from '../read-resume.js';
import { printed, topOfResume } from '../testing/printed.js';

test('paragraphs that begin with their times are all jobs, and none of them is a heading', () => {
  const paragraphs = [
    'Now, since May 2020: Hillside Roofing, roofer, and I run the small crew. We do slate and tin, and leaks after storms.',
    '2016 to 2020: Ridge Brothers, Taupo. Labourer the first year and then on the tools. Learned lead work from the owner.',
    '2014 to 2016: picking fruit and fencing round Hastings.',
  ];
  const shown = printed(`Hello, this is my work.\n\n${paragraphs.join('\n\n')}\n\nTickets\nForklift\nFirst aid`);
  const at = shown.indexOf('## Experience');
  expect(shown.slice(at + 1, at + 4)).toEqual(paragraphs);
  expect(shown.filter((line) => line.startsWith('### '))).toEqual([]);
});

test('the place of a post is not that of the next one at the same employer', () => {
  const { sections } = readResume(`${topOfResume}Experience

Harbour Bank Ltd
4 years 8 months

Team Lead, Screening
April 2021 - Present (3 years)
Valletta
Leads six analysts.

Screening Analyst
September 2019 - March 2021 (1 year 7 months)
Checked alerts of trade finance.

Mint Bank
Clerk
July 2016 - August 2019 (3 years 2 months)
Filed reports.`);
  expect(sections[0]?.entries.map(({ title, place }) => [title, place])).toEqual([
    ['Team Lead, Screening', 'Valletta'],
    ['Screening Analyst', ''],
    ['Clerk', ''],
  ]);
});

test('a time with a long remark in brackets stays with the certificate above it', () => {
  const remark = 'November 2022 (half a day, the vendor came to us. Theory alone, no work on live parts)';
  expect(printed(`CERTIFICATES\n\nGas card\n2015 to Present\n\nHeat pumps\n${remark}\n\nDriving licence`)).toContain(
    `- Heat pumps · ${remark}`.slice(2),
  );
});

test('one long item among short ones goes on in none, and a quotation ends with who said it', () => {
  const tickets = ['Chainsaw, felling', 'Consent to work near the lines (ended when I left the firm)', 'Signs no. Cones yes', 'Licence 1', 'First aid']; // prettier-ignore
  expect(printed(`About me\nI have worked in the trees of the valley since I left school, on rope and on the ground, in all weathers.\n\nTickets\n${tickets.join('\n')}`).slice(-5)).toEqual(tickets); // prettier-ignore
  const quote = '"She made the hall look like a wood in May, and nobody wanted to leave." - a client';
  const shown = printed(`INTERESTS\nDahlias\nTea\n\n${quote}\nFinalist, Coast Wedding Awards 2021`);
  expect(shown.some((line) => line.endsWith(quote))).toBe(true);
});

test('headings in the first person are headings of what stands below them', () => {
  const text = `HELLO
ines@example.com
07700 900 199
Hove

WHERE I'VE DONE IT

FREELANCE BAKER
2021 - now
Cakes for forty weddings a year.`;
  const { sections, person } = readResume(`INES MOURA\nbaker of tall cakes\n\n${text}`);
  expect(person.contacts).toEqual(['ines@example.com', '07700 900 199', 'Hove']);
  expect(sections.map(({ kind, heading }) => [kind, heading])).toEqual([['experience', "WHERE I'VE DONE IT"]]);
});

test('rows of headings in capitals each begin a part of their own', () => {
  const { sections } = readResume(`${topOfResume}                    Harbour College, evening course
SYSTEMS             Sage 50, NetSuite, Excel, a little SAP (2012)
LANGUAGES           English, Irish (fluent), French (school)
INTERESTS           Sea swimming, camogie (under tens), choir`);
  expect(sections.slice(1).map(({ heading }) => heading)).toEqual(['SYSTEMS', 'LANGUAGES', 'INTERESTS']);
});

test('names of columns parted by signs are no head, and tabs before a colon are closed', () => {
  const shown = printed(`Where I did it
Employer / Role / Dates
Amber Retail, Nairobi\tData intern\tFeb 2021 to date
Thika School\tMaths teacher\tJan 2015 - Mar 2020
Juja School\tTeacher\tMay 2012 - Dec 2014

SKILLS
Languages\t\t:\tJava, SQL
Tools\t\t:\tGit, Jenkins`);
  expect(shown).toContain('**Employer / Role / Dates**');
  expect(shown).toContain('Languages: Java, SQL');
});

test('links under a heading of their own are work to be looked at, and no contacts', () => {
  const text = 'INES MOURA\nines@example.com\n\nBegin with these\n• inesmoura.example.com/ferries\n• inesmoura.example.com/mills\n\nEXPERIENCE\nReporter, Coast Daily\n2018 - 2022\n• Wrote of the harbour'; // prettier-ignore
  const { sections, person } = readResume(text);
  expect(person.contacts).toEqual(['ines@example.com']);
  expect(sections.map(({ heading }) => heading)).toContain('Begin with these');
});

test('short fields of a form above the first heading are one row below the contacts', () => {
  const text = `INES MOURA
ines@example.com
Born: 3 May 1988 in Faro
Family status: married
Work permit: EU citizen

EXPERIENCE
Reporter, Coast Daily
2018 - 2022
• Wrote of the harbour`;
  expect(renderResume(readResume(text))).toContain(
    '\n\nBorn: 3 May 1988 in Faro · Family status: married · Work permit: EU citizen\n\n## EXPERIENCE',
  );
});

test('no head begins with a word that goes on with the line above', () => {
  const text = `INES MOURA
ines@example.com

WHAT I HAVE DONE

Before that from Aug. 2009 to March of 2017 it was flatbed with Orr & Sons Haulers, Leeds. Coils and
trusses, some of them wide, with escorts.

2004 to 2009 - Coast Petroleum Transport, Hull. Tanker, nights, to the stations. Home
daily. Company sold in 09.

1998-2004 - drove a straight truck for the mill at York, feed and
fertilizer, forklift.

1994 to 1998, Army, motor transport operator, Fort Northgate
and Cyprus (UNFICYP). Honourable discharge, corporal.`;
  expect(printed(text).filter((line) => line.startsWith('### and'))).toEqual([]);
});

test.each(['Resume_Ines_M_DE_v7_FINAL', 'CV-Ines-Moura-2024.docx'])(
  'the name of the file is nobody’s name: %s',
  (file) => {
    const { person } = readResume(`${file}

INES MOURA | Data Engineer | 7 yrs | Faro (open to Porto)
ines@example.com | +351 910 555 014`);
    expect(person.name).toBe('INES MOURA');
  },
);

test.each([
  [
    'Qualification\tInstitution\tYear\tStatus',
    'Surveyor’s Certificate of Competency\tDMR\t2018\tobtained\nAdvanced Mine Survey\tChamber of Mines\t2014-2015\tComplete\nN. Dip Mine Survey\tUniv. of Northgate\t2012\tCompleted',
    'QUALIFICATIONS',
  ],
  [
    'Period\tCompany\tPosition\tReason for leaving',
    '2019/04 – to date\tNorthridge Platinum Ltd, Leeds\tMine Surveyor\tN/A\nFeb 2016 – Mar 2019\tNorthridge Platinum\tSurvey Technician\tPromoted',
    'WORK HISTORY IN TABLE FORM',
  ],
])('the names of the columns of a table are no post and no degree: %s', (header, rows, heading) => {
  const shown = printed(`INES MOURA\nines@example.com\n\n${heading}\n${header}\n${rows}`);
  expect(shown.filter((line) => line.startsWith(`### ${header.split('\t')[0]}`))).toEqual([]);
});
