/** foldCase makes spellings comparable: case, typographic apostrophes and compatibility forms. */
export function foldCase(text: string): string {
  if (/^[a-z0-9]+$/.test(text)) return text;
  return text.normalize('NFKC').toLowerCase().replaceAll('’', "'").replace(/'s$/, '');
}

/** withoutAccents writes "Černá" as an address does: "Cerna". */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}
