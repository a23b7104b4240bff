import { expect, test } from '@jest/globals';
import { guardResume } from './guard.js';

const original = `Ana Silva
ana@example.com

EXPERIENCE

Field & Lab Intern, Kettle River District
Summer 2024 (June – August, 40 h/week)
- Sampled 14 streams each week

Teller, Holm Bank, 2019 - 2023
- 212 referrals to the service desk in 2023, 61 of them became auto loans (goal per teller was 120)
- Annual wage survey match for 64 jobs; moved teller grade 2 up $1.10/hr on the back of it.
- Reached decisions within 15 days on 93% of claims (unit averages 81%)
- Storm of Aug. 2020: 212 claims in 9 weeks

Cashier, Holm Grocers
August 2021 - June 2022
- Counted the till

LANGUAGES
Español (first)
English
`;

const lost = (tailored: string) =>
  guardResume({
    original,
    tailored: `# Ana Silva\n\nana@example.com\n\n${tailored}\n`,
    today: new Date('2026-11-29'),
    jobDescription: 'Bank manager',
  }).report.notAdded;
const below = (head: string, ...lines: string[]) => lost(['## Experience', head, ...lines].join('\n\n'));
const bank = ['### Teller | Holm Bank', '*2019 – 2023*'] as const;

test.each<[string, string[]]>([
  ['a short word of a title in full, and its months behind the year', ['### Field and Laboratory Intern | Kettle River District', '*June – August 2024*']],
  ['members as those who were referred', [...bank, '- Referred 212 members to the service desk in 2023 versus a target of 120, 61 of which became auto loans']],
  ['what came of it, with its figures', [...bank, '- Matched 64 jobs in the annual wage survey, leading to a raise of $1.10 an hour for teller grade 2']],
])('is kept: %s', (_, [head = '', ...lines]) => expect(below(head, ...lines)).toEqual([])); // prettier-ignore

test('is kept: two languages of one who writes in the second of them', () =>
  expect(lost('## Summary\n\nBilingual in English and Spanish.')).toEqual([]));

test.each<[string, string, string]>([
  ['the months of another summer', '### Field & Lab Intern | Kettle River District', '*June – August 2023*'],
  ['the year of another August', bank[0], '- Handled 212 claims in nine weeks after the storm of August 2021'],
])('is taken out: %s', (_, head, line) => expect(below(head, line).length).toBeGreaterThan(0)); // prettier-ignore

test('is taken out: a mother tongue that is not given as one', () =>
  expect(lost('## Summary\n\nTeller and native English speaker.').length).toBeGreaterThan(0));
