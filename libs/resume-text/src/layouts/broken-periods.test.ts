import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';
import { printed } from '../testing/printed.js';

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

const forms = `WORK EXPERIENCE

[ 01/04/2019 – Current ]   Warehouse Planner & Dispatcher
HANSA LAGER SP. Z O.O.
City: Gdańsk | Country: Poland
Main activities and responsibilities:
◦ slots for 60 trucks a week
◦ stock counts each quarter

Project: move to a second hall       03.2021-11.2021
plan of racks, labels, training for colleagues on both shifts

[ 05/2016 – 03/2019 ]
Forklift Driver → Shift Leader (since 02/2018)
Baltkontener S.A., Gdynia
◦ team of nine in the yard
◦ reefers from Rotterdam

[ 09/2014 – 04/2016 ]  Picker
Name of employer: Dom Ogrodnika    Sopot, Poland
Receiving of goods and cycle counts.
`;

test('a period in square brackets begins the head of what stands behind or below it', () => {
  expect(headingsOf(forms)).toEqual([
    '### Warehouse Planner & Dispatcher | HANSA LAGER SP. Z O.O.',
    '### Forklift Driver → Shift Leader (since 02/2018) | Baltkontener S.A., Gdynia',
    '### Picker | Baltkontener S.A., Gdynia',
  ]);
  expect(entriesOf(forms)[1]).toBe(
    'Forklift Driver → Shift Leader (since 02/2018) | Baltkontener S.A. | 05/2016 – 03/2019 | 2',
  );
});

test('a time at the side with its year first, or with its end first, is one', () => {
  const times = entriesOf(`Work

2021 May      Shift engineer, Dunmore Paper Mill, Cork
to now        Boiler house and water treatment, 12 h shifts
              Permits to work for contractors on site

now           freelance engraver, studio orla
from 03.2015  Plates and seals for jewellers and two museums
              Courses for beginners on Saturdays

2016 June     Fitter, Bandon Dairies, Bandon
to 2021       Pumps, seals and separators in the evaporator hall
April         Stores list for the yearly shutdown`).map((entry) => entry.split(' | ')[2]);
  expect(times).toEqual(['2021 May to now', 'from 03.2015 – now', '2016 June to 2021 April']);
});

const table = (header: string, second: string) =>
  [header, 'May 2014 -\tHumber Air Ltd\tLicensed Aircraft', `June 2019\tHull UK\t${second}`, '- Signed the log'].join(
    '\n',
  );

test('a title that was broken in the last column of a table is whole again, where that column has its name', () => {
  const title = 'Maintenance Engineer';
  expect(printed(`EMPLOYMENT\n\n${table('Dates\tEmployer\tPosition', title)}`)).toContain(
    '### Licensed Aircraft Maintenance Engineer | Humber Air Ltd',
  );
  const withoutName = printed(`EMPLOYMENT\n\n${table('Dates\tTitle\tEmployer', title)}`).join('\n');
  expect(withoutName).not.toContain('Licensed Aircraft Maintenance');
});
