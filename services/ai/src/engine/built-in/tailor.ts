import type { Edit, OptimizeRequest } from '@tailwright/contracts/optimize';
import { keepWhole, type Kept } from '@tailwright/resume-text/keep-whole';
import { block, document } from '@tailwright/resume-text/markdown';
import { readResume } from '@tailwright/resume-text/read-resume';
import { headingOf, renderSection, renderTop } from '@tailwright/resume-text/render-resume';
import type { ResumeDocument, Section } from '@tailwright/resume-text/resume-document';
import { readEvidenceIndex } from '../../evidence/find-evidence.js';
import { languageOf } from '../../posting/language.js';
import { readPosting } from '../../posting/read-posting.js';
import { Asked } from './asked.js';
import { Changes, unique } from './changes.js';
import { orderDetails } from './detail-order.js';
import { Target } from './relevance.js';
import { addShownSkills } from './shown-skills.js';
import { orderSkills } from './skill-order.js';
import { styles, type Style } from './styles.js';
import { writeSummary, type Summary } from './summary.js';
import { writeTerms } from './terms.js';

/** Tailored is a resume written for a posting, with each line of it that is not as the person wrote it. */
export interface Tailored extends Kept {
  edits: Edit[];
}

/** A longer text is no resume that anybody sends: it is put in order, and no word of it is touched. */
const editedCharsMax = 20_000;

/**
 * tailor writes a resume for a posting in one style, by a closed list of edits (ADR 0023): the order of sections, bullets
 * and skills, the posting's name for a thing, skills that a bullet shows, and a summary where there is none.
 */
export function tailor({ resumeText, jobDescription, style: name }: OptimizeRequest, today = new Date()): Tailored {
  const resume = readResume(resumeText);
  const style = styles[name];
  const target = new Target(jobDescription);
  const isEdited = resumeText.length <= editedCharsMax;
  const asked = new Asked(isEdited ? readPosting(jobDescription) : []);
  if (isEdited) asked.prove(readEvidenceIndex(resumeText), today);
  const summary =
    isEdited && isEnglish(resumeText, jobDescription) ? writeSummary(resume, asked, style.summary, today) : undefined;
  const sections = inOrder(withSummary(resume.sections, summary), style).map((section) =>
    style.detailOrder ? orderDetails(section, style.detailOrder, target, asked) : section,
  );
  const blocks = [...renderTop(resume, style.contactJoint), ...sections.flatMap(renderSection)];
  // Headings without anything below them: what was written is better than nothing.
  if (blocks.length === 0)
    return { text: document(resumeText.split('\n').map(block)), sectionsAsWritten: 0, edits: [] };
  const { text, sectionsAsWritten } = keepWhole(resume, document(blocks));
  if (!isEdited) return { text, sectionsAsWritten, edits: [] };
  const changed = linesChanged(resume, sections, style, target, asked).applyTo(text);
  const written = summary && text.includes(block(summary.text)) ? [editOf(summary)] : [];
  return { text: changed.text, sectionsAsWritten, edits: [...written, ...changed.edits] };
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

function isEnglish(resumeText: string, jobDescription: string): boolean {
  return languageOf(resumeText) === 'en' && languageOf(jobDescription) === 'en';
}

function editOf({ text, lines, requirements }: Summary): Edit {
  return { text, kind: 'summary', lines: unique(lines, 40), requirements: unique(requirements, 20) };
}

/** The summary stands first, under a heading written as the person's own headings are. */
function withSummary(sections: Section[], summary: Summary | undefined): Section[] {
  if (!summary) return sections;
  const span = { start: 0, end: 0 };
  const details = [{ text: summary.text, isBullet: false, isSubheading: false, span }];
  const isInCapitals = sections.every((section) => headingOf(section) === headingOf(section).toUpperCase());
  const heading = isInCapitals ? 'SUMMARY' : 'Summary';
  return [{ kind: 'summary', heading, details, entries: [], span, confidence: 1 }, ...sections];
}

/** Moves sections only in a resume whose headings are all understood: a section goes with the unknown ones below it. */
function inOrder(sections: Section[], { first }: Style): Section[] {
  const groups: Section[][] = [];
  for (const section of sections) {
    const isKnown = section.confidence === 1 && section.kind !== 'other';
    if (isKnown || groups.length === 0) groups.push([section]);
    else groups.at(-1)?.push(section);
  }
  const firstJob = groups.findIndex(([section]) => section?.kind === 'experience' && section.confidence === 1);
  if (firstJob < 0) return sections;
  const place = ([section, ...below]: Section[], index: number) => {
    // What the person put before the jobs (a licence, a summary) they want to be read before them.
    if (index < firstJob && section?.kind !== 'skills') return 0;
    // What stands below a list of skills under a heading of its own ("Other") must not come to the top with it.
    const isMovable = section?.confidence === 1 && (section.kind !== 'skills' || below.length === 0);
    const at = isMovable ? first.indexOf(section.kind) : -1;
    return at < 0 ? first.length : at;
  };
  return groups
    .map((group, index) => ({ group, index, place: place(group, index) }))
    .sort((a, b) => a.place - b.place || a.index - b.index)
    .flatMap(({ group }) => group);
}
