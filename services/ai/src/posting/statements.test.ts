import { describe, expect, test } from '@jest/globals';
import { cutStatements } from './statements.js';

type Place = 'duty' | 'duty sentence' | 'requirement' | 'requirement sentence';

const cutsOf = (text: string, place: Place) =>
  cutStatements(text, place.startsWith('duty'), place.endsWith('sentence')).map(({ start, end }) =>
    text.slice(start, end),
  );

describe('statements that stand by themselves are parted', () => {
  test.each<[Place, string, string[]]>([
    [
      'requirement',
      'Degree in Physics and 3 years of lab experience',
      ['Degree in Physics', '3 years of lab experience'],
    ],
    ['requirement', 'Fluent English; German at B2', ['Fluent English', 'German at B2']],
    [
      'requirement',
      'Food hygiene certificate required, barista course preferred',
      ['Food hygiene certificate required', 'barista course preferred'],
    ],
    ['duty', 'Prepare production files and liaise with printers', ['Prepare production files', 'liaise with printers']],
    ['duty', 'Restocks cabinets and pulls expired medication', ['Restocks cabinets', 'pulls expired medication']],
    [
      'duty sentence',
      'In this role you will manage the diary, arrange travel, and submit expense reports.',
      ['manage the diary', 'arrange travel', 'submit expense reports'],
    ],
    [
      'requirement sentence',
      'We require a bachelor’s degree, five years of claims handling, and a valid licence.',
      ['a bachelor’s degree', 'five years of claims handling', 'a valid licence'],
    ],
    [
      'requirement sentence',
      'You must hold a driving licence and have use of a car.',
      ['a driving licence', 'have use of a car'],
    ],
  ])('%s: %s', (place, text, wanted) => {
    expect(cutsOf(text, place)).toEqual(wanted);
  });
});

describe('what belongs together stays together', () => {
  test.each<[Place, string]>([
    ['requirement', 'Excel, Word and Outlook'],
    ['requirement', 'Knowledge and understanding of building regulations'],
    ['requirement', 'Excellent written and verbal communication skills'],
    ['requirement', 'Ability to obtain and keep a licence'],
    ['duty sentence', 'He or she will prepare and manage the annual budget.'],
    ['requirement', 'A degree or equivalent experience'],
    ['requirement', '3+ years in support, at least one of them for a SaaS product'],
    ['requirement', 'AWS (Lambda, RDS; S3)'],
    ['duty', 'Design, build and test mechanisms'],
    ['duty', 'Process deposits, withdrawals and checks'],
    ['duty', 'Manage project budgets and staffing plans'],
    ['duty', 'Maintain tools and test equipment'],
    ['requirement', 'Bachelor’s degree in social work, education or a similar discipline'],
    ['requirement', 'Degree in marine biology, training or another related field'],
    ['duty', 'Plan seminars at undergraduate and master’s level, including lab work'],
    ['duty', 'Answer guests’ questions in a friendly, brief tone'],
    ['duty', 'Write up minutes in a clear and concise manner'],
    ['duty sentence', 'Under the direction of a pharmacist, prepares medications.'],
  ])('%s: %s', (place, text) => {
    expect(cutsOf(text, place)).toEqual([text.replace(/\.$/, '')]);
  });

  test('and the words before a statement are left out only when a statement remains', () => {
    expect(cutsOf('You are kind.', 'requirement sentence')).toEqual(['You are kind']);
    expect(cutsOf('We are looking for a nurse with an RN license.', 'requirement sentence')).toEqual(['an RN license']);
  });

  test('a remark after a semicolon asks nothing', () => {
    expect(cutsOf('Case management systems; we use Proclaim', 'requirement')).toEqual(['Case management systems']);
  });
});
