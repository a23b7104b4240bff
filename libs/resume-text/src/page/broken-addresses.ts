import type { RawLine } from './physical-lines.js';

/** What a profile says of the address above: "(LinkedIn)". */
const note = /^\((?:LinkedIn|Blog|Portfolio|Personal|Company|Mobile|Home|Work|Other|GitHub)\)$/;
const label = /^(?:e-?mail|mail|linkedin|github|web(?:site)?|portfolio|link|url)(?: address)?\s?:?\s+(?=\S+$)/iu;
const labelOfMail = /^e?-?mail(?: address)?\s?:?\s/iu;

const topLevel = '(?:com|org|net|edu|gov|info|io|dev|me|co|app|example|[a-z]{2})';
const domain = new RegExp(`^(?:[\\w-]{1,63}\\.){1,4}${topLevel}$`, 'iu');
const mailEnd = new RegExp(`^@(?:[\\w-]{1,63}\\.){1,4}${topLevel}$`, 'iu');
const mail = new RegExp(`^[\\w.+'-]{1,64}@(?:[\\w-]{1,63}\\.){1,4}${topLevel}$`, 'iu');
/** The name of a mailbox is written small, and may have points, figures and dashes. */
const mailbox = /^[a-z\d][a-z\d._+'-]{1,63}$/u;
const accounts = /^(?:insta(?:gram)?|ig|twitter|x|tiktok|threads|mastodon|youtube|facebook|snapchat|telegram|skype)$/iu;
const openMailbox = /^[a-z\d][a-z\d._+'-]{1,62}[._-]$/u;
const mailWithoutDomain = /^[\w.+'-]{1,64}@$/u;
const mailWithoutEnd = /^[\w.+'-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){0,2}$/u;
const mailBrokenBehindSign = /^[\w.+'-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){0,2}[.-]$/u;
const restOfDomain = new RegExp(`^(?:[\\w-]{1,63}\\.){0,3}${topLevel}$`, 'iu');
const endOfDomain = new RegExp(`^(?:\\.[a-z]{2,3})?\\.${topLevel}$`, 'iu');

const beginningOfLink = /^(?:https?:\/\/)?www\.$|^https?:\/\/(?:www\.)?$/iu;
const link = /^(?:https?:\/\/)?(?:www\.)?[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}(?:\/[\w./%-]{0,80})?$/u;
const rest = /^[\w%][\w./%-]{0,60}(?: \([\p{L} ]{2,20}\))?$/u;
const path = /^\/[\w%][\w./%-]{0,60}$/u;
const pathOfLinkedIn = /^\/(?:in|pub)\/./iu;
const linkedIn = /^(?:https?:\/\/)?(?:[\w-]{1,20}\.)?linkedin\.com(?:\/|$)/iu;
const wholeProfile = /linkedin\.com\/in\/[\w%.-]{0,80}[\w%]\/?$/iu;
/** Sites whose bare address leads nobody to a person: the account stands behind it. */
const siteOfAccounts =
  /^(?:https?:\/\/)?(?:[\w-]{1,20}\.)?(?:linkedin|github|gitlab|bitbucket|behance|dribbble|facebook|instagram|twitter|x|medium|xing|youtube|stackoverflow|researchgate|kaggle)\.(?:com|net|org)$/iu;
const host = /^(?:https?:\/\/)?[\w.-]{1,200}$/iu;
const wholeLink = new RegExp(`^(?:https?://|www\\.|(?:[\\w-]{1,63}\\.){1,4}${topLevel}(?:/|$))`, 'iu');

/**
 * joinAddresses puts an e-mail address or a link back together that a narrow column broke at one of its signs or inside of
 * its domain, and what a profile says of it below: "(LinkedIn)". A part that may be whole by itself stays where it is.
 */
export function joinAddresses(lines: RawLine[]): RawLine[] {
  const result: RawLine[] = [];
  for (const line of lines) {
    const above = result.at(-1);
    const joined = above && (joinLines(above, line) ?? joinCells(above, line));
    if (joined) result.splice(-1, 1, ...joined);
    else result.push(line);
  }
  return result;
}

function joinLines(above: RawLine, line: RawLine): RawLine[] | undefined {
  const [before, text] = [above.raw.trim(), line.raw.trim()];
  if (before.length + text.length >= charsMax) return undefined;
  const isNote = note.test(text) && /^\S{5,100}$/.test(before) && /[./@]/.test(before);
  if (!isNote && !isBroken(before, text)) return undefined;
  return [{ ...above, raw: `${above.raw.trimEnd()}${isNote ? ' ' : ''}${text}`, end: line.end }];
}

/** The last cell of a row may go on in the last cell of the row below. */
function joinCells(above: RawLine, line: RawLine): RawLine[] | undefined {
  const [upper, lower] = [lastCell(above.raw), lastCell(line.raw)];
  if (!upper || !lower || upper.text.length + lower.text.length >= charsMax) return undefined;
  const ends = [upper.at + upper.text.length, lower.at + lower.text.length] as const;
  const areBelow = Math.abs(upper.at - lower.at) <= shiftMax || Math.abs(ends[0] - ends[1]) <= shiftMax;
  if (!areBelow || !isBroken(upper.text, lower.text)) return undefined;
  const joined = { ...above, raw: `${above.raw.trimEnd()}${lower.text}` };
  const left = line.raw.slice(0, lower.at).trimEnd();
  return left === '' ? [{ ...joined, end: line.end }] : [joined, { ...line, raw: left, end: line.start + left.length }];
}

interface Cell {
  text: string;
  at: number;
}

function lastCell(raw: string): Cell | undefined {
  const trimmed = raw.trimEnd();
  const gap = Math.max(trimmed.lastIndexOf('   ') + 3, trimmed.lastIndexOf('\t') + 1);
  return gap > 3 && trimmed.length < rowCharsMax ? { text: trimmed.slice(gap), at: gap } : undefined;
}

const charsMax = 120;
const rowCharsMax = 300;
const shiftMax = 2;

/** True where a text ends within an address that the text below goes on with. */
function isBroken(above: string, below: string): boolean {
  const labelled = label.exec(above)?.[0] ?? '';
  const open = above.slice(labelled.length);
  if (/\s/.test(open)) return false;
  return isBrokenMail(open, below, labelOfMail.test(labelled)) || isBrokenLink(open, below);
}

function isBrokenMail(open: string, below: string, isNamed: boolean): boolean {
  if (mailbox.test(open) && mailEnd.test(below)) return !accounts.test(open);
  if (mailWithoutDomain.test(open)) return domain.test(below);
  if (mailBrokenBehindSign.test(open)) return restOfDomain.test(below);
  if (mailWithoutEnd.test(open) && endOfDomain.test(below)) return true;
  if (mailWithoutEnd.test(open) && !open.includes('.', open.indexOf('@'))) return domain.test(below);
  return mail.test(below) && (openMailbox.test(open) || (isNamed && mailbox.test(open)));
}

function isBrokenLink(open: string, below: string): boolean {
  if (beginningOfLink.test(open)) return link.test(below);
  if (!link.test(open) || wholeProfile.test(open)) return false;
  if (path.test(below)) return isOfSameSite(open, below);
  return open.includes('/') && /[-/_]$/.test(open) && rest.test(below) && !wholeLink.test(below);
}

/** "/in/ada" below "ada.example" is an account at LinkedIn: a host may be a whole address, and a path one of another site. */
function isOfSameSite(open: string, below: string): boolean {
  if (pathOfLinkedIn.test(below) && !linkedIn.test(open)) return false;
  return !host.test(open) || siteOfAccounts.test(open);
}
