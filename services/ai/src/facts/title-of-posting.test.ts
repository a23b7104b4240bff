import { expect, test } from '@jest/globals';
import { readEvidence } from './evidence.js';
import { Lexis } from './lexis.js';
import { isTitleOfPosting, opensWithTitleOfPosting } from './title-of-posting.js';

const evidence = readEvidence(
  'Dana Whitfield\nObjective: a first post as Head Pastry Cook\nEvent planner\nClinical Nurse Manager 1\nDeputy Floor Manager',
  new Date('2026-11-21'),
);
const posting = new Lexis(
  'Corporate Event Planner, full time. Or: Clinical Nurse Manager 2. Or: event planner. Or: floor manager. Or: head pastry cook',
);

test.each([
  ['the title of the job', 'Corporate Event Planner', true],
  ['another grade of it', 'Clinical Nurse Manager 2 | Acute Medicine', true],
  ['one’s own title that the job has too', 'Event Planner', false],
  ['a title that the original has in a lower form alone', 'Floor Manager | Retail', true],
  ['the lower form', 'Deputy Floor Manager', false],
  ['a title that the original only wishes for', 'Head Pastry Cook', true],
  ['the title of the job beside one’s own', 'Clinical Nurse Manager 2 / Clinical Nurse Manager 1', true],
  ['a title nobody asked for', 'Wedding Planner', false],
])('a headline: %s', (_what, headline, isOfPosting) => {
  expect(isTitleOfPosting(headline, posting, evidence)).toBe(isOfPosting);
});

test.each([
  ['the title of the job', 'Experienced corporate event planner with nine years in hotels.', true],
  ['the title of the job, first thing', 'Corporate Event Planner who knows caterers.', true],
  ['one’s own title', 'Event planner with nine years in hotels.', false],
  ['what the work was about', 'Planned corporate events with a florist.', false],
])('a sentence that begins with %s', (_what, sentence, isOfPosting) => {
  expect(opensWithTitleOfPosting(sentence, posting, evidence)).toBe(isOfPosting);
});
