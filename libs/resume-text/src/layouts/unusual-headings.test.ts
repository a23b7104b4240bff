import { describe, expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { printed } from '../testing/printed.js';

const jobs = `EMPLOYMENT

SELF-EMPLOYED / BAKER BREAD LTD
owner
2018 – now
▪ 25 to 30 markets per year
▪ Hire two helpers

FENWICK BAKERY & CAFE
Head Baker
June 2014 – March 2018
▪ Mixed doughs at night
▪ Taught two apprentices`;

test('capitals that end with a usual heading are one, also among employers in capitals', () => {
  const shown = printed(`PROFILE
I bake bread and cakes for shops, and I have run two bakeries with a stall on the market for nine years.

SELECTED STALLS & PROJECTS

"Rye for the Harbour" – street bakery, Humber Arts (2023)
Lead baker. 61 loaves a day for nine weeks. Shown at seven fairs.

Oak & Ember Camping Co. (2020 – present, on call)
Baker and cook. Eight to ten meals a month for guests of the site.

${jobs}`);
  expect(shown.slice(2, 8)).toEqual([
    '## SELECTED STALLS & PROJECTS',
    '### "Rye for the Harbour" – street bakery, Humber Arts (2023)',
    'Lead baker. 61 loaves a day for nine weeks. Shown at seven fairs.',
    '### Oak & Ember Camping Co. (2020 – present, on call)',
    'Baker and cook. Eight to ten meals a month for guests of the site.',
    '## EMPLOYMENT',
  ]);
  expect(shown).toContain('### Head Baker | FENWICK BAKERY & CAFE');
});

test('where all headings end with a colon, a line in capitals with one names no employer of the line below', () => {
  const shown = printed(`PROFILE:
Forklift driver with six years in cold stores. Clean record.

EMPLOYMENT:

03/2021 – Present	LONE ELM COLD STORE, Hull
			Reach Truck Driver
			- Load 40 trucks a shift
			- Count stock

2008 – 2009		Humber Mills, Hull, packer

ARMY SCHOOLS AND AWARDS:
Junior Leader Course (2014)
Driver training, Catterick (2009)
First aider

EDUCATION:
Redhill School, Hull		Diploma 2008`);
  expect(shown).toEqual(expect.arrayContaining(['## ARMY SCHOOLS AND AWARDS', 'Junior Leader Course (2014)']));
});

const sidebar = `TOOLS
Go, Rust,
some Python
I2C, CAN, BLE, Modbus,
LIN
JTAG, scope, logic
analyser
LANGUAGES
English, Polish,
German (B1)
EXPERIENCE
Harbour Pumps Ltd
Hull | Jul 2020 – Present
Senior Firmware Engineer (Lead since 2022)
Projects:
• Ward pump – firmware on a small controller, cleared in 2023 with a team of 5.
• Test bench – a rig in Python that runs in five hours.
Tideway GmbH
Kiel, Germany | Oct 2014 – May 2020
Software Developer, from 2017 Senior
Projects:
• Water meter – 15 year battery life, 400k units sold.
• Gateway – drivers and device trees.
Delta Institute of Technology
Delft | Apr 2013 – Sep 2014
Research assistant (part time)
• Sensor node firmware in C
OPEN SOURCE AND SIDE WORK
Maintainer of a small framing crate (2021 – today)
Freelance: soil logger for a vineyard, with LoRa, 2019`;

test('a list that stops at a comma goes on below, and what is set like the headings is one', () => {
  const shown = printed(sidebar);
  expect(shown.slice(0, 5)).toEqual([
    '## TOOLS',
    'Go, Rust, some Python',
    'I2C, CAN, BLE, Modbus, LIN',
    'JTAG, scope, logic analyser',
    '## LANGUAGES',
  ]);
  expect(shown.slice(-3)).toEqual([
    '## OPEN SOURCE AND SIDE WORK',
    'Maintainer of a small framing crate (2021 – today)',
    'Freelance: soil logger for a vineyard, with LoRa, 2019',
  ]);
});

test('a title below the employer and its time keeps since when it was held, and "Projects:" within a job begins no section', () => {
  const shown = printed(sidebar);
  expect(shown.filter((line) => /^(?:#|\*)/.test(line)).slice(2, -1)).toEqual([
    '## EXPERIENCE',
    '### Senior Firmware Engineer (Lead since 2022) | Harbour Pumps Ltd',
    '*Hull · Jul 2020 – Present*',
    '**Projects:**',
    '### Software Developer, from 2017 Senior | Tideway GmbH',
    '*Kiel, Germany · Oct 2014 – May 2020*',
    '**Projects:**',
    '### Research assistant (part time) | Delta Institute of Technology',
    '*Delft · Apr 2013 – Sep 2014*',
  ]);
});

describe('a heading of the person’s own above the first job keeps its place', () => {
  const jobs = `2021–now
Tram Driver @ City Lines Ltd (trams & buses, Leeds)
   Night service on two routes, and the training of nine drivers who came from the buses.

2016–2021
Bus Driver @ Harbour Coaches (holiday trips, York)
   Trips to the sea with up to fifty guests a day, and the care of two coaches.
`;
  test.each([
    ['below a profile', 'In short\nI like calm rides, and I tell people where we are, by day and by night.\n\n'],
    ['below a line about the person', 'I like calm rides, and I tell people where we are.\n\n'],
    ['below a list', 'Languages\nEnglish, Dutch, a little Frisian\n\n'],
  ])('%s', (_, above) => {
    const text = `Orla Keane\nTram driver\n\nLeeds, UK  ·  orla@example.net  ·  +44 7700 900123\n\n${above}What I've been up to\n\n${jobs}`;
    const section = readResume(text).sections.find(({ kind }) => kind === 'experience');
    expect(section).toMatchObject({ heading: "What I've been up to", details: [] });
    expect(section?.entries.map(({ title }) => title)).toEqual(['Tram Driver', 'Bus Driver']);
  });
});

test('an unknown heading in capitals is no employer where its section begins with something else', () => {
  const text = [
    'Jo Baker',
    'jo@example.com',
    '',
    'SKILLS',
    'Hoists, slings',
    '',
    'EXPERIENCE',
    '',
    'HOLM QUARRY & SONS',
    'Crane Driver',
    'March 2016 – present',
    '- Lifts stone.',
    '',
    'DUNMORE HARBOUR BOARD',
    'Deckhand',
    'Jan. 2013 – Feb. 2016',
    '- Tied boats.',
    '',
    'EDUCATION',
    'Certificate in Slinging, Northmoor Polytechnic – 2013',
    '',
    'CHOSEN COURSES',
    'Rope inspection, 2022          Signals Part 1 (port), 2016',
    'Working at height, 2019        Banksman refresher, 2021',
    '',
    'TIES',
    'Northmoor Slingers Association – member since 2013, branch secretary 2019–2022',
  ].join('\n');
  const { sections } = readResume(text);
  expect(sections.map(({ heading }) => heading)).toEqual([
    'SKILLS',
    'EXPERIENCE',
    'EDUCATION',
    'CHOSEN COURSES',
    'TIES',
  ]);
  expect(sections[1]?.entries.map(({ organization }) => organization)).toEqual([
    'HOLM QUARRY & SONS',
    'DUNMORE HARBOUR BOARD',
  ]);
});
