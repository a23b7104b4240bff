import { expect, test } from '@jest/globals';
import { readResume } from './read-resume.js';
import { renderResume } from './render-resume.js';

const top = 'Oona Falk\noona.falk@example.com | +358 40 555 0133\n\n';
const entriesOf = (text: string) =>
  readResume(top + text).sections.flatMap(({ entries }) =>
    entries.map(
      ({ title, organization, dates, details }) => `${title} | ${organization} | ${dates} | ${details.length}`,
    ),
  );
const headingsOf = (text: string) =>
  renderResume(readResume(top + text))
    .split('\n')
    .filter((line) => line.startsWith('###'));

const nurse = `EMPLOYMENT

May 2019 –\tWard Manager, then Deputy Matron (Band 8a)
to date\tWestmarch Infirmary, Kendal (620 beds, teaching hospital)
\t• Rostered 44 nurses over two wards
\t• Cut agency spend by a fifth

\tCareer break: Jan 2019 – Apr 2019

Aug 2012 –\tStaff nurse (Band 5 to 6)
Dec 2018\tSt Brannock's Hospital, Barnstaple
\t• Looked after 28 beds at night
\t• Mentor to four students
`;

test('a period that stands before tabs in two rows is one period of the head beside it', () => {
  expect(entriesOf(nurse)).toEqual([
    'Ward Manager, then Deputy Matron (Band 8a) | Westmarch Infirmary | May 2019 – to date | 2',
    ' | Career break | Jan 2019 – Apr 2019 | 0',
    "Staff nurse (Band 5 to 6) | St Brannock's Hospital | Aug 2012 – Dec 2018 | 2",
  ]);
});
