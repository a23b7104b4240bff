/** wrap breaks a text into rows of at most `width` characters; rows after the first begin with `hanging`. */
export function wrap(text: string, width: number, hanging = ''): string[] {
  const rows: string[] = [];
  let row = '';
  for (const word of text.split(' ')) {
    const start = rows.length === 0 ? '' : hanging;
    if (row === '') row = `${start}${word}`;
    else if (row.length + 1 + word.length > width) {
      rows.push(row);
      row = `${hanging}${word}`;
    } else row = `${row} ${word}`;
  }
  return [...rows, row];
}

/** hyphenated breaks a text as a typesetter does: a long word is cut in two at the end of a row. */
export function hyphenated(text: string, width: number, hanging = ''): string[] {
  const rows: string[] = [];
  let row = '';
  for (const word of text.split(' ')) {
    const room = width - row.length - 2;
    if (row === '') row = word;
    else if (row.length + 1 + word.length <= width) row = `${row} ${word}`;
    else {
      const at = /^\p{Ll}{8,}[.,;:]?$/u.test(word) ? breakOf(word, room) : 0;
      rows.push(at > 0 ? `${row} ${word.slice(0, at)}-` : row);
      row = `${hanging}${word.slice(at)}`;
    }
  }
  return [...rows, row];
}

/** Where a word may be cut: between a vowel and a consonant that begins a syllable, three letters from both ends. */
function breakOf(word: string, room: number): number {
  for (let at = Math.min(room, word.length - 4); at >= 3; at -= 1)
    if (/[aeiouy]$/.test(word.slice(0, at)) && /^[bcdfgklmnprstv][aeiou]/.test(word.slice(at))) return at;
  return 0;
}

/** atEnds puts one text at the left and the other at the right end of a row. */
export function atEnds(left: string, right: string, width: number, fill = ' '): string {
  const room = Math.max(4, width - left.length - right.length);
  return fill === ' ' ? `${left}${' '.repeat(room)}${right}` : `${left} ${fill.repeat(room - 2)} ${right}`;
}

/** beside prints two columns row by row, the second from character `gutter` on. */
export function beside(left: string[], right: string[], gutter: number): string[] {
  const rows = Math.max(left.length, right.length);
  // No printer runs one column into the other: a long address pushes it aside.
  const from = Math.max(gutter, ...left.map((row) => row.length + 3));
  return Array.from({ length: rows }, (_, at) =>
    `${(left[at] ?? '').padEnd((right[at] ?? '') === '' ? 0 : from)}${right[at] ?? ''}`.trimEnd(),
  );
}

/** tableRow prints cells of the given widths, each wrapped in its own column. */
export function tableRow(cells: string[], widths: number[], joint = '  '): string[] {
  const wrapped = cells.map((cell, at) => wrap(cell, widths[at] ?? 20));
  const rows = Math.max(...wrapped.map((cell) => cell.length));
  return Array.from({ length: rows }, (_, row) =>
    wrapped
      .map((cell, at) => (cell[row] ?? '').padEnd(widths[at] ?? 20))
      .join(joint)
      .trimEnd(),
  );
}

/** centred puts a text in the middle of a row. */
export function centred(text: string, width: number): string {
  return `${' '.repeat(Math.max(0, Math.floor((width - text.length) / 2)))}${text}`;
}

/** justified fills a row with blanks between its words. */
export function justified(rows: string[], width: number): string[] {
  return rows.map((row, at) => {
    const missing = width - row.length;
    const gaps = row.trim().split(' ').length - 1;
    if (at === rows.length - 1 || gaps < 4 || missing <= 0) return row;
    let gap = 0;
    return row.replace(/(?<=\S) (?=\S)/g, () =>
      ' '.repeat(1 + Math.floor((++gap * missing) / gaps) - Math.floor(((gap - 1) * missing) / gaps)),
    );
  });
}

/** spaced sets the letters of a heading apart: "W O R K  H I S T O R Y". */
export function spaced(text: string): string {
  return text
    .toUpperCase()
    .split(' ')
    .map((word) => [...word].join(' '))
    .join('  ');
}

/** smallCapitals is what a text of small capitals becomes when its first letters are set larger: "W ORK H ISTORY". */
export function smallCapitals(text: string): string {
  return text
    .toUpperCase()
    .split(' ')
    .map((word) => (/^\p{Lu}{3,}$/u.test(word) ? `${word.slice(0, 1)} ${word.slice(1)}` : word))
    .join(' ');
}

/** withFurniture puts what a page prints at its foot and head after every `rows` rows. */
export function withFurniture(
  lines: string[],
  rows: number,
  furniture: (page: number, pages: number) => string[],
): string[] {
  const pages = Math.ceil(lines.length / rows);
  return lines.flatMap((line, at) => {
    const page = at / rows;
    return Number.isInteger(page) && page > 0 ? [...furniture(page, pages), line] : [line];
  });
}
