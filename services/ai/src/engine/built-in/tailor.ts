import type { OptimizeRequest, OptimizeStyle } from '@tailwright/contracts/optimize';
import { parseResume, type Resume, type Section } from '../../resume-text/parse.js';
import { skillsInText } from '../../analysis/context.js';
import type { Skill } from '../../analysis/lexicon/lexicon.js';
import { isEnglish } from './language.js';
import { block, document, inline } from '../../resume-text/markdown.js';
import { Target } from './relevance.js';
import { chooseHighlights, writeHighlights, type Highlight } from './highlights.js';
import { writeSection, type Writing } from './section.js';
import { readSkillGroups } from './skill-groups.js';
import { headingOf, styles } from './styles.js';
import { ownSummary } from './summary.js';

/** tailor rewrites a resume for a posting in one style: the same facts, ordered and worded for it. */
export function tailor({ resumeText, jobDescription, style }: OptimizeRequest): string {
  const resume = parseResume(resumeText);
  const target = new Target(jobDescription);
  const writing: Writing = { style: styles[style], target, moved: new Set() };
  const skills = skillsFor(resume, target);
  const sections = withOwnSections(resume, skills, style, isEnglish(resumeText));
  const highlights = writing.style.highlights ? chooseHighlights(sections, target) : [];
  for (const highlight of highlights) writing.moved.add(highlight.detail);
  const blocks = [...top(resume, writing), ...body(sections, highlights, writing)].filter((each) => each !== '');
  // Headings without anything below them: what was written is better than nothing.
  return document(blocks.length > 0 ? blocks : resumeText.split('\n').map(block));
}

function top(resume: Resume, { style }: Writing): string[] {
  const headline = inline(resume.headline);
  return [
    resume.name === '' ? '' : `# ${inline(resume.name)}`,
    headline === '' ? '' : style.quoteHeadline ? `> ${headline}` : `**${headline}**`,
    resume.contacts.map(inline).join(style.contactJoint),
  ];
}

/** Adds a summary and a skills section where the resume has none, made only of what it says elsewhere. */
function withOwnSections(resume: Resume, skills: string[], style: OptimizeStyle, english: boolean): Section[] {
  const sections = [...resume.sections];
  const has = (kind: Section['kind']) => sections.some((section) => section.kind === kind);
  const opening = resume.opening.map((text) => ({ text, isBullet: false }));
  if (has('summary')) {
    const first = sections.findIndex((section) => section.kind === 'summary');
    sections.splice(
      first,
      1,
      ...sections.slice(first, first + 1).map((each) => ({ ...each, details: [...opening, ...each.details] })),
    );
  } else {
    const own = english ? ownSummary(resume, skills, style) : '';
    const details = own === '' ? opening : [{ text: own, isBullet: false }, ...opening];
    if (details.length > 0) sections.unshift({ kind: 'summary', heading: '', details, entries: [] });
  }
  if (!has('skills') && has('experience') && english && skills.length >= 3) {
    sections.push({
      kind: 'skills',
      heading: '',
      details: [{ text: skills.join(', '), isBullet: false }],
      entries: [],
    });
  }
  return sections;
}

/** The person's skills, those asked for first: the listed ones, then what their bullets name. */
function skillsFor(resume: Resume, target: Target): string[] {
  const skillSections = resume.sections.filter((section) => section.kind === 'skills');
  const written = skillSections.flatMap((section) => readSkillGroups(section).flatMap((group) => group.items));
  const shown = resume.sections.flatMap((section) => [
    ...section.details.map((detail) => detail.text),
    ...section.entries.flatMap((entry) => entry.details.map((detail) => detail.text)),
  ]);
  const listedShort = written.filter((item) => item.length <= 40);
  const proven = listedShort.length < 4 ? skillsShown(shown) : [];
  const all = [...new Map([...listedShort, ...proven].map((item) => [item.toLowerCase(), item])).values()];
  const asked = all.filter((item) => target.keywordOf(item) !== undefined);
  return [...asked, ...all.filter((item) => !asked.includes(item))].slice(0, 12);
}

/** Hard skills the lines name, each once, in the first spelling met. */
function skillsShown(lines: string[]): string[] {
  const shown = new Map<Skill, string>();
  for (const line of lines) {
    for (const { skill, isCommonWord, start, end } of skillsInText(line)) {
      if (!isCommonWord && skill.kind === 'hard' && !shown.has(skill)) shown.set(skill, line.slice(start, end));
    }
  }
  return [...shown.values()];
}

function body(sections: Section[], highlights: Highlight[], writing: Writing): string[] {
  const { style } = writing;
  const place = (section: Section) => style.order.indexOf(section.kind);
  const studiesFirst =
    isBefore(sections, 'education', 'experience') &&
    !sections.some((section) => section.kind === 'experience' && section.entries.length > 1);
  const ordered = sections
    .map((section, index) => ({ section, index, place: place(section) }))
    .sort((a, b) => a.place - b.place || a.index - b.index)
    .map(({ section }) => section);
  if (studiesFirst) moveBefore(ordered, 'education', 'experience');
  const seen = new Set<string>();
  const blocks = ordered.flatMap((section) => {
    const first = !seen.has(section.kind);
    seen.add(section.kind);
    const written = writeSection(section, writing);
    const heading = `## ${inline(headingOf(section.kind, section.heading, style, first))}`;
    const before = section.kind === 'experience' && first ? writeHighlights(highlights) : [];
    return written.length === 0 ? before : [...before, heading, ...written];
  });
  return blocks;
}

function isBefore(sections: Section[], one: Section['kind'], other: Section['kind']): boolean {
  const [a, b] = [one, other].map((kind) => sections.findIndex((section) => section.kind === kind));
  return a !== undefined && b !== undefined && a >= 0 && b >= 0 && a < b;
}

function moveBefore(sections: Section[], kind: Section['kind'], other: Section['kind']): void {
  const from = sections.findIndex((section) => section.kind === kind);
  const to = sections.findIndex((section) => section.kind === other);
  const [moved] = from > to ? sections.splice(from, 1) : [];
  if (moved) sections.splice(to, 0, moved);
}
