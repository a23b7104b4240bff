import { expect, test } from '@jest/globals';
import { readEvidence } from '../evidence.js';
import { moreThanSaid } from './more-than-said.js';

const evidenceOf = (text: string) => readEvidence(`Imke Vandervelde\n\n${text}`, new Date('2026-11-21'));
const isMore = (text: string, line: string, original = line) =>
  moreThanSaid({ told: { text, kind: 'bullet', entry: undefined }, line, evidence: evidenceOf(original) }) !==
  undefined;

test.each([
  ['done once is not done regularly', 'Sang on the radio regularly', 'Sang on the radio once for a minute', true],
  ['nor when somebody was away', 'Lock up week after week', 'Lock up when the warden is off', true],
  ['once a day is daily', 'Feed the hens daily', 'Feed the hens once a day', false],
  ['what stays seldom', 'Occasionally stood in on daily rounds', 'Stood in on rounds', false],
  ['less is not nothing', 'Wiped out moth damage in the store', 'Reduced moth damage in the store', true],
  ['five to none is nothing', 'Eliminated moth damage', 'Moth damage from five cases down to none', false],
  ['an evening that ended', 'Ended the evening with a quiz', 'Cut the evening short with a quiz', false],
  ['one of them is not both', 'Two trainees, both now bosuns', 'Two trainees, one of them now a bosun', true],
  ['two of four are not all', 'Took four hens to shows, all of which won', 'Four hens shown; two of them won', true],
  ['all of them', 'All of the hulls are dry', 'Every hull is dry', false],
  ['a part is not the whole', 'Contract won in full', 'Contract won for the north only', true],
  ['a co-chair does not chair alone', 'Chaired the lock committee', 'Co-chair of the lock committee', true],
  ['a co-chair with somebody', 'Chaired the lock committee with a colleague', 'Co-chair of the lock committee', false],
  ['co-operation is nobody’s', 'Operated the lock', 'Cooperation with the lock keepers', false],
  ['a sum is not so much each', 'Four locks at $11.2 million each', 'Four locks, $11.2M', true],
  ['so much each', 'Four locks at 11 tonnes each', 'Four locks, each 11 tonnes', false],
])('%s', (_what, text, line, found) => {
  expect(isMore(text, line)).toBe(found);
});

test.each([
  ['when somebody can start', 'Can join within a month', 'Bosun since 2019', true],
  ['a notice that the original gives', 'Can join within a month', 'Notice period: one month', false],
  ['a move', 'Willing to relocate', 'Lives in Hobart', true],
  ['weekends', 'Happy to work weekends', 'Bosun since 2019', true],
  ['weekends that the original offers', 'Happy to work weekends', 'Saturdays are fine', false],
  ['a permit', 'Has the right to work in Ireland', 'Lives in Dublin', true],
  ['a permit told otherwise', 'Authorised to work in Ireland', 'Stamp 4 residence card', false],
  ['what is free of something', 'Kept the lock free from accidents', 'No accidents at the lock', false],
  ['what others can start', 'Boats are able to start the engine in a lock', 'Boats start in the lock', false],
  ['how somebody planned', 'Planned flexible shifts', 'Planned the work', false],
  ['no offer', 'Available files were sorted', 'Sorted files', false],
])('an offer: %s', (_what, text, original, found) => {
  expect(isMore(text, '', original)).toBe(found);
});
