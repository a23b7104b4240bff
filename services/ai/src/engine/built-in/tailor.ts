import type { Edit, OptimizeRequest } from '@tailwright/contracts/optimize';
import { keepWhole, type Kept } from '@tailwright/resume-text/keep-whole';
import { block, document } from '@tailwright/resume-text/markdown';
import { readResume } from '@tailwright/resume-text/read-resume';
import { renderSections, renderTop } from '@tailwright/resume-text/render-resume';
import type { ResumeDocument, Section } from '@tailwright/resume-text/resume-document';
import { evidenceOfPosting } from '../../evidence/posting-evidence.js';
import { languageOf } from '../../posting/language.js';
import { readPosting } from '../../posting/read-posting.js';
import { Asked } from './asked.js';
import { Changes } from './changes.js';
import { orderDetails } from './detail-order.js';
import { writeDegrees } from './degree-names.js';
import { highlightsOf } from './highlights.js';
import { placeHighlights } from './highlights-place.js';
import { withItemsAsBullets } from './items-as-bullets.js';
import { Target } from './relevance.js';
import { orderSections } from './section-order.js';
import { withSentencesAsBullets } from './sentences-as-bullets.js';
import { withListsBelow, withSidebarBelow } from './sidebar-order.js';
import { addShownSkills } from './shown-skills.js';
import { orderSkills } from './skill-order.js';
import { styles, type Style } from './styles.js';
import { writeTerms } from './terms.js';
import { withTopLines } from './top-lines.js';

/** Tailored is a resume written for a posting, with each line of it that is not as the person wrote it. */
export interface Tailored extends Kept {
  edits: Edit[];
}

/** A longer text is no resume that anybody sends: it is put in order, and no word of it is touched. */
const editedCharsMax = 20_000;

/**
 * tailor writes a resume for a posting in one style, by a closed list of edits (ADR 0023): the order of sections, bullets
 * and skills, the posting's name for a thing, skills that a bullet shows, and highlights of what is asked and shown.
 * Which line of another language proves what is not read well enough: of such a resume the sections alone are put in order.
 */
export function tailor({ resumeText, jobDescription, style: name }: OptimizeRequest, today = new Date()): Tailored {
  const read = withSentencesAsBullets(withItemsAsBullets(readResume(resumeText)));
  const style = styles[name];
  const target = new Target(jobDescription);
  const isForeign = languageOf(resumeText) !== 'en';
  const isEdited = resumeText.length <= editedCharsMax && !isForeign;
  const isSameLanguage = isEdited && languageOf(jobDescription) === 'en';
  const { resume, edits: topEdits } = isSameLanguage ? withTopLines(read, jobDescription) : { resume: read, edits: [] };
  const requirements = isEdited ? readPosting(jobDescription) : [];
  const asked = new Asked(requirements);
  if (isEdited) asked.prove(evidenceOfPosting(requirements, { resumeText, today }));
  const ordered = orderSections(withListsBelow(withSidebarBelow(resume)), style, asked, today);
  const highlights = isSameLanguage ? highlightsOf({ resume: read, sections: ordered, asked, target }, today) : [];
  const placed = highlights.length === 0 ? ordered : placeHighlights(ordered, highlights);
  const sections = placed.map((section) =>
    style.detailOrder && !isForeign ? orderDetails(section, style.detailOrder, target, asked) : section,
  );
  const blocks = [...renderTop(resume, style.contactJoint), ...renderSections(sections)];
  // Headings without anything below them: what was written is better than nothing.
  if (blocks.length === 0)
    return { text: document(resumeText.split('\n').map(block)), sectionsAsWritten: 0, edits: [] };
  const { text, sectionsAsWritten } = keepWhole(resume, document(blocks), sections);
  if (!isEdited) return { text, sectionsAsWritten, edits: [] };
  const said = highlights.map((highlight) => highlight.text);
  const changed = linesChanged(resume, sections, style, target, asked).applyTo(text, said);
  const rows = text.split('\n').map((row) => row.replace(/^- /, ''));
  const written = highlights
    .filter((highlight) => rows.includes(block(highlight.text)))
    .map((highlight): Edit => ({ ...highlight, kind: 'summary' }));
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
  writeDegrees(sections, resume.text, asked, changes);
  writeTerms(sections, resume.text, target, asked, changes);
  return changes;
}
