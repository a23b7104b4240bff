import { hasContact, phonePattern } from './contact-patterns.js';
import { hasOpenBracket } from './line-joints.js';

/** Signs with a blank on both sides: "jo@example.com / 0161 555 0140", "Leeds * jo@example.com". */
const signs = /\s([^\p{L}\p{N}\s@#()[\]"'“”&,]{1,3})\s/gu;
const onlyLabel =
  /^(?:(?:home|work|office|cell|mobile|tele|e-?mail|mail|phone|tel|fax|web|website|site|portfolio|linkedin|github|skype|address|location|[tmepwfac])[\s/&.]{0,2}){1,3}$/i;
const charsMax = 300;

/**
 * partContacts cuts a line at the signs that part its contact details. Where there is none on either side, and behind a
 * label, a sign is part of the text: "Nurse / Midwife", "Mobile - 0161 555 0140", "0161 / 555 0140".
 */
export function partContacts(line: string): string[] {
  if (line.length > charsMax || !hasContact(line)) return [line];
  const pieces: string[] = [];
  let from = 0;
  for (const match of line.matchAll(signs)) {
    const before = line.slice(from, match.index);
    const after = line.slice(match.index + match[0].length);
    if (hasOpenBracket(before) || !isParting(before, match[1] ?? '', after) || isInNumber(line, match.index)) continue;
    pieces.push(before);
    from = match.index + match[0].length;
  }
  return [...pieces, line.slice(from)];
}

function isParting(before: string, sign: string, after: string): boolean {
  if (onlyLabel.test(before.trim())) return false;
  if (!mayBeText.test(sign)) return true;
  const next = after.split(signs)[0] ?? '';
  return hasContact(before) || hasContact(next);
}

/** What stands between words of one detail, too: a slash, a dash, a plus, a point. */
const mayBeText = /^[/\p{Pd}+<>=:.]+$/u;

/** True inside of one number: on one side of the sign stand too few digits for a number of their own. */
function isInNumber(line: string, at: number): boolean {
  const found = [...line.matchAll(phonePattern)].some(({ index, 0: { length } }) => index < at && at < index + length);
  const before = /[\d ().+-]{0,20}$/.exec(line.slice(0, at))?.[0] ?? '';
  const after = digitsOf(/^\s\S{1,3}\s([\d ().+-]{0,20})/.exec(line.slice(at))?.[1] ?? '');
  const isPostcode = /^ \d{5}$/.test(before) && after >= wholeNumberMin;
  return found && !isPostcode && (digitsOf(before) < digitsMin || after < digitsMin);
}

const wholeNumberMin = 10;
const digitsMin = 7;

function digitsOf(text: string): number {
  return text.replace(/\D/g, '').length;
}
