import type { Evidence, Source } from '../evidence.js';
import { Lexis } from './lexis.js';
import { onceForEach } from './once-for-each.js';

/** Clause is a part of a line that says one thing, with its words. */
export interface Clause {
  text: string;
  source: Source;
  lexis: Lexis;
}

const mark =
  /(?<=[.!?])(?<!\b(?:\p{L}|Pat|Appl|Dr|Mrs?|Ms|St|Mt|No|Jr|Sr|Dept|Univ|Tech)\.) (?=\p{Lu})| ?[;•▪·|] ?| \/ | [–—] /u;
const partMark = / ?,(?=[ \p{L}])(?![^()]{0,80}\)) ?| \. | \+ | ?; ?|\. (?=\p{Lu})/u;
const known = new WeakMap<Source, Clause[]>();
const lexisOf = onceForEach((text) => new Lexis(text));

/** clausesOf cuts a line of the original where it goes on to something else. */
export function clausesOf(source: Source, evidence: Evidence): Clause[] {
  const own = known.get(source);
  if (own) return own;
  const made = inSingleBlanks(source.text)
    .split(mark)
    .filter((text) => text.trim() !== '')
    .map((text) => ({ text, source, lexis: lexisOf(text, evidence) }));
  known.set(source, made);
  return made;
}

/** partsOf cuts a clause further, at its commas: an item of a list with what is said of it. */
export function partsOf(clause: string): string[] {
  return clause.split(partMark).filter((text) => text.trim() !== '');
}

/** Cells of a row stand far apart, and are things of their own. */
function inSingleBlanks(text: string): string {
  return text.replace(/\t|\s{3,}/g, '; ').replace(/\s\s/g, ' ');
}
