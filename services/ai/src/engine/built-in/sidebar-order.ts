import { repeatsName } from '@tailwright/resume-text/name';
import type { ResumeDocument, Section } from '@tailwright/resume-text/resume-document';
import type { SectionKind } from '@tailwright/resume-text/headings';

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

/** The name may stand above the addresses of the side column as well, and again above the main text. */
function isNameLine({ label, text }: ResumeDocument['lines'][number], name: string): boolean {
  return text === name || ((label === 'name' || label === 'heading') && repeatsName(text, name));
}
