import { rememberLast } from '../text/remember-last.js';
import { trimSigns } from '../text/split-cells.js';
import { headingNames } from '../data/heading-names.data.js';

export const sectionKinds = [
  'contact',
  'summary',
  'experience',
  'education',
  'skills',
  'certifications',
  'projects',
  'languages',
  'awards',
  'volunteering',
  'publications',
  'memberships',
  'interests',
  'references',
  'other',
] as const;
/** SectionKind is what a section of a resume is about; `other` is any section none of the other kinds fits. */
export type SectionKind = (typeof sectionKinds)[number];

/** entryKinds are the kinds whose sections list jobs, degrees or projects, each with a head of its own. */
export const entryKinds: ReadonlySet<SectionKind> = new Set(['experience', 'education', 'projects', 'volunteering']);

const kindOf = new Map<string, SectionKind>(
  headingNames
    .split('\n')
    .filter((line) => line.includes('\t'))
    .map((line): [string, SectionKind] => {
      const [name = '', kind = 'other'] = line.split('\t');
      return [normalised(name), kind as SectionKind];
    }),
);

const charsMax = 60;

/** headingKind recognises the usual names of a section; undefined when the line is none of them. */
export function headingKind(text: string): SectionKind | undefined {
  const name = text.replace(countInWords, '');
  return name.length > charsMax ? undefined : readKind(name);
}

/** "SECTION 3 - ", "Part B: ": forms count their sections so, and name them by that further below. */
export const countInWords = /^(section|part) (\d{1,2}|[IVX]{1,5}|[A-H])( ?[-–—]|[.:)])\s+(?=\p{L}{2})/iu;

/** As many short lines as a long resume has: each rule that reads one asks again. */
const linesRemembered = 500;

const readKind = rememberLast((text): SectionKind | undefined => {
  const name = normalised(spacedOut(text.replace(remarkBeside, '')));
  const exact = kindOf.get(name) ?? kindOf.get(name.replace(ofForm, ''));
  if (exact) return exact;
  // "Expérience | Experience" and "Formation / Education" say one thing in two languages.
  const parts = text.split(/[|/•·&,]| and /i).map((part) => kindOf.get(normalised(part)));
  return parts.length > 1 && parts.every((part) => part !== undefined) ? parts[0] : undefined;
}, linesRemembered);

/** endsWithHeading is true for a heading of two parts of which the last is a usual one: "Clients & Projects". */
export function endsWithHeading(text: string): boolean {
  const parts = headingLabel(text).split(/ (?:&|and|und|et|y|e) /i);
  return parts.length > 1 && headingKind(parts.at(-1) ?? '') !== undefined;
}

/** "Employment table", "Education details": what says only how the section is set out. */
const ofForm = / (?:table|details|info|particulars|list)$/;

/** "Skills          (1 = basic, 5 = expert)", "TRAINING (valid)": what the heading's own line says of it, also without brackets. */
export const remarkBeside =
  /(?<=^\P{Ll}{4,40}) \([^()\d]{2,30}\)$|(?:\t| {3})\s{0,60}(?:\([^()]{2,40}\)|\p{L}{1,12} = [^()=]{1,30}(?:, \p{L}{1,12} = [^()=]{1,30}){1,4})$/u;

/** kindBeforeRemark is the kind of a usual heading with a remark in brackets behind it: "Employment history (oldest first)". */
export function kindBeforeRemark(text: string): SectionKind | undefined {
  const [, heading] = /^([^()]{3,40}) \([^()]{2,40}\)$/u.exec(text) ?? [];
  return heading === undefined ? undefined : headingKind(heading);
}

/** headingLabel is a heading as it is shown: without pictures, Markdown marks and the colon at its end. */
export function headingLabel(text: string): string {
  const label = spacedOut(
    trimSigns(
      text.replace(/^[^\p{L}\p{N}"“$(]+/u, '').replace(/(?:\t| {3})\s{0,60}(?=\([^()]{2,40}\)$)/, ' '),
      (sign) => ' \t:.·•|=#*_–—-─═━~☕★◆■▬≡▪●◦+<>]'.includes(sign),
    ),
  );
  return /(?<!\p{L})etc\.$/iu.test(text) ? `${label}.` : label;
}

/** inlineHeading reads "Languages: French, English": a heading and its content in one line. */
export function inlineHeading(line: string): { kind: SectionKind; heading: string; rest: string } | undefined {
  if (remarkBeside.test(line)) return undefined;
  const match = /^([\p{L}&' /]{4,40}|\p{Lu}{2,3}(?=:))(?::\s+|\t+|\s{3,})(\S.*)$/u.exec(line);
  const named = match?.[1] ? headingKind(match[1]) : undefined;
  // "What I do" may stand above jobs; what is said behind it in its line tells of the person.
  const kind = named === 'experience' && /^what i do /iu.test(`${match?.[1] ?? ''} `) ? 'summary' : named;
  return match && kind ? { kind, heading: (match[1] ?? '').trim(), rest: match[2] ?? '' } : undefined;
}

function normalised(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\(cont(?:inued|['’]?d|\.)?\)?|\bcontinued\b/g, '')
    .replace(/[^\p{L}\p{M}\p{N}'&+/,]+/gu, ' ')
    .replace(/[&+/,]/g, ' and ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Designers space their headings: "E X P E R I E N C E" is one word, two or more blanks part words. "P ROFILE" began with
 * a larger letter; it is one word where that makes a usual heading of it.
 */
function spacedOut(text: string): string {
  const trimmed = text.trim();
  if (/^\p{Lu} \p{Lu}{3,}(?: \p{Lu} \p{Lu}{3,}){0,3}$/u.test(trimmed)) {
    const closed = trimmed.replace(/(?<=^| )(\p{Lu}) (?=\p{Lu}{3})/gu, '$1');
    if (kindOf.has(normalised(closed))) return usualCase(closed);
  }
  if (!/^(?:\p{L} {1,3}){3,60}\p{L}$/u.test(trimmed)) return trimmed;
  const closed = trimmed
    .split(/ {2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ');
  return kindOf.has(normalised(closed)) ? usualCase(closed) : closed;
}

function usualCase(words: string): string {
  return words
    .split(' ')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join(' ');
}
