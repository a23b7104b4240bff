/**
 * readOnce reads each text once: the lines of a text may be the same thousands of times. Make one for each whole text, so
 * that what it remembers ends with the work on it. The answers are shared, so nobody may change them.
 */
export function readOnce<Answer>(read: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    if (!answers.has(text)) answers.set(text, read(text));
    return answers.get(text) as Answer;
  };
}
