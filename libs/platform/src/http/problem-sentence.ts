import type * as z from 'zod/mini';

type Problem = z.core.$ZodRawIssue;

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a JSON object',
};
const formats: Record<string, string> = {
  uuid: 'an id, such as 123e4567-e89b-42d3-a456-426614174000',
  email: 'an email address',
  url: 'a web address',
  datetime: 'a date and time, such as 2026-01-31T09:30:00Z',
};
const units: Record<string, string> = { string: ' characters', array: ' entries' };

/** problemSentence says what is wrong where the schema has no words of its own; `whole` names what was parsed. */
export function problemSentence(problem: Problem, whole: string): string {
  const subject = (problem.path ?? []).map(String).join('.') || whole;
  return `${subject} ${complaint(problem)}.`;
}

function complaint(problem: Problem): string {
  const unit = 'origin' in problem ? (units[String(problem.origin)] ?? '') : '';
  switch (problem.code) {
    case 'invalid_type':
      if (problem.input === undefined) return 'is required';
      return `must be ${kinds[problem.expected] ?? problem.expected}`;
    case 'invalid_value':
      return `must be ${problem.values.length > 1 ? 'one of ' : ''}${problem.values.map(String).join(', ')}`;
    case 'too_big':
      return `must be at most ${problem.maximum}${unit}`;
    case 'too_small':
      return `must be at least ${problem.minimum}${unit}`;
    case 'invalid_format':
      return `must be ${formats[problem.format] ?? 'of another form'}`;
    default:
      return 'is not valid';
  }
}
