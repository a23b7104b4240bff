import { expect, test } from '@jest/globals';
import { leadingOf, raisedScope, unprovenLead } from './scope.js';
import { dropped, others } from './telling-phrases.js';

const nobodyLed = { leads: false, leadsMeetings: false, leadsPeople: false };

test('a change told with its direction is the one that the line gives in figures', () => {
  const line = 'Pipes in tune went from 52% to 80% ; fewer complaints';
  expect(raisedScope('Pipes in tune rose from 52% to 80%', line, line)).toBeUndefined();
  expect(raisedScope('Pipes in tune rose to 80%', line, line)).toBe('rose');
});

test('who is called a leader leads, whatever stands behind the title', () => {
  expect(leadingOf('Shift Leader, Nights')).not.toBe('');
  expect(leadingOf('Leadership Trainee')).toBe('');
});

test('a leader is in charge of others; nobody else is', () => {
  expect(unprovenLead('In charge of nine drivers', nobodyLed, [' shift leader night '])).toBeUndefined();
  expect(unprovenLead('In charge of nine drivers', nobodyLed, [' driver '])).toBeDefined();
});

test('others that the person is compared with had no part in the work', () => {
  expect(dropped('Regulate 30 keyboards', 'Regulate 30 keyboards, where the team does 22', others)).toBe(0);
  expect(dropped('Regulate 30 keyboards', 'Regulate 30 keyboards with the team', others)).toBe(1);
});
