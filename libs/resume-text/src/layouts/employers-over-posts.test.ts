import { expect, test } from '@jest/globals';
import { entriesRead, printed, topOfResume } from '../testing/printed.js';

const jobs = `Experience

District of Larch Lake, Larch Lake BC (2017 to present)

   Deputy Clerk (November 2021 to present)
   Agendas and minutes of two meetings a month. Supervise one clerk.

   Front Counter Clerk (May 2017 to November 2021)
   Taxes, licences and complaints about bears.

Sunfinder Travel, Kamloops BC (2004 to 2011)

   Travel Consultant (2004 to 2011)
   Group bookings until the office closed.`;

test('a line with its time above posts that are set in names the employer of each', () => {
  expect(entriesRead(topOfResume + jobs).map((entry) => entry.slice(0, 3))).toEqual([
    ['Deputy Clerk', 'District of Larch Lake, Larch Lake BC', 'November 2021 to present'],
    ['Front Counter Clerk', 'District of Larch Lake, Larch Lake BC', 'May 2017 to November 2021'],
    ['Travel Consultant', 'Sunfinder Travel, Kamloops BC', '2004 to 2011'],
  ]);
});

test('how long somebody was there in all stands beside the employer of the first post', () => {
  expect(printed(jobs)).toEqual(
    expect.arrayContaining([
      '### Deputy Clerk | District of Larch Lake, Larch Lake BC (2017 to present)',
      '*November 2021 to present*',
    ]),
  );
});

test('posts that are set in below a title of their own keep it', () => {
  const text = jobs.replace('Sunfinder Travel, Kamloops BC (2004 to 2011)', 'Travel Manager, Sunfinder (2004 to 2011)');
  expect(entriesRead(topOfResume + text).map(([title]) => title)).toContain('Travel Manager');
});
