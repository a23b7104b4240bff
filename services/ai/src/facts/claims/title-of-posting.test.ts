import { expect, test } from '@jest/globals';
import { readEvidence } from '../evidence.js';
import { Lexis } from '../words/lexis.js';
import { isOnlyAsked, isTitleOfPosting, namesTitleOfPosting } from './title-of-posting.js';

const evidence = readEvidence(
  'Dana Whitfield\nObjective: a first post as Head Pastry Cook\nTo obtain a position of Banquet Steward where I can grow\nEvent planner\nClinical Nurse Manager 1\nDeputy Floor Manager',
  new Date('2026-11-21'),
);
const posting = new Lexis(
  'Corporate Event Planner, full time. Or: Clinical Nurse Manager 2. Or: event planner. Or: floor manager. Or: head pastry cook. Or: banquet steward',
);

test.each([
  ['the title of the job', 'Corporate Event Planner', true],
  ['another grade of it', 'Clinical Nurse Manager 2 | Acute Medicine', true],
  ['one’s own title that the job has too', 'Event Planner', false],
  ['a title that the original has in a lower form alone', 'Floor Manager | Retail', true],
  ['the lower form', 'Deputy Floor Manager', false],
  ['a title that the original only wishes for', 'Head Pastry Cook', true],
  ['a title that the original would like to get', 'Banquet Steward', true],
  ['the title of the job beside one’s own', 'Clinical Nurse Manager 2 / Clinical Nurse Manager 1', true],
  ['the title of the job and of what', 'Corporate Event Planner of a hall', true],
  ['one’s own title and what one does', 'Event Planner: full time, floor manager work', false],
  ['a title nobody asked for', 'Wedding Planner', false],
])('a headline: %s', (_what, headline, isOfPosting) => {
  expect(isTitleOfPosting(headline, posting, evidence)).toBe(isOfPosting);
});

const glazier = readEvidence(
  'Ivo Petrak\nBrno\n\nEXPERIENCE\n\nGlazier, workshop\nPetrak a syn\n2015 - present\n- Reported to the contracts manager\n',
  new Date('2026-11-21'),
);
const offered = (title: string) => new Lexis(`${title}\n\nYou will look after our workshop and its windows.`);

test.each([
  ['opens with it', 'Senior Glazier with eleven years in one workshop.', 'Senior Glazier', true],
  ['gives it further on', 'For eleven years employed as a senior glazier in Brno.', 'Senior Glazier', true],
  [
    'gives it with words for how',
    'Careful and experienced workshop supervisor bringing calm.',
    'Workshop Supervisor',
    true,
  ],
  ['gives one of two titles', 'Window fitter from Brno.', 'Glazier / Window Fitter', true],
  ['gives one’s own of two titles', 'Glazier from Brno.', 'Glazier / Window Fitter', false],
  ['says one’s own in another order', 'Workshop glazier from Brno.', 'Workshop Glazier', false],
  ['wishes for it', 'Looking for a post as senior glazier.', 'Senior Glazier', false],
  ['gives what stands in brackets behind the title', 'Bilingual glazier from Brno.', 'Glazier (Bilingual)', false],
  ['names whom the person reported to', 'Reported to the contracts manager.', 'Contracts Manager', false],
])('the title of the job in a claim that %s', (_how, claim, title, isGiven) => {
  expect(namesTitleOfPosting(claim, offered(title), glazier)).toBe(isGiven);
});

test('a title that the original only wishes for is only asked', () => {
  expect(isOnlyAsked('Banquet Steward', posting, evidence)).toBe(true);
  expect(isOnlyAsked('Event Planner', posting, evidence)).toBe(false);
  // What somebody does is no title.
  expect(isOnlyAsked('Full time, corporate event', posting, evidence)).toBe(false);
});

test('a headline may have the words of one title in another order, and not those of two', () => {
  const wanted = new Lexis('Workshop Glazier, Brno. We also need a Glazier Manager.');
  expect(isOnlyAsked('Workshop Glazier', wanted, glazier)).toBe(false);
  expect(isOnlyAsked('Glazier Manager', wanted, glazier)).toBe(true);
});
