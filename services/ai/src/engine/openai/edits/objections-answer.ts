import * as z from 'zod/mini';
import { EngineFault } from '../../fault.js';
import { unwrapped } from '../answer.js';

/** Objection is what a second reading says that an edit adds: words of it, quoted. */
export interface Objection {
  /** From 1, in the order in which the edits were shown. */
  edit: number;
  words: string;
}

/** objectionsFormat is the form of the answer in the words of the API. */
export const objectionsFormat = {
  type: 'json_schema',
  json_schema: {
    name: 'objections',
    strict: true,
    schema: {
      type: 'object',
      properties: {
        objections: {
          type: 'array',
          items: {
            type: 'object',
            properties: { edit: { type: 'integer' }, words: { type: 'string' } },
            required: ['edit', 'words'],
            additionalProperties: false,
          },
        },
      },
      required: ['objections'],
      additionalProperties: false,
    },
  },
} as const;

const objectionsMax = 400;
const AskedObjection = z.object({ edit: z.number(), words: z.string() });

/** readObjections takes the objections out of an answer; one that is not as asked is left out. */
export function readObjections(raw: string): Objection[] {
  const text = unwrapped(raw);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new EngineFault('unreadable');
  }
  const list = (value as { objections?: unknown } | null)?.objections;
  if (!Array.isArray(list)) throw new EngineFault('form-ignored');
  return list.slice(0, objectionsMax).flatMap((item) => AskedObjection.safeParse(item).data ?? []);
}
