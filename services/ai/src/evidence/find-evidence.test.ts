import { describe, expect, test } from '@jest/globals';
import type { Requirement } from '../posting/requirement.js';
import { findEvidence, readEvidenceIndex, type Evidence } from './find-evidence.js';

const today = new Date('2026-06-15');

const resume = `Rosa Whitfield
Leeds, rosa.whitfield@example.com

EXPERIENCE
Senior Bookkeeper, Alder Freight Ltd                     March 2019 – Present
- Reconcile three bank accounts every week in Xero
- Trained two new starters on the purchase ledger
Bookkeeper, Penn & Daughters                             June 2014 – February 2019
- Prepared VAT returns for twelve small firms
- Some exposure to credit control

EDUCATION
B.A. History, University of Larkhill, 2013
MBA, Northgate Business School, in progress

CERTIFICATIONS
AAT Level 4, 2016
First Aid at Work, expired 2021
Payroll Bureau Certificate, written exam passed 2023
Full UK driving licence

SKILLS
Xero, Excel, iCIMS, Slack

LANGUAGES
Italian (native), French (B1)
`;
const index = readEvidenceIndex(resume);

function required(text: string, kind: Requirement['kind'], parts?: Requirement['parts']): Requirement {
  const span = { start: 0, end: text.length };
  return {
    id: text,
    text,
    span,
    strength: 'required',
    kind,
    parts: parts ?? [{ alternatives: [text] }],
    isScored: true,
  };
}

function ask(text: string, kind: Requirement['kind'], parts?: Requirement['parts']): Evidence {
  return findEvidence(required(text, kind, parts), index, today);
}

describe('what the resume says is found', () => {
  const cases: [string, Requirement['kind'], string][] = [
    ["Bachelor's degree or equivalent", 'degree', 'B.A. History'],
    ['Experience with an applicant tracking system', 'tool', 'iCIMS'],
    ['Accounting software', 'tool', 'Xero'],
    ['Valid driving licence', 'credential', 'Full UK driving licence'],
    ['Fluent Italian', 'language', 'Italian (native)'],
    ['At least 5 years of experience as a bookkeeper', 'years', 'Bookkeeper'],
  ];
  test.each(cases)('%s', (text, kind, line) => {
    const { answer, lines } = ask(text, kind);
    expect(answer).toBe('found');
    expect(lines.map((each) => each.text).join(' ')).toContain(line);
  });
});

describe('years are added up over the jobs that are about what is asked', () => {
  const own = readEvidenceIndex(`Rosa Whitfield
rosa@example.com

EXPERIENCE
Senior Accountant, Alder Freight Ltd, March 2021 – Present
- Close the books of two companies each month
Staff Accountant, Penn & Daughters, June 2017 – February 2021
- Stood in as team leader for four weeks
Demi Chef de Partie, Harbour Hotel, May 2014 – May 2017
- Sauces for 80 covers a night
Maths Teacher (Placement), Larkhill School, August 2012 – June 2014
- Fractions for 24 children

EDUCATION
BA Accounting, Larkhill University, 2010 – 2014
`);
  const answered = (text: string) => findEvidence(required(text, 'years'), own, today).answer;

  test.each([
    ['of a field', '6+ years of progressive accounting experience'],
    ['with a wish beside it', '8 years in accounting, ideally in logistics'],
    ['in words', 'At least five years of relevant experience as an accountant'],
    ['in months', 'Minimum 24 months of accounting experience'],
  ])('%s', (_case, text) => {
    expect(answered(text)).toBe('found');
  });

  test.each([
    ['that are too many', '15 years of accounting experience'],
    ['in a lesser title', '2 years as a Chef de Partie'],
    ['in a placement', '1 year as a maths teacher'],
    ['of leading, where somebody only stood in', 'One year as a team leader'],
    ['of another field', '5 years of welding experience'],
    ['with a second time that is not shown', '6+ years of accounting, two of them leading a team'],
    ['with something else that is not shown', '6+ years of accounting with knowledge of hospital billing'],
  ])('%s are not found for sure', (_case, text) => {
    expect(answered(text)).not.toBe('found');
  });
});

test('a line that takes its years back proves none, whatever line stands above it', () => {
  const sure = 'Welder with 9 years of orbital steel pipe welding';
  const takenBack = 'Some 9 years of steel pipe welding, lapsed';
  const linesOf = (...summary: string[]) =>
    findEvidence(
      required('5 years of orbital steel pipe welding', 'years'),
      readEvidenceIndex(
        `Rosa Whitfield\nrosa@example.com\n\nSUMMARY\n${summary.map((each) => `- ${each}`).join('\n')}\n`,
      ),
      today,
    );
  expect(linesOf(sure).answer).toBe('found');
  expect(linesOf(takenBack).answer).not.toBe('found');
  const weights = [linesOf(sure, takenBack), linesOf(takenBack, sure)].map(
    ({ closest }) => closest.find(({ text }) => text === takenBack)?.weight,
  );
  expect(weights[0]).toBe(weights[1]);
});

describe('what is no proof of the thing itself is not found for sure', () => {
  const cases: [string, Requirement['kind']][] = [
    ['MBA', 'degree'],
    ["Master's degree in business", 'degree'],
    ['First aid certificate', 'credential'],
    ['Payroll Bureau Certificate', 'credential'],
    ['Credit control', 'skill'],
    ['Fluent French', 'language'],
    ['QuickBooks', 'tool'],
    ['Fluent German', 'language'],
    ['At least 20 years of experience as a bookkeeper', 'years'],
    ['Bookkeeping licence of the State of Ohio', 'credential'],
  ];
  test.each(cases)('%s', (text, kind) => {
    expect(ask(text, kind).answer).not.toBe('found');
  });
});

test('a duty in other words is answered by the line that says it', () => {
  expect(ask('Coach newer team members', 'duty').lines[0]?.text).toBe(
    'Trained two new starters on the purchase ledger',
  );
});

test('what the resume does not speak of is not found and has no lines', () => {
  expect(ask('Kubernetes', 'tool')).toMatchObject({ answer: 'not_found', lines: [] });
});

test.each([
  ['a name alone', 'Strong knowledge of Xero', true],
  ['a name with something asked of it', 'Xero integrations for wholesale traders', false],
])('a line that has every word of %s is literal: %s', (_case, text, isLiteral) => {
  expect(ask(text, 'tool').lines.some((line) => line.isLiteral)).toBe(isLiteral);
});

test('a heading is no evidence', () => {
  const onlyHeading = readEvidenceIndex('Mia Roth\n\nLANGUAGES\n\nSKILLS\nExcel\n');
  const { answer } = findEvidence(required('Languages', 'language'), onlyHeading, today);
  expect(answer).not.toBe('found');
});

test('all parts must be shown, of each any alternative', () => {
  const all = [{ alternatives: ['Xero', 'Sage'] }, { alternatives: ['Excel'] }];
  const some = [{ alternatives: ['Xero'] }, { alternatives: ['Oracle Financials'] }];
  expect(ask('Xero or Sage, and Excel', 'tool', all).answer).toBe('found');
  expect(ask('Xero and Oracle Financials', 'tool', some).answer).not.toBe('found');
});

test('the lines are verbatim in the resume, best first, three at most', () => {
  const { lines } = ask('Prepare VAT returns', 'duty');
  expect(lines.length).toBeLessThanOrEqual(3);
  expect(lines.map((line) => line.weight)).toEqual(lines.map((line) => line.weight).sort((a, b) => b - a));
  for (const { text, span } of lines) expect(resume.slice(span.start, span.end)).toContain(text);
});

test('the same texts give the same answer', () => {
  const again = findEvidence(required('Prepare VAT returns', 'duty'), readEvidenceIndex(resume), today);
  expect(again).toEqual(ask('Prepare VAT returns', 'duty'));
});

describe('text about something else raises no answer', () => {
  const chatter = [
    'The weather was lovely and the garden full of tulips, roses and bees.',
    'Enjoys long walks, jazz records and baking sourdough on Sundays.',
    'Lorem ipsum dolor sit amet, consectetur adipiscing elit.',
  ];
  const asked = ['Prepare VAT returns', 'Credit control', 'QuickBooks', 'Operate a crane', 'MBA', 'Fluent German'];
  const worth = { not_found: 0, likely: 1, found: 2 };
  test.each(chatter)('%s', (line) => {
    const longer = readEvidenceIndex(`${resume}\n\nINTERESTS\n${line}\n`);
    for (const text of asked) {
      const after = findEvidence(required(text, 'skill'), longer, today);
      expect(worth[after.answer]).toBeLessThanOrEqual(worth[ask(text, 'skill').answer]);
    }
  });
  test('repeating the whole resume changes no answer', () => {
    const thrice = readEvidenceIndex(`${resume}\n${resume}\n${resume}`);
    for (const text of asked)
      expect(findEvidence(required(text, 'skill'), thrice, today).answer).toBe(ask(text, 'skill').answer);
  });
});

test('an empty resume proves nothing', () => {
  expect(findEvidence(required('Excel', 'tool'), readEvidenceIndex(''), today)).toMatchObject({
    answer: 'not_found',
    lines: [],
  });
});

test('300 requirements against 1,000 long lines are answered in bounded time', () => {
  const line =
    'Planned, recorded and checked the loading of freight for regional customers with the carriers of the depot';
  const long = readEvidenceIndex(Array.from({ length: 2_000 }, (_, at) => `- ${line} ${at}`).join('\n'));
  const started = process.cpuUsage();
  for (let at = 0; at < 300; at += 1)
    findEvidence(required(`Coordinate ${at} carriers, freight audits and customs papers`, 'duty'), long, today);
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1_000).toBeLessThan(8_000);
});

test.each<[string, Requirement['kind']]>([
  ['Team leadership', 'skill'],
  ['Lead a team', 'duty'],
  ['Positive attitude', 'trait'],
])('dates and places are shown as no line for "%s"', (text, kind) => {
  const read = readEvidenceIndex(`Rosa Whitfield

EXPERIENCE
Team Leader, Alder Freight Ltd
March 2019 – Present
Leeds, UK
- Reconcile three bank accounts every week

Bookkeeper, Penn & Daughters
June 2014 – February 2019`);
  const { lines } = findEvidence(required(text, kind), read, today);
  expect(lines.filter((line) => /^(?:March|June|Leeds)/.test(line.text))).toEqual([]);
});

const answerOn = (line: string, section: string, text: string, kind: Requirement['kind']) =>
  findEvidence(required(text, kind), readEvidenceIndex(`Rosa Whitfield\n\n${section}\n${line}\n`), today).answer;

test.each<[string, Requirement['kind'], string, string, Evidence['answer']]>([
  ['HS diploma or GED', 'degree', 'EDUCATION', 'Larch High School diploma 1998', 'found'],
  ['2-yr degree in welding', 'degree', 'EDUCATION', 'A.A.S. Welding, Larch College, 2011', 'found'],
  ['Strong skills in Microsoft Excel', 'tool', 'SKILLS', 'Billing      Microsoft Excel & Outlook      Filing', 'found'],
])('“%s” (%s) is answered by what stands under %s: %s', (text, kind, section, line, answer) => {
  expect(answerOn(line, section, text, kind)).toBe(answer);
});

test('MIG is no TIG', () => {
  expect(answerOn('MIG and stick welding', 'SKILLS', 'Stainless TIG welding', 'skill')).not.toBe('found');
});

test('a line with one of the names that are enough is told from its neighbours', () => {
  const parts = [{ alternatives: ['Sage', 'Xero', 'similar bookkeeping software'] }];
  const { closest } = ask('Sage, Xero or similar bookkeeping software', 'skill', parts);
  expect(closest.filter(({ isLiteral }) => isLiteral).map(({ text }) => text)).toContain(
    'Reconcile three bank accounts every week in Xero',
  );
  expect(closest.filter(({ isLiteral }) => isLiteral).every(({ text }) => text.includes('Xero'))).toBe(true);
});

test.each([
  ['Bottle handling permit, exp 09/2024', 0],
  ['Bottle handling permit, to be renewed 03/2026', 0],
  ['Bottle handling permit, exp 09/2027', 1],
])('of “%s” the words count by the day it is over', (line, sameWords) => {
  const held = readEvidenceIndex(`Rosa Whitfield\n\nCERTIFICATIONS\n${line}\n`);
  const [closest] = findEvidence(required('Bottle handling permit', 'credential'), held, today).closest;
  expect(closest?.sameWords).toBe(sameWords);
});

test('two abbreviations are never one: the line shown has the one that is asked', () => {
  const own = readEvidenceIndex(`Rosa Whitfield
rosa@example.com

EXPERIENCE
Theatre Nurse, Alder Hospital, March 2019 – Present
- Scrub for knee lists, ACL and trauma nailing
- CMM inspection of instruments

COURSES
ACLS provider, valid to 2028
CMMS administrator course
`);
  const best = (text: string) => findEvidence(required(text, 'credential'), own, today).closest[0]?.text;
  expect(best('ACLS')).toContain('ACLS');
  expect(best('CMMS certificate')).toContain('CMMS');
});

test('a name, an address or what a person calls the own trade at the top shows no work; a licence up there does', () => {
  const own = readEvidenceIndex(`Baker Freeman
Head Gardener
baker@example.com
Full UK licence, own van

EXPERIENCE
Gardener, Alder Park, March 2019 – Present
- Cut hedges
`);
  const linesOf = (text: string, kind: Requirement['kind']) =>
    findEvidence(required(text, kind), own, today).closest.map((line) => line.text);
  for (const text of ['Head of a team of gardeners', 'Work with a baker']) {
    expect(linesOf(text, 'duty')).not.toContain('Head Gardener');
    expect(linesOf(text, 'duty')).not.toContain('Baker Freeman');
    expect(linesOf(text, 'duty')).not.toContain('baker@example.com');
  }
  expect(linesOf('Full driving licence', 'credential')[0]).toContain('Full UK licence');
});
