import { findLostLines } from './find-lost-lines.js';
import { findMovedLines } from './find-moved-lines.js';
import { block, document } from '../text/markdown.js';
import { renderResume, renderSections, renderTop } from './render-resume.js';
import type { ResumeDocument, Section } from './resume-document.js';
import { linesAsWritten } from '../sections/as-written.js';

/** Kept is a text with every line of a resume in its place, and how many sections had to be set as written. */
export interface Kept {
  text: string;
  sectionsAsWritten: number;
}

/**
 * keepWhole returns a text made of a resume by layout and order alone, once every line of the resume is found in it, under
 * its own heading and head. A section with a line that is not there is set as it was written, line by line, under its own
 * heading; `arranged` are the sections in the order of the text, which the others keep where that holds every line.
 */
export function keepWhole(resume: ResumeDocument, text: string, arranged: readonly Section[] = []): Kept {
  const lost = [...findLostLines(resume, text), ...findMovedLines(resume, text)];
  if (lost.length === 0) return { text, sectionsAsWritten: 0 };
  const broken = new Set(lost.map((line) => line.section));
  const sections = resume.sections.map((section, index) => (broken.has(index) ? asWritten(resume, section) : section));
  for (const each of [arrangedAnew(resume, sections, arranged), sections]) {
    if (!each) continue;
    const rendered = document([...renderTop(resume), ...renderSections(each)]);
    const isWhole = findLostLines(resume, rendered).every(
      (line) => line.section !== undefined && broken.has(line.section),
    );
    if (isWhole) return { text: rendered, sectionsAsWritten: broken.size };
  }
  // Where even that does not hold every line, the text as it came is the one thing that is sure to be right.
  return { text: document(resume.text.split('\n').map(block)), sectionsAsWritten: resume.sections.length };
}

/** Sections in another order, each of the resume's once, with those that the resume does not have; undefined where some are parts. */
function arrangedAnew(
  resume: ResumeDocument,
  sections: readonly Section[],
  arranged: readonly Section[],
): Section[] | undefined {
  const indexOf = ({ span }: Section) =>
    resume.sections.findIndex((own) => own.span.start === span.start && own.span.end === span.end && span.end > 0);
  const places = arranged.map(indexOf);
  const isEachOnce = sections.every((_, index) => places.filter((place) => place === index).length === 1);
  if (!isEachOnce) return undefined;
  return arranged.map((section, at) => sections[places[at] ?? -1] ?? section);
}

/** WholeReading is a resume's reading of which no line gets lost, and the sections that stand in it as written. */
export interface WholeReading {
  resume: ResumeDocument;
  asWritten: ReadonlySet<number>;
}

/** readWhole sets the sections of which a line would be lost as written; undefined where even that does not hold all. */
export function readWhole(resume: ResumeDocument): WholeReading | undefined {
  const lost = findLostLines(resume, renderResume(resume));
  const contradicted = resume.sections.flatMap(({ asWritten: lines }, index) => (lines ? [index] : []));
  if (lost.length === 0 && contradicted.length === 0) return { resume, asWritten: new Set() };
  const broken = new Set([...lost.flatMap((line) => line.section ?? []), ...contradicted]);
  const sections = resume.sections.map((section, index) => (broken.has(index) ? asWritten(resume, section) : section));
  const whole = { ...resume, sections };
  const isWhole = findLostLines(resume, renderResume(whole)).every(
    (line) => line.section !== undefined && broken.has(line.section),
  );
  return isWhole ? { resume: whole, asWritten: broken } : undefined;
}

function asWritten(resume: ResumeDocument, section: Section): Section {
  // By their order: the offsets of columns that stood side by side overlap.
  const first = resume.lines.findIndex((line) => line.start === section.span.start);
  const last = resume.lines.findLastIndex((line) => line.end === section.span.end);
  const details = linesAsWritten(resume.lines.slice(first, last + 1), section.kind);
  return { ...section, entries: [], details };
}
