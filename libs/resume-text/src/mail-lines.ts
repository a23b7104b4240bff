import { hasContact } from './contacts.js';
import { headingKind } from './headings.js';
import { isName } from './name.js';
import type { RawLine } from './physical-lines.js';

const sender = /^From: ?"?(\p{Lu}[^<>"@]{2,60}?)"? ?<([^<>\s]{3,80}@[^<>\s]{3,80})>$/u;
const field = /^(?:To|Cc|Bcc|Subject|Date|Sent|Reply-To): ?\S/;
const topLines = 10;

/** isMailField is true for a line of a mail's head that says nothing of its sender: "Subject: my CV". */
export function isMailField(text: string): boolean {
  return field.test(text);
}

/**
 * isMailQuote is true for the line above the mail that an answer repeats ("On 10 Mar 2026, at 16:02, jobs wrote:"), and for
 * what a telephone writes below one.
 */
export function isMailQuote(text: string): boolean {
  return (
    /^On \S.{5,100} wrote:$/.test(text) ||
    /^(?:[-–—_]{2,20} ?)?(?:begin )?forwarded (?:message|mail|email)(?: ?[-–—_:]{1,20})?$/i.test(text) ||
    /^(?:Sent from my|Von meinem|Envoyé de mon) [\p{L} ]{2,30}\.?(?:, (?:so |please )?(?:forgive|excuse|sorry)[^.]{0,40}\.?)?$/u.test(
      text,
    )
  );
}

/** namesSender sets the name and the address of a mail's sender on lines of their own, as the top of a resume has them. */
export function namesSender(lines: RawLine[]): RawLine[] {
  const top = lines.slice(0, topLines);
  const at = top.findIndex(({ raw }) => sender.test(raw.trim()));
  if (at < 0 || top.filter(({ raw }) => isMailField(raw.trim())).length < 2) return lines;
  const line = lines[at] as RawLine;
  const [, name = '', mail = ''] = sender.exec(line.raw.trim()) ?? [];
  return [...lines.slice(0, at), { ...line, raw: name }, { ...line, raw: mail }, ...lines.slice(at + 1)];
}

const greeting = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|greetings)(?![\p{L}\p{N}])/iu;
const aboutResume = /(?<![\p{L}\p{N}])(?:resume|résumé|cv|curriculum vitae)(?![\p{L}\p{N}])/iu;
const noteLines = 10;
const noteCharsMax = 900;
const contactLines = 5;

/**
 * noteEnd is the index of the name that stands below a mail's few words about the resume it brings ("Hi, my CV as asked.
 * Cheers, Jo"); 0 for a text that begins in any other way.
 */
export function noteEnd(lines: readonly string[]): number {
  if (!greeting.test(lines[0] ?? '')) return 0;
  const contact = lines.slice(0, noteLines + contactLines).findIndex((text) => hasContact(text));
  const end = lines.slice(0, Math.min(contact, noteLines)).findLastIndex((text) => isName(text));
  const note = lines.slice(0, Math.max(end, 0));
  if (contact - end > contactLines || note.some((text) => headingKind(text) !== undefined)) return 0;
  const text = note.join(' ');
  return text.length <= noteCharsMax && aboutResume.test(text) ? note.length : 0;
}
