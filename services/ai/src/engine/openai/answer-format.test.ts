import { expect, test } from '@jest/globals';
import { APIError } from 'openai';
import { FormatMemory, namesFormat } from './answer-format.js';

const refusal = (status: number, message: string, param?: string) =>
  APIError.generate(status, { error: { message, param } }, undefined, new Headers());

test.each([
  [refusal(400, 'response_format is not supported'), true],
  [refusal(400, 'Invalid parameter', 'response_format'), true],
  [refusal(422, "json_schema: unknown type 'object'"), true],
  [refusal(400, 'The prompt was flagged by our policy'), false],
  [refusal(404, 'The deployment for response_format does not exist'), false],
  [new Error('response_format'), false],
])('%s is about the form of the answer: %s', (error, isNamed) => {
  expect(namesFormat(error)).toBe(isNamed);
});

test('an unnamed refusal is tried in a simpler form until a form has worked, a named one always', () => {
  const memory = new FormatMemory();
  expect(memory.current).toBe('json_schema');
  expect(memory.simplerThan('json_schema', false)).toBe('json_object');
  memory.worked('json_object');
  expect(memory.current).toBe('json_object');
  expect(memory.simplerThan('json_object', false)).toBeUndefined();
  expect(memory.simplerThan('json_object', true)).toBe('plain');
  expect(memory.simplerThan('plain', true)).toBeUndefined();
});
