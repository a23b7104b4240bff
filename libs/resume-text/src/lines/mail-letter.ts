import { hasContact } from '../recognizers/contacts.js';
import { findDates } from '../recognizers/dates.js';
import { withoutAccents } from '../text/fold-case.js';
import { headingKind } from '../recognizers/headings.js';
import { isMailField, isMailQuote } from '../recognizers/mail-lines.js';
import { isName } from '../recognizers/name.js';
import type { PhysicalLine } from '../page/physical-lines.js';
import { trimSignsAtEnd } from '../text/split-cells.js';

/**
 * findMailLetter marks the lines of a mail that are said to its reader and not of its sender: the salutation, a note about
 * the resume that follows, thanks and greetings below the note or at the end, and the name that signs there. None where
 * no salutation opens the text. A note that says anything else stays as it was written.
 */
export function findMailLetter(written: readonly PhysicalLine[]): boolean[] {
  const lines = written.map((line) => ({ ...line, text: bareText(line.text) }));
  const isLetter = lines.map(() => false);
  const from = salutationAt(lines);
  if (from < 0) return isSubjectAlone(lines) ? withoutFrame(lines) : isLetter;
  if (lines.slice(0, from).some(({ text }) => headingKind(text) !== undefined)) return isLetter;
  const note = noteBelow(lines, from + 1);
  const signature = closingEnd(lines, note.end);
  const foot = footStart(lines);
  const isField = lines.slice(0, from).map(({ text }) => isMailField(text));
  const isMail = isField.includes(true);
  // "Hello" may be the title of a page: a mail has a head, a note about what it brings, or a greeting below.
  const isAddressed = greetsSomebody.test(lines[from]?.text ?? '');
  if (!isMail && !isAddressed && !note.isChatter && signature === note.end && foot === undefined) return isLetter;
  for (const [at, is] of isField.entries()) isLetter[at] = is;
  isLetter[from] = true;
  // What goes on behind the note in the same paragraph says more than that.
  const isWhole = (lines[note.end]?.blanksBefore ?? 1) > 0;
  if (note.isChatter && isWhole) isLetter.fill(true, from + 1, note.end);
  isLetter.fill(true, note.end, signature);
  if (foot !== undefined) isLetter.fill(true, foot, closingEnd(lines, foot));
  const signed = signatureAt(lines);
  if (signed !== undefined) isLetter[signed] = true;
  return isLetter;
}

/**
 * Where a reader is greeted; -1 for a text without a greeting. Between two fields of a mail or more and what it tells,
 * "Kathy," and "Ciao Priya," greet, too.
 */
function salutationAt(lines: readonly PhysicalLine[]): number {
  const top = lines.slice(0, topLines);
  const usual = top.findIndex(({ text }) => isSalutation(text));
  const isField = top.map(({ text }) => isMailField(text));
  const [greeting, note] = top.slice(isField.lastIndexOf(true) + 1);
  const isMail = isField.filter(Boolean).length >= fieldsMin;
  const isTold = (note?.text.split(' ').length ?? 0) >= toldWordsMin && !/[@\d]/.test(note?.text ?? '');
  const greets = greeting !== undefined && /^(?:\p{L}+ )?\p{Lu}[\p{L}'’-]+,$/u.test(greeting.text);
  return usual < 0 && isMail && isTold && greets ? top.indexOf(greeting) : usual;
}

const fieldsMin = 2;
const toldWordsMin = 9;

/** A mail that greets nobody has its subject above the name. */
function isSubjectAlone(lines: readonly PhysicalLine[]): boolean {
  return lines.slice(0, fieldLines).some(({ text }) => /^Subject: ?\S/.test(text));
}

const fieldLines = 5;

/** What such a mail says around the resume: its fields, and a greeting with the name that signs. */
function withoutFrame(lines: readonly PhysicalLine[]): boolean[] {
  const foot = footStart(lines);
  const end = foot === undefined ? 0 : closingEnd(lines, foot);
  return lines.map(({ text }, at) => {
    const isField = at < fieldLines && isMailField(text);
    return isField || (foot !== undefined && at >= foot && at < end);
  });
}

/** A mail that is sent on has a mark before each line, and bold type around some. */
function bareText(text: string): string {
  return text.replace(/^[>*•-](?: |$)/, '').replaceAll('**', '');
}

/** A mail's head, and a few words about whom it is for, stand above the salutation. */
const topLines = 12;
const wordsMax = 6;
const salutation =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|greetings|to whom it may concern)(?=[\s,!.:]|$)/iu;

/** "Hi Dana," with a comma behind the name of a reader: no page begins so. */
const greetsSomebody = /^\p{L}+ \p{Lu}[^,]{1,50},$/u;

/** isSalutation is true for a line that greets a reader and says nothing else: "Dear Ms Tillotson,", "Hi Sam". */
export function isSalutation(text: string): boolean {
  const opening = salutation.exec(text)?.[0];
  if (opening === undefined || text.split(' ').length > wordsMax + 1) return false;
  const named = trimSignsAtEnd(text.slice(opening.length), (sign) => ' ,!.:–-'.includes(sign));
  return named === '' || /^ [\p{L}\p{M}.'’/& -]{2,50}$/u.test(named);
}

interface Note {
  /** Behind its last line. */
  end: number;
  /** True where it speaks of the resume, asks, thanks or apologises, and no sentence tells of the person. */
  isChatter: boolean;
}

const noteLinesMax = 10;
const noteCharsMax = 900;

/** A note ends above a heading, a name, an address or its own closing words. */
function noteBelow(lines: readonly PhysicalLine[], from: number): Note {
  const ends = ({ text }: PhysicalLine) =>
    headingKind(text) !== undefined ||
    (isName(text) && !ofMail.test(text)) ||
    isClosing(text) ||
    hasContact(text) ||
    isInCapitals(text);
  const length = lines.slice(from, from + noteLinesMax + 1).findIndex(ends);
  if (length <= 0 || length > noteLinesMax) return { end: from, isChatter: false };
  const note = lines
    .slice(from, from + length)
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' ');
  const sentences = sentencesOf(note);
  return {
    end: from + length,
    isChatter: note.length <= noteCharsMax && sentences.some(isOfMail) && !sentences.some(tellsOfPerson),
  };
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]) +/u);
}

/** A heading that no list knows is written in capitals. */
function isInCapitals(text: string): boolean {
  return text === text.toUpperCase() && /\p{Lu}{3}/u.test(text);
}

const ofMail =
  /(?<!\p{L})(?:resume|résumé|cv|curriculum vitae|attach\w*|enclosed|past(?:e|ed|ing)|portal|upload\w*|e-?mail|web ?site|as (?:you )?(?:asked|requested|promised|discussed)|(?:see )?below|typed?|(?:as|other|another|in) (?:an? )?(?:\p{L}+ )?(?:file|format|version)|(?:send|sent|have) (?:it|you|one|this)|as (?:an? )?(?:word|pdf|docx?)|put everything|fail(?:s|ed|ing)?|error|(?:would|did|does|wo)(?: not|n['’]?t) (?:work|open|go|let|take|accept)|hope that\w*|let me know|get back to|hope (?:you|this|that\w*)|sorry|apolog\w+|thanks?|hear(?:ing)? from you|look(?:ing)? forward|questions?|(?:nice|good|great) (?:to|talking|speaking|meeting)|for (?:your|the) (?:consideration|position|job|role|vacancy|post))(?!\p{L})/iu;
function isOfMail(sentence: string): boolean {
  return ofMail.test(sentence);
}

const ofPerson =
  /(?<!\p{L})i(?:(?:['’]m| am)(?! (?:applying|sending|attaching|writing|sorry|happy))|(?:['’]ve| have)(?! (?:attached|pasted|put|sent|typed|copied|seen|read))| was| (?:\p{L}+ )?(?:work|worked|know|speak|live|studied|did|ran|led|held|built))(?!\p{L})/iu;

/** Whoever says how long, how much or since when, or what they are, tells of themselves; "stopped at 90%" is said of the page. */
function tellsOfPerson(sentence: string): boolean {
  const told = sentence.replace(/\d{1,3} ?%/g, '');
  return /\d/.test(told) || findDates(told).length > 0 || ofPerson.test(told);
}

const closing =
  /^(?:(?:(?:with )?(?:kind(?:est)?|best|warm(?:est)?|many) )?(?:regards|wishes)|best|all the best|cheers|(?:many )?thanks|thank you|yours?|sincerely|respectfully|looking forward|hope to hear|talk soon|greetings|have a (?:nice|good|great)|take care|bye|see you|speak soon|(?:mit )?(?:freundlichen|besten|liebe|viele) grü(?:ß|ss)en?|cordialement|saludos|s pozdravem|pozdrawiam|rgds|br|kr|mvh)(?!\p{L})/iu;

/** isClosing is true for the words below a mail: "Kind regards,", "Thanks for your time, Jo". */
function isClosing(text: string): boolean {
  const length = text.split(' ').length;
  const isSaid = closing.test(text) || (length <= greetingWordsMax && greeting.test(text));
  return isSaid && length <= closingWordsMax && !/\d/.test(text);
}

/** "With friendly greetings from Brno": in a few words, wherever it stands in them. */
const greeting = /(?<!\p{L})(?:regards|greetings|wishes|cheers|sincerely|faithfully|thanks)(?!\p{L})/iu;
const greetingWordsMax = 6;

const closingWordsMax = 12;
const closingLinesMax = 4;

/** Behind closing words and the name that signs: `from` where none stand there. */
function closingEnd(lines: readonly PhysicalLine[], from: number): number {
  let end = from;
  while (end < from + closingLinesMax && isClosing(lines[end]?.text ?? '')) end += 1;
  const signature = lines[end]?.text ?? '';
  const isFirstName = /^\p{L}[\p{L}\p{M}'’.-]{0,20}[,.]?$/u.test(signature);
  // What stands below the note may be the name above the resume.
  const isWholeName = isName(signature) && !isAboveAddress(lines, end);
  const isSigned = end > from && (isFirstName || isWholeName) && headingKind(signature) === undefined;
  return isSigned ? end + 1 : end;
}

/** At the end of a mail the name stands above its address as well: there it is no name of a document. */
function isAboveAddress(lines: readonly PhysicalLine[], at: number): boolean {
  return lines.length - at > footLines && lines.slice(at + 1, at + 3).some(({ text }) => hasContact(text));
}

const footLines = 7;

/** Where the first name of whoever is named at the top signs at the end of the text. What stands above it stays: it may be a fact. */
function signatureAt(lines: readonly PhysicalLine[]): number | undefined {
  const at = lines.findLastIndex(({ text }) => !isMailQuote(text));
  const first = plainLetters(lines[at]?.text ?? '');
  const isNamed = lines
    .slice(0, Math.min(nameLines, at - 1))
    .some(({ text }) => plainLetters(text.split(' ')[0] ?? '') === first && isName(text.split(',')[0] ?? ''));
  return first.length > 1 && isNamed ? at : undefined;
}

const nameLines = 20;

/** A word in small letters without accents; '' for more than one. */
function plainLetters(text: string): string {
  const letters = withoutAccents(text).toLowerCase().replace(/[.,]$/, '');
  return /^\p{L}+$/u.test(letters) ? letters : '';
}

/** Where the closing words at the end of the text begin; undefined where there are none. */
function footStart(lines: readonly PhysicalLine[]): number | undefined {
  const from = Math.max(0, lines.length - footLines);
  const at = lines.slice(from).findIndex(({ text }) => isClosing(text));
  if (at < 0) return undefined;
  const rest = lines.slice(closingEnd(lines, from + at));
  return rest.every(({ text }) => hasContact(text) || isName(text) || isMailQuote(text)) ? from + at : undefined;
}

const opensNote = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|greetings)(?![\p{L}\p{N}])/iu;
const aboutResume = /(?<![\p{L}\p{N}])(?:resume|résumé|cv|curriculum vitae)(?![\p{L}\p{N}])/iu;
const contactLines = 5;

/**
 * noteEnd is the index of the name that stands below a mail's few words about the resume it brings ("Hi, my CV as asked.
 * Cheers, Jo"); 0 for a text that begins in any other way.
 */
export function noteEnd(lines: readonly string[]): number {
  if (!opensNote.test(lines[0] ?? '')) return 0;
  const contact = lines.slice(0, noteLinesMax + contactLines).findIndex((text) => hasContact(text));
  const end = lines.slice(0, Math.min(contact, noteLinesMax)).findLastIndex((text) => isName(text));
  const note = lines.slice(0, Math.max(end, 0));
  if (contact - end > contactLines || note.some((text) => headingKind(text) !== undefined)) return 0;
  const text = note.join(' ');
  const isOfResume = aboutResume.test(text) && !sentencesOf(text).some(tellsOfPerson);
  return text.length <= noteCharsMax && isOfResume ? note.length : 0;
}
