/** textWidth is how wide a text is, in Latin letters; a Chinese, Japanese or Korean one takes the room of two. */
export function textWidth(text: string): number {
  return [...text].reduce((all, letter) => all + (letter > '\u2e80' ? 2 : 1), 0);
}
