import { bracketsOf } from '../recognizers/brackets.js';
import { months } from '../data/month-names.data.js';
import { findDates } from '../recognizers/dates.js';
import { isTimeOfPost } from '../recognizers/durations.js';
import { readFormLabel } from '../recognizers/form-labels.js';
import { isCountedProject } from '../recognizers/head-atoms.js';
import { headingKind, type SectionKind } from '../recognizers/headings.js';
import { isStudyOfProfile } from '../recognizers/profile-studies.js';
import type { Entry } from '../document/resume-document.js';
import { splitGaps } from '../text/split-cells.js';
import { endsWithTitle, isCode, isDegree, isInstitution, isOrganization, isTitle } from '../recognizers/titles.js';

type Fields = Pick<Entry, 'title' | 'organization' | 'place' | 'dates' | 'notes' | 'headerLines' | 'employerDates'>;

/**
 * isSureHead is true where the fields of a head may be set apart: a job's title and employer, a degree and its school. A
 * head that is read with less certainty, and every other kind of entry, is better left as its writer arranged it. `isAlike`
 * says that a head of the same section, set in the same way, tells which line names the post and which the employer.
 */
export function isSureHead(kind: SectionKind, entry: Fields, isAlike = false): boolean {
  const { title, organization, place, notes, headerLines } = entry;
  // "online. 84 of 128 credits" is no place.
  if (losesNumber(entry) || /\p{Ll}{4}\. /u.test(place)) return false;
  // The labels of a form say themselves what is what.
  if (headerLines.filter((line) => readFormLabel(line) !== undefined).length > 1) return true;
  // Projects are counted: "Project #2:" names neither a post nor an employer.
  if (isCountedProject.test(headerLines[0] ?? '')) return false;
  if ([title, organization].some((field) => isFragment(field, headerLines))) return false;
  if (isDateTorn(entry) || isCode(title) || isRemarkTorn(entry) || isTownWithTitle(title)) return false;
  if (namesEmployerToo(title) && headerLines.some((line) => line.includes(`${title}, ${organization}`))) return false;
  if (headerLines.some(tellsOfJob) || organization.startsWith('(')) return false;
  // "Client: Hale Electric" is one phrase.
  if (notes.some((note) => !isTerm.test(note) && headerLines.some((line) => line.includes(`${note}: `)))) return false;
  if (kind === 'education') return isStudyInProfile(entry) || isSureStudy(entry);
  if (kind === 'experience' && isOfProfile(entry)) return true;
  if (kind !== 'experience' || title === '' || notes.filter((note) => !isTerm.test(note)).length > notesMax)
    return false;
  // "self employed | TAXI DRIVER": the title went where the employer belongs.
  // Without capitals nothing but its words tells a name from a remark.
  const isOneCase = !/\p{Lu}/u.test(headerLines.join(' '));
  if (
    isOneCase &&
    organization !== '' &&
    !isOrganization(organization) &&
    !headerLines.some((line) => / (?:@|at) /.test(line))
  )
    return false;
  // "Hale Electric, Derby": what stands behind the employer is its town.
  const isBehind = headerLines.some((line) => line.includes(`${organization}, ${title}`));
  return isTitle(title) || isAlike ? !isSwapped(organization) : !isBehind && isNamed(title, organization);
}

/** A number of the head that is in none of its fields would be lost with it: "03/2008" of a time of which the end alone was read. */
function losesNumber({ title, organization, place, dates, notes, headerLines, employerDates }: Fields): boolean {
  const fields = [title, organization, place, dates, ...notes, employerDates ?? ''].join(' ').match(/\d+/g) ?? [];
  const known = new Set(fields);
  return headerLines.some((line) => (line.match(/\d+/g) ?? []).some((number) => !known.has(number)));
}

/** A saved profile has the school above what was studied there: "Statistics with R · (January 2024 - June 2024)". */
function isStudyInProfile({ title, organization, headerLines }: Fields): boolean {
  const [school, study = ''] = headerLines;
  return headerLines.length === 2 && organization === school && study.startsWith(title) && isStudyOfProfile(study);
}

/** "Marlow. BOOKKEEPER" and "Marlow (bookkeeper)": a town that stands before the title, which is no part of it. */
function isTownWithTitle(title: string): boolean {
  if (/\p{Ll}{4}\. \p{Lu}/u.test(title)) return true;
  const [, outside = '', inside = ''] = /^([^()]{2,40}) \(([^()]{2,60})\)$/u.exec(title) ?? [];
  return inside !== '' && isTitle(inside) && !isTitle(outside);
}

/** "Hale Ridge Iron / Leading Fitter": before the slash stands the employer, and what else was read as one is none. */
function namesEmployerToo(title: string): boolean {
  const [name = '', post = '', ...others] = title.split(' / ');
  return others.length === 0 && isTitle(post) && !isTitle(name) && /^\p{Lu}\S* \p{Lu}/u.test(name);
}

/**
 * tellsOfJob: "Currently working with Hale Electric, Marlow as a fitter" is a sentence, and its parts are no fields; so is
 * "Left Jan 2021, the firm was sold".
 */
export function tellsOfJob(line: string): boolean {
  const [span] = findDates(line);
  const behindTime = span?.start === 0 ? line.slice(span.end).replace(/^[\s:,–—-]+/u, '') : line;
  // "WORKING FOR MYSELF, Larch Hill" stands where other heads have an employer in capitals.
  const told = [behindTime, splitGaps(line)[1] ?? ''].find((text) => toldJob.test(text));
  return told !== undefined && !/^\p{Lu}{3,} \p{Lu}{2,} \p{Lu}{3}/u.test(told);
}

const toldJob =
  /^(?:(?:currently|presently|previously) )?(?:work(?:ing|ed)|employed|help(?:ing|ed)(?: out)?|assisting|filling in|standing in) (?:with|in|at|for|as)\s|^(?:i )?(?:left|quit|resigned|finished)(?: there)?(?: in)? \p{L}{0,9}\.? ?\d{4}/iu;

/** In a profile the title has a line of its own right above the time of the post, and the employer a line above that. */
function isOfProfile({ title, organization, headerLines }: Fields): boolean {
  const time = headerLines.findIndex(isTimeOfPost);
  return time > 0 && organization !== '' && headerLines[time - 1] === title;
}

/** A head with more remarks was cut at signs that part no fields. */
const notesMax = 2;

/** How long, how much and where somebody works is no remark that a wrong cut could make. */
const isTerm =
  /^(?:\d{1,2} (?:years?|yrs?|months?|mos?)(?:,? \d{1,2} (?:months?|mos?))?|(?:full|part)[- ]time|hybrid|remote|on-?site|(?:summer |work )?(?:internship|placement)|traineeship|secondment|contract|freelance|permanent)$/i;

/** What was studied often has several parts; where one of them is left over, the parts belong together as they stand. */
function isSureStudy({ title, organization, notes, headerLines }: Fields): boolean {
  if (title === '' || organization === '' || notes.length > 1) return false;
  // "Alder High School, Glen, diploma" begins with the school and goes on with its town.
  const isSchoolFirst = headerLines.some((line) => line.startsWith(organization));
  if (isSchoolFirst && title.includes(', ') && !isDegree(title.split(', ')[0] ?? '')) return false;
  if (isBare.test(title) && (organization.includes(', ') || notes.length > 0)) return false;
  // "10 GCSEs incl. English B, Maths C, Science CC": a comma may part a list as well as a school.
  const isBehindComma = headerLines.some((line) => line.includes(`${title}, ${organization}`));
  if (isBehindComma && title.includes(', ') && !isInstitution(organization)) return false;
  const isBehindSemicolon = headerLines.some((line) => line.includes(`${title}; ${organization}`));
  if (isBehindSemicolon && !isInstitution(organization)) return false;
  if ((headingKind(title) !== undefined && title === title.toUpperCase()) || isList(organization)) return false;
  return isDegree(title) || (notes.length === 0 && isInstitution(organization));
}

/** Such a title goes on with what was studied, which then stands where the school belongs. */
const isBare =
  /^(?:(?:post)?graduate )?(?:diploma|certificate|degree|(?:study|term|semester|year) abroad|exchange(?: \p{L}+)?)$/iu;

/** "Maths D, English C, Woodwork B, 2 others" is no school. */
function isList(organization: string): boolean {
  return organization.split(', ').length > 2 && !isInstitution(organization);
}

/** A title that no list knows is one where the employer is known, or where the two are told apart by their lines. */
function isNamed(title: string, organization: string): boolean {
  return !isOrganization(title) && isOrganization(organization) && !isTitleOfPost(organization);
}

function isSwapped(organization: string): boolean {
  return isTitleOfPost(organization) && !isOrganization(organization);
}

function isTitleOfPost(organization: string): boolean {
  return endsWithTitle(organization) && !isFirm.test(organization);
}

/** "Keane & Dillon, Accountants" is a firm of several. */
const isFirm = /^\p{Lu}[^,]* & \p{Lu}[^,]*, \p{Lu}\p{Ll}+s$/u;

/** True where part of a date was taken for something else ("Season 2023, Apr - Oct"), or where words go on beside it. */
function isDateTorn({ title, organization, place, dates, notes, headerLines, employerDates }: Fields): boolean {
  const isRemark = (note: string) => headerLines.some((line) => line.includes(`(${note})`));
  const others = notes.filter((note) => note !== employerDates);
  if (others.some((note) => !isRemark(note) && !saysWhatCameNext.test(note) && findDates(note).length > 0)) return true;
  // "Manager Sept 2018 to Feb 2020, Head Mar 2020 to date": each time belongs to its own title.
  const isOfTitle = (note: string, date: string) => headerLines.some((line) => line.includes(`${note} ${date}`));
  if (others.some((note) => isTitle(note) && dates.split(', ').some((date) => isOfTitle(note, date)))) return true;
  if ([title, organization, place, ...others].some((field) => field !== '' && isDateWord(field))) return true;
  return dates.split(', ').some((date) => headerLines.some((line) => goesOnBeside(line, date)));
}

/** "5/16 till now, made Head 3/20": behind the time of a post stands when it became another. */
const saysWhatCameNext =
  /^(?:made|became|named|promoted(?: to)?) \p{L}[\p{L} ]{1,40} (?:(?:in|on|since) )?\S{1,9} ?\d{2,4}$/iu;

/** True where a remark in brackets was cut: it is in no field as a whole, and holds more than a time. */
function isRemarkTorn({ title, organization, place, dates, notes, headerLines }: Fields): boolean {
  const fields = [title, organization, place, ...notes, dates, ...dates.split(', ')];
  const text = fields.join('\n');
  return headerLines.some((line) =>
    bracketsOf(line).some(({ start, end }) => {
      const remark = splitGaps(line.slice(start + 1, end - 1).trim()).join(', ');
      return !text.includes(remark);
    }),
  );
}

const dateWord = new RegExp(`^(?:${months.map(([, names]) => names).join('|')}|season|present|now)\\.?$`, 'iu');

function isDateWord(field: string): boolean {
  return dateWord.test(field) || /^(?:to|until|till|from|since)$/i.test(field) || /^[\d\s/.'’–—-]*$/.test(field);
}

/** "Cabin Crew CC3, since 2023 CC1": what stands on both sides of the date, with no sign between, is one phrase. */
function goesOnBeside(line: string, date: string): boolean {
  const at = date === '' ? -1 : line.indexOf(date);
  if (at < 0) return false;
  const [before, after] = [line.slice(0, at).trim(), line.slice(at + date.length)];
  return (
    (before !== '' && /^ ?[\p{L}\p{N}]/u.test(after)) || /(?:^|[\s,(])(?:left|then|til|till|until)$/iu.test(before)
  );
}

/** What no name begins or ends with: the field was cut out of something longer. */
function isFragment(field: string, headerLines: string[]): boolean {
  if (field === '') return false;
  // "81.2%" is a mark, and no school.
  if (!/\p{L}/u.test(field)) return true;
  // "I was chase producer" is a sentence, "Process Engineer I" is a rank.
  if (/(?<![\p{L}'’])(?:I(?= \p{Ll})|my|was|were|have|had)(?![\p{L}'’])/u.test(field)) return true;
  if (/^[\p{P}\p{S}]|[,;:\-–—]$|\p{Ll}{4}\.$|[.!?] \p{Ll}/u.test(field)) return !/^["“„«'‘(#[]/.test(field);
  // A small letter begins a name only where its line or its cell does, or where all lines are written so.
  const isSmall = /^\p{Ll}/u.test(field);
  const isBegun = headerLines.some((line) => line.startsWith(field) || splitGaps(line).includes(field));
  return isSmall && /\p{Lu}/u.test(headerLines.join(' ')) && !isBegun;
}
