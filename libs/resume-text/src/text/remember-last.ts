/**
 * rememberLast keeps the answers to the last few texts of a pure function: one job reads the same resume and posting in
 * several steps. The answers are shared, so nobody may change them.
 */
export function rememberLast<Answer>(read: (text: string) => Answer, answersMax = 4): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  let last: { text: string; answer: Answer } | undefined;
  return (text) => {
    // A loop asks for the same text again and again.
    if (last?.text === text) return last.answer;
    const answer = answers.has(text) ? (answers.get(text) as Answer) : read(text);
    answers.delete(text);
    answers.set(text, answer);
    for (const oldest of answers.keys()) {
      if (answers.size <= answersMax) break;
      answers.delete(oldest);
    }
    last = { text, answer };
    return answer;
  };
}
