import { qualifiedNouns, qualityWords } from '../data/unfinished-words.data.js';
import { isWrittenSmall, pageWidth, roomBehind } from '../recognizers/line-joints.js';
import type { LineShape } from './line-shape.js';
import type { LineLabel } from './line-tagger.js';
import { WordList } from '../text/word-list.js';

/** Text is what can be parts of one line; a heading or a contact is not. */
const texts: ReadonlySet<LineLabel | undefined> = new Set(['bullet', 'prose', 'item', 'cont', 'sub', 'head']);
const qualities = new WordList(qualityWords);
const nouns = new WordList(qualifiedNouns);
/** A shorter line of a page without columns was not broken by its width. */
const pageCharsMin = 55;
const columnCharsMin = 15;
/** What is counted follows, also where a line was broken early. */
const roomOfFigure = 12;

/**
 * withUnfinishedNames labels the rest of a name that was broken behind a word which no name ends with ("Advanced Patient",
 * "Care"), or behind a figure that counts what stands below ("the last 12", "months"). The first word of the rest would
 * not have fitted above.
 */
export function withUnfinishedNames(shapes: readonly LineShape[], labels: readonly LineLabel[]): LineLabel[] {
  const page = pageWidth(shapes);
  const isOneCase = isWrittenSmall(shapes);
  return labels.map((label, at) => {
    const [above, shape] = [shapes[at - 1], shapes[at]];
    if (!above || !shape || label === 'cont' || !texts.has(labels[at - 1])) return label;
    const isSmall = !isOneCase && shape.kind === undefined && /^\p{Ll}{2}/u.test(shape.line.text);
    if (!texts.has(label) && !(label === 'heading' && isSmall)) return label;
    if (shape.mark !== undefined || shape.line.blanksBefore > 0 || shape.hasContact) return label;
    const isLong = above.line.text.length >= (above.line.width === undefined ? pageCharsMin : columnCharsMin);
    if (!isLong) return label;
    const room = roomBehind(above, shape, above.line.width ?? page);
    // A title below a figure begins the next job.
    const isCounted = (label === 'head' ? /^\p{Ll}{2}/u : /^\p{L}{2}/u).test(shape.line.text);
    if (room <= roomOfFigure && openFigure.test(above.line.text) && isCounted) return 'cont';
    // No heading begins small in the middle of a full text of somebody who writes them otherwise.
    if (label === 'heading') return room <= 0 && !/[.:;!?]$/.test(above.line.text) ? 'cont' : label;
    const isHead = label === 'head' || labels[at - 1] === 'head';
    return room <= 0 && isUnfinished(above.line.text, shape.line.text, isHead) ? 'cont' : label;
  });
}

function isUnfinished(above: string, below: string, isHead: boolean): boolean {
  if (attribute.test(above)) return /^\p{L}{2}/u.test(below);
  const [, joint = '', last = ''] = lastWords.exec(above) ?? [];
  if (!qualities.has(last)) return false;
  // "Research: …" says what stands behind it.
  const first = /^\p{Lu}[\p{L}’'-]*(?![^:.]{0,25}: )/u.exec(below)?.[0] ?? '';
  // Below "Level 4 in Automotive" may stand the name of a school.
  return first !== '' && ((joint !== '' && !isHead) || nouns.has(first));
}

/** "the last 12", "ca. 25": how many there are of what follows. */
const openFigure =
  /(?:^|[ (])(?:last|next|past|first|previous|ca\.?|approx\.|approximately|roughly|nearly|almost|at least|up to|more than|fewer than|less than) \d[\d,.]{0,6}$/iu;

/** Small words that stand before what they belong to, and nowhere else. */
const attribute = / (?:entire|former|inner|lower|main|numerous|other|outer|own|several|such|upper|various|whole)$/u;

/** The last word of a line, and the word that joins it to those before: "Fellowship of Free". */
const lastWords = /(?:^|\s(?:(of|in|for|and|&)\s)?|[-–/])(\p{Lu}[\p{L}’'-]*)$/u;
