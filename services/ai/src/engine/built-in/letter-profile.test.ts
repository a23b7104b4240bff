import { expect, test } from '@jest/globals';
import { readResume } from '@tailwright/resume-text/read-resume';
import { ownSentences } from './letter-profile.js';

const own = (text: string) =>
  ownSentences(
    readResume(`Jo Park\njo@example.com\n\nPROFILE\n${text}\n\nEXPERIENCE\nBaker, Crumb Ltd\n2019 - 2021\n- Baked`),
  );

test.each([
  [
    'I teach drama and dance in two primary schools. I have run the summer play since 2018.',
    ['I teach drama and dance in two primary schools.', 'I have run the summer play since 2018.'],
  ],
  [
    'Warehouse supervisor with eight years in cold storage.',
    ['I am a warehouse supervisor with eight years in cold storage.'],
  ],
  [
    'Electrician, 14 yrs in the trade and six of them on ships.',
    ['I am an electrician with 14 years in the trade and six of them on ships.'],
  ],
  [
    'Eleven years in hotels, the last four at the front desk.',
    ['I have eleven years in hotels, the last four at the front desk.'],
  ],
  [
    'I’ve kept bees and books for a cooperative of 40 members.',
    ['I have kept bees and books for a cooperative of 40 members.'],
  ],
])('%s', (text, told) => expect(own(text)).toEqual(told));

test.each([
  'I am looking for a part-time role close to home.',
  'I am returning to work after my youngest started school.',
  'Hard-working and punctual, with an eye for detail.',
  'I hope to grow with a company that values people.',
  'Nine years in, roughly 260 programs and no fires.',
])('%s is left out', (text) => expect(own(text)).toEqual([]));
