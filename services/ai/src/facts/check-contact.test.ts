import { expect, test } from '@jest/globals';
import { checkContact } from './check-contact.js';
import { readEvidence } from './evidence.js';

const original = 'Jane Doe\njane.doe@gmail.com | github.com/jane-doe-42 | +1 (555) 010-9999\n\n## Skills\nSQL';
const evidence = readEvidence(original, new Date('2026-01-01'));

test.each(['jane.doe@gmail.com', 'https://github.com/jane-doe-42', '555-010-9999'])('%s is kept', (contact) => {
  expect(checkContact(contact, evidence)).toEqual({ doubts: [] });
});

test.each(['doe@gmail.com', 'github.com/jane', 'https://mail.com', '555 010 999'])(
  '%s is not taken for the person’s own',
  (contact) => {
    expect(checkContact(contact, evidence)).toMatchObject({ doubts: [{ kind: 'contact', text: contact }] });
  },
);
