import { expect, test } from '@jest/globals';
import { leadingOf, levelWord, raisedScope, unprovenAward, unprovenLead } from './scope.js';
import { isRaisedPart } from './raised-parts.js';
import { dropped, newMatches, others, traits } from '../words/telling-phrases.js';

const nobodyLed = { leads: false, begins: false, leadsMeetings: false, leadsPeople: false };

test('a change told with its direction is the one that the line gives in figures', () => {
  const line = 'Pipes in tune went from 52% to 80% ; fewer complaints';
  expect(raisedScope('Pipes in tune rose from 52% to 80%', line, line)).toBeUndefined();
  expect(raisedScope('Pipes in tune rose to 80%', line, line)).toBe('rose');
});

test('who is called a leader leads, whatever stands behind the title', () => {
  expect(leadingOf('Shift Leader, Nights')).not.toBe('');
  expect(leadingOf('Leadership Trainee')).toBe('');
});

test('who started a group founded it, who joined it did not', () => {
  expect(raisedScope('Founded a bell choir', 'Started a bell choir', '')).toBeUndefined();
  expect(raisedScope('Founded a bell choir', 'Sang in a bell choir', '')).toBe('Founded');
});

test('a leader is in charge of others; nobody else is', () => {
  expect(unprovenLead('In charge of nine drivers', nobodyLed, [' shift leader night '])).toBeUndefined();
  expect(unprovenLead('In charge of nine drivers', nobodyLed, [' driver '])).toBeDefined();
});

test('others that the person is compared with had no part in the work', () => {
  expect(dropped('Regulate 30 keyboards', 'Regulate 30 keyboards, where the team does 22', others)).toBe(0);
  expect(dropped('Regulate 30 keyboards', 'Regulate 30 keyboards with the team', others)).toBe(1);
});

test('what a line says of another thing is no part of this one', () => {
  const line = 'Voicing, regulating, and a pedal course I wrote with a colleague';
  expect(dropped('Voiced and regulated organs', line, others)).toBe(0);
  expect(dropped('Wrote a pedal course', line, others)).toBe(1);
});

test('who leads a tour is above nobody', () => {
  expect(unprovenLead('Led Sunday tours of the organ loft', nobodyLed, [])).toBeUndefined();
  expect(unprovenLead('Led the tuners', nobodyLed, [])).toBe('Led');
});

test('supervision of others is leading them, work under supervision is not', () => {
  expect(
    raisedScope('Supervised three junior tuners', 'Looked after 3 juniors (monthly supervision)', ''),
  ).toBeUndefined();
  expect(raisedScope('Supervised three junior tuners', 'Tuned under supervision with 3 juniors', '')).toBeDefined();
});

test('things are managed without leading anybody, people and money are not', () => {
  expect(isRaisedPart('Managed the stock of reeds', 'Reeds: stock and orders')).toBe(false);
  expect(isRaisedPart('Managed five tuners', 'Five tuners in the shop')).toBe(true);
  expect(isRaisedPart('Managed the restoration budget', 'Typed the restoration budget')).toBe(true);
});

test('who leads a team leads its people, whatever the form of the verb', () => {
  expect(raisedScope('Lead a team of three junior tuners', 'Leading 3 juniors', '')).toBeUndefined();
  expect(raisedScope('Lead a team of three junior tuners', 'Checking 3 juniors', '')).toBeDefined();
});

test('“one of six” tells that others had a part', () => {
  expect(raisedScope('One of six who wrote the tuning guide', 'Member of the group that wrote it', '')).toBeUndefined();
  expect(raisedScope('Wrote the tuning guide', 'Member of the group that wrote it', '')).toBeDefined();
});

test('“advanced from” tells of a change and of no level', () => {
  expect(levelWord('Advanced from helper to tuner', 'went up from helper')).toBeUndefined();
  expect(levelWord('Advanced tuner', 'tuner')).toBe('Advanced');
});

test('a medal was awarded to whoever has it', () => {
  expect(unprovenAward('Awarded the Guild Medal', 'Guild Medal 2019')).toBeUndefined();
  expect(unprovenAward('Awarded the Guild Medal', 'Guild member 2019')).toBeDefined();
});

test('an outgoing loan and hard working hours are no traits', () => {
  expect(newMatches('Packed outgoing loans', traits, 'packed loans')).toEqual([]);
  expect(newMatches('Outgoing and hard-working', traits, 'hard working')).toEqual(['outgoing']);
});

test.each([
  ['Completed 41 permanent placements', '41 perm placements in 2023'],
  ['Handles the whole recruitment cycle', 'Full 360 desk: specs, interviews, offers'],
])('"%s" claims no higher level than "%s"', (claim, line) => {
  expect(levelWord(claim, line)).toBeUndefined();
  expect(levelWord(claim, 'Placements and a recruitment cycle')).toBeDefined();
});

test('the winner of a prize won it, and is award-winning', () => {
  expect(unprovenAward('Bell prize: winner in 2024', 'Bell prize 2024, winner')).toBeUndefined();
  expect(unprovenAward('Recipient of a bell prize', 'Won a bell prize')).toBeUndefined();
  expect(levelWord('Award-winning bell founder', 'Bell prize 2024, winner')).toBeUndefined();
  expect(levelWord('Award-winning bell founder', 'Nominated for the bell prize')).toBe('Award-winning');
});

test('what is done at the end of a month is no distinction', () => {
  expect(unprovenAward('Completion of the month-end pack', 'Month end pack')).toBeUndefined();
  expect(unprovenAward('Ringer of the month', 'Rang bells')).toBe('Ringer of the month');
});
