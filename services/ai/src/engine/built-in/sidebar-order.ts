import { repeatsName } from '@tailwright/resume-text/recognizers/name';
import type { ResumeDocument, Section } from '@tailwright/resume-text/document/resume-document';
import type { SectionKind } from '@tailwright/resume-text/recognizers/headings';
import { isGreeting, isOwnSummary } from './own-words.js';

/** In which order what stood in a side column follows the main text. */
const convention: readonly SectionKind[] = [
  'skills',
  'education',
  'certifications',
  'awards',
  'publications',
  'projects',
  'volunteering',
  'memberships',
  'languages',
  'interests',
  'references',
];

/**
 * withSidebarBelow puts the sections of a side column that was printed before the name behind the main text: skills
 * before the jobs, the others last, in the usual order where the kind of each of them is sure. Other resumes stay as they are.
 */
export function withSidebarBelow({ person, sections, lines }: ResumeDocument): Section[] {
  const jobsAt = sections.find(({ kind }) => kind === 'experience')?.span.start ?? 0;
  const above = lines.filter(({ label, start }) => label !== 'furniture' && start < jobsAt);
  const nameAt = above.findLast((line) => isNameLine(line, person.name))?.start ?? 0;
  const from = sections.findIndex(({ span }) => span.start > nameAt);
  const [side, main] = [sections.slice(0, Math.max(0, from)), sections.slice(Math.max(0, from))];
  const firstJob = main.findIndex(({ kind }) => kind === 'experience');
  if (person.name === '' || side.length === 0 || firstJob < 0) return sections;
  const areSure = side.every(({ confidence, kind, runIn }) => confidence === 1 && convention.includes(kind) && !runIn);
  if (!areSure) return [...main, ...side];
  const rank = ({ kind }: Section) => convention.indexOf(kind);
  const skills = side.filter(({ kind }) => kind === 'skills');
  const others = side.filter(({ kind }) => kind !== 'skills').sort((one, other) => rank(one) - rank(other));
  return [...main.slice(0, firstJob), ...skills, ...main.slice(firstJob), ...others];
}

/** Nobody puts these above their own jobs: where they stand there, a side column was printed first. */
const besideJobs: readonly SectionKind[] = ['languages', 'interests', 'awards', 'memberships', 'references'];
/** A list of skills that takes more lines than this is no opening of a resume. */
const openingLinesMax = 6;

/**
 * withListsBelow puts the lists of a side column that was printed between the name and the jobs behind the jobs, in the usual
 * order; what the person says of themselves, and a short list of skills, stays above. A list of languages there, or a profile
 * below a list, tells that it is a side column.
 */
export function withListsBelow(sections: Section[]): Section[] {
  const firstJob = sections.findIndex(({ kind }) => kind === 'experience');
  const above = sections.slice(0, Math.max(0, firstJob));
  const isList = ({ kind, confidence, runIn }: Section) => confidence === 1 && !runIn && convention.includes(kind);
  const lists = above.filter(isList);
  const profileAt = above.findLastIndex((section, at) => isProfile(section) && above.slice(0, at).some(isList));
  const isProfileBelow = profileAt >= 0;
  const isColumn = lists.some(({ kind }) => besideJobs.includes(kind)) || (isProfileBelow && lists.length > 0);
  if (!isColumn || lists.length < 2) return sections;
  const isOfColumn = (section: Section) =>
    isList(section) || (above.indexOf(section) < profileAt && isUnknownList(section));
  const staysAbove = (section: Section) =>
    !isOfColumn(section) || (section.kind === 'skills' && section.details.length <= openingLinesMax);
  const kept = above.filter(staysAbove);
  const profile = kept.filter((section) => !isList(section));
  const moved = above.filter((section) => !staysAbove(section));
  const rank = ({ kind }: Section) => (convention.includes(kind) ? convention.indexOf(kind) : convention.length);
  const rest = sections.slice(firstJob);
  const lastJob = rest.findLastIndex(({ kind }) => kind === 'experience');
  const isFollowedBy = rest.slice(lastJob + 1).findIndex((section) => !isUnknownBelow(section));
  const end = isFollowedBy < 0 ? rest.length : lastJob + 1 + isFollowedBy;
  return [
    ...profile,
    ...kept.filter(isList),
    ...rest.slice(0, end),
    ...moved.toSorted((one, other) => rank(one) - rank(other)),
    ...rest.slice(end),
  ];
}

/** A table of jobs may stand under "Career summary": a profile is told in sentences. */
function isProfile(section: Section): boolean {
  if (isGreeting(section)) return true;
  return isOwnSummary(section) && section.details.some(({ text }) => text.length >= paragraphCharsMin);
}

const paragraphCharsMin = 60;

/** "OFF HOURS" above short lines: nobody knows the heading, and what stands below it is no text. */
function isUnknownList({ kind, details, entries, runIn }: Section): boolean {
  return (
    kind === 'other' && !runIn && entries.length === 0 && details.every(({ text }) => text.length < paragraphCharsMin)
  );
}

/** What has no heading that is known goes with the section above it. */
function isUnknownBelow({ kind, confidence }: Section): boolean {
  return kind === 'other' || confidence < 1;
}

/** The name may stand above the addresses of the side column as well, and again above the main text. */
function isNameLine({ label, text }: ResumeDocument['lines'][number], name: string): boolean {
  return text === name || ((label === 'name' || label === 'heading') && repeatsName(text, name));
}
