import type { Evidence } from './evidence.js';

/**
 * onceForEach reads a text once for each original: thousands of claims may be held against the same few lines. The answers
 * are shared, so nobody may change them.
 */
export function onceForEach<Answer>(read: (text: string) => Answer): (text: string, evidence: Evidence) => Answer {
  const answers = new WeakMap<Evidence, Map<string, Answer>>();
  return (text, evidence) => {
    const known = answers.get(evidence) ?? new Map<string, Answer>();
    answers.set(evidence, known);
    if (!known.has(text)) known.set(text, read(text));
    return known.get(text) as Answer;
  };
}
