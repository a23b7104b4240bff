import { describe, expect, test } from '@jest/globals';
import { ApiError, UnreadableAnswer } from '../../lib/api';
import { InvalidAnswer } from '../jobs/submit-job';
import { failureOf, messageToMap, revisionFailure, serverSentence, shownText } from './failure';

const problem = (status: number, message: string) => new ApiError(status, message, { code: 'internal', message });

const different =
  'There was an issue processing the response from our AI service. Please try again with a different resume or job description.';
const later = 'There was an issue processing the response from our AI service. Please try again later.';
const both = "Both resume and job description are required. Please make sure you've provided both.";
const busy = 'Our AI service is currently experiencing high demand. Please try again in a few minutes.';
const unexpected = 'An unexpected error occurred. Please try again.';

describe('the shown text follows what the message contains', () => {
  const cases: [string, 'direct' | 'again', string][] = [
    ['Unexpected token < in JSON at position 0', 'direct', different],
    ['Invalid json', 'direct', different],
    ['Unexpected end of JSON input', 'again', later],
    ['400: Resume text is required', 'direct', both],
    ['400: Required', 'again', both],
    ['429: Rate limit exceeded. Please try again later.', 'direct', busy],
    ['503: Rate limit reached: the service is very busy.', 'again', busy],
    ['504: This took too long. Please try again.', 'direct', unexpected],
    ['', 'direct', unexpected],
  ];
  test.each(cases)('%s (%s)', (message, call, text) => expect(shownText(message, call)).toBe(text));
});

test('each call has its own title', () => {
  const error = new Error('x');
  expect(failureOf(error, 'direct').title).toBe('Direct API Optimization Failed');
  expect(failureOf(error, 'multipart').title).toBe('Optimization Failed');
  expect(failureOf(error, 'again').title).toBe('Optimization failed');
});

test('an error page of a proxy is an unknown server error', () => {
  expect(messageToMap(new ApiError(502, 'Bad Gateway, JSON required'))).toBe('Unknown server error');
  expect(messageToMap(problem(400, 'Resume text is required'))).toBe('400: Resume text is required');
});

describe("the server's own reason", () => {
  const auth = 'Authentication error with AI service. Please check your API key.';
  const cases: [unknown, string, string?][] = [
    [problem(429, 'Too many.'), 'Too many.', 'Rate limit exceeded. Please try again later.'],
    [problem(401, 'anything'), 'anything', auth],
    [problem(403, 'anything'), 'anything', auth],
    [problem(400, 'Resume must be at most 50,000 characters'), 'Resume must be at most 50,000 characters'],
    [new ApiError(0, 'We could not reach the server.'), 'We could not reach the server.'],
    [new ApiError(500, '', undefined, 'Internal Server Error'), 'Unknown server error', 'Failed to optimize resume'],
    [new ApiError(500, 'Broken.'), 'Unknown server error', 'Failed to optimize resume'],
    [problem(500, ''), 'Unknown server error', 'Failed to optimize resume'],
    [
      new UnreadableAnswer(null),
      'Failed to parse server response',
      'Error processing the server response. Please try again.',
    ],
    [new InvalidAnswer(), 'Invalid response format from the server', 'The server returned an invalid response format'],
    ['thrown', 'Unknown server error', 'Failed to optimize resume'],
  ];
  test.each(cases)('%s', (error, direct, both = direct) => {
    expect(serverSentence(error, 'direct')).toBe(direct);
    expect(serverSentence(error, 'again')).toBe(direct);
    expect(serverSentence(error, 'multipart')).toBe(both);
    expect(failureOf(error, 'multipart')).toEqual({ title: 'Optimization Failed', description: both });
  });
});

describe('a line that could not be changed', () => {
  test('says why, in the server’s words where it has some, and what to do next', () => {
    expect(revisionFailure(problem(429, 'Rate limit exceeded.'), 'edit')).toEqual({
      title: 'Your line was not saved',
      description: 'Rate limit exceeded. What you typed is still there: press Save again.',
    });
    expect(revisionFailure(new ApiError(0, 'We could not reach the server.'), 'put-back')).toEqual({
      title: 'Your words were not put back',
      description: 'We could not reach the server. Nothing has changed. Try again.',
    });
  });

  test('does not show the page of a proxy', () => {
    expect(revisionFailure(new ApiError(502, '<html>'), 'undo').description).toBe(
      'It could not be checked. Nothing has changed. Try again.',
    );
  });
});
