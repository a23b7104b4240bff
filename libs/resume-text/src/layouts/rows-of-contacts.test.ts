import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';

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
  ['Leeds, UK | phone 0113 496 0000 | jo@example.com', ['Leeds, UK', '0113 496 0000', 'jo@example.com']],
  ['jo@example.com | jobaker.dev/link/home', ['jo@example.com', 'jobaker.dev/link/home']],
])('a label and a path stay: %s', (row, contacts) => {
  expect(contactsOf(row)).toEqual(contacts);
});

test.each([
  ['Where\tLeeds, UK', 'Phone\t0113 496 0000'],
  ['Location\tLeeds, UK', 'Mobile\t0113 496 0000'],
  ['Address for correspondence: Leeds, UK', 'Mobile: 0113 496 0000'],
])('the label of an address is not shown beside it: %s', (place, phone) => {
  const contacts = contactsOf(phone, 'Email\tjo@example.com', place);
  expect(contacts.toSorted()).toEqual(['0113 496 0000', 'Leeds, UK', 'jo@example.com']);
});

test('the site of an account is not shown behind its address', () => {
  expect(contactsOf('jo@example.com', 'www.linkedin.com/in/jo-baker (LinkedIn)')).toContain(
    'www.linkedin.com/in/jo-baker',
  );
});

test('what somebody is registered as stands in no row of addresses', () => {
  const line = 'Rangatira, fully registered (Stage 2 | Full (Category B) practising certificate, to May 2027)';
  const text = ['Jo Baker', line, '', 'Phone\t0113 496 0000', 'Email\tjo@example.com', ...jobs].join('\n');
  const { headline, contacts } = readResume(text).person;
  expect([headline, ...contacts]).toEqual([line, '0113 496 0000', 'jo@example.com']);
});

test('an aside in brackets stays with its contact, whatever marks are in it', () =>
  expect(
    readResume(
      'Ada Moss\n(020) 7946 0123 (after six; the baby sleeps) | ada@example.com\n\nEXPERIENCE\nBaker, Oven Ltd, 2019',
    ).person.contacts,
  ).toEqual(['(020) 7946 0123 (after six; the baby sleeps)', 'ada@example.com']));
