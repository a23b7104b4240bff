import { findDates } from '../resume-text/dates.js';
import { headingKind, inlineHeading, type SectionKind } from '../resume-text/headings.js';
import { readPieces, type Piece } from './layout.js';

/** ResumeLine is one logical line of the person's own resume. */
export interface ResumeLine {
  text: string;
  span: { start: number; end: number };
  section: SectionKind; // experience, education, skills, certifications, languages, summary, …
  role: 'head' | 'detail' | 'item' | 'heading' | 'contact';
  entry?: { title: string; organization: string; dates: string }; // the entry the line belongs to
}

const contactLine = /@[\w-]+\.|https?:|www\.|linkedin|github\.com|(?:\+?\d[\s().-]{0,2}){8,}/i;
const entrySections: ReadonlySet<SectionKind> = new Set([
  'experience',
  'education',
  'projects',
  'volunteering',
  'summary',
  'other',
]);
const itemSections: ReadonlySet<SectionKind> = new Set(['skills', 'languages', 'certifications', 'interests']);

/** Words by which a heading is known that is written in the person's own way ("What I've done instead of a job"). */
const headingWords: [SectionKind, RegExp][] = [
  ['volunteering', /\b(?:volunteer\w*|community|after hours)\b/i],
  [
    'certifications',
    /\b(?:licen[cs]\w+|certif\w+|tickets|designations|registrations?|courses|training|accreditations?)\b/i,
  ],
  ['education', /\b(?:education|school(?:ing)?|studies|academic|degrees?)\b/i],
  ['experience', /\b(?:experience|employment|work(?:ed)?|jobs?|career|history|positions?)\b/i],
  ['languages', /\blanguages?\b/i],
  ['skills', /\b(?:skills?|tools?|toolbox|systems?|software|computers?|technolog\w+|good at|stack|equipment)\b/i],
  ['summary', /\b(?:about|profile|summary|objective|who i am)\b/i],
  ['references', /\b(?:referees?|references?|vouch)\b/i],
];

/** readResumeLines reads the lines of a resume. Only this file knows how the text of a resume is parsed. */
export function readResumeLines(text: string): ResumeLine[] {
  const pieces = readPieces(text);
  const capitals = pieces.filter((piece) => isCapitals(piece.text) && headingKind(piece.text)).length >= 2;
  const lines: ResumeLine[] = [];
  let section: SectionKind = 'summary';
  pieces.forEach((piece, index) => {
    const kind = piece.isBullet || index === 0 ? undefined : sectionOf(piece, pieces[index + 1], capitals);
    if (kind) section = kind;
    const inline = kind ? undefined : inlineHeading(piece.text);
    if (inline) section = inline.kind;
    lines.push({ text: piece.text, span: piece.span, section, role: kind ? 'heading' : roleOf(piece, section, index) });
  });
  assignEntries(lines, pieces);
  return lines;
}

function sectionOf(piece: Piece, next: Piece | undefined, usesCapitals: boolean): SectionKind | undefined {
  const known = headingKind(piece.text);
  if (known) return known;
  if (!piece.isParted || !next || next.isParted || piece.text.length > 45 || /[\d@,.|(]/.test(piece.text))
    return undefined;
  if (piece.text.split(/\s+/).length > 6) return undefined;
  const own = headingWords.find(([, pattern]) => pattern.test(piece.text))?.[0];
  if (own) return own;
  return usesCapitals && isCapitals(piece.text) && findDates(next.text).length === 0 ? 'other' : undefined;
}

function isCapitals(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();
}

function roleOf(piece: Piece, section: SectionKind, index: number): ResumeLine['role'] {
  if (section === 'contact' || (contactLine.test(piece.text) && piece.text.length < 160)) return 'contact';
  if (section === 'summary' && index === 0) return 'contact';
  if (itemSections.has(section)) return 'item';
  return 'detail';
}

/** Head lines are the dated lines of a section of entries, with the short lines directly above them. */
function assignEntries(lines: ResumeLine[], pieces: Piece[]): void {
  let entry: ResumeLine['entry'];
  lines.forEach((line, index) => {
    if (line.role === 'heading') entry = undefined;
    if (!entrySections.has(line.section) || line.role !== 'detail') return;
    const dates = datesOfHead(line, pieces[index]);
    if (dates !== undefined) {
      const above = headAbove(lines, pieces, index);
      const title = [...above.map((each) => each.text), wholeYears(line.text).replace(dates, ' ')]
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim();
      entry = { title, organization: '', dates };
      for (const each of [...above, line]) Object.assign(each, { role: 'head', entry });
    } else if (entry) line.entry = entry;
  });
}

/** "2017–19" is a range; the reader of dates wants both years whole. */
function wholeYears(text: string): string {
  return text.replace(/\b(19|20)(\d\d)\s?[-–—]\s?['’]?(\d\d)(?![\d-])/g, '$1$2 – $1$3');
}

function datesOfHead(line: ResumeLine, piece: Piece | undefined): string | undefined {
  if (piece?.isBullet || line.text.length > 130) return undefined;
  const text = wholeYears(line.text);
  const [span] = findDates(text);
  if (!span || ((line.section === 'summary' || line.section === 'other') && !span.isRange)) return undefined;
  const rest = text.length - span.text.length;
  const isOpen = /^\s*(?:[-–—]|\)?$)/.test(text.slice(span.end));
  if (!span.isRange && !(line.section === 'education' && rest < 90) && !(isOpen && rest < 60)) return undefined;
  return /^\s*[-–—]/.test(text.slice(span.end)) && !span.isRange ? `${span.text} – present` : span.text;
}

function headAbove(lines: ResumeLine[], pieces: Piece[], index: number): ResumeLine[] {
  const above: ResumeLine[] = [];
  for (let at = index - 1; at >= 0 && above.length < 2; at -= 1) {
    const line = lines[at];
    const isShort = line !== undefined && line.text.length < 80 && !/[.!?;]$/.test(line.text);
    if (!line || !isShort || line.role !== 'detail' || pieces[at]?.isBullet || pieces[at + 1]?.isParted) break;
    above.unshift(line);
  }
  return above;
}
