import { expect, test } from '@jest/globals';
import { startProcessorClock } from '@tailwright/testing/clocks';
import { OwnAddresses, hasNumber } from './own-addresses.js';

const resume = [
  'Jane Doe',
  'jane.doe@gmail.com · github.com/jane-doe-42 | E-Mail:jane@work.example',
  'LinkedIn: https://uk.linkedin.com/in/jane-doe/, [site](https://www.jane.example/work).',
  'Tel. +1 (555) 010-9999, 2019-2021',
].join('\n');
const own = new OwnAddresses(resume);

test.each([
  'jane.doe@gmail.com',
  'mailto:Jane.Doe@gmail.com',
  'jane@work.example',
  'https://github.com/jane-doe-42/',
  'linkedin.com/in/jane-doe',
  'https://jane.example/work.',
  'www.jane.example/work',
])('“%s” is the person’s own', (address) => {
  expect(own.has(address)).toBe(true);
});

test.each([
  'https://mail.com',
  'https://l.com',
  'gmail.com',
  'https://github.com/jane',
  'https://github.com',
  'mailto:doe@gmail.com',
  'jane.doe@gmail.co',
  'jane.example/work/more',
  'linkedin.com/in/jane',
  'example',
  '',
])('“%s” is somebody else’s', (address) => {
  expect(own.has(address)).toBe(false);
});

test.each([
  ['+1 (555) 010-9999', true],
  ['555-010-9999', true],
  ['15550109999', true],
  ['555 010 999', false],
  ['10-9999', false],
  ['0109992019', false],
])('the number %s is the person’s own: %s', (number, isOwn) => {
  expect(hasNumber(resume, number)).toBe(isOwn);
});

test.each(['a.', '.', 'a@', '/', '<', '*', '\\', '1', ' .', 'a:', '1-'])(
  'a text of nothing but “%s” is read in time that grows with its length',
  (part) => {
    const text = part.repeat(100_000 / part.length);
    const began = startProcessorClock();
    new OwnAddresses(text).has(text.slice(0, 2_000));
    hasNumber(text, '555 010 9999 000');
    expect(began.ms()).toBeLessThan(1_000);
  },
);
