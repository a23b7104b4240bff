import { block, document, inline } from './markdown.js';
import { splitGaps } from './split-cells.js';
import type { Detail, Entry, ResumeDocument, Section } from './resume-document.js';

const standardHeadings: Record<Section['kind'], string> = {
  contact: 'Contact',
  summary: 'Summary',
  experience: 'Experience',
  education: 'Education',
  skills: 'Skills',
  projects: 'Projects',
  certifications: 'Certifications',
  languages: 'Languages',
  awards: 'Awards',
  volunteering: 'Volunteering',
  publications: 'Publications',
  memberships: 'Memberships',
  interests: 'Interests',
  references: 'References',
  other: 'Additional Information',
};

/** renderResume writes a resume as Markdown: every line of it, in its order, under its own headings. */
export function renderResume(resume: ResumeDocument): string {
  return document([...renderTop(resume), ...resume.sections.flatMap(renderSection)]);
}

/** renderTop gives the blocks above the first heading: name, headline, contacts and what else stands there. */
export function renderTop(
  { person, opening }: Pick<ResumeDocument, 'person' | 'opening'>,
  contactJoint = ' · ',
): string[] {
  return [
    person.name === '' ? '' : `# ${inline(person.name)}`,
    person.headline === '' ? '' : `**${inline(person.headline)}**`,
    person.contacts.map(inline).join(contactJoint),
    ...renderDetails(opening),
  ].filter((each) => each !== '');
}

/** headingOf is a section's heading as written, or the usual one of its kind where none is written. */
export function headingOf({ heading, kind }: Pick<Section, 'heading' | 'kind'>): string {
  return heading === '' ? standardHeadings[kind] : heading;
}

/** renderSection gives the blocks of a section, its heading first. */
export function renderSection(section: Section): string[] {
  return [
    `## ${inline(withGaps(headingOf(section)))}`,
    ...renderDetails(section.details),
    ...section.entries.flatMap(renderEntry),
  ];
}

/** renderEntry gives the blocks of an entry: "### Title | Organization", a line with dates and place, its details. */
export function renderEntry(entry: Entry): string[] {
  return [...renderHead(entry), ...renderDetails(entry.details)];
}

/** renderHead gives the blocks of an entry's head; place and dates keep the order in which the person wrote them. */
export function renderHead(entry: Omit<Entry, 'details'>): string[] {
  if (!entry.isSure && entry.headerLines.length > 0) return renderAsWritten(entry);
  const named = [entry.title, entry.organization].filter((part) => part !== '');
  const beside = [entry.place, ...entry.notes].filter((part) => part !== '');
  const under = entry.datesLast ? [...beside, entry.dates] : [entry.dates, ...beside];
  const [first = '', ...rest] = named.length > 0 ? [named.map(inline).join(' | '), ...under] : under;
  const line = rest
    .filter((part) => part !== '')
    .map(inline)
    .join(' · ');
  return [`### ${named.length > 0 ? first : inline(first)}`, ...(line === '' ? [] : [`*${line}*`])];
}

/** A longer line that begins an entry is a sentence and no heading. */
const headCharsMax = 130;

/**
 * The first line of a head is its heading, the others stand below it, each as written. The employer may stand above the
 * posts held there, and the dates below a job's last line: both were taken up to the head and are named in it.
 */
function renderAsWritten({ headerLines, organization, dates }: Omit<Entry, 'details'>): string[] {
  const isThere = (text: string) => headerLines.some((line) => line.includes(text));
  const taken = [
    ...(isThere(organization.replace(/ \([^()]*\)$/, '')) ? [] : [organization]),
    ...(dates.split(', ').some(isThere) ? [] : [dates]),
  ];
  const [first = '', ...rest] = [...headerLines, ...taken].map((line) => inline(withGaps(line)));
  const isSentence = first.length > headCharsMax;
  return [isSentence ? block(first) : `### ${first}`, ...(rest.length > 0 ? [`*${rest.join(' · ')}*`] : [])];
}

/** What tabs and wide gaps parted stays parted: "Excel · good". */
function withGaps(text: string): string {
  return splitGaps(text).join(' · ');
}

/** renderDetails gives paragraphs and lists; bullets that follow each other are one list. */
export function renderDetails(details: Detail[]): string[] {
  const blocks: string[] = [];
  let isList = false;
  for (const detail of details) {
    if (detail.isBullet) {
      const item = `- ${block(withGaps(detail.text))}`;
      if (isList) blocks[blocks.length - 1] += `\n${item}`;
      else blocks.push(item);
    } else blocks.push(detail.isSubheading ? `**${inline(withGaps(detail.text))}**` : block(withGaps(detail.text)));
    isList = detail.isBullet;
  }
  return blocks;
}
