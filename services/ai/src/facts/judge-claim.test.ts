import { describe, expect, test } from '@jest/globals';
import { readEvidence } from './evidence.js';
import { guardResume } from './guard.js';
import { judgeClaim } from './judge-claim.js';
import { Lexis } from './words/lexis.js';
import type { Told } from './told.js';

const today = new Date('2026-11-21');
const original = `Dana Whitfield
Tucson, AZ | dana.whitfield@example.com

EXPERIENCE

Warehouse Lead, Northgate Freight
March 2019 – Present
- Run the night dock with 6 people, about 140 pallets a shift
- Cut mispicks from 1.9% to 0.7% after we moved to handheld scanners
- Helped the safety manager with the OSHA log
- Budget of €40k for packing material

Picker, Saguaro Supply
2016 – 2019
- Picked and packed 90 orders a day
- Trained on the reach truck (certificate expired 2021)

EDUCATION
Pima College, Business Administration, 2 of 4 semesters, 2014–2015

SKILLS
WMS (Manhattan), Excel (basic), reach truck, RF scanners

LANGUAGES
Spanish (enough for the dock), English (native)

AWARDS
Finalist, Arizona Safety Prize 2022
`;
const evidence = readEvidence(original, today);
const [work] = evidence.resume.sections.filter(({ kind }) => kind === 'experience');
const lead = work?.entries[0];
const doubtsAbout = (text: string, kind: Told['kind'] = 'bullet') =>
  judgeClaim({ text, kind, entry: kind === 'bullet' ? lead : undefined }, evidence, undefined).doubts;

describe('hard facts fail closed', () => {
  test.each<[string, string, Told['kind']]>([
    ['a figure made larger', 'Run the night dock with 12 people, about 140 pallets a shift', 'bullet'],
    ['a shift that becomes a day', 'Run the night dock with 6 people, about 140 pallets a day', 'bullet'],
    ['€ that becomes $', 'Managed a budget of $40k for packing material', 'bullet'],
    ['helping that becomes leading', 'Managed the OSHA log', 'bullet'],
    ['years that nobody counted', 'Warehouse lead with ten years of experience in logistics', 'summary'],
    ['a tool of another name', 'Run the night dock in SAP with 6 people, about 140 pallets a shift', 'bullet'],
    ['a language above its level', 'Spanish (conversational)', 'line'],
    ['a period that goes on', 'Pima College, Business Administration, 2014 – Present', 'line'],
  ])('%s: “%s”', (_what, text, kind) => {
    expect(doubtsAbout(text, kind)).toHaveLength(1);
  });
});

describe('wording that adds no fact is let through', () => {
  test.each<[string, Told['kind']]>([
    ['Run the night dock with six people, handling about 140 pallets per shift', 'bullet'],
    ['Reduced mispicks from 1.9% to 0.7% after moving to handheld scanners', 'bullet'],
    ['Assisted the safety manager with the OSHA log', 'bullet'],
    ['Warehouse Management System (Manhattan)', 'skill'],
    ['Excel (basic)', 'skill'],
    ['Finalist, Arizona Safety Prize, 2022', 'line'],
  ])('“%s”', (text, kind) => {
    expect(doubtsAbout(text, kind)).toEqual([]);
  });
});

test('a line of the other employer is said to be of the other employer', () => {
  expect(doubtsAbout('Picked and packed 90 orders a day')).toEqual([expect.objectContaining({ kind: 'employer' })]);
});

test('one finding a line, whatever is wrong with it', () => {
  expect(doubtsAbout('Led 40 people in SAP at NASA, winning the Arizona Safety Prize')).toHaveLength(1);
});

describe('edits', () => {
  const tailored = `# Dana Whitfield

## Experience

### Warehouse Lead | Northgate Freight

*March 2019 – Present*

- Speak on safety at the town hall each spring
- Supervise the night dock of six
`;
  const guarded = (kind: 'own' | 'reworded', text: string, lines: string[]) =>
    guardResume({ original, tailored, today, edits: [{ text, kind, lines, requirements: [] }] });

  test('a line the person typed stays, and is not asked for its proof', () => {
    const { text, report, edits } = guarded('own', 'Speak on safety at the town hall each spring', []);
    expect(text).toContain('- Speak on safety at the town hall each spring');
    expect(report.notAdded.map((each) => each.text).join()).not.toContain('town hall');
    expect(edits).toEqual([expect.objectContaining({ kind: 'own' })]);
  });

  test('the same line of an engine is taken out, and its edit with it', () => {
    const { text, edits } = guarded('reworded', 'Speak on safety at the town hall each spring', []);
    expect(text).not.toContain('town hall');
    expect(edits).toEqual([]);
  });

  test('a line that cites another employer’s is judged as if it cited nothing', () => {
    const { text } = guarded('reworded', 'Speak on safety at the town hall each spring', [
      'Picked and packed 90 orders a day',
    ]);
    expect(text).not.toContain('town hall');
  });
});

describe('the words of an original', () => {
  const lexis = new Lexis(
    'Prepared NOI and SWPPP for sites in TX. B.S. in Biology. Fitted TMV3s. Sr. tech, HVAC dept. IV room, crew of nine, genetic tests.',
  );
  test.each([
    ['Texas', 'Texas'],
    ['Bachelor', 'B.S.'],
    ['TMV3', 'TMV3s'],
    ['preparing', 'Prepared'],
    ['technician', 'tech'],
    ['heating', 'HVAC'],
    ['IVs', 'IV'],
  ])('%s is held by “%s”', (word) => {
    expect(lexis.holds({ text: word, key: word.toLowerCase() }).share).toBe(1);
  });
  test('a word that only sounds like one of them is not', () => {
    expect(lexis.holds({ text: 'Toyota', key: 'toyota' }).share).toBeLessThan(1);
  });
  test.each(['CrewRoster', 'GC', 'IVX'])('%s, a name, is not held by the beginning of a word or its ends', (word) => {
    expect(lexis.holds({ text: word, key: word.toLowerCase() }).share).toBeLessThan(1);
  });
});

describe('the doubt of the text as a whole', () => {
  const judged = (text: string, added: number) =>
    judgeClaim({ text, kind: 'bullet', entry: lead }, evidence, undefined, added).doubts;

  test('takes back a retelling that is let through without it', () => {
    const text = 'Brought mispicks down from 1.9% to 0.7% with handheld scanners at the dock doors';
    expect(judged(text, 0)).toEqual([]);
    expect(judged(text, 6)).toHaveLength(1);
  });

  test('takes back nothing that stands in the original as it is', () => {
    expect(judged('Cut mispicks from 1.9% to 0.7% after we moved to handheld scanners', 20)).toEqual([]);
  });
});

test('what is refused for the text it stands in alone is not called untrue', () => {
  const told: Told = {
    text: 'Ran the night dock with a team of 6, about 140 pallets each shift',
    kind: 'bullet',
    entry: lead,
  };
  expect(judgeClaim(told, evidence, undefined).doubts).toEqual([]);
  expect(judgeClaim(told, evidence, undefined, 20).doubts).toMatchObject([
    { reason: expect.stringContaining('your own words stay here') },
  ]);
});

test('a line on top cut by strokes is no row of contacts: what is told in it is judged as a claim', () => {
  const tailored = '# Dana Whitfield\n\nWarehouse Lead | Night dock, six people | Forklift champion of Nevada\n';
  const { text, report } = guardResume({ original, tailored, today });
  expect(text).toContain('Warehouse Lead · Night dock, six people');
  expect(report.notAdded.map((each) => each.text)).toContain('Forklift champion of Nevada');
});
