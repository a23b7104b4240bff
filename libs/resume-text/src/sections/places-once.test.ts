import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { withPlaceOnce } from './places-once.js';

test.each([
  [
    'the longer below',
    ['Regina, Saskatchewan', '306-555-0118', 'Regina, Saskatchewan, Canada'],
    ['Regina, Saskatchewan, Canada', '306-555-0118'],
  ],
  [
    'the longer above',
    ['Leeds, West Yorkshire, England', 'jo@example.com', 'Leeds, England'],
    ['Leeds, West Yorkshire, England', 'jo@example.com'],
  ],
  [
    'with a region between',
    ['Napier, New Zealand', 'Napier, Hawkes Bay Region, New Zealand'],
    ['Napier, Hawkes Bay Region, New Zealand'],
  ],
  ['a town and its country', ['Seville', 'jo@example.com', 'Seville, Spain'], ['Seville, Spain', 'jo@example.com']],
  ['two towns', ['Leeds, England', 'York, England'], ['Leeds, England', 'York, England']],
  ['towns of one name', ['London, Ontario, Canada', 'London, England'], ['London, Ontario, Canada', 'London, England']],
  ['an address and its town', ['4 Mill Road, Leeds', 'Leeds, England'], ['4 Mill Road, Leeds', 'Leeds, England']],
  ['what is no place', ['Skype', 'Skype, Zoom, Teams'], ['Skype', 'Skype, Zoom, Teams']],
])('of a place that is named twice the longer stays once: %s', (_, contacts, once) => {
  expect(withPlaceOnce(contacts)).toEqual(once);
});

test('a profile names the place among the contacts and below the name', () => {
  const profile = `Contact
Regina, Saskatchewan
306-555-0118 (Mobile)
jo.baker@example.com

Top Skills
Stock control

Jo Baker
Stock Clerk at Larch Mills
Regina, Saskatchewan, Canada

Experience

Larch Mills
Stock Clerk
March 2019 - Present (6 years)
Counted 400 bales a week.`;
  expect(readResume(profile).person.contacts).toEqual([
    'Regina, Saskatchewan, Canada',
    '306-555-0118',
    'jo.baker@example.com',
  ]);
});
