import * as z from 'zod/mini';
import { EngineFault } from '../fault.js';

/** Answer is all we ask of a model: one text. Everything else is computed by our code. */
const Answer = z.object({ markdown: z.string() });

/** answerFormat is the same in the words of the API; every property is required, as strict mode wants. */
export const answerFormat = {
  type: 'json_schema',
  json_schema: {
    name: 'document',
    strict: true,
    schema: {
      type: 'object',
      properties: { markdown: { type: 'string' } },
      required: ['markdown'],
      additionalProperties: false,
    },
  },
} as const;

/** readAnswer takes the document out of a finished answer: a JSON object, fenced JSON, fenced Markdown, or bare Markdown. */
export function readAnswer(raw: string): string {
  const inner = unwrapped(raw);
  const markdown = inner.startsWith('{') && !inner.startsWith('{{') ? fromJson(inner) : inner;
  if (markdown.trim() === '') throw new EngineFault('empty');
  return unfenced(markdown.trim());
}

/** readPartialAnswer is the document as far as an unfinished answer shows it. */
export function readPartialAnswer(raw: string): string {
  const answer = withoutThinking(raw).trimStart();
  if ('<thinking>'.startsWith(answer) || /^`{1,3}\w*$/.test(answer)) return '';
  const text = answer.replace(/^```\w*\n/, '');
  if (!text.startsWith('{') || text.startsWith('{{')) return text;
  const value = /^\{\s*"markdown"\s*:\s*"/.exec(text);
  return value ? decodeJsonString(text.slice(value[0].length)) : '';
}

/** unwrapped is an answer without the thoughts before it and the fence around it. */
export const unwrapped = (raw: string): string => unfenced(withoutThinking(raw).trim());

/** withoutThinking drops the thoughts that reasoning models put before an answer; an unclosed block is all thought. */
export function withoutThinking(text: string): string {
  const opened = text.replace(/<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/g, '');
  return opened.replace(/^[\s\S]*<\/think(?:ing)?>/, '');
}

function unfenced(text: string): string {
  const fence = /^```(?:json|markdown|md)?[ \t]*\n([\s\S]*?)\n?```$/.exec(text);
  return fence?.[1]?.trim() ?? text;
}

function fromJson(text: string): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new EngineFault('unreadable');
  }
  const answer = Answer.safeParse(value);
  if (!answer.success) throw new EngineFault('unreadable');
  return answer.data.markdown;
}

/** Decodes as far as the string goes; an escape cut in two at the end waits for the rest. */
function decodeJsonString(text: string): string {
  // A JSON string from its start: characters that are no control codes, or whole escape sequences.
  const whole = /^(?:[^"\\\p{Cc}]|\\["\\/bfnrt]|\\u[0-9a-fA-F]{4})*/u.exec(text)?.[0] ?? '';
  return JSON.parse(`"${whole}"`) as string;
}
