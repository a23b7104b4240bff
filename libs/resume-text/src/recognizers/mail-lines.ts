import { hasContact } from './contacts.js';
import { withoutAccents } from '../text/fold-case.js';
import type { RawLine } from '../page/physical-lines.js';

/** "From: Ada Example <ada@example.com>", with the name, the address or both, in bold or not. */
const sender = /^\*{0,2}From:\*{0,2} ?(\S.{3,120})$/;
/** "On 6 Oct 2026, at 9:40 PM, Ada Example <ada@example.com> wrote:" above a mail that is sent on. */
const quoted = /^(?:> ?)?On \d?\S.{5,60}, (\p{Lu}[^<>"@,]{2,60} <[^<>\s]{3,80}@[^<>\s]{3,80}>) wrote:$/u;
const address = /[<(]?([^<>()\s]{1,60}@[^<>()\s]{3,80})[>)]?$/;
const field = /^\*{0,2}(?:To|Cc|Bcc|Subject|Date|Sent|Reply-To):\*{0,2} ?\S/;
const topLines = 10;
const quotedLines = 3;

/** isMailField is true for a line of a mail's head that says nothing of its sender: "Subject: my CV". */
export function isMailField(text: string): boolean {
  return field.test(text);
}

/**
 * isMailQuote is true for the line above the mail that an answer repeats ("On 10 Mar 2026, at 16:02, jobs wrote:"), for
 * what a telephone writes below one, and for the "--" above that (RFC 3676, 4.3).
 */
export function isMailQuote(text: string): boolean {
  return (
    text === '--' ||
    /^(?:> ?)?On \S.{5,100} wrote:$/.test(text) ||
    /^(?:[-–—_]{2,20} ?)?(?:begin )?forwarded (?:message|mail|email)(?: ?[-–—_:]{1,20})?$/i.test(text) ||
    /^(?:Sent from my|Sent from(?= (?:Outlook|Yahoo|Gmail|Mail|Android|Samsung))|Von meinem|Envoyé de mon) [\p{L} ]{2,30}\.?(?:, (?:so |please )?(?:forgive|excuse|sorry)[^.]{0,40}\.?)?$/u.test(
      text,
    )
  );
}

/** namesSender sets the name and the address of a mail's sender on lines of their own, as the top of a resume has them. */
export function namesSender(lines: RawLine[]): RawLine[] {
  const top = lines.slice(0, topLines).map(({ raw }) => raw.trim());
  const isSender = (text: string) => address.test(sender.exec(text)?.[1] ?? '');
  const ofHead = top.some(isMailField) ? top.findIndex(isSender) : -1;
  const at = ofHead < 0 ? top.slice(0, quotedLines).findIndex((text) => quoted.test(text)) : ofHead;
  const line = lines[at];
  if (!line) return lines;
  const from = (ofHead < 0 ? quoted : sender).exec(top[at] ?? '')?.[1] ?? '';
  const mail = address.exec(from)?.[1] ?? '';
  const name = from.replace(address, '').replace(/["']/g, '').trim();
  const said = (raws: string[]) => raws.filter((raw) => raw !== '').map((raw) => ({ ...line, raw }));
  // A mail has plain letters for a name; where the person wrote it again below, with its own, the address stands there.
  const own = lines.slice(at + 1, at + 1 + ownNameLines).findIndex(({ raw }) => beginsWithName(raw.trim(), name));
  if (own < 0) return [...lines.slice(0, at), ...said([name, mail]), ...lines.slice(at + 1)];
  const below = at + 1 + own + 1;
  const [ownName, ...others] = (lines[below - 1]?.raw ?? '').trim().split(/,\s+/);
  const identity = lines[below - 1] ?? line;
  const parts = [ownName ?? '', others.join(', ')].filter((raw) => raw !== '').map((raw) => ({ ...identity, raw }));
  return [...lines.slice(0, at), ...lines.slice(at + 1, below - 1), ...parts, ...said([mail]), ...lines.slice(below)];
}

const ownNameLines = 20;

/** "Zdeňka Černá, Brno" begins with the name that a mail writes "Zdenka Cerna"; with the same letters it stands beside a number. */
function beginsWithName(text: string, name: string): boolean {
  const [written, wanted] = [text.slice(0, name.length * 2), name].map((each) => withoutAccents(each).toLowerCase());
  const isBetter = !text.startsWith(name) || hasContact(text);
  return isBetter && name.includes(' ') && written !== undefined && wanted !== undefined && written.startsWith(wanted);
}
