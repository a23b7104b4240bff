import { splitWords, stem } from '../../text/words.js';
import type { Source } from '../evidence.js';
import { isFree } from './free-words.js';
import type { Figure } from '../figures/numbers.js';
import type { Told } from '../told.js';

/** How far behind a number the thing stands that it counts. */
const nounChars = 40;
const single = /(?<![\p{L}\d.,-])(?:one|1|an?|a single) (?=\p{L})/giu;

/** isMoreThanOne is true for several of a thing that the original has one of and nowhere so many: "two graduates" of "one graduate". */
export function isMoreThanOne(
  figure: Figure,
  { text, kind }: Told,
  near: Source | undefined,
  sources: readonly Source[],
): boolean {
  if (kind === 'skill' || figure.value < 2 || figure.value > 9 || figure.unit !== '' || figure.time !== '' || !near)
    return false;
  const noun = nounBehind(text, figure.end);
  if (noun === undefined || !hasOne(near.text, noun)) return false;
  return !sources.some(({ text: line, figures }) =>
    figures.some(({ value, end }) => value === figure.value && rootsBehind(line, end).includes(noun)),
  );
}

function hasOne(line: string, noun: string): boolean {
  return [...line.matchAll(single)].some(({ index, 0: found }) => nounBehind(line, index + found.length) === noun);
}

/** The word right behind a number. */
function nounBehind(text: string, end: number): string | undefined {
  if (!/^[ -]?\p{L}/u.test(text.slice(end, end + 2))) return undefined;
  const root = rootsBehind(text, end)[0];
  return root === undefined || isFree(root) ? undefined : root;
}

function rootsBehind(text: string, end: number): string[] {
  const [clause = ''] = text.slice(end, end + nounChars).split(/[.,;()]/);
  return splitWords(clause)
    .slice(0, 3)
    .map(({ key }) => stem(key));
}
