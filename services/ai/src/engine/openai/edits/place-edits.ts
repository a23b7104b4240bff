import type { Edit } from '@tailwright/contracts/optimize';
import { renderResume } from '@tailwright/resume-text/render-resume';
import type { Detail, Section } from '@tailwright/resume-text/resume-document';
import type { Written } from '../../engine.js';
import type { NumberedResume } from './numbered-resume.js';
import { orderLines, orderSections } from './order.js';

/** Replacements say by a line's number what stands in its place: nothing where an edit tells it elsewhere. */
export type Replacements = Map<number, Edit[]>;

interface Placing {
  replacements: Replacements;
  /** The summary of a resume that has none. */
  newSummary: Edit | undefined;
  /** What comes first: "14" and "s3". */
  order: readonly string[];
}

/** placeEdits writes the resume with the edits in the places of their lines, and lists the edits in its order. */
export function placeEdits({ resume, numberOf }: NumberedResume, placing: Placing): Written {
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
  return { text: renderResume({ ...resume, opening, sections }), edits };
}

function summarySection(text: string): Section {
  const span = { start: 0, end: 0 };
  const detail = { text, isBullet: false, isSubheading: false, span };
  return { kind: 'summary', heading: 'Summary', details: [detail], entries: [], span, confidence: 1 };
}
