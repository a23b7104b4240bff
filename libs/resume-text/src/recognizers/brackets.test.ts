import { expect, test } from '@jest/globals';
import { printed } from '../testing/printed.js';

const head = (heading: string, lines: string[]) =>
  printed(`${heading}\n${lines.join('\n')}\n• Kept the books of two shops\n• Opened on Sundays`)
    .slice(1)
    .filter((line) => !line.startsWith('- '));

test.each([
  [
    'behind the time of a post',
    [
      'Library Assistant',
      'Quayside Library, Hobart',
      'May 2019 - Current',
      '(temporary to Aug 2019, then permanent part time)',
    ],
    [
      '### Library Assistant | Quayside Library, Hobart',
      '*May 2019 - Current (temporary to Aug 2019, then permanent part time)*',
    ],
  ],
  [
    'in the line of the time',
    ['Library Assistant', 'Quayside Library, Hobart', '2003 to 2012 (with two years of leave)'],
    ['### Library Assistant | Quayside Library, Hobart', '*2003 to 2012 (with two years of leave)*'],
  ],
  [
    'behind a title below the time',
    ['Jan 2020 – Present   GREYSTONE PARTNERS', 'Audit Manager (promoted from Audit Senior, March 2021)'],
    ['### Audit Manager (promoted from Audit Senior, March 2021) | GREYSTONE PARTNERS', '*Jan 2020 – Present*'],
  ],
])('a remark in brackets %s stays whole and where it is', (_name, lines, shown) =>
  expect(head('EXPERIENCE', lines)).toEqual(shown),
);

test('a remark in brackets below the employer is no end of a head, and its date no time of the post', () => {
  const lines = [
    'Lotus Software Ltd, Pune',
    '(payroll of Staffwell till May 2016)',
    'Test Engineer  Aug 2015 - Jun 2018',
  ];
  const shown = head('EXPERIENCE', lines);
  expect(shown.filter((line) => line.startsWith('### '))).toHaveLength(1);
  expect(shown.join(' ')).toContain('payroll of Staffwell till May 2016');
  expect(shown.join(' ')).toContain('Aug 2015 - Jun 2018');
  expect(shown[0]).toContain('Test Engineer');
});

test('a time alone in brackets is that of the post', () =>
  expect(head('EXPERIENCE', ['Test Engineer | Lotus Software Ltd (Aug 2015 - Jun 2018)'])).toEqual([
    '### Test Engineer | Lotus Software Ltd',
    '*Aug 2015 - Jun 2018*',
  ]));
