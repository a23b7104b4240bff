import { contactPieces } from './contacts.js';
import { readEntries, type Detail, type Entry } from './entries.js';
import { headingKind, inlineHeading, type SectionKind } from './headings.js';
import { readLines, type Line } from './lines.js';
import { readTop } from './top.js';

/** Section is one part of a resume under its own heading. Entries are empty where a section has none. */
export interface Section {
  kind: SectionKind;
  /** The heading as written; '' when the text stood under none. */
  heading: string;
  details: Detail[];
  entries: Entry[];
}

/** Resume is a resume's text in order. Every line of the text is in exactly one place of it. */
export interface Resume {
  name: string;
  headline: string;
  contacts: string[];
  /** Lines above the first heading that are neither name, headline nor contact. */
  opening: string[];
  sections: Section[];
}

export const entryKinds: ReadonlySet<SectionKind> = new Set(['experience', 'education', 'projects', 'volunteering']);

/** parseResume reads a resume as people write them: pasted text, text of a PDF or a DOCX, or Markdown. */
export function parseResume(text: string): Resume {
  const lines = readLines(text);
  const cuts = findHeadings(lines);
  const first = cuts[0]?.at ?? lines.length;
  const top = readTop(lines.slice(0, first));
  const sections = cuts.map((cut, index) =>
    readSection(cut, lines.slice(cut.at + 1, cuts[index + 1]?.at ?? lines.length)),
  );
  return movedContacts({
    ...top,
    sections: sections.filter((section) => section.details.length + section.entries.length > 0),
  });
}

interface Cut {
  at: number;
  kind: SectionKind;
  heading: string;
  rest?: string;
}

function findHeadings(lines: Line[]): Cut[] {
  const known = lines.flatMap((line, at): Cut[] => {
    if (line.kind === 'blank' || (line.kind === 'bullet' && !/^[\p{Lu} &]+$/u.test(line.text))) return [];
    const kind = headingKind(line.text);
    if (kind) return [{ at, kind, heading: line.text.replace(/(?<![:\s])[:\s]+$/, '') }];
    return [];
  });
  const style = styleOf(lines, known);
  const kinds = new Map(known.map(({ at, kind }) => [at, kind]));
  let within: SectionKind | undefined;
  const others = lines.flatMap((line, at): Cut[] => {
    const own = kinds.get(at);
    if (own) {
      within = own;
      return [];
    }
    const inline = line.kind === 'text' && within !== 'skills' && inlineHeading(line.text);
    if (inline && !(inline.kind === 'experience' || inline.kind === 'projects')) return [{ at, ...inline }];
    if (!isUnknownHeading(line, lines[at - 1], within, style)) return [];
    return [{ at, kind: 'other', heading: line.text.replace(/(?<![:\s])[:\s]+$/, '') }];
  });
  return [...known, ...others].sort((a, b) => a.at - b.at);
}

interface Style {
  level: number;
  capitals: boolean;
}

function styleOf(lines: Line[], known: Cut[]): Style {
  const levels = known.map((cut) => lines[cut.at]?.level ?? 0).filter((level) => level > 0);
  const capitals = known.filter((cut) => isCapitals(cut.heading)).length;
  return {
    level: levels.length > 0 ? Math.min(...levels) : 0,
    capitals: known.length > 0 && capitals * 2 > known.length,
  };
}

/** An unknown line is a heading when it looks like the known ones: same Markdown level, or the same capitals. */
function isUnknownHeading(
  line: Line,
  before: Line | undefined,
  within: SectionKind | undefined,
  style: Style,
): boolean {
  if (line.kind === 'heading') return within !== undefined && line.level === style.level;
  if (line.kind !== 'text' || within === undefined || !style.capitals || before?.kind !== 'blank') return false;
  if (within === 'experience' || within === 'education') return false;
  return (
    isCapitals(line.text) && line.text.length <= 40 && !/[\d@,|]/.test(line.text) && line.text.split(/\s+/).length <= 5
  );
}

function isCapitals(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();
}

function readSection(cut: Cut, lines: Line[]): Section {
  const body = cut.rest === undefined ? lines : [{ text: cut.rest, kind: 'text' as const, level: 0 }, ...lines];
  const section: Section = { kind: cut.kind, heading: cut.heading, details: [], entries: [] };
  if (entryKinds.has(cut.kind) || body.some((line) => line.kind === 'heading')) {
    const { before, entries } = readEntries(body, cut.kind);
    return { ...section, details: before, entries };
  }
  const details = body.filter((line) => line.kind !== 'blank');
  return { ...section, details: details.map((line) => ({ text: line.text, isBullet: line.kind === 'bullet' })) };
}

/** A section "Contact" at the side of a two-column page belongs to the top. */
function movedContacts(resume: Resume): Resume {
  const contacts = [...resume.contacts];
  const sections = resume.sections.filter((section) => {
    const details = section.details.map((detail) => detail.text);
    if (section.kind !== 'contact' || section.entries.length > 0 || !details.every((text) => text.length < 120))
      return true;
    for (const piece of details.flatMap(contactPieces)) if (!contacts.includes(piece)) contacts.push(piece);
    return false;
  });
  return { ...resume, contacts, sections };
}
