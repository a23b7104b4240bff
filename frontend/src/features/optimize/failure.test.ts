import { describe, expect, test } from '@jest/globals';
import { type FailedCall, failure, serverSentence, shownText } from './failure';

const different =
  'There was an issue processing the response from our AI service. Please try again with a different resume or job description.';
const later = 'There was an issue processing the response from our AI service. Please try again later.';
const both = "Both resume and job description are required. Please make sure you've provided both.";
const busy = 'Our AI service is currently experiencing high demand. Please try again in a few minutes.';
const unexpected = 'An unexpected error occurred. Please try again.';

describe('the shown text follows what the message contains', () => {
  const cases: [string, FailedCall, string][] = [
    ['Unexpected token < in JSON at position 0', 'direct', different],
    ['Invalid json', 'multipart', different],
    ['Unexpected end of JSON input', 'again', later],
    ['400: Resume text is required', 'direct', both],
    ['400: Required', 'again', both],
    ['429: Rate limit exceeded. Please try again later.', 'direct', busy],
    ['503: Rate limit reached: the service is very busy.', 'again', busy],
    ['504: This took too long. Please try again.', 'direct', unexpected],
    ['', 'multipart', unexpected],
  ];
  test.each(cases)('%s (%s)', (message, call, text) => expect(shownText(message, call)).toBe(text));
});

test('each call has its own title', () => {
  expect(failure('x', 'direct').title).toBe('Direct API Optimization Failed');
  expect(failure('x', 'multipart').title).toBe('Optimization Failed');
  expect(failure('x', 'again').title).toBe('Optimization failed');
});

describe("the server's own reason", () => {
  const cases: [number | undefined, string | undefined, string][] = [
    [429, 'anything', 'Rate limit exceeded. Please try again later.'],
    [401, 'anything', 'Authentication error with AI service. Please check your API key.'],
    [403, undefined, 'Authentication error with AI service. Please check your API key.'],
    [400, 'Resume must be at most 50,000 characters', 'Resume must be at most 50,000 characters'],
    [500, undefined, 'Failed to optimize resume'],
    [undefined, 'Failed to fetch', 'Failed to fetch'],
  ];
  test.each(cases)('%s %s', (status, message, text) => expect(serverSentence(status, message)).toBe(text));
});
