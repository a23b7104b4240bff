/**
 * allMatches lists the matches of a pattern that has the flag `g`, as `matchAll` does. That makes a copy of the pattern
 * first, and to copy one with hundreds of names takes a hundred times as long as to look for them in a line.
 */
export function allMatches(pattern: RegExp, text: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    matches.push(match);
    if (match[0] === '') pattern.lastIndex += charLength(text, pattern);
  }
  return matches;
}

/** How far to move on behind an empty match: the halves of an emoji are one character to a pattern with the flag `u`. */
function charLength(text: string, { lastIndex, unicode }: RegExp): number {
  return unicode && (text.codePointAt(lastIndex) ?? 0) > 0xffff ? 2 : 1;
}
