import type { LogicalLine } from '../lines/logical-lines.js';
import { isName } from '../recognizers/name.js';
import { splitGaps } from '../text/split-cells.js';

/** In a form the parts of the name stand in columns: their order there is that of the form, not that of the name. */
const parts: readonly [part: 'given' | 'middle' | 'family', name: RegExp][] = [
  ['given', /^(?:first|given|fore)[- ]?names?\s*:?$/iu],
  ['middle', /^middle (?:names?|initial)\s*:?$/iu],
  ['family', /^(?:sur|last[- ]?|family[- ]?)names?\s*:?$/iu],
];
const rowsMax = 30;
const generation = / (?:jr|sr|i{2,3})\b\.?/iu;

/** nameInColumns reads the name from a row below the names of its columns: "Surname   Given name" above "Silva   Ana". */
export function nameInColumns(lines: readonly LogicalLine[]): string {
  for (const [at, { text }] of lines.slice(0, rowsMax).entries()) {
    const asked = partsAsked(text);
    const written = splitGaps(lines[at + 1]?.text ?? '');
    if (!asksForName(text) || written.length !== asked.length) continue;
    const name = parts.map(([part]) => written[asked.indexOf(part)] ?? '').filter((each) => each !== '');
    if (isName(name.join(' ').replace(generation, ''))) return name.join(' ');
  }
  return '';
}

/** asksForName is true for a row of nothing but the names of the parts of a name. */
export function asksForName(text: string): boolean {
  const asked = partsAsked(text);
  return asked.length > 1 && !asked.includes(undefined);
}

function partsAsked(text: string): (string | undefined)[] {
  return splitGaps(text).map((cell) => parts.find(([, name]) => name.test(cell))?.[0]);
}

/** asksForPost: "POSITION APPLIED FOR", "Alternate rank:": what a form asks of the post, which is nobody's name. */
export function asksForPost(text: string): boolean {
  return /^(?:(?:position|post|rank|job)s? (?:applied|applying|desired|sought)|(?:alternate|desired) (?:position|post|rank))(?!\p{L})/iu.test(
    text,
  );
}

/** Each part of a name may stand on a line of its own, in as many lines as the name has parts. */
const nameLines = [3, 2];
const topLines = 2;

/**
 * nameOnLines finds a name whose parts stand below each other at the top, where an address has the first and the last:
 * "ANA", "LUÍSA", "SILVA" above "ana.silva@example.com". Where one of two parts is written in capitals and the other is
 * not, as many set their family name, it may be there with its first letters alone. Undefined where none stands there.
 */
export function nameOnLines(
  lines: readonly LogicalLine[],
  all: readonly LogicalLine[],
): { name: string; at: number; count: number } | undefined {
  const addresses = all
    .slice(0, rowsMax)
    .map(({ text }) => bareLetters(/[^\s@]{3,60}(?=@)/.exec(text.slice(0, lineCharsMax))?.[0] ?? ''));
  for (const count of nameLines)
    for (let at = 0; at < topLines; at += 1) {
      const rows = lines.slice(at, at + count);
      const isApart =
        rows.length < count || rows.some(({ mark, blanksBefore }, row) => mark || (row > 0 && blanksBefore > 0));
      const [first = '', ...others] = rows.map(({ text }) => text);
      if (isApart || ![first, ...others].every((text) => isNamePart.test(text))) continue;
      const isInAddress = (text: string) => addresses.some((address) => address.includes(bareLetters(text)));
      const last = others.at(-1) ?? '';
      const isOther = isCapitals(first) !== isCapitals(last) && count === 2;
      const isShort = isOther && addresses.some((address) => isShortIn(address, first, last));
      // A double name that its column broke, of which the address has a part: "WIELGOSZ-" above "NOWACZYK".
      const isDouble = [first, ...others].every(isCapitals) && rows.some(({ text }) => text.endsWith('-'));
      if ((isInAddress(first) && isInAddress(last)) || isShort || (isDouble && others.some(isInAddress)))
        return { name: [first, ...others].join(' ').replace(/- /g, '-'), at, count };
    }
  return undefined;
}

const lineCharsMax = 200;
const isNamePart = /^\p{Lu}[\p{L}\p{M}'’-]{1,25}$/u;

function isCapitals(text: string): boolean {
  return text === text.toUpperCase();
}

/** "ana.sl" and "a.silva-lima" are made of "Ana" and "SILVA-LIMA": one part is whole, the other has its first letters. */
function isShortIn(address: string, ...parts: [first: string, last: string]): boolean {
  return [parts, parts.toReversed()].some(([whole = '', other = '']) => {
    const rest = address.split(bareLetters(whole));
    const initials = bareLetters(other.replace(/(?<=\p{L})[\p{L}\p{M}'’]+/gu, ''));
    return rest.length === 2 && rest.join('') !== '' && initials.startsWith(rest.join(''));
  });
}

/** Letters as an address has them: small, and without accents. */
function bareLetters(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}
