import type { LogicalLine } from '../lines/logical-lines.js';
import { emailPattern, hasContact, isPlace, phonePattern } from '../recognizers/contacts.js';
import { isName, labelledName } from '../recognizers/name.js';

const nameWords = [4, 3, 2];

/** nameBeforeContacts reads a name and what it can be reached by: "Ada Example, Leeds. 0113 496 0000, ada@example.com". */
export function nameBeforeContacts(line: string): { name: string; behind: string } | undefined {
  const text = line.length > 200 ? '' : line.replace(labelledName, '');
  if (!hasContact(text)) return undefined;
  const [name = '', ...parts] = text.split(/,\s/);
  if (parts.length > 0 && isName(name)) return { name, behind: parts.join(', ') };
  const words = text.split(' ');
  const count = nameWords.find((each) => isName(words.slice(0, each).join(' ')));
  const behind = words.slice(count).join(' ');
  return count !== undefined && hasContact(behind) ? { name: words.slice(0, count).join(' '), behind } : undefined;
}

/** isAddressAlone is true for "ada@example.com" and "☎ 0113 496 0000", which are nobody’s name, wherever they stand. */
export function isAddressAlone(text: string): boolean {
  const rest = text.replace(emailPattern, ' ').replace(phonePattern, ' ');
  return hasContact(text) && !/[\p{L}\p{N}]/u.test(rest);
}

/** saysWhere is true for a place right below the name, and for "Hexham, would commute up to an hour" right below an address. */
export function saysWhere(line: LogicalLine, above: LogicalLine | undefined, isBelowName: boolean): boolean {
  const { text, mark, blanksBefore } = line;
  if (isBelowName && isPlace(text)) return true;
  const isBelowContact = above?.label === 'contact' || hasContact(above?.text ?? '');
  return mark === undefined && blanksBefore === 0 && isBelowContact && howFar.test(text);
}

const howFar =
  /^[^.!?:;]{3,60}(?:(?<!\p{L})commut|(?<!\p{L})relocat|(?:will|willing to|able to|happy to) travel(?!\p{L}))[^.!?:;]{0,40}\.?$/iu;
