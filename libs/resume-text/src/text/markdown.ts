/** What may have to be escaped, or white space other than single blanks. */
const special = /[\\*`~_<[&#]|[^\S ]| {2}/;

/** inline escapes a person's own words so that Markdown shows them as they are, and no more than that. */
export function inline(text: string): string {
  if (!special.test(text)) return text.trim();
  const escaped = text
    .replace(/\s+/g, ' ')
    .replace(/\\(?=[!-/:-@[-`{-~]|\s*$)/g, '\\\\')
    .replace(/[*`]/g, '\\$&')
    .replace(/~(?=~)|(?<=~)~/g, '\\~')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/<(?=[\p{L}/!?])/gu, '\\<');
  return escapeLabels(escaped)
    .replace(/&(?=#\w{1,8};|[A-Za-z][A-Za-z\d]{1,30};)/g, '\\&')
    .trim()
    .replace(/(?<=^|\s)#+$/, '\\$&');
}

const labelCharsMax = 300;

/** A bracket begins a link when an address follows the next one that closes; each is looked for once. */
function escapeLabels(text: string): string {
  let end = -1;
  return text.replace(/\[/g, (mark, at: number) => {
    if (end < at) end = text.includes(']', at) ? text.indexOf(']', at) : Infinity;
    const isLabel = end - at - 1 <= labelCharsMax && /^\s?[([:]/.test(text.slice(end + 1, end + 3));
    return isLabel ? `\\${mark}` : mark;
  });
}

/** block is a paragraph; its first mark must not turn it into a heading, a quote, a list or a table. */
export function block(text: string): string {
  return inline(text)
    .replace(/^(#{1,6}\s|>|[-+]\s|=+$|-+$)/, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s)/, '$1\\$2')
    .replace(/^\|/, '\\|');
}

/** document joins blocks with one blank line between them and ends with one newline; of no blocks it is ''. */
export function document(blocks: string[]): string {
  const filled = withoutRepeatedHeading(blocks.filter((each) => each.trim() !== ''));
  return filled.length === 0 ? '' : `${filled.join('\n\n')}\n`;
}

/** isFence is true for a row of marks such as `verbatim` writes above and below text that is shown as it stands. */
export function isFence(row: string): boolean {
  return /^ {0,3}`{3,}\s*$/.test(row);
}

/** verbatim is rows of a text shown as they stand, with their gaps and breaks; '' where all are empty. */
export function verbatim(rows: readonly string[]): string {
  const isWritten = (row: string) => row.trim() !== '';
  const written = rows.slice(rows.findIndex(isWritten), rows.findLastIndex(isWritten) + 1);
  if (!written.some(isWritten)) return '';
  const runs = written.flatMap((row) => row.match(/`+/g) ?? []).map(({ length }) => length);
  const fence = '`'.repeat(Math.max(3, ...runs.map((length) => length + 1)));
  return [fence, ...written, fence].join('\n');
}

/** otherHeading stands above what has no heading of its own. */
export const otherHeading = 'Additional Information';

/** Of two sections without a heading of their own, one below the other, the first one's is enough. */
function withoutRepeatedHeading(blocks: string[]): string[] {
  let open = '';
  return blocks.filter((block) => {
    if (!block.startsWith('## ')) return true;
    const isRepeated = block === open && block.toLowerCase() === `## ${otherHeading.toLowerCase()}`;
    open = block;
    return !isRepeated;
  });
}

/** listed is "A, B and C". */
export function listed(items: string[], word = 'and'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}

/** midSentence takes the capital off "Conduit bending" where it stands inside a sentence; names keep theirs. */
export function midSentence(words: string): string {
  return /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}
