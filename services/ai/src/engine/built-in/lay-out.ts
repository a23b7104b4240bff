import type { OptimizeRequest } from '@tailwright/contracts/optimize';
import { readResume } from '@tailwright/resume-text/read-resume';
import { isReadForSure } from '@tailwright/resume-text/document/reading-sureness';
import type { ResumeDocument, Section } from '@tailwright/resume-text/document/resume-document';
import { evidenceOfPosting } from '../../evidence/posting-evidence.js';
import { languageOf } from '../../posting/language.js';
import { readPosting } from '../../posting/read-posting.js';
import { Asked } from './asked.js';
import { type Highlight, highlightsOf } from './highlights.js';
import { withItemsAsBullets } from './items-as-bullets.js';
import { Target } from './relevance.js';
import { orderSections } from './section-order.js';
import { withSentencesAsBullets } from './sentences-as-bullets.js';
import { withListsBelow, withSidebarBelow } from './sidebar-order.js';
import { styles } from './styles.js';

/** LaidOut is a resume as it is printed for a posting before any of its words is touched. */
export interface LaidOut {
  /** Its reading, with lists set as lists. */
  resume: ResumeDocument;
  /** The sections of the reading in the order in which they are printed. */
  sections: Section[];
  /** Lines of the person's own for the top of the page. */
  highlights: Highlight[];
  asked: Asked;
  target: Target;
  isForeign: boolean;
  /** False for a text of which no word may be touched. */
  isEdited: boolean;
  /** Whether English words may be set beside those of the resume. */
  isSameLanguage: boolean;
  /** False for a resume that is better left as it was written. */
  isSure: boolean;
}

/** A longer text is no resume that anybody sends: it is put in order, and no word of it is touched. */
const editedCharsMax = 20_000;

/**
 * layOut decides what both engines do alike: what is a list, in which order the sections stand, and which lines come to the
 * top. Which line of another language proves what is not read well enough: of such a resume the sections alone are ordered.
 */
export function layOut({ resumeText, jobDescription, style }: OptimizeRequest, today: Date): LaidOut {
  const read = readResume(resumeText);
  const resume = withLists(read);
  const target = new Target(jobDescription);
  const isForeign = languageOf(resumeText) !== 'en';
  const isEdited = resumeText.length <= editedCharsMax && !isForeign;
  const isSameLanguage = isEdited && languageOf(jobDescription) === 'en';
  const requirements = isEdited ? readPosting(jobDescription) : [];
  const asked = new Asked(requirements);
  if (isEdited) asked.prove(evidenceOfPosting(requirements, { resumeText, today }));
  const sections = orderSections(withListsBelow(withSidebarBelow(resume)), styles[style], asked, today);
  const highlights = isSameLanguage ? highlightsOf({ resume, sections, asked, target }, today) : [];
  const isSure = isReadForSure(read);
  return { resume, sections, highlights, asked, target, isForeign, isEdited, isSameLanguage, isSure };
}

/** withLists sets as lists what has lost its marks, and what is told of a job in a long paragraph. */
export function withLists(resume: ResumeDocument): ResumeDocument {
  return withSentencesAsBullets(withItemsAsBullets(resume));
}
