import { expect, test } from '@jest/globals';
import { entriesRead, printed, topOfResume } from '../testing/printed.js';

test('a label that begins several lines begins each of them', () => {
  const duty =
    '- Storm and burglary claims, five visits a day, with an estimate of the damage for each of the cars that hail had hit';
  const job = (title: string, years: string, reason: string) =>
    `Company: Larch Insurance Ltd, Hull\nPosition: ${title}\nPeriod: ${years}\nDuties:\n${duty}\nReason for leaving: ${reason}`;
  const text = `EMPLOYMENT HISTORY\n\n${job('Assessor', '2016 to 2019', 'Contract ended')}\n\n${job('Clerk', '2012 to 2016', 'Promoted')}`;
  const lines = printed(text).filter((line) => line.includes('Reason for leaving'));
  expect(lines.map((line) => line.replace(/^- /, ''))).toEqual([
    'Reason for leaving: Contract ended',
    'Reason for leaving: Promoted',
  ]);
});

test('in a list of single lines two of them are not one', () => {
  const list = `Learning
Certificate in Local Government, Coast University (2021)
Diploma in Local Government, Coast University (three courses to go)
Foundations of Council Work, one week residential (August 2019)
Library Technician courses, University of the Larch, by distance (2014 to 2016, not finished)
Tourism diploma, Larch college (2003)`;
  expect(printed(list)).toHaveLength(6);
});

test('what is told right below a row with its time is no head', () => {
  const shows = `EXHIBITIONS

Whose Wax? Hull and Accra ................................................ 2020
With Efua Larch. Made together with a reference group of the city's Ghanaian
Association; closed after three weeks, made again for the web.
The Pedlars' Pack, permanent gallery, Hull ............................... 2018
In the team. Texts in three languages; samples to touch for blind visitors.`;
  expect(printed(shows).filter((line) => /^[#*]/.test(line) && line.includes('With Efua'))).toEqual([]);
});

test('dots lead also from a shortened word to its year', () => {
  expect(printed('PUBLICATIONS\n\n"Wax", Journal of Cloth 12:2, peer rev. .................... 2019')).toContain(
    '"Wax", Journal of Cloth 12:2, peer rev. · 2019',
  );
});

test('a degree at the beginning of its line is no state', () => {
  expect(
    entriesRead(
      `${topOfResume}EDUCATION\n\nHull University\nMA, Museum Studies ............. 2008`,
      'education',
    )[0]?.[0],
  ).toBe('MA, Museum Studies');
});

test('a label that its narrow column broke is one label', () => {
  const lines = printed(
    'SKILLS\n\nDaily           Prophet, Excel\nOften           SQL Server\nOnce upon       SAS, not renewed\na time',
  );
  expect(lines).toContain('Once upon a time: SAS, not renewed');
});

test('papers told in a sentence each are lines, though two of them look like heads', () => {
  const papers = `Education
General Certificate in Brewing, Institute of Brewing & Distilling, 2018, with credit.
Diploma in Brewing, same crowd, module one passed 2021.
Food safety level 3, EHAI, 2022.
Counterbalance forklift, 2019, was due again in 2024.
Leaving Cert, Ennis, 2007.`;
  expect(printed(papers).filter((line) => line.startsWith('###'))).toEqual([]);
});

test('an item of a list of papers does not go on with the next one, however long it is', () => {
  const papers = `Registration and memberships

Veterinary Board of Tasmania, general registration, no. T-04417, current to 30 June
Veterinary Practitioners Registration Board of Victoria, 2015 to 2019, let go when I moved
Radiation use licence (veterinary), expired Nov 2025, renewal lodged
Australian Veterinary Association; membership by examination, July 2022`;
  expect(printed(papers)).toHaveLength(5);
});

test('below items that begin with their time, what begins with none goes on', () => {
  const studies = `EDUCATION
2019 to 2022: MSc Development Finance (part time), Kabete Graduate School
2011 to 2015: Bachelor of Commerce (Accounting option), Western Rift University, Second
Class Upper
2007 to 2010: K.C.S.E., Friends Girls School`;
  expect(printed(studies).join('\n')).toContain('Second Class Upper');
});

test('numbers that lines below refer to stay before what they count', () => {
  const text = `STATIONS

(1)  Harbour Insurance, Hull. Group Data Protection Officer
(2)  Larch & Co, Leeds. Senior Consultant

WHAT I DID THERE

Records rebuilt from three files (1). Audits of eleven clients (2). Breaches assessed, 64 of them (1).`;
  expect(printed(text).join('\n')).toContain('(1) Harbour Insurance');
});

test('what was done stands below a head that begins with its time in brackets', () => {
  const jobs = `Experience

[02/21 > now] Ridge Access, Gladstone - scaffolder, leading hand since 08/23
crew of 8 to 12 on power station maintenance. Prestarts, tags and the register, 7 day inspections,
handover certs. Read the drawings and do the take off for the gear.

[11/15 > 04/19] Southbank Form & Scaffold, Brisbane - scaffolder
High rise perimeter to 31 levels, slab edge, loading bays, stair towers.`;
  expect(entriesRead(topOfResume + jobs).map((entry) => entry.slice(1, 3))).toEqual([
    ['Ridge Access', '02/21 > now'],
    ['Southbank Form & Scaffold', '11/15 > 04/19'],
  ]);
});
