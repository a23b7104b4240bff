import { describe, expect, test } from '@jest/globals';
import { type InputSource, chooseFile, noSource, typeText } from './input-source';
import { fallbackMethod, firstMethod } from './method';

const text = typeText(noSource, 'some text');
const file = chooseFile(new File(['x'], 'a.pdf'));

describe('the first method', () => {
  const cases: [boolean, InputSource, InputSource, string][] = [
    [true, text, text, 'json'],
    [true, file, text, 'json'],
    [false, file, text, 'json'],
    [false, text, file, 'json'],
    [false, text, text, 'multipart'],
  ];
  test.each(cases)('direct %s picks by the sources', (direct, resume, job, method) => {
    expect(firstMethod({ direct, resume, job })).toBe(method);
  });
});

describe('the second method', () => {
  test('multipart falls back to JSON when both texts exist', () => {
    expect(fallbackMethod('multipart', { resume: text, job: text })).toBe('json');
  });
  test('nothing follows when a text is missing', () => {
    expect(fallbackMethod('multipart', { resume: text, job: noSource })).toBeNull();
  });
  test('nothing follows JSON', () => {
    expect(fallbackMethod('json', { resume: text, job: text })).toBeNull();
  });
});
