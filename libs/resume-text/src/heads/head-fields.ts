import { isPlace, isState } from '../recognizers/contacts.js';
import type { Atom, HeadLine, Joint } from '../recognizers/head-atoms.js';
import { degrees, institutions, organizations, places, titles } from '../text/word-lists.js';
import { endsWithTitle, isInstitution, withoutSubject } from '../recognizers/titles.js';
import { plainWords } from '../text/word-list.js';

/** Field is what an atom of a head says: the title of a job or degree, who it was with, where, or something else. */
export type Field = 'title' | 'organization' | 'place' | 'note';
const fields: readonly Field[] = ['title', 'organization', 'place', 'note'];

/** HeadStyle is how the heads of a section are written: what they have in common helps to read each of them. */
export interface HeadStyle {
  /** Above 0 when titles stand before organizations, below 0 when after; the more heads say so, the further. */
  titleFirst: number;
  isEducation: boolean;
  /** Above 0 when a comma parts title and organization, below 0 when something else does. */
  partsByComma: number;
  /** True when the document is written without capitals or in capitals alone, so that case says nothing. */
  isOneCase: boolean;
  /** True where employers stand on lines of their own, so that a head without one belongs to the employer above. */
  hasEmployerLines: boolean;
}

/** FieldReading is the best assignment of fields to the atoms of one head, and how far it is from the next best. */
export interface FieldReading {
  fields: Field[];
  score: number;
}

/** readFields assigns each atom a field. A head has one title and one organization at most, each in one run of atoms. */
export function readFields(lines: HeadLine[], style: HeadStyle): FieldReading {
  const atoms = lines.flatMap((line) => line.atoms);
  let states = new Map<string, State>([
    ['', { path: [], score: 0, last: undefined, hasTitle: false, hasOrganization: false }],
  ]);
  // Where one atom names the school, the others ("Hospitality Management") say what was studied there.
  const hasSchool = style.isEducation && atoms.some((atom) => isInstitution(atom.text));
  for (const atom of atoms) {
    const scores = scoreAtom(atom, style);
    if (hasSchool && !isInstitution(atom.text)) scores.organization -= 1.5;
    const next = new Map<string, State>();
    for (const state of states.values()) {
      for (const field of fields) {
        const moved = step(state, field, atom, scores[field], style);
        if (!moved) continue;
        const key = `${field} ${moved.hasTitle} ${moved.hasOrganization}`;
        const known = next.get(key);
        if (!known || known.score < moved.score) next.set(key, moved);
      }
    }
    states = next;
  }
  const ended = [...states.values()].map((state) => ({ ...state, score: state.score + ending(state, style) }));
  ended.sort((a, b) => b.score - a.score);
  const [best] = ended;
  return { fields: best?.path ?? [], score: best?.score ?? 0 };
}

interface State {
  path: Field[];
  score: number;
  last: Field | undefined;
  hasTitle: boolean;
  hasOrganization: boolean;
}

function step(state: State, field: Field, atom: Atom, score: number, style: HeadStyle): State | undefined {
  const continues = state.last === field;
  if (!continues && field === 'title' && state.hasTitle) return undefined;
  if (!continues && field === 'organization' && state.hasOrganization) return undefined;
  let order = !continues && field === 'title' && beginsNoTitle.test(atom.text) ? -2 : 0;
  if (field === 'organization' && !state.hasOrganization && state.hasTitle) order += style.titleFirst;
  if (field === 'title' && !state.hasTitle && state.hasOrganization) order -= style.titleFirst;
  return {
    path: [...state.path, field],
    score: state.score + score + jointScore(state.last, field, atom.joint, style) + order * 0.5,
    last: field,
    hasTitle: state.hasTitle || field === 'title',
    hasOrganization: state.hasOrganization || field === 'organization',
  };
}

/** What may go on with a title, and is none by itself. */
const beginsNoTitle =
  /^(?:(?:full|part)[- ]time$|ongoing|in progress|started|still|with|without|distance learning|evenings?|nights?$|weekends?$|remote|\d{1,2} (?:days?|hours?|hrs?|weeks?|months?))(?!\p{L})/iu;

function ending(state: State, style: HeadStyle): number {
  const bare = style.isEducation ? -0.5 : -0.9;
  const missing = style.hasEmployerLines ? -0.1 : bare;
  return (state.hasTitle ? 0 : missing) + (state.hasOrganization ? 0 : missing);
}

function jointScore(last: Field | undefined, field: Field, joint: Joint, style: HeadStyle): number {
  if (last === undefined) return 0;
  if (joint === 'at') return last === 'title' && field === 'organization' ? 3 : field === 'place' ? 0.5 : -1.5;
  const same = last === field;
  if (joint === 'comma') return commaScore(last, field, style);
  // A tab, a bar or a new line parts fields.
  return same && (field === 'title' || field === 'organization') ? -1.6 : 0;
}

/** After a comma a title often goes on ("Claim Representative II, Property"), unless this writer parts fields by commas. */
function commaScore(last: Field, field: Field, style: HeadStyle): number {
  if (last === field) return field === 'note' ? 0.2 : field === 'title' && style.isEducation ? 0.3 : -0.1;
  if (last === 'title' && field === 'organization')
    return style.partsByComma * 0.4 - (style.hasEmployerLines ? 1 : 0.5);
  return last === 'organization' && field === 'title' ? style.partsByComma * 0.3 - 0.3 : -0.2;
}

function scoreAtom(atom: Atom, style: HeadStyle): Record<Field, number> {
  if (atom.forced !== undefined) return forcedScores(atom.forced);
  // What stands in brackets explains a name and is no part of it.
  const text = withoutRegion(atom.text);
  const bare = text.replace(/\([^()]*\)/g, ' ').trim() || text;
  const words = plainWords(bare).slice(0, 20);
  const wordsOfTitle = titles.find(words);
  // "School Counselor" is a post, though a school is in its name.
  const isOfTitle = (name: Span) => wordsOfTitle.some((title) => isWithin(name, title)) || isPostAtSchool(words, name);
  const names = plainWords(withoutSubject(bare)).slice(0, 20);
  const inOrganization = organizations.find(names).filter((name) => !isOfTitle(name)).length;
  const schools = institutions.find(names);
  const inInstitution = schools.filter((name) => !isOfTitle(name)).length;
  // "Secundaria Técnica" names a school, though "secundaria" by itself is what was finished there.
  const isOfSchool = (degree: Span) => schools.some((school) => isWithin(degree, school));
  const wordsOfDegree = degrees.find(words).filter((degree) => !isOfSchool(degree));
  const place = isPlace(atom.text) || isState(atom.text) || places.has(atom.text);
  const shape = shapeScores(text, words, style);
  if (howOften.test(text) || besideStudies.test(text)) return { title: -3, organization: -3, place: -3, note: 1 };
  return {
    title: titleScore(words, wordsOfTitle, wordsOfDegree, style) + shape.title,
    organization: organizationScore(inOrganization, inInstitution, style) + shape.organization,
    place: place ? 3 : /^(?:remote|hybrid|on-?site|online)\b/i.test(atom.text) ? 2 : -1.6 + shape.place,
    note: noteScore(atom, words),
  };
}

/** "while at school" beside a time. */
const besideStudies =
  /^(?:while|whilst|alongside|during) (?:\p{L}+ ){0,3}(?:school|college|university|studies|studying|degree)$/iu;
/** "3-4 days a week" beside a time. */
const howOften =
  /^\d{1,2}(?:[-–]\d{1,2})? (?:days?|hours?|hrs?|shifts?|sessions?) (?:a|per|each) (?:week|month|fortnight)$/i;

/** "School Bus Driver" begins with the kind of employer and ends with the post, which no school's name does. */
function isPostAtSchool(words: string[], { first, last }: Span): boolean {
  const isFirst = first === 0 && last === 0 && words[0] === 'school';
  return isFirst && endsWithTitle(words.join(' '));
}

/** The letters of Colorado and of Alberta are those of a company, too: "Denver, CO" and "Red Deer, AB" name none. */
function withoutRegion(text: string): string {
  return /, (?:CO|AB)(?= |$)/.test(text) && isPlace(text) ? text.replace(/, (?:CO|AB)(?= |$)/, '') : text;
}

/** A form says itself what a value is. */
function forcedScores(forced: Field): Record<Field, number> {
  const scores: Record<Field, number> = { title: -9, organization: -9, place: -9, note: -9 };
  return { ...scores, [forced]: 5 };
}

/** hasTitleWords and hasOrganizationWords say whether words, and not only their place, tell what a text is. */
export function hasTitleWords(text: string): boolean {
  const words = plainWords(text);
  return titles.isIn(words) || degrees.isIn(words);
}

export function hasOrganizationWords(text: string): boolean {
  const named = withoutSubject(withoutRegion(text));
  const words = plainWords(named);
  return organizations.isIn(words) || institutions.isIn(words) || legalForm.test(named);
}

interface Span {
  first: number;
  last: number;
}

type Found = Span[];

/** True for words that a longer name holds. */
function isWithin(one: Span, other: Span): boolean {
  return other.first <= one.first && one.last <= other.last && other.last - other.first > one.last - one.first;
}

function titleScore(words: string[], found: Found, degree: Found, style: HeadStyle): number {
  let score = -0.2;
  if (found.length > 0) score += 1.1;
  if (found.some(({ last }) => last >= words.length - 1)) score += 1.3;
  else if (found.some(({ first }) => first === 0)) score += 0.8;
  if (/^(?:i{1,3}|iv|v|[1-5])$/.test(words.at(-1) ?? '') && found.length > 0) score += 0.8;
  if (degree.length > 0) score += style.isEducation ? 2.2 : 0.3;
  // "No diploma in Secondary school" begins with what was not reached.
  const begin = words[0] === 'no' || words[0] === 'some' ? 1 : 0;
  if (degree.some(({ first }) => first === begin)) score += style.isEducation ? 1 : 0.4;
  return score;
}

function organizationScore(inOrganization: number, inInstitution: number, style: HeadStyle): number {
  return (
    -0.1 +
    (inOrganization > 0 ? 1.6 : 0) +
    (inOrganization > 1 ? 0.5 : 0) +
    (inInstitution > 0 ? (style.isEducation ? 2.6 : 1) : 0)
  );
}

const legalForm =
  /\b(?:inc|llc|w\.l\.l|wll|fze|fzco|ltd|limited|corp|co|plc|llp|pllc|gmbh|ag|s\.a\.?(?:s\.?)?|s\.r\.l|b\.v|n\.v|oy|ab|a\.ş|sp\. z o\.o|pvt|pty|n\.a|e\.k|e\.v|k\.s|s\.p\.a)\b\.?/i;

/** endsWithLegalForm is true for "Hale Electric Co.": no name of a town follows it. */
export function endsWithLegalForm(text: string): boolean {
  return new RegExp(`(?:${legalForm.source})$`, 'i').test(text.trim());
}

function shapeScores(
  text: string,
  words: string[],
  style: HeadStyle,
): Record<'title' | 'organization' | 'place', number> {
  let [title, organization, place] = [0, 0, 0];
  if (legalForm.test(text)) organization += 2.5;
  if (/ & | \+ /.test(text) && !style.isEducation) organization += 0.5;
  if (/['’]s\b|#\d/.test(text)) organization += 0.8;
  if (/^the\s/i.test(text)) organization += 0.6;
  if (!style.isOneCase) {
    if (/^\p{Ll}/u.test(text)) [title, organization] = [title + 0.5, organization - 0.8];
    const isCapitals = /^[\p{Lu}\d][\p{Lu}\s\p{P}\d&]{4,}$/u.test(text);
    // "BUS DRIVER" in capitals is a title; other capitals are a way to write an employer.
    if (isCapitals) organization += endsWithTitle(text) ? 0 : 0.7;
    else if (words.length <= 4 && /^\p{Lu}/u.test(text)) organization += 0.25;
  }
  if (words.length > 8) [title, organization] = [title - 1, organization - 1];
  if (words.length <= 3 && /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){0,2}$/u.test(text)) place += 0.6;
  return { title, organization, place };
}

function noteScore(atom: Atom, words: string[]): number {
  if (/^\(?\d{1,2}\+? (?:years?|yrs?|months?|mos?)\b/i.test(atom.text)) return 3;
  if (atom.joint !== 'comma' && resultOfStudy.test(atom.text)) return 5;
  // What stands in brackets of its own is a remark: "(part-time)", "(nights)".
  if (/^\([^()]*\)$/.test(atom.text)) return 2.5;
  // How somebody was employed is neither what they were nor by whom.
  if (atom.joint !== 'comma' && isKindOfPost.test(atom.text)) return 3;
  let score = -0.7;
  if (words.length > 7) score += 0.9;
  if (/\d/.test(atom.text) && !/#\d/.test(atom.text)) score += 0.7;
  if (/^(?:full|part)[- ]time|^contract(?:or)?$|^temp(?:orary)?$|^freelance$|^gpa\b|^minor\b|^\p{Ll}/iu.test(atom.text))
    score += 0.5;
  return score;
}

/** "GPA 3.9", "CGPA: 8.12", "Marks: 72 %": the result of a study. */
const resultOfStudy = /^(?:(?:cumulative |overall )?[wc]?gpa:? ?|(?:marks|score|percentage|grade|result): )\d/i;

const isKindOfPost =
  /^(?:(?:full|part)[- ]time|permanent|seasonal|fixed[- ]term)(?: (?:contract|position|post|role))?$/i;
