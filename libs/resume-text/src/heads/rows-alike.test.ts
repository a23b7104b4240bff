import { expect, test } from '@jest/globals';
import { entriesRead, topOfResume } from '../testing/printed.js';

const row = (left: string, right: string) => `${left.padEnd(60)}${right}`;
const jobs = (first: string[]) => `Experience

${first.join('\n')}
* Rotas for eleven people

${row('Alder Quay Textiles', 'Tolland, Ireland')}
${row('Payroll Clerk', 'Feb 2016 – Jul 2019')}
* Wages each Friday

${row('Instituto Dunmore – Accounts department', 'Corrib, Ireland')}
${row('Intern', 'Mar 2015 – Dec 2015')}
* Filed the invoices
`;
const fieldsOf = (text: string) =>
  entriesRead(topOfResume + text).map(([title, employer, dates]) => [title, employer, dates]);

test('a head of two rows is one head where those of the section are set in the same rows, whatever words it has', () => {
  const first = [row('Marlow Software', 'Marlow / hybrid'), row('Office Manager', 'Sep 2019 – Present')];
  expect(fieldsOf(jobs(first))).toEqual([
    ['Office Manager', 'Marlow Software', 'Sep 2019 – Present'],
    ['Payroll Clerk', 'Alder Quay Textiles', 'Feb 2016 – Jul 2019'],
    ['Intern', 'Instituto Dunmore – Accounts department', 'Mar 2015 – Dec 2015'],
  ]);
});
