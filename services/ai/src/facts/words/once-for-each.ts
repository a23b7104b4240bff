import { readOnce } from '../../text/read-once.js';
import type { Evidence } from '../evidence.js';

/**
 * onceForEach reads a text once for each original: thousands of claims may be held against the same few lines. The answers
 * are shared, so nobody may change them.
 */
export function onceForEach<Answer>(
  read: (text: string, evidence: Evidence) => Answer,
): (text: string, evidence: Evidence) => Answer {
  const readers = new WeakMap<Evidence, (text: string) => Answer>();
  return (text, evidence) => {
    const reader = readers.get(evidence) ?? readOnce((each) => read(each, evidence));
    readers.set(evidence, reader);
    return reader(text);
  };
}
