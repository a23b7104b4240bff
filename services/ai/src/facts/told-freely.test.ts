import { expect, test } from '@jest/globals';
import { numbersOf } from './claim-numbers.js';
import { readEvidence } from './evidence.js';
import { guardResume } from './guard.js';
import { numberNames, type NumberName } from './figures/number-names.js';

const original = `Odile Vasseur-Pike
Hobart, Australia | odile.vp@example.com

SUMMARY
Eleven years in joinery, the last four as a site manager.

EXPERIENCE

Boatbuilder, Tarn Slipway
April 2016 – February 2021
- Yard sales of $5.2M in 2019 (budget 4.8)
- Scrap at 6.2% (target 7.5) after we nested the panels
- Hull inspection took 4 h 20, now from 4 h 20 to 95 minutes
- Three launch weekends, 8 to 10 dinghies each
- 40% of the moulds rebuilt in my time
- Moulds went from 9 faults to 4 in two years
- Laminating; sanding is done by another team
- Keep the drawing register up to date with the naval architect
- Open workshop, first sunday of month
- Presented the accounts to the AGM
- Fitted out the café barge with Raymarine AxiomPro plotters
- Survey of the hull parts (keel, rudder, rig, engine, stem, deck, tanks)
- Work through the punch list at the table every week
- Leading hand in charge when the foreman is away

Deckhand and later Bosun, Sorell Ferries
2012 – 2016
- Painted 14 cabins

CERTIFICATES
Coxswain Grade 2 (AMSA) – valid until 08/2027
Naval Architecture Foundation, Tasman College – started 2020, stopped after two units
Crane ticket, ran out 2019

SKILLS
Rhino, SketchUp (basic), V-Ray (basic)

LANGUAGES
French (native), English (fluent), Spanish (elementary)
`;

const asked = 'Workday, Tableau and Shopify are a plus. Site manager for joinery.';
const guarded = (tailored: string) =>
  guardResume({ original, tailored, today: new Date('2026-11-21'), jobDescription: asked });

const inJob = (line: string) =>
  guarded(
    `# Odile Vasseur-Pike\n\n## Experience\n\n### Boatbuilder | Tarn Slipway\n\n*April 2016 – February 2021*\n\n- ${line}\n`,
  ).report.notAdded;
const inSection = (heading: string, line: string) =>
  guarded(`# Odile Vasseur-Pike\n\n## ${heading}\n\n${line}\n`).report.notAdded;

test.each([
  ['the unit that a budget in brackets shares', 'Yard sales of $5.2 million in 2019 against a budget of $4.8 million'],
  ['the share by which a budget was passed', 'Yard sales of $5.2M in 2019, around eight per cent ahead of budget'],
  ['the points between a value and its target', 'Kept scrap at 6.2%, 1.3 points below target, by nesting the panels'],
  ['the hours and minutes between two times', 'Cut hull inspection by two hours and 45 minutes to 95 minutes'],
  ['how many there were in all', 'Ran three launch weekends with 24 to 30 dinghies in all'],
  ['a percentage as a fraction', 'Rebuilt two-fifths of the moulds'],
  ['“up to date” in another word', 'Keep the drawing register current with the naval architect'],
  ['the words of an abbreviation that name a period', 'Presented the accounts to the annual general meeting'],
  ['a word with other accents and a name written apart', 'Fitted out the cafe barge with Raymarine Axiom Pro plotters'],
  ['how many parts a line lists', 'Survey of all seven hull parts, from keel to tanks'],
  ['the years of the post', 'Five years of laminating'],
  [
    'how many times as much it was',
    'Brought the moulds from 9 faults to 4 in two years (about 2.25 times as many before)',
  ],
  ['the time in which it came in months', 'Brought the moulds from 9 faults to 4 within 24 months'],
])('a line of a job may be told with %s', (_what, line) => {
  expect(inJob(line)).toEqual([]);
});

const ashore = `Imke Vandervelde

Experience
Bosun, Heidehof Ferries, 2012 - 2016
- Watch pay of 1.2 million euro for 412 hands
- Marine radio: can call on it, dont repair it
- Loading 15 tonne vehicles, 3 secs off every lift
`;
const onBoard = (line: string) =>
  guardResume({
    original: ashore,
    tailored: `# Imke Vandervelde\n\n## Experience\n\n### Bosun | Heidehof Ferries\n\n*2012 – 2016*\n\n- ${line}\n`,
    today: new Date('2026-11-21'),
  }).report.notAdded;
test.each([
  ['a long number in words', 'Watch pay for four hundred and twelve hands'],
  ['a currency behind its amount', 'Watch pay of €1.2 million'],
  ['what counts before what it is of', 'Loading vehicles of 15 tonnes'],
  ['a unit of time in full', 'Took three seconds off every lift'],
])('a figure may be told with %s', (_what, line) => {
  expect(onBoard(line)).toEqual([]);
});

test.each([
  ['another unit of time', 'Took three minutes off every lift'],
  ['what the line denies', 'Call on the marine radio and repair it'],
])('a line is refused for %s', (_what, line) => {
  expect(onBoard(line)).not.toEqual([]);
});

const evidence = readEvidence(original, new Date('2026-11-21'));
const [work] = evidence.resume.sections.filter(({ kind }) => kind === 'experience');
const numberOf = (name: NumberName, text: string) =>
  numbersOf({ text, kind: 'bullet', entry: work?.entries[0] }, evidence, undefined).numbers[numberNames.indexOf(name)];

test.each<[string, NumberName, string]>([
  ['who else does it may be told in other words', 'othersWork', 'Laminating (a separate team does the sanding)'],
  ['“of month” is of every month', 'period', 'Open workshop on the first Sunday of every month'],
  ['every week is 52 times a year', 'figureNew', 'Work through the punch list at the table 52 times a year'],
])('%s', (_what, name, text) => {
  expect(numberOf(name, text)).toBe(0);
});

test.each<[string, NumberName, string]>([
  ['who else does it may not be left out', 'othersWork', 'Laminating and sanding'],
  ['a month is no year', 'period', 'Open workshop on the first Sunday of the year'],
])('%s', (_what, name, text) => {
  expect(numberOf(name, text)).toBeGreaterThan(0);
});

test.each([
  ['another budget', 'Yard sales of $5.2 million in 2019 against a budget of $4.1 million'],
  ['another share of it', 'Yard sales of $5.2M in 2019, around twenty per cent ahead of budget'],
  ['other points', 'Kept scrap at 6.2%, 3.1 points below target, by nesting the panels'],
  ['another length of time', 'Cut hull inspection by three hours and 25 minutes to 95 minutes'],
  ['more than there were in all', 'Ran three launch weekends with 34 to 40 dinghies in all'],
  ['another fraction', 'Rebuilt four-fifths of the moulds'],
  ['the work of others', 'Laminating and sanding of all hulls'],
  ['another number of parts', 'Survey of all nine hull parts, from keel to tanks'],
  ['more years than the post had', 'Nine years of laminating'],
  ['another time in which it came', 'Brought the moulds from 9 to 4 faults within a single year'],
  ['another name written apart', 'Fitted out the cafe barge with Raymarine Element Pro plotters'],
])('a line of a job is refused for %s', (_what, line) => {
  expect(inJob(line)).not.toEqual([]);
});

test.each([
  ['until when a paper is valid', 'Certificates', 'Coxswain Grade 2 (AMSA), to August 2027'],
  ['a level before each language', 'Summary', 'Native French, fluent English and elementary Spanish.'],
  ['one word that makes two things less', 'Skills', 'Rhino, basic SketchUp and V-Ray'],
  ['how long a post lasted', 'Summary', 'Boatbuilder, for almost five years at one slipway.'],
  ['that a study is over', 'Certificates', 'Naval Architecture Foundation, stopped after two units'],
  ['years with what they were spent on', 'Summary', 'Eleven years in joinery, the latest four as a site manager.'],
])('a row may tell %s', (_what, heading, line) => {
  expect(inSection(heading, line)).toEqual([]);
});

test.each([
  ['another level behind the first language', 'Summary', 'Native French, elementary English and fluent Spanish.'],
  ['things that are less as they are', 'Skills', 'Rhino, SketchUp and V-Ray'],
  ['a product that begins like a word of the original', 'Skills', 'Rhino, Workday'],
  ['half of an item', 'Skills', 'Rhino and Tableau'],
  [
    'a study that was given up as going on',
    'Certificates',
    'Naval Architecture Foundation, Tasman College, in progress',
  ],
  ['a paper that ran out as current', 'Certificates', 'Crane ticket, current'],
  ['another such product', 'Skills', 'Rhino, Tableau'],
  ['a post as longer than it was', 'Summary', 'Boatbuilder for more than seven years at one slipway.'],
  ['all years as those with one employer', 'Summary', 'Joiner with eleven years at Tarn Slipway.'],
  ['all years as what only the last of them were', 'Summary', 'Eleven years as a site manager.'],
])('a row is refused for %s', (_what, heading, line) => {
  expect(inSection(heading, line)).not.toEqual([]);
});

test('a long head in bold that ends with its period is a head, and its lines are of that employer', () => {
  const head =
    '**Deckhand, later Bosun, on passenger and vehicle ferries of the company in the Derwent estuary and the channel**, Sorell Ferries (2012 – 2016)';
  const { notAdded } = guarded(
    `# Odile Vasseur-Pike\n\n## Experience\n\n**Boatbuilder**, Tarn Slipway (April 2016 – February 2021)\n- Scrap at 6.2% (target 7.5)\n\n${head}\n- Painted fourteen cabins\n`,
  ).report;
  expect(notAdded.map(({ text }) => text)).not.toContain('Painted fourteen cabins');
});

const ofALife = `Imke Vandervelde

Experience
Keldermann Hulls (Mr. J. Osei, owner)
Paint Shop Apprentice
2009 – 2011

2016-Pres.	SENIOR BOSUN
Sorell Ferries, Inc., Hobart

SUMMER WORK
2015 (Jun – Aug)   Deckhand, Tarn Slipway

Before that I was in Ireland from the spring of 2012 to March of 2014, it was net mending with Kilcashel Ferries, Co. Cork.
I am the deputy harbour warden of the island, grades 9 to 13 in sailing.
`;
const headOf = (head: string, below = 'Mended nets') =>
  guardResume({
    original: ofALife,
    tailored: `# Imke Vandervelde\n\n## Experience\n\n### ${head}\n\n- ${below}\n`,
    today: new Date('2026-11-21'),
  }).text.includes(`### ${head}\n`);

test.each([
  ['without what the original adds in brackets', 'Paint Shop Apprentice, Keldermann Hulls, 2009 – 2011'],
  ['of a post that runs, told in short', 'Senior Bosun, Sorell Ferries, Hobart, 2016 – present'],
  ['with its months beside its year', 'Deckhand | Tarn Slipway | June – August 2015'],
  ['of a job told in a sentence', 'Net Mending, Kilcashel Ferries, County Cork, Ireland, spring 2012 – March 2014'],
])('a head stands %s', (_what, head) => {
  expect(headOf(head)).toBe(true);
});

test.each([
  ['other years', 'Senior Bosun, Sorell Ferries, Hobart, 2014 – present'],
  ['another employer', 'Deckhand | Keldermann Slipway | June – August 2015'],
])('a head with %s falls', (_what, head) => {
  expect(headOf(head)).toBe(false);
});

const inSummary = (line: string, original = ofALife) =>
  guardResume({
    original,
    tailored: `# Imke Vandervelde\n\n## Summary\n\n${line}\n`,
    today: new Date('2026-11-21'),
  }).report.notAdded;

test('what somebody says they are is a title of theirs, and a wish is none', () => {
  expect(inSummary('Deputy harbour warden of the island.')).toEqual([]);
  expect(inSummary('Senior bosun, hoping to train, in time, as a nurse.').map(({ kind }) => kind)).not.toContain(
    'title',
  );
  expect(inSummary('Harbour master of the island.')).not.toEqual([]);
});

test('of several years the ones of the same work are meant', () => {
  const years = `Imke Vandervelde\n\nSummary\n31 years in the trade: 19 on the bid side, 12 in the field.\n\nExperience\nEstimator, Tarn Slipway, 1990 – 2021\n- Bids\n`;
  expect(inSummary('31 years on the bid side.', years)).not.toEqual([]);
  expect(inSummary('19 years on the bid side.', years)).toEqual([]);
});
