import type { LogicalLine } from '../lines/logical-lines.js';
import { hasContact } from '../recognizers/contacts.js';
import { findDates } from '../recognizers/dates.js';
import { isListOfSkills, isRowOfLevels, listKindOf } from './mixed-lists.js';
import type { Cut } from './run-in.js';

/** Lists end where a line like this stands: it says nothing that could be listed. */
const remark =
  /^(?:references?|referees?)(?: (?:are|is))?(?: gladly)? (?:ava[il]{1,3}able|furnished|on|upon|given)|^i (?:hereby )?(?:declare|certify|agree|authori[sz]e|consent)|^(?:hereby|consent)|processing of (?:my )?personal data|^member(?:ship)?(?: of|,| since)|(?:^|, )member since|^(?:available|can start|willing to|notice(?: period)?)(?!\p{L})/iu;
/** "Numbers when we have spoken" below the referees is none of them. */
const ofReferees =
  /^(?:(?:phone |telephone )?numbers|addresses|(?:contact )?details|contacts|(?:written )?references|letters)(?: \p{L}+)? (?:on request|when|once|after|available|to follow|follow)(?!\p{L})/iu;
const remarkCharsMax = 300;

const lists: ReadonlySet<Cut['kind']> = new Set(['skills', 'languages', 'certifications', 'interests']);
const mixed: ReadonlySet<Cut['kind']> = new Set(['other', 'education', 'interests', 'certifications', 'awards']);

/**
 * setClosingLines parts a list from the remarks below it ("References on request", a declaration), and from a block below
 * degrees or among other things that lists languages. Each stays where it stands, and nothing is announced above it.
 */
export function setClosingLines(cut: Cut): Cut[] {
  if (cut.runIn || cut.inline) return [cut];
  const isClosing = (line: LogicalLine) =>
    lists.has(cut.kind) ? isRemark(line) : cut.kind === 'references' && ofReferees.test(line.text);
  const from = cut.lines.findIndex((line, at) => at > 0 && isClosing(line));
  if (from > 0)
    return [
      { ...cut, lines: cut.lines.slice(0, from) },
      { heading: '', kind: 'other', lines: cut.lines.slice(from), runIn: { opens: false } },
    ];
  return mixed.has(cut.kind) || cut.kind === undefined ? withLists(cut) : [cut];
}

function isRemark({ text, blanksBefore }: LogicalLine): boolean {
  if (text.length > remarkCharsMax) return false;
  const isApart = ofPerson.test(text) || onRequest.test(text) || isSigned(text) || hasContact(text);
  return remark.test(text) || (blanksBefore > 0 && isApart);
}

/** "People who speak for me: names gladly on request" is said of referees, in whatever words. */
const onRequest = /(?<!\p{L})(?:on|upon) request[.!]?$/iu;

/** Apart from a list, the writer speaks of themselves. */
const ofPerson =
  /^(?:happy|able|prepared|ready|free) to (?!\p{L}+,)|^happy with|^I (?:am|can|could|do|have|live|would)(?!\p{L})/iu;

/** "Bamberg, in May 2025" says where and when it was written. */
function isSigned(text: string): boolean {
  const [date, ...others] = findDates(text);
  const place = text.slice(0, date?.start);
  return date?.end === text.length && others.length === 0 && !date.isRange && signed.test(place);
}

const signed = /^\p{Lu}[\p{L} .-]{1,30},(?: (?:in|on|den|le|the))? $/u;

/** What stands below such a heading is what the other sections had no place for. */
const ofRest =
  /^(?:(?:and )?also|(?:the )?(?:other|extra|more|rest)s?(?: \p{L}+){0,3}|(?:anything|what|something) else|side things)$/iu;

/** Languages, and rows of what somebody can do, that stand below the degrees or among other things are lists. */
function withLists(cut: Cut): Cut[] {
  const { lines, kind } = cut;
  const isRest = kind === 'other' || (kind === undefined && ofRest.test(cut.heading));
  const isMixed = isRest || kind === undefined;
  // Jobs or degrees may stand under a heading that no list knows.
  if (kind === undefined && (cut.heading === '' || (isRest ? areSkills(lines) : hasHeads(lines)))) return [cut];
  const kinds = lines.map((line) => {
    const listed = isMixed || line.blanksBefore > 0 ? listKindOf(line) : undefined;
    return isRest || listed === 'languages' || isRowOfLevels(line) ? listed : undefined;
  });
  const at = kinds.findIndex((listed, index) => listed !== undefined && (isMixed || index > 0));
  if (at < 0 || lines.slice(at + 1).some(({ label, level }) => label === 'sub' || level > 0)) return [cut];
  if (!isMixed && hasHeads(lines.slice(at + 1))) return [cut];
  const parts: Cut[] = [{ ...cut, lines: lines.slice(0, at) }];
  for (let from = at; from < lines.length;) {
    const listed = kinds[from];
    let end = from + 1;
    while (end < lines.length && kinds[end] === listed) end += 1;
    parts.push({ heading: '', kind: listed ?? 'other', lines: lines.slice(from, end), runIn: { opens: false } });
    from = end;
  }
  return parts;
}

function hasHeads(lines: readonly LogicalLine[]): boolean {
  return lines.some(({ label }) => label === 'head');
}

function areSkills(lines: readonly LogicalLine[]): boolean {
  return isListOfSkills(lines) && !lines.some(({ text }) => findDates(text).length > 0);
}
