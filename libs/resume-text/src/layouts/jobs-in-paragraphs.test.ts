import { expect, test } from '@jest/globals';
import { renderResume } from '../document/render-resume.js';
import { readResume } from '../read-resume.js';
import { topOfResume } from '../testing/printed.js';

const heads = (text: string) =>
  renderResume(readResume(topOfResume + text))
    .split('\n')
    .filter((line) => line.startsWith('### '));

const paragraphs = `JOBS (latest first)

Working Foreman with Ardkeen Roofing & Slating Ltd,
Portlaoise, 5/2019 to now.
  Ballyfin NS, new roof of the hall, finished on time.
  Up to 20 men on site, mostly subbies. I do the daily diary and the
  returns.

Roofer/Chargehand, Seamus Daly Contractors, Tullow, Mar 2015 - Apr
2019. 4 roofers under me. Slates and tiles, gutters, a nursing home
in Carlow with 40 beds. Started as roofer, chargehand from 2016.

Leeds, West Yorkshire. Oct 2010 to Jan 2015. Slate roofer and
leading hand for Morrow Cladding Ltd, hospital carpark and two bridges.
Green card. Came home when the mother took sick.

Hennessy Homes, Naas. 2002 to 2009. Roofer. Housing, 200+ units.

Apprentice with Jim Nolan, Mountrath, 1998 to 2002.

SCHOOL AND TRADE
National Craft Cert, Roofing, 2002
`;

test('jobs told in paragraphs that begin with a name and a time are jobs of their own, and a broken period is one', () =>
  expect(heads(paragraphs)).toEqual([
    '### Working Foreman with Ardkeen Roofing & Slating Ltd, Portlaoise',
    '### Roofer/Chargehand, Seamus Daly Contractors, Tullow',
    '### Leeds, West Yorkshire',
    '### Hennessy Homes, Naas',
    '### Apprentice with Jim Nolan, Mountrath',
  ]));

test('the time of such a job stands below its head, and of each nothing else does', () =>
  expect(
    renderResume(readResume(topOfResume + paragraphs))
      .split('\n')
      .filter((line) => /^\*[^*]/.test(line)),
  ).toEqual([
    '*5/2019 to now*',
    '*Mar 2015 - Apr 2019*',
    '*Oct 2010 to Jan 2015*',
    '*2002 to 2009*',
    '*1998 to 2002*',
  ]));

test('since when a title has been held is part of the title where the employer has the time of the post', () =>
  expect(
    readResume(`${topOfResume}WHERE I HAVE WORKED

Harbour Tiles Ltd, Castlebar                     Sept 2018 to date
Payroll Adviser (30 hrs, for a site of 640)
Wages and sick pay, about 15 queries open at any time.

Fenwick Pay Services, Leeds                     Feb 2013 - August 2018
Payroll Clerk, then Payroll Adviser from 2015
Wages for councils, a bus company and two food factories.

Northern Hospital, Pontefract            Oct 2010 to Feb 2013
Payroll Clerk, Staff Department (Band 5)
Starters and leavers.
`).sections[0]?.entries.map(({ title }) => title),
  ).toContain('Payroll Clerk, then Payroll Adviser from 2015'));
