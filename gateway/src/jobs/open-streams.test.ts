import { expect, it } from '@jest/globals';
import { OpenStreams } from './open-streams.js';

const open = (streams: OpenStreams, count: number, owner: (i: number) => string, network = 'home') =>
  Array.from({ length: count }, (_, i) => streams.open(owner(i), network));
const refusal = { code: 'rate_limited', details: { retryAfterSeconds: 5 } };
const refused = (work: () => unknown) => {
  try {
    return (work(), 'opened');
  } catch (error) {
    return error;
  }
};

it('an owner has ten streams open, from wherever, and one more for each that closed', () => {
  const streams = new OpenStreams();
  const [close] = open(streams, 10, () => 'ada');
  expect(refused(() => streams.open('ada', 'elsewhere'))).toMatchObject(refusal);
  expect(refused(() => streams.open('bob', 'home'))).toBe('opened');
  close?.();
  close?.();
  expect(refused(() => streams.open('ada', 'home'))).toBe('opened');
  expect(refused(() => streams.open('ada', 'home'))).toMatchObject(refusal);
});

it('a network has two hundred, whoever opens them', () => {
  const streams = new OpenStreams();
  open(streams, 200, String);
  expect(refused(() => streams.open('one more', 'home'))).toMatchObject(refusal);
  expect(refused(() => streams.open('one more', 'elsewhere'))).toBe('opened');
});
