import { expect, test } from '@jest/globals';
import { tidyContacts } from './tidy-contacts.js';

test.each<[string, string[], string[]]>([
  [
    'labels say what everybody sees',
    ['Address: 4 Mill Lane, Fellsby', 'Cell: 082 555 0139', 'E-mail ID: ada@example.com'],
    ['4 Mill Lane, Fellsby', '082 555 0139', 'ada@example.com'],
  ],
  [
    'of two telephones each keeps its label',
    ['Home: 01382 555 0129', 'Mobile: 07700 555 014', 'ada@example.com'],
    ['Home: 01382 555 0129', 'Mobile: 07700 555 014', 'ada@example.com'],
  ],
  [
    'so does each of two addresses',
    ['Present address: Al Olaya, Riyadh', 'Home address: Lahug, Cebu City'],
    ['Present address: Al Olaya, Riyadh', 'Home address: Lahug, Cebu City'],
  ],
  [
    'several in one sentence are parted at their labels',
    ['P. O. Box KS 000, Kumasi, Ghana. Tel: 020 000 0394. Email: ada@example.com'],
    ['P. O. Box KS 000, Kumasi, Ghana', '020 000 0394', 'ada@example.com'],
  ],
  [
    'and where nothing but blanks parts them',
    ['Phone +971 4 555 0142   E-mail   ada@example.org'],
    ['+971 4 555 0142', 'ada@example.org'],
  ],
  [
    'a number and an address are parted at a slash',
    ['Contact: 082 555 0147 / ada@example.com'],
    ['082 555 0147', 'ada@example.com'],
  ],
  [
    'a label in two words is one',
    ['Day phone: 541-555-0190', 'E mail: ada@example.gov'],
    ['541-555-0190', 'ada@example.gov'],
  ],
  [
    'a box and a day of birth are no telephones',
    ['P.O. Box 555 – 00505, Nairobi', 'Date of birth: 14/09/1994', 'Mobile: 0700 555 018'],
    ['P.O. Box 555 – 00505, Nairobi', 'Date of birth: 14/09/1994', '0700 555 018'],
  ],
  [
    'street and town are one address',
    ['Elm Row 9', '49074 Osnabrück', 'ada@example.de'],
    ['Elm Row 9, 49074 Osnabrück', 'ada@example.de'],
  ],
  ['an address goes on behind its comma', ['Flat 2, 8 Hill Road,', 'Cebu City'], ['Flat 2, 8 Hill Road, Cebu City']],
  [
    'what says more than a label stays',
    ['Viber/WhatsApp: same number', 'Website: ada.example.com'],
    ['Viber/WhatsApp: same number', 'Website: ada.example.com'],
  ],
  [
    'other words beside a number stay',
    ['07700 900 461 (after 5pm)', 'Alt. (wife): 073 555 0162'],
    ['07700 900 461 (after 5pm)', 'Alt. (wife): 073 555 0162'],
  ],
])('%s', (_rule, written, tidy) => {
  expect(tidyContacts(written)).toEqual(tidy);
});
