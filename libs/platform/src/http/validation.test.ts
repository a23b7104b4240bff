import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { ValidationPipe } from './validation.js';

const pipe = new ValidationPipe();
const Form = z.object({
  name: z.string('Name is required').check(z.trim(), z.minLength(2, 'Name is too short')),
  entries: z.array(z.object({ company: z.string('Company is required') })),
});

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
  });

  it('without one passes as it is', async () => {
    const value = {};
    expect(await pipe.transform(value, { type: 'custom' })).toBe(value);
  });
});
