import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { ValidationPipe } from './validation.js';

const pipe = new ValidationPipe();
const Form = z.object({
  name: z.string('Name is required').check(z.trim(), z.minLength(2, 'Name is too short')),
  entries: z.array(z.object({ company: z.string('Company is required') })),
});
const Wordless = z.object({
  id: z.uuid(),
  style: z.enum(['standard', 'formal']),
  skills: z.array(z.string()).check(z.maxLength(2)),
  current: z.boolean(),
  city: z.string().check(z.maxLength(10)),
  odd: z.optional(z.number().check(z.refine((value) => value !== 1))),
});
const valid = { id: crypto.randomUUID(), style: 'formal', skills: [], current: true, city: '' };

describe('a body with a schema', () => {
  it('arrives parsed, without unknown keys', async () => {
    const value = { name: ' Jane ', entries: [], admin: true };
    expect(await pipe.transform(value, { type: 'body', schema: Form })).toEqual({ name: 'Jane', entries: [] });
  });

  it('is refused with its fields, the first of them as the message', async () => {
    const refused = pipe.transform({ name: 'J', entries: [{}] }, { type: 'body', schema: Form });
    await expect(refused).rejects.toMatchObject({
      code: 'invalid_input',
      message: 'Name is too short',
      details: {
        fields: [
          { field: 'name', message: 'Name is too short' },
          { field: 'entries.0.company', message: 'Company is required' },
        ],
      },
    });
  });

  it('of a parameter is named by the parameter', async () => {
    const refused = pipe.transform('7', { type: 'param', data: 'resumeId', schema: z.uuid('Not an id') });
    await expect(refused).rejects.toMatchObject({ details: { fields: [{ field: 'resumeId', message: 'Not an id' }] } });
    const unworded = pipe.transform('7', { type: 'param', data: 'resumeId', schema: z.uuid() });
    await expect(unworded).rejects.toMatchObject({ message: expect.stringMatching(/^resumeId must be an id/) });
  });

  it.each([
    [null, '', 'The request body must be a JSON object.'],
    [[], '', 'The request body must be a JSON object.'],
    [undefined, '', 'The request body is required.'],
    [{ ...valid, style: 'loud' }, 'style', 'style must be one of standard, formal.'],
    [{ ...valid, style: null }, 'style', 'style must be one of standard, formal.'],
    [{ ...valid, skills: 'C++' }, 'skills', 'skills must be a list.'],
    [{ ...valid, skills: ['C++', 7] }, 'skills.1', 'skills.1 must be text.'],
    [{ ...valid, skills: ['a', 'b', 'c'] }, 'skills', 'skills must be at most 2 entries.'],
    [{ ...valid, id: 7 }, 'id', 'id must be text.'],
    [{ ...valid, id: '7' }, 'id', 'id must be an id, such as 123e4567-e89b-42d3-a456-426614174000.'],
    [{ ...valid, current: 'yes' }, 'current', 'current must be true or false.'],
    [{ ...valid, city: 'x'.repeat(11) }, 'city', 'city must be at most 10 characters.'],
    [{ ...valid, odd: 1 }, 'odd', 'odd is not valid.'],
  ])('%j without words of its own is refused in a sentence', async (value, field, message) => {
    const refused = pipe.transform(value, { type: 'body', schema: Wordless });
    await expect(refused).rejects.toMatchObject({ message, details: { fields: [{ field, message }] } });
  });

  it('without one passes as it is', async () => {
    const value = {};
    expect(await pipe.transform(value, { type: 'custom' })).toBe(value);
  });
});
