import type { Edit } from '@tailwright/contracts/optimize';
import { renderResume } from '@tailwright/resume-text/document/render-resume';
import type { Detail, Section } from '@tailwright/resume-text/document/resume-document';
import { placeHighlights } from '../../built-in/highlights-place.js';
import { withTopLines } from '../../built-in/top-lines.js';
import type { Written } from '../../engine.js';
import type { NumberedResume } from './numbered-resume.js';
import { orderLines, orderSections } from './order.js';

/** Replacements say by a line's number what stands in its place: nothing where an edit tells it elsewhere. */
export type Replacements = Map<number, Edit[]>;

interface Placing {
  replacements: Replacements;
  /** The summary of a resume that has none. */
  newSummary: Edit | undefined;
  /** The lines at the top; without any, those of the built-in engine are. */
  highlights: Edit[];
  /** What comes first: "14" and "s3". */
  order: readonly string[];
}

/** placeEdits writes the resume with the edits in the places of their lines, and lists the edits in its order. */
export function placeEdits(numbered: NumberedResume, placing: Placing): Written {
  const { resume, numberOf, jobDescription, layout } = numbered;
  const { replacements, newSummary, order } = placing;
  const edits: Edit[] = [];
  const write = (details: Detail[]): Detail[] =>
    orderLines(details, order, numberOf).flatMap((detail) => {
      const own = replacements.get(numberOf.get(detail) ?? 0);
      if (!own) return [detail];
      edits.push(...own);
      return own.map(({ text }) => ({ ...detail, text }));
    });
  const opening = write(resume.opening);
  const sections: Section[] = [];
  if (newSummary) {
    edits.push(newSummary);
    sections.push(summarySection(newSummary.text));
  }
  for (const section of orderSections(resume.sections, order)) {
    const details = write(section.details);
    const entries = section.entries.map((entry) => ({ ...entry, details: write(entry.details) }));
    sections.push({ ...section, details, entries });
  }
  const ownRows = layout.highlights.map((highlight): Edit => ({ ...highlight, kind: 'summary' }));
  const rows = placing.highlights.length > 0 ? placing.highlights : ownRows;
  const placed = rows.length > 0 ? placeHighlights(sections, rows) : sections;
  const topped = layout.hasTop
    ? withTopLines({ ...resume, opening }, jobDescription)
    : { resume: { ...resume, opening }, edits: [] };
  const text = renderResume({ ...topped.resume, sections: placed });
  return { text, edits: [...topped.edits, ...rows, ...edits] };
}

function summarySection(text: string): Section {
  const span = { start: 0, end: 0 };
  const detail = { text, isBullet: false, isSubheading: false, span };
  return { kind: 'summary', heading: 'Summary', details: [detail], entries: [], span, confidence: 1 };
}
