import { expect, test } from '@jest/globals';
import { readResume } from './read-resume.js';

const jobs = ['', 'Experience', '', 'Clerk | Acme Ltd | 2019 - 2021', '- Opened letters'];
const contactsOf = (...rows: string[]) => readResume(['Jo Baker', ...rows, ...jobs].join('\n')).person.contacts;
const expected = ['Leeds, UK', '0113 496 0000', 'jo@example.com', 'LinkedIn: jo-baker', 'GitHub: jbaker'];

test.each([
  ['♂¶ap-marker-alt Leeds, UK ♂phone 0113 496 0000 /envel⌢pe jo@example.com /linkedin jo-baker /github jbaker'],
  [
    '♂¶ap-marker-alt Leeds, UK ♂phone-alt 0113 496 0000 /envel⌢pe jo@example.com',
    '/linkedin-in jo-baker /github jbaker',
  ],
  ['map-marker-alt Leeds, UK phone 0113 496 0000 envelope jo@example.com linkedin jo-baker github jbaker'],
  ['home Leeds, UK | mobile-alt 0113 496 0000 | envelope jo@example.com | linkedin jo-baker | github jbaker'],
])('the names of pictures before contacts part them and are none: %s', (...rows) => {
  expect(contactsOf(...rows)).toEqual(expected);
});

test.each([
  ['Leeds, UK | phone 0113 496 0000 | jo@example.com', ['Leeds, UK', 'phone 0113 496 0000', 'jo@example.com']],
  ['jo@example.com | jobaker.dev/link/home', ['jo@example.com', 'jobaker.dev/link/home']],
])('a label and a path stay: %s', (row, contacts) => {
  expect(contactsOf(row)).toEqual(contacts);
});
