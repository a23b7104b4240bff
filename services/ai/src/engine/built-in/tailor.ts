import type { Edit, OptimizeRequest } from '@tailwright/contracts/optimize';
import { keepWhole, type Kept } from '@tailwright/resume-text/document/keep-whole';
import { block, document } from '@tailwright/resume-text/text/markdown';
import { renderSections, renderTop } from '@tailwright/resume-text/document/render-resume';
import type { ResumeDocument, Section } from '@tailwright/resume-text/document/resume-document';
import type { Asked } from './asked.js';
import { Changes } from './changes.js';
import { orderDetails } from './detail-order.js';
import { placeHighlights } from './highlights-place.js';
import { layOut } from './lay-out.js';
import type { Target } from './relevance.js';
import { addShownSkills } from './shown-skills.js';
import { orderSkills } from './skill-order.js';
import { styles, type Style } from './styles.js';
import { writeTerms } from './terms.js';
import { tailorVerbatim } from './tailor-verbatim.js';
import { withTopLines } from './top-lines.js';

/** Tailored is a resume written for a posting, with each line of it that is not as the person wrote it. */
export interface Tailored extends Kept {
  edits: Edit[];
}

/**
 * tailor writes a resume for a posting in one style, by a closed list of edits (ADR 0023): the order of sections, bullets
 * and skills, the posting's name for a thing, skills that a bullet shows, and highlights of what is asked and shown.
 */
export function tailor(request: OptimizeRequest, today = new Date()): Tailored {
  const style = styles[request.style];
  const laidOut = layOut(request, today);
  if (!laidOut.isSure) return tailorVerbatim(laidOut, request.jobDescription);
  const { resume: read, sections: ordered, highlights, asked, target, isForeign, isEdited } = laidOut;
  const { resume, edits: topEdits } = laidOut.isSameLanguage
    ? withTopLines(read, request.jobDescription)
    : { resume: read, edits: [] };
  const placed = highlights.length === 0 ? ordered : placeHighlights(ordered, highlights);
  const sections = placed.map((section) =>
    style.detailOrder && !isForeign ? orderDetails(section, style.detailOrder, target, asked) : section,
  );
  const blocks = [...renderTop(resume, style.contactJoint), ...renderSections(sections)];
  // Headings without anything below them: what was written is better than nothing.
  if (blocks.length === 0)
    return { text: document(request.resumeText.split('\n').map(block)), sectionsAsWritten: 0, edits: [] };
  const { text, sectionsAsWritten } = keepWhole(resume, document(blocks), sections);
  if (!isEdited) return { text, sectionsAsWritten, edits: [] };
  const said = highlights.map((highlight) => highlight.text);
  const changed = linesChanged(resume, sections, style, target, asked).applyTo(text, said);
  const rows = new Set(changed.text.split('\n').map((row) => row.replace(/^- /, '')));
  const written = highlights
    .map((highlight, at): Edit => ({ ...highlight, text: changed.said[at] ?? highlight.text, kind: 'summary' }))
    .filter((edit) => rows.has(block(edit.text)));
  return { text: changed.text, sectionsAsWritten, edits: [...topEdits, ...written, ...changed.edits] };
}

function linesChanged(
  resume: ResumeDocument,
  sections: Section[],
  style: Style,
  target: Target,
  asked: Asked,
): Changes {
  const changes = new Changes();
  if (style.ordersSkills)
    for (const section of resume.sections.filter(({ kind }) => kind === 'skills'))
      orderSkills(section, target, asked, changes);
  addShownSkills(resume, asked, changes);
  writeTerms(sections, resume.text, target, asked, changes);
  return changes;
}
