import { allMatches } from '../text/all-matches.js';
import { bracketsOf, datesOutside, isInRemark } from './brackets.js';
import { isPlace } from './contacts.js';
import { findDates, type DateSpan } from './dates.js';
import { isDuration, isTimeOfPost, placeName } from './durations.js';
import { isLabelled, namesClient, readFormLabel } from './form-labels.js';
import { isGrade } from './grades.js';
import type { Field } from '../heads/head-fields.js';
import { isDatesAlone, withoutTerms } from './is-period.js';
import { isPartedTitle } from './parted-titles.js';
import { isPlaceAlone } from './place-line.js';
import { isDegree, isInstitution, isOrganization, isTitle } from './titles.js';

/** Joint is what parts an atom of a head from the atom before it. */
export type Joint = 'start' | 'line' | 'strong' | 'comma' | 'at';

/** Atom is the smallest part of a head that has one meaning. Offsets point into the head's line. */
export interface Atom {
  text: string;
  joint: Joint;
  line: number;
  start: number;
  end: number;
  /** The field that the label of a form gives it. */
  forced?: Field;
}

/** HeadLine is a line of a head, cut at everything that may part its fields; its dates are apart. */
export interface HeadLine {
  text: string;
  dates: DateSpan[];
  atoms: Atom[];
}

const strong =
  /\t| {3}|(?<=\p{Lu}{2}\)?) {2}(?=\p{Lu})|\|| [•·▪] | (?:--|—|–|-|→|\/\/) | @ |(?<!(?:^|[,|] )The \p{Lu}[\p{L}'’-]{1,20}),? (?:at|bei|chez|presso) (?=\p{Lu})(?![A-G]\*{0,2}(?: ?[-–/] ?[A-G]| (?:and|or|to|in|with|including|grade)(?!\p{L})|[*,;)]|$)|Grades? )|: (?=\p{Lu})|(?<=\p{Ll}{2}[aeiouy]\p{Ll}{0,3})\. (?=\p{Lu}\p{Ll}+(?: [\p{L}\d]+){3})/gu;
const dateState =
  /(?<!\p{L})(?:exp(?:\.|ires|iry|ired)?|valid(?: thru| through| until| till| to)?|until|till|through|thru|renewed|recertified|good til|expected|anticipated|starts|started|finished|completed|passed|card|awarded) $/iu;
const companyTail =
  /^(?:inc|llc|l\.l\.c|ltd|limited|co|corp|plc|llp|pllc|gmbh|ag|s\.?a|s\.?r\.?l|b\.?v|n\.?a|pvt|pty|jr|sr|phd|rn|md|dmd|dds|esq)\b\.?/i;

/**
 * cutHead cuts the lines of a head into atoms and dates; every word of the lines is in exactly one of them. `beside` are the
 * lines that may belong to the same head.
 */
export function cutHead(written: string[], beside: readonly string[] = written): HeadLine[] {
  const lines = written.map(withRoundBrackets);
  // A form of a contractor without a line for the employer names the client, or the vessel, in its place.
  const isForClient = lines.every(
    (text) => isCountedProject.test(text) || (readFormLabel(text)?.field ?? 'organization') !== 'organization',
  );
  return lines.map((text, line) => {
    const label = readFormLabel(text);
    if (label === undefined && isAskedBeside(text, lines))
      return { text, dates: [], atoms: [{ text, joint: 'start', line, start: 0, end: text.length, forced: 'note' }] };
    // Beside a line with the time of the post, "(since 11/2018)" behind a title says more of the title.
    const isOfPost = asideOfTime.test(text) || changesWithin.test(text);
    const isBesideTime =
      isOfPost && [...lines, ...beside].some((each) => withRoundBrackets(each) !== text && givesTimeOfPost(each));
    const dates = (label && label.field !== 'dates') || isBesideTime ? [] : datesInHead(text, beside);
    // Below the title, the employer and the time stands the place, also one that no list knows.
    const isBelowDates = line > 1 && isDatesAlone(lines[line - 1] ?? '') && isPlaceAlone(text);
    const field = isBelowDates ? 'place' : fieldOfPost(lines, line);
    if (field && (dates.length === 0 || field === 'place'))
      return { text, dates, atoms: [{ text, joint: 'line', line, start: 0, end: text.length, forced: field }] };
    if (isPartedTitle(text, beside))
      return {
        text,
        dates: [],
        atoms: [{ text, joint: 'line', line, start: 0, end: text.length, forced: 'title' }],
      };
    if ((isAside(text) || (lines.length > 1 && sizeOfEmployer.test(text))) && dates.length === 0)
      return { text, dates, atoms: [{ text, joint: 'line', line, start: 0, end: text.length, forced: 'note' }] };
    if (!label) return { text, dates, atoms: withRemarks(withTermsApart(atomsOf(text, dates, line), dates)) };
    if (dates.length > 0) return { text, dates, atoms: remarkBehind(text, dates, line) };
    const isEmployer = isForClient && lines.length > 1 && namesClient(text);
    const labelled = label.field === 'dates' ? 'note' : isEmployer ? 'organization' : label.field;
    const value = trimmed(
      text,
      labelled === 'note' ? 0 : label.labelLength,
      text.length,
      line === 0 ? 'start' : 'line',
      line,
    );
    return { text, dates, atoms: value ? [{ ...value, forced: labelled }] : [] };
  });
}

/** "Acme Ltd, Leeds [2016 - 2019, part time]": a time in square brackets is one in round ones, at the same place. */
function withRoundBrackets(text: string): string {
  return text.replace(/\[([^[\]]{4,60})\]/g, (all, inside: string) =>
    findDates(inside).length > 0 ? `(${inside})` : all,
  );
}

/** True for a line with a period that is no remark on a title. */
function givesTimeOfPost(text: string): boolean {
  return findDates(text).some(({ isRange }) => isRange) && !asideOfTime.test(text);
}

/** Where the head has a time of its own, that of a remark in brackets is none. */
function datesInHead(text: string, beside: readonly string[]): DateSpan[] {
  const dates = entryDates(text);
  const outside = datesOutside(text, dates);
  const isTimed = () => beside.some((line) => line !== text && datesOutside(line, entryDates(line)).length > 0);
  return outside.length < dates.length && isTimed() ? outside : dates;
}

/** What a form asks beside title, employer and time ("Country: Malta"), and the number of a project above its fields. */
function isAskedBeside(text: string, lines: readonly string[]): boolean {
  if (lines.filter((line) => readFormLabel(line) !== undefined).length < fieldsMin) return false;
  return isCountedProject.test(text) || (text.includes(':') && isLabelled(text));
}

const fieldsMin = 2;

/** isCountedProject is true for "Project #1" and "Project 2: Till system", above the lines that say who and what it was. */
export const isCountedProject = /^projects? ?(?:#|no\.? ?)? ?\d/i;

/** "Independent historic hotel, 94 rooms": what the employer beside it is, and how many there are of something. */
const sizeOfEmployer =
  /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)?(?: \p{Ll}[\p{Ll}-]+){1,5}, (?:about |around |approx\.? |c\. ?|some |over )?\d[\d.,]*\+? \p{Ll}{3,}[^,]{0,40}$/u;

/** "(Lead: Dr. K. Osei)" in a line of its own is one remark, a place in brackets is none. */
function isAside(text: string): boolean {
  return /^\([^()]{2,120}\)$/u.test(text) && !isPlace(text.slice(1, -1)) && !isPlaceAlone(text.slice(1, -1));
}

/** asideOfTime is what says behind a title or an employer since when, or until when, something of it was so. */
export const asideOfTime = new RegExp(
  [
    // "Clerk (since 2018)", "Head Clerk (from 2018), Clerk"
    String.raw`(?<=[\p{L}\d.] )\((?:[\p{L} ]{2,24} )?(?:since|from|as of|until|till) [^()]{2,24}\)(?:$|(?=, \p{Lu}))`,
    // "Clerk, from 2017 Senior"
    String.raw`, (?:since|from) \d{4} \p{Lu}[\p{L} ]{2,30}$`,
    // "promoted to Senior Clerk (March 2017)"
    String.raw`(?<!\p{L})(?:promoted|then|later|became|acting)(?: to)? [^()]{2,50} \((?:\p{L}{3,9}\.? )?(?:\d{1,2}\/)?\d{4}\)$`,
    // "Clerk, promoted to Senior Clerk in March 2017"
    String.raw`(?<!\p{L})(?:promoted|advanced|upgraded|moved up|raised|became|made)(?: (?:to|as))? [^(),;|]{2,50} (?:in|on|as of|effective) (?:\p{L}{3,9}\.?(?:,? |-))?(?:\d{1,2}\/)?\d{4}$`,
    // "5th Battalion; deployed nine months 2017"
    String.raw`; (?:deployed|detached|attached|seconded|loaned|on loan|relocated|transferred|moved|promoted)(?!\p{L})[^;|]{0,40}(?<!\d)\d{4}$`,
    // "Fitter / charge hand from 1999"
    String.raw`(?<=\p{L}) ?\/ ?(?:[\p{L}&-]+ ){1,4}(?:from|since) (?:\p{L}{3,9}\.? )?\d{4}$`,
    // "Fitter, lead hand since 2023"
    String.raw`, (?:[\p{L}&/-]+ ){1,4}since (?:\p{L}{3,9}\.? )?(?:\d{1,2}\/)?\d{4}$`,
  ].join('|'),
  'iu',
);

/** changesWithin: "Fitter, since 2021 foreman", "Apprentice until 2016 then fitter" and "Fitter, then foreman from 2021" tell how one post changed. */
export const changesWithin =
  /^\p{L}.{2,60}?[\s(](?:since|until|till|from) (?:\p{L}{3,9} )?(?:\d{1,2}\/)?\d{4}(?=,? (?:then |as )?\p{L}{3})(?! ?(?:to|until|till|through)(?!\p{L}))|^\p{L}[^,;]{2,60},? (?:and )?(?:then|later) [^,;]{2,50} (?:since|from) (?:\p{L}{3,9} )?(?:\d{1,2}\/)?\d{4}$/iu;

/** endsWithPeriod is true for a time alone, and for one behind a place or an employer: "Leeds | Mar 2018 – May 2020". */
export function endsWithPeriod(text: string): boolean {
  const last = findDates(text).at(-1);
  const isAtEnd = last?.isRange === true && last.end === withoutTerms(text).length;
  return isDatesAlone(text) || (isAtEnd && !asideOfTime.test(text));
}

/** In a profile the employer has the total time below it, the title the time of the post, and the place stands last. */
function fieldOfPost(lines: readonly string[], at: number): Field | undefined {
  const [above = '', text = '', below = ''] = [lines[at - 1], lines[at], lines[at + 1]];
  if (isDuration(below) && at === 0) return 'organization';
  if (isDuration(text) && at === 1) return 'note';
  if (isTimeOfPost(below) && (isDuration(above) || (at === 0 && !/[,|@]| [–—-] | at /.test(text)))) return 'title';
  const isLast = at === lines.length - 1 && isTimeOfPost(above);
  return isLast && placeName.test(text) && !isOrganization(text) && !isTitle(text) ? 'place' : undefined;
}

/** "2019 – now (full time) Sous Chef" and "2019 – now; 40 hrs/week Clerk": what stands between the time and the title says how the post was held. */
function withTermsApart(atoms: Atom[], [date]: DateSpan[]): Atom[] {
  const [first, ...others] = atoms;
  const terms = first && date?.start === 0 && first.start >= date.end ? termsBefore.exec(first.text)?.[0] : undefined;
  if (!first || terms === undefined) return atoms;
  const said = terms.trimEnd();
  const at = first.start + terms.length;
  return [
    { ...first, text: said, end: first.start + said.length, forced: 'note' },
    { ...first, text: first.text.slice(terms.length), joint: 'strong', start: at },
    ...others,
  ];
}

const termsOfPost = String.raw`(?:(?:full|part)[- ]?time|\d{1,3} ?(?:hrs?|hours?)(?: ?\/ ?| per | a )week|contract|casual|temporary|permanent|fixed[- ]term|freelance)`;
const termsBefore = new RegExp(String.raw`^(?:\(${termsOfPost}\)|${termsOfPost}(?=[ ,:]))[,:]?\s+(?=\p{Lu})`, 'iu');

/** "Dates: Jan 2024 – to date (rolling contract)": what stands behind the dates says more of the job. */
function remarkBehind(text: string, dates: DateSpan[], line: number): Atom[] {
  const remark = trimmed(text, dates.at(-1)?.end ?? text.length, text.length, 'line', line);
  return remark ? [{ ...remark, forced: 'note' }] : [];
}

/** entryDates lists the dates of a line that belong to the entry: its periods, or where there is none the last date. */
export function entryDates(text: string): DateSpan[] {
  const own = text.replace(ofFirm, (aside) => ' '.repeat(aside.length));
  const found = findDates(own).map((span) => withState(text, span));
  const outside = datesOutside(text, found);
  const spans = outside.length > 0 ? outside : found;
  const periods = spans.filter((span) => span.isRange);
  if (periods.length > 0) return periods.slice(0, 2);
  return spans.slice(-1);
}

/** "(acquired by Clearpath, 12/2019)": what became of a firm is no time of the post there. */
const ofFirm =
  /\((?:now|later|since|then)? ?(?:acquired|bought|merged|sold|closed|founded|est(?:ablished|\.)?|listed|renamed|rebranded|dissolved|defunct|insolvent|ipo)(?!\p{L})[^()]*\)/giu;

/** "exp. 03/2027" is no date of its own: the word before it says what happened then. */
function withState(text: string, span: DateSpan): DateSpan {
  const state = dateState.exec(text.slice(Math.max(0, span.start - 30), span.start))?.[0] ?? '';
  const start = span.start - state.length;
  return { ...span, start, text: text.slice(start, span.end) };
}

function atomsOf(text: string, dates: DateSpan[], line: number): Atom[] {
  const masked = dates.reduce(
    (rest, { start, end }) => `${rest.slice(0, start)}${'\t'.repeat(end - start)}${rest.slice(end)}`,
    text,
  );
  const slash = slashBesideEmployer(masked);
  const cuts: { at: number; end: number; joint: Joint }[] = [];
  const brackets = bracketsOf(text);
  for (const match of allMatches(strong, masked)) {
    if (isInRemark(match.index, brackets, dates) || isBeforeGrade(masked, match.index, match[0])) continue;
    cuts.push({
      at: match.index,
      end: match.index + match[0].length,
      joint: /@|\b(?:at|bei|chez|presso)\b/i.test(match[0])
        ? 'at'
        : isWithin(match[0], masked, match.index)
          ? 'comma'
          : 'strong',
    });
  }
  if (slash !== undefined) cuts.push({ at: slash, end: slash + 3, joint: 'strong' });
  cuts.sort((one, other) => one.at - other.at);
  const atoms: Atom[] = [];
  let from = 0;
  let joint: Joint = line === 0 ? 'start' : 'line';
  for (const cut of [...cuts, { at: masked.length, end: masked.length, joint: 'strong' as Joint }]) {
    const added = weakAtoms(masked, from, cut.at, joint, line);
    atoms.push(...added);
    // What stands between two cuts without a word keeps the joint that came first.
    if (added.length > 0 || cut.joint === 'at') joint = cut.joint;
    from = cut.end;
  }
  return atoms;
}

/** "Laboratory Assistant – Grade 2" is one title. */
function isBeforeGrade(text: string, at: number, sign: string): boolean {
  return /^ [–—-] $/u.test(sign) && grade.test(text.slice(at + sign.length)) && isTitle(text.slice(0, at));
}

const grade = /^(?:Grade|Band|Level|Tier|Step|Class) (?:\d{1,2}|[IVX]{1,4})(?![\p{L}\d])/u;

/** "With Honors" says how a study ended, "Internship: …" of what kind a post was: neither names it. */
function withRemarks(atoms: Atom[]): Atom[] {
  if (atoms.length < 2) return atoms;
  const isTitled = atoms.slice(1).some(({ text }) => isTitle(text));
  const isKind = (text: string, at: number) => at === 0 && isTitled && kindOfPost.test(text);
  const isStudy = atoms.some(({ text }) => (isDegree(text) && !isGrade(text)) || /^level \d/i.test(text));
  return atoms.map((atom, at) =>
    isGrade(atom.text, isStudy) || isKind(atom.text, at) ? { ...atom, forced: 'note' } : atom,
  );
}

/** "Internship: Acme Ltd, Tax Intern" says of what kind the post was. */
const kindOfPost = /^(?:(?:summer |work )?(?:internship|placement)|traineeship|secondment)$/i;

/**
 * "Bay Aquarium, Durban / Education Officer": a usual template has the employer and its place before the slash, and the title
 * or the degree behind it. "Mechanic / Lead" and "Deputy Registrar / Bench Clerk" are one title.
 */
function slashBesideEmployer(text: string): number | undefined {
  const [before = '', behind = '', ...others] = text.split(' / ');
  if (others.length > 0 || behind === '') return undefined;
  const namesEmployer = (isOrganization(before) || isInstitution(before) || before.includes(', ')) && !isTitle(before);
  return namesEmployer && (isTitle(behind) || isDegree(behind)) ? before.length : undefined;
}

/** "Tayside Museums Trust: The Jute Hall" is one employer and a part of it. */
function isWithin(sign: string, text: string, at: number): boolean {
  return /^:/.test(sign) && isOrganization(text.slice(0, at));
}

/** Cuts one piece at commas outside parentheses, but keeps "City, State" and "Company, Inc." whole. */
function weakAtoms(text: string, from: number, to: number, joint: Joint, line: number): Atom[] {
  const atoms: Atom[] = [];
  let start = from;
  let next = joint;
  let depth = 0;
  const close = (end: number) => {
    const atom = trimmed(text, start, end, next, line);
    if (atom) atoms.push(atom);
    if (atom) next = 'comma';
  };
  for (let at = from; at < to; at += 1) {
    const each = text[at];
    if (each === '(') depth += 1;
    if (each === ')') depth = Math.max(0, depth - 1);
    if ((each !== ',' && each !== ';') || depth > 0 || !/\s/.test(text[at + 1] ?? ' ')) continue;
    const rest = text.slice(at + 1, to).trimStart();
    if (companyTail.test(rest) || placeAcross(text.slice(start, at), rest)) continue;
    close(at);
    start = at + 1;
  }
  close(to);
  return atoms;
}

/** "Boise, ID" is one place, also where more follows. */
function placeAcross(before: string, rest: string): boolean {
  const city =
    before
      .trim()
      .split(/[,;]\s*/)
      .at(-1) ?? '';
  const region = rest.split(/[,;(]/)[0]?.trim() ?? '';
  return (
    city === before.trim() &&
    city.length <= 30 &&
    region.length > 0 &&
    region.length <= 20 &&
    isPlace(`${city}, ${region}`)
  );
}

function trimmed(text: string, from: number, to: number, joint: Joint, line: number): Atom | undefined {
  const raw = text.slice(from, to);
  const lead = /^(?:[\s,;:|·•–—/\])-]|\.(?=\s)|\(\s*\)|\(\s*$)*/.exec(raw)?.[0].length ?? 0;
  let body = trimEndSigns(raw.slice(lead));
  if (body.endsWith(')') && !body.includes('(')) body = body.slice(0, -1).trimEnd();
  const isOpen = body.includes('(') && !body.includes(')');
  if (!/[\p{L}\p{N}]/u.test(body)) return undefined;
  // A date was taken out of the brackets: "(M.D.N.C., 2022)" leaves "(M.D.N.C.".
  return { text: isOpen ? `${body})` : body, joint, line, start: from + lead, end: from + lead + body.length };
}

function trimEndSigns(text: string): string {
  let end = text.length;
  while (end > 0 && ' \t,;:|·•–—(/'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
