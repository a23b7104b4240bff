/** isTold is true for a line in which the writer speaks of themselves: it is part of a paragraph. */
export function isTold(text: string): boolean {
  return text.length > 40 && /(?<![\p{L}'’./])(?:I|[Mm]y|[Ww]e)(?:['’](?:m|ve|d))?(?= \p{Ll})/u.test(text);
}

/** isToldOn is true for such a line that stops in the middle of a sentence. */
export function isToldOn(text: string): boolean {
  return text.length >= 60 && isTold(text) && !/[.:;!?]["”')]?$/.test(text);
}
