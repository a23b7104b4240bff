import { expect, test } from '@jest/globals';
import { printed } from '../testing/printed.js';

const jobs = (employer: string) => `Experience:

Company: Dunmore Boilers Ltd., Marlow
Position: Service fitter
Time: June 2018 - present
Duties:
* Boilers of 60 houses and two schools
* On call each third week

Company: ${employer}
Position: Fitter's helper
Time: 2014 - 2018

Company: Corrib Heating, Tolland
Position: Apprentice fitter
Time: March 2010 - 2013
Duties:
* Radiators and pipes
`;

test('the time of a form is that of the post, and its label of the duties is furniture', () => {
  expect(printed(jobs('Farrow Pipes, Quay'))).toEqual([
    '## Experience',
    '### Service fitter | Dunmore Boilers Ltd., Marlow',
    '*June 2018 - present*',
    '- Boilers of 60 houses and two schools',
    '- On call each third week',
    "### Fitter's helper | Farrow Pipes, Quay",
    '*2014 - 2018*',
    '### Apprentice fitter | Corrib Heating, Tolland',
    '*March 2010 - 2013*',
    '- Radiators and pipes',
  ]);
});

test.each([
  ['same, Quay', "### Fitter's helper | Dunmore Boilers Ltd., Marlow (same, Quay)"],
  ['same company', "### Fitter's helper | Dunmore Boilers Ltd., Marlow (same company)"],
  ['as above', "### Fitter's helper | Dunmore Boilers Ltd., Marlow (as above)"],
  ['Same Day Boilers, Quay', "### Fitter's helper | Same Day Boilers, Quay"],
])('an employer that is called %j', (employer, head) => {
  expect(printed(jobs(employer))).toContain(head);
});

test('hours are no time of a post', () => {
  expect(printed(jobs('Farrow Pipes, Quay').replace('2014 - 2018', '40 hours')).join('\n')).toContain('Time: 40 hours');
});
