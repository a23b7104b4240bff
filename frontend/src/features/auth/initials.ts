/** initialsOf are the first letters of a name's first two words; U without a name. */
export function initialsOf(name: string | null | undefined): string {
  const words = (name ?? '').trim().split(/\s+/).filter(Boolean).slice(0, 2);
  return words.map((word) => [...word][0]?.toUpperCase() ?? '').join('') || 'U';
}
