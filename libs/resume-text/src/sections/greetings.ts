import type { LogicalLine } from '../lines/logical-lines.js';
import { isName } from '../recognizers/name.js';
import { splitCells } from '../text/split-cells.js';
import { plainWords } from '../text/word-list.js';

/** "Hello, I'm" stands above the name in a usual template, and says nothing by itself. */
const opensName = /^(?:hello|hi|hey)(?: there)?(?:[,!.]? (?:i['’]m|i am|my name is|this is))?[,!.:]?$/iu;

const sentenceWithName =
  /^(?:(?:hello|hi|hey)(?: there)?[,!.]? )?(?:i['’]m|i am|my name is|this is) ([\p{L}\p{M} .'’-]{2,40}?)(?:[.!]?|(, .{3,120}))$/iu;
const linesAround = 4;

/** Greeting is what such a sentence says: the name, where no other line has it, and more than that or nothing more. */
interface Greeting {
  says: 'nothing' | 'more';
  name?: string;
}

/**
 * readGreeting reads a sentence that gives a name: "I'm Tilly." A name on a line of its own goes before it: beside that the
 * sentence says nothing new, unless the name in it is another one. Undefined for any other line.
 */
export function readGreeting(top: readonly LogicalLine[], turn: number, known: string): Greeting | undefined {
  const { text = '', label } = top[turn] ?? {};
  if (opensName.test(text)) return { says: 'nothing' };
  const [, said, rest] = sentenceWithName.exec(text.slice(0, charsMax)) ?? [];
  if (said === undefined) return undefined;
  const name = known === '' ? nameAround(top, turn) : known;
  if (rest !== undefined) return name === '' && isWritten(said) ? { says: 'more', name: said } : undefined;
  const words = plainWords(name);
  if (plainWords(said).every((word) => words.includes(word))) return { says: 'nothing' };
  if (name === '') return isWritten(said) ? { says: 'nothing', name: said } : undefined;
  return label === 'name' ? { says: 'more' } : undefined;
}

const charsMax = 200;

function isWritten(name: string): boolean {
  return /^\p{Lu}/u.test(name) && isName(name);
}

function nameAround(top: readonly LogicalLine[], turn: number): string {
  const cells = top.slice(0, turn + linesAround).map(({ text }) => splitCells(text)[0] ?? '');
  return cells.find(isWritten) ?? '';
}
