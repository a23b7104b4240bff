/** withoutLigatures writes out two letters that a file prints as one: "ﬁrst" is "first". */
export function withoutLigatures(text: string): string {
  return text.replace(/[\ufb00-\ufb04]/g, (letters) => letters.normalize('NFKC'));
}
