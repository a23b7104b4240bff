import type { OptimizeRequest } from '@tailwright/contracts/optimize';
import { keepWhole, type Kept } from '@tailwright/resume-text/keep-whole';
import { block, document } from '@tailwright/resume-text/markdown';
import { readResume } from '@tailwright/resume-text/read-resume';
import { renderSection, renderTop } from '@tailwright/resume-text/render-resume';
import type { Detail, Entry, Section } from '@tailwright/resume-text/resume-document';
import { Target } from './relevance.js';
import { orderSkills } from './skill-order.js';
import { styles, type Style } from './styles.js';

/**
 * tailor writes a resume for a posting in one style. It changes nothing but order and layout, and the spelling of a
 * listed skill that the posting spells otherwise: every line stays as the person wrote it, which is checked.
 */
export function tailor({ resumeText, jobDescription, style: name }: OptimizeRequest): Kept {
  const resume = readResume(resumeText);
  const style = styles[name];
  const target = new Target(jobDescription);
  const sections = inOrder(resume.sections, style).map((section) => ordered(section, style, target));
  const blocks = [...renderTop(resume, style.contactJoint), ...sections.flatMap(renderSection)];
  // Headings without anything below them: what was written is better than nothing.
  if (blocks.length === 0) return { text: document(resumeText.split('\n').map(block)), sectionsAsWritten: 0 };
  return keepWhole(resume, document(blocks));
}

/** Moves sections only in a resume whose headings are all understood: a section goes with the unknown ones below it. */
function inOrder(sections: Section[], { first }: Style): Section[] {
  const groups: Section[][] = [];
  for (const section of sections) {
    const isKnown = section.confidence === 1 && section.kind !== 'other';
    if (isKnown || groups.length === 0) groups.push([section]);
    else groups.at(-1)?.push(section);
  }
  if (!groups.some(([section]) => section?.kind === 'experience' && section.confidence === 1)) return sections;
  const place = ([section]: Section[]) => {
    const at = section && section.confidence === 1 ? first.indexOf(section.kind) : -1;
    return at < 0 ? first.length : at;
  };
  return groups
    .map((group, index) => ({ group, index, place: place(group) }))
    .sort((a, b) => a.place - b.place || a.index - b.index)
    .flatMap(({ group }) => group);
}

function ordered(section: Section, style: Style, target: Target): Section {
  if (section.kind === 'skills' && style.ordersSkills)
    return { ...section, details: orderSkills(section.details, target) };
  if (!style.ordersDetails) return section;
  return { ...section, entries: section.entries.map((entry) => orderedEntry(entry, target)) };
}

/** Paragraphs stay where they are; the bullets between them are put in order of relevance. */
function orderedEntry(entry: Entry, target: Target): Entry {
  const details: Detail[] = [];
  for (let at = 0; at < entry.details.length;) {
    let end = at;
    while (entry.details[end]?.isBullet) end += 1;
    const run = entry.details.slice(at, Math.max(end, at + 1));
    details.push(...(end > at ? byWeight(run, target) : run));
    at += run.length;
  }
  return { ...entry, details };
}

function byWeight(run: Detail[], target: Target): Detail[] {
  return run
    .map((detail, index) => ({ detail, index, weight: target.weigh(detail.text) }))
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ detail }) => detail);
}
