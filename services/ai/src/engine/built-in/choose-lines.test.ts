import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { isFieldOfJob } from './highlight-numbers.js';
import { tailor } from './tailor.js';

const fileOf = (person: string, name: string) =>
  readFileSync(new URL(`../../../eval/to-read/${person}/${name}.txt`, import.meta.url), 'utf8');
const highlightsOf = (person: string) => {
  const request = { resumeText: fileOf(person, 'resume'), jobDescription: fileOf(person, 'posting') };
  const { edits } = tailor({ ...request, style: 'standard' }, new Date('2026-11-21'));
  return edits.filter(({ kind, lines }) => kind === 'summary' && lines.length > 0).map(({ text }) => text);
};

test('results that answer nothing asked, and whom somebody led, join the lines that answer it', () => {
  const lines = highlightsOf('care-home-manager').join('\n');
  expect(lines).toMatch(/medication errors down by 60%/);
  expect(lines).toMatch(/agency use from 310 hours/);
  expect(lines).toMatch(/accountability for 84 staff/);
});

test('where no two lines are of those an editor would choose, the next best stand beside each other', () => {
  expect(highlightsOf('translator')).toHaveLength(2);
  expect(highlightsOf('accountant')).toEqual([]);
});

test('a post with its time is no line of work', () => {
  const lines = highlightsOf('county-librarian');
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join()).not.toContain('2018 to date');
  expect(lines.join()).toMatch(/in the first year/);
});

test('a licence to drive a car does not stand there', () => {
  expect(highlightsOf('court-clerk').join()).not.toMatch(/driver licence/);
});

test('what came of the work stands before how much of it there was', () => {
  const [first = ''] = highlightsOf('electrical-maintenance-technician');
  expect(first).not.toMatch(/37 machine specific procedures/);
});

test('a line of duties stands there where it answers what is asked best', () => {
  const lines = highlightsOf('chef');
  expect(lines).toContain('Ordering from 14 suppliers, fish direct from the boat at Newhaven and Eyemouth');
  expect(lines).toContain('Trained 3 commis, one is now chef de partie at a place with a star (very proud)');
});

test('a line that answers nothing asked does not stand there, whatever its figure', () => {
  expect(fileOf('chef', 'resume')).toContain('takings went up');
  expect(highlightsOf('chef').join()).not.toContain('takings');
});

test('the first line of a list of duties may be one of them, though it begins with no verb', () => {
  expect(highlightsOf('credit-controller')).toContain('Ledger of 1,150 accounts, c. €4.2m outstanding at any time');
});

test('lines that begin in small letters stand there where all lines of the job begin so', () => {
  expect(highlightsOf('hotel-front-office-manager-2').join('\n')).toMatch(/^rota and holiday planning/m);
});

test('what names tools, and nothing that was done, does not stand there', () => {
  expect(fileOf('backend-software-developer', 'resume')).toMatch(/Stack: Kotlin/);
  expect(highlightsOf('backend-software-developer').join('\n')).not.toMatch(/^Stack:/m);
});

test('a labelled line that says who the work was for does not stand there', () => {
  const fields = [
    'ACCOUNT: German bicycle shop (voice, chat and email)',
    'Team size: 14 voice and chat agents',
    'CLIENT: bank, voice',
  ];
  expect(fields.map(isFieldOfJob)).toEqual([true, true, true]);
  const deeds = [
    'ACHIEVEMENT: voice calls answered within 20 s',
    'Project: moved the voice line to a new system',
    'Took voice calls: 70 a day',
  ];
  expect(deeds.map(isFieldOfJob)).toEqual([false, false, false]);
  const resumeText = `Ana Lima\nana@example.com\n\nEXPERIENCE\n\nPOSITION:\tTeam Leader\nCOMPANY:\tArrow Contact Inc., Porto\nINCLUSIVE DATES:\tJune 2021 – Present\nACCOUNT:\tGerman bicycle shop (voice, chat and email)\nJOB DESCRIPTION:\n- Handles a team of 18 agents\n- Coaches the agents each week\n- Prepares the deck for the client\n- Takes calls of irate customers\n- Cut attrition from 6% to 2.8% with weekly coaching`;
  const jobDescription = 'Requirements\n- Voice, chat and email account for a shop\n- Coaching of agents\n- Attrition';
  const { edits } = tailor({ resumeText, jobDescription, style: 'standard' }, new Date('2026-11-21'));
  expect(
    edits
      .filter(({ kind }) => kind === 'summary')
      .map(({ text }) => text)
      .join('\n'),
  ).not.toContain('ACCOUNT');
});

test.each([
  ['a typing error', 'Planned the routes of 4 drivers who recieve two trucks a week'],
  ['a mark of its page', '[B] Route planning for 60 vans, cut fuel cost by 18%'],
  ['a time left behind it', 'Cut fuel cost by 18% with route planning. 05/2021 – now'],
])('a line with %s does not stand there', (_what, slip) => {
  const resumeText = `Ana Lima\nana@example.com\n\nEXPERIENCE\nFleet Manager, Arrow Freight\nJan 2020 - Present\n- ${slip}\n- Planned routes for 60 vans\n- Trained 40 drivers in load safety\n- Wrote the newsletter for drivers\n- Kept 60 vans on the road`;
  const jobDescription = 'Requirements\n- Route planning\n- Driver training in load safety';
  const { edits } = tailor({ resumeText, jobDescription, style: 'standard' }, new Date('2026-11-21'));
  const lines = edits.filter(({ kind, lines: own }) => kind === 'summary' && own.length > 0).map(({ text }) => text);
  expect(lines).toContain('Planned routes for 60 vans');
  expect(lines).not.toContain(slip);
});

test('half of a short resume at most stands there', () => {
  const resumeText =
    'Ana Lima\nana@example.com\n\nEXPERIENCE\nFleet Manager, Arrow Freight\nJan 2020 - Present\n- Cut fuel cost by 18% with route planning\n- Trained 40 drivers in load safety';
  const jobDescription = 'Requirements\n- Route planning\n- Driver training in load safety';
  const { text } = tailor({ resumeText, jobDescription, style: 'standard' }, new Date('2026-11-21'));
  expect(text).not.toContain('HIGHLIGHTS');
});

test('licences and certificates that are asked for stand in a line below them, what is over does not', () => {
  const resumeText =
    'Ana Lima\nana@example.com\n\nEXPERIENCE\nFleet Manager, Arrow Freight\nJan 2020 - Present\n- Cut fuel cost by 18% with route planning\n- Trained 40 drivers in load safety\n- Wrote the newsletter for drivers\n\nLICENCES\nForklift licence\nFirst aid certificate, expired 2019\nFire warden, 2012 - inactive since 2016\nADR certificate, April 2022 to April 2024\nCrane licence, 2019 - 2022, renewed 2022 - 2029\nDo you hold a hoist licence? Yes';
  const jobDescription =
    'Requirements\n- Route planning\n- Forklift licence\n- First aid certificate\n- Fire warden certificate\n- ADR certificate\n- Crane licence\n- Hoist licence';
  const { text } = tailor({ resumeText, jobDescription, style: 'standard' }, new Date('2026-11-21'));
  const top = text.slice(0, text.indexOf('## EXPERIENCE'));
  expect(top).toMatch(/- Forklift licence; Crane licence/);
  expect(top).not.toMatch(/First aid|Fire warden|ADR|hoist/);
});

test('a posting that asks for nothing gives no line a place at the top', () => {
  const request = { resumeText: fileOf('chef', 'resume'), jobDescription: 'A nice job in a nice town.' };
  expect(tailor({ ...request, style: 'standard' }, new Date('2026-11-21')).edits).toEqual([]);
});

test.each(['WINS I AM PROUD OF', 'KEY ACHIEVEMENTS', 'Career highlights'])(
  'who has lines of that kind already, under "%s", gets no others above them',
  (heading) => {
    const resumeText = `Ana Lima\nana@example.com\n\n${heading}\n- Cut fuel cost by 18%\n- Fleet of the year 2023\n\nEXPERIENCE\nFleet Manager, Arrow Freight\nJan 2020 - Present\n- Cut fuel cost by 18% with route planning\n- Trained 40 drivers in load safety\n- Wrote the newsletter for drivers\n- Kept 60 vans on the road\n`;
    const jobDescription = 'Requirements\n- Route planning\n- Driver training in load safety';
    const { text } = tailor({ resumeText, jobDescription, style: 'standard' }, new Date('2026-11-21'));
    expect(text.match(/^## .*/gm)).toEqual([`## ${heading}`, '## EXPERIENCE']);
  },
);
