import { normaliseText } from '../read/normalise.js';

/** What belongs to a letter or keycap without being one, and is not always read. */
const unreadMarks = /[\u20e3\u064b-\u065f\u0670\u06d6-\u06ed]/g;
const words = /[\p{L}\p{M}\p{N}]+/gu;
/** These scripts have no blanks between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu;
/** A gap that keeps two columns of a row apart, and the signs that part the fields of one. */
const gaps = /[ \u00a0]{2,}|[\t|·•]/;
/** Our reader writes marks of a list anew, and takes a small "o" for one. */
const listMark = /^\s{0,9}(?:o|\d{1,9}[.)]|[*+\-–—])[ \u00a0]/;
/** A row wraps at the end of the line it is written on; no column we write is narrower than this. */
const lineCharsMin = 40;

/** Letters is a text as its letters and digits in a row, with the places where a word began or ended. */
interface Letters {
  text: string;
  edges: Set<number>;
}

/** RowFinder tells whether a row of a text that is shown as it stands is found in the text read back from a file. */
export type RowFinder = (row: string) => boolean;

/**
 * rowFinder is to be asked for the rows in their order. A reader takes columns apart, so each column of a row may stand
 * anywhere, but its words must follow right after one another, and must begin and end where words do. The end of a line
 * may cut a row too long for it. Where a column ends with a hyphen, a reader may join its last word to the first word
 * below it, so these two may be parts of a word.
 */
export function rowFinder(read: string): RowFinder {
  const all = lettersOf(read);
  let from = 0;
  let isBelowHyphen = false;
  // A text may hold one row many times; it is looked for once.
  const known = new Map<string, boolean>();
  const find = (piece: Piece) => {
    const key = `${piece.letters} ${piece.mayBeginInWord} ${piece.mayEndInWord}`;
    const isKnown = known.get(key);
    if (isKnown !== undefined) return isKnown;
    const end = endOf(all, piece, from) ?? endOf(all, piece, 0);
    from = end ?? from;
    known.set(key, end !== undefined);
    return end !== undefined;
  };
  return (row) => {
    const columns = row.split(gaps).filter((column) => column.trim() !== '');
    const mayBeginInWord = isBelowHyphen;
    isBelowHyphen = columns.some(endsWithHyphen);
    const cutsMax = Math.floor(row.length / lineCharsMin);
    return columns.every((column) => hasColumn(column, mayBeginInWord, cutsMax, find));
  };
}

interface Piece {
  letters: string;
  mayBeginInWord: boolean;
  mayEndInWord: boolean;
}

function endsWithHyphen(column: string): boolean {
  return /[\p{L}\p{N}]-$/u.test(column.trimEnd());
}

/** hasColumn looks for a column as a whole, without the mark of a list, and then cut by the ends of lines. */
function hasColumn(column: string, mayBeginInWord: boolean, cutsMax: number, find: (piece: Piece) => boolean): boolean {
  const mayEndInWord = endsWithHyphen(column);
  const whole = (text: string) => find({ letters: lettersOf(text).text, mayBeginInWord, mayEndInWord });
  if (whole(column) || (listMark.test(column) && whole(column.replace(listMark, '')))) return true;
  let rest = column
    .split(/\s+/)
    .map((word) => lettersOf(word).text)
    .filter((word) => word !== '');
  for (let cuts = 0; cuts <= cutsMax && rest.length > 0; cuts += 1) {
    const isFirst = cuts === 0;
    const count = longestRun(rest, (run) =>
      find({
        letters: run.join(''),
        mayBeginInWord: isFirst && mayBeginInWord,
        mayEndInWord: mayEndInWord && run.length === rest.length,
      }),
    );
    if (count === 0) return false;
    rest = rest.slice(count);
  }
  return rest.length === 0;
}

/** How many of the words, from the first on, are found together; where more are, fewer are as well. */
function longestRun(all: readonly string[], isFound: (run: string[]) => boolean): number {
  let [found, above] = [0, 1];
  while (above <= all.length && isFound(all.slice(0, above))) [found, above] = [above, above * 2];
  above = Math.min(above, all.length + 1);
  while (above - found > 1) {
    const count = Math.floor((found + above) / 2);
    if (isFound(all.slice(0, count))) found = count;
    else above = count;
  }
  return found;
}

function endOf({ text, edges }: Letters, { letters, mayBeginInWord, mayEndInWord }: Piece, from: number) {
  if (letters === '') return from;
  for (let at = text.indexOf(letters, from); at >= 0; at = text.indexOf(letters, at + 1)) {
    const end = at + letters.length;
    if ((mayBeginInWord || edges.has(at)) && (mayEndInWord || edges.has(end))) return end;
  }
  return undefined;
}

function lettersOf(read: string): Letters {
  const plain = normaliseText(read).replace(unreadMarks, '');
  const edges = new Set([0]);
  const found: string[] = [];
  let length = 0;
  for (const [word] of plain.matchAll(words)) {
    edges.add(length);
    for (const { index, 0: letter } of word.matchAll(unspaced)) {
      edges.add(length + index).add(length + index + letter.length);
    }
    length += word.length;
    edges.add(length);
    found.push(word);
  }
  return { text: found.join(''), edges };
}
