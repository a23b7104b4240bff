import { findDates } from './dates.js';
import type { Field } from '../heads/head-fields.js';
import { isDegree, isTitle } from './titles.js';

/** FormField is a line of a form-like CV, as Europass and many Indian ones are: a label and what it labels. */
export interface FormField {
  field: Field | 'dates';
  /** How long the label and what parts it from its value are. */
  labelLength: number;
}

const labels: [FormField['field'], RegExp][] = [
  [
    'dates',
    /^(?:dates?|start(?:ing)? date|from ?(?:-|–|to) ?to|period|duration|tenure|time period|from|(?:dates |years )?attended|yrs?|year(?:s)?(?: of (?:passing|completion|graduation))?)$/i,
  ],
  [
    'dates',
    /^(?:inclusive (?:dates?|years?|period)|(?:dates?|period|years) (?:employed|worked|served|covered|of (?:attendance|contract|employment|service|stay|work))|(?:contract|employment|service) (?:dates?|period))$/i,
  ],
  [
    'title',
    /^(?:(?:occupation|job|post)(?: or)?(?: position)?(?: held| title)?|position(?: held)?|(?:job )?title|designation|role|title of qualification(?: awarded)?|qualification(?: awarded)?|degree|course|award)$/i,
  ],
  ['title', /^(?:rank|(?:position|job|last position) (?:title|held)|post held|position ?\/ ?(?:rank|title))$/i],
  [
    'organization',
    /^(?:(?:name(?: and (?:address|type|location))? of )?(?:the )?(?:employer|company|organi[sz]ation(?: providing education(?: and training)?)?|institution|school)|employer|company(?: name)?|organi[sz]ation|institution|institute|university|college|school|where(?: (?:studied|obtained|taken))?)$/i,
  ],
  [
    'organization',
    /^(?:(?:name of )?(?:the )?(?:agency|clinic|facility|firm|hospital|hotel|restaurant|shop)|(?:agency|employer|hospital|organi[sz]ation|school)(?:['’]s)? name|employed by)$/i,
  ],
  [
    'organization',
    /^(?:(?:name of )?(?:last )?(?:(?:high |secondary |primary |senior )?school|college|institution|university) (?:last )?attended|last (?:school|college|institution))$/i,
  ],
  [
    'title',
    /^(?:highest (?:grade|standard|qualification|level(?: of education)?)|(?:grade|standard|qualification) (?:passed|completed|obtained|achieved|attained)|highest (?:grade|standard|qualification|level(?: of education)?) (?:passed|completed|obtained|achieved|attained))$/i,
  ],
  ['note', /^(?:name of )?(?:the )?(?:vessel|ship)(?: name)?$/i],
  [
    'note',
    /^(?:(?:end )?client(?: name)?|project(?: name)?|type of (?:business|contract)(?: or sector)?|sector|industry|reporting to|reports to|supervisor|team size|hours(?: (?:per|a|\/) ?week)?|salary|(?:pay |highest )grade|series)$/i,
  ],
  ['place', /^(?:location|place|city|town|(?:agency|company|employer|hospital|office|school)(?:['’]s)? address)$/i],
];

const anyLabel =
  /^(?:(\p{L}[\p{L} /()–-]{1,60}?)(?:\s*[:：]\s*|\t+|\s{2,})|(\p{L}[\p{L} /()–.'’&-]{1,60}?)\s*[:：]\s*)(?=\S)/u;

/** isLabelled is true for a line that begins with any label, also one that names no field of a head. */
export function isLabelled(text: string): boolean {
  return anyLabel.test(text);
}

/** withoutLabel is what a labelled line says: "Clerk" of "Designation : Clerk". */
export function withoutLabel(text: string): string {
  return text.replace(anyLabel, '');
}

const dutyLabel =
  /^(?:(?:job )?description|(?:main |key |principal |job )?(?:activities|duties|tasks|responsibilities))(?: (?:and|&) (?:activities|duties|tasks|responsibilities|achievements))?$/i;

/** isDutyLabel is true for what a form says before the duties of a job, beside which it says nothing of its own. */
export function isDutyLabel(label: string): boolean {
  return dutyLabel.test(
    label
      .trim()
      .replace(/[:：]$/u, '')
      .trim(),
  );
}

/** withoutDutyLabel is what a line says of the duties of a job: "drove lorries" of "Duties: drove lorries". */
export function withoutDutyLabel(text: string): string {
  if (isDutyLabel(text)) return '';
  const label = anyLabel.exec(text)?.[0] ?? '';
  return isDutyLabel(label.trim()) ? text.slice(label.length) : text;
}

/** namesClient is true for the line of a form that names who the work was for: where no employer is named, that is it. */
export function namesClient(text: string): boolean {
  return /^(?:(?:end )?client|(?:name of )?(?:the )?(?:vessel|ship))(?!\p{L})/iu.test(text);
}

/** readFormLabel recognises "Position held    QC analyst" and "Designation : Clerk"; undefined for any other line. */
export function readFormLabel(text: string): FormField | undefined {
  const match = anyLabel.exec(text);
  const label = (match?.[1] ?? match?.[2])?.trim();
  if (!match || !label) return undefined;
  const value = text.slice(match[0].length);
  const found = labelled(label) ?? either(label) ?? postOf(label, value) ?? studyOf(label, value);
  // "Year: started 2018, stopped 2021 with 120 credits, not finished" tells more than a time.
  if (found?.[0] === 'dates' && value.length > timeCharsMax && findDates(value).length > 0) return undefined;
  return found && { field: found[0], labelLength: match[0].length };
}

const timeCharsMax = 60;

/** "Grade: Staff Nurse, Theatre" names a post, "Grade: Band 4" and "Grade: First class" do not. */
function postOf(label: string, value: string): [FormField['field']] | undefined {
  return /^grade$/i.test(label) && isTitle(value.split(/[,(]/, 1)[0]?.trim() ?? '') ? ['title'] : undefined;
}

function labelled(label: string): (typeof labels)[number] | undefined {
  return labels.find(([, pattern]) => pattern.test(label));
}

/** "School / Employer" asks for one of two things of the same kind. */
function either(label: string): (typeof labels)[number] | undefined {
  const [one, other, ...more] = label.split(/ ?\/ ?| or /u).map(labelled);
  return one && one[0] === other?.[0] && more.length === 0 ? one : undefined;
}

/** What somebody reached at a school, and no level of a skill. */
const ofStudy = /(?<!\p{L})(?:college|diploma|school|degree|bachelor|master|associate|ged)(?!\p{L})/iu;

/**
 * "Program: B.A. History" names a degree; elsewhere a program is what somebody worked on. "Graduated: Yes" says no time.
 */
function studyOf(label: string, value: string): [FormField['field']] | undefined {
  if (/^(?:program(?:me)?|grade)$/i.test(label) && /^\p{Lu}/u.test(value) && isDegree(value)) return ['title'];
  if (/^(?:education )?level(?: of education)?$/i.test(label) && ofStudy.test(value)) return ['title'];
  // "Time: May 2019 - present" is that of a post; "Time: 40 hours" is none.
  if (/^times?$/i.test(label)) return findDates(value)[0]?.start === 0 ? ['dates'] : undefined;
  if (/^(?:major|minor|field of study|speciali[sz]ation)$/i.test(label)) return ['note'];
  if (!/^graduated$/i.test(label)) return undefined;
  return [findDates(value).length > 0 ? 'dates' : 'note'];
}
