import * as z from 'zod/mini';
import { EngineFault } from '../../fault.js';
import { unwrapped } from '../answer.js';

/** ProposedQuote is what a model says shows a requirement, before anybody has looked for it in the texts. */
export interface ProposedQuote {
  /** From 1, in the order in which the requirements were shown. */
  requirement: number;
  posting: string;
  resume: string;
}

/** quotesFormat is the form of the answer in the words of the API. */
export const quotesFormat = {
  type: 'json_schema',
  json_schema: {
    name: 'quotes',
    strict: true,
    schema: {
      type: 'object',
      properties: {
        quotes: {
          type: 'array',
          items: {
            type: 'object',
            properties: { requirement: { type: 'integer' }, posting: { type: 'string' }, resume: { type: 'string' } },
            required: ['requirement', 'posting', 'resume'],
            additionalProperties: false,
          },
        },
      },
      required: ['quotes'],
      additionalProperties: false,
    },
  },
} as const;

/** No more requirements are asked about at once. */
export const askedMax = 40;
/** Two quotes for each requirement, as long as a quote may be: what is longer is not waited for. */
const answerCharsMax = 2 * askedMax * 1_200;
const AskedQuote = z.object({ requirement: z.number(), posting: z.string(), resume: z.string() });

/** readQuotes takes the quotes out of an answer; one that is not as asked is left out. Throws EngineFault. */
export function readQuotes(raw: string): ProposedQuote[] {
  // It may have come whole before anybody could break it off.
  if (isTooMuch(raw)) throw new EngineFault('unreadable');
  let value: unknown;
  try {
    value = JSON.parse(unwrapped(raw));
  } catch {
    throw new EngineFault('unreadable');
  }
  const list = (value as { quotes?: unknown } | null)?.quotes;
  if (!Array.isArray(list)) throw new EngineFault('form-ignored');
  return list.slice(0, 2 * askedMax).flatMap((item) => AskedQuote.safeParse(item).data ?? []);
}

/** isTooMuch is true for an answer that has no end: it is broken off. */
export function isTooMuch(raw: string): boolean {
  return raw.length > answerCharsMax;
}
