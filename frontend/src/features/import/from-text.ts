import { findUnplacedLines } from '@tailwright/resume-text/document/find-lost-lines';
import { headingKind } from '@tailwright/resume-text/recognizers/headings';
import { readResume } from '@tailwright/resume-text/read-resume';
import { headingOf } from '@tailwright/resume-text/document/render-resume';
import type { Section } from '@tailwright/resume-text/document/resume-document';
import { asShown } from '@tailwright/resume-text/sections/as-written';
import { linesOf, placeJobs, placeStudies } from './form-entries';
import { added, itemsOf, placeProjects } from './form-lists';
import { placePerson } from './form-person';
import { ImportProblem } from './import-problem';
import { type Imported, leave, nothingImported } from './imported';

/**
 * readResumeText fills form fields from a resume's plain text. What the form has no field for, and what is not sure, is
 * named in `notPlaced` and `toCheck`: no line is lost in silence. Throws ImportProblem for a text without any.
 */
export function readResumeText(text: string): Imported {
  if (text.trim() === '') throw new ImportProblem('nothing_found');
  const resume = readResume(text);
  const imported = nothingImported();
  placePerson(resume, imported);
  for (const section of resume.sections) {
    place(asShown(section), imported);
    // A heading of the person's own words ("Contracts through Northgate Inc.") says something; "Experience" does not.
    if (isPlaced(section) && headingKind(section.heading) === undefined) leave(imported, 'Headings', [section.heading]);
  }
  leave(imported, 'Parts of the page', resume.furniture);
  leave(imported, 'Other lines', findUnplacedLines(resume));
  return imported;
}

/** The other kinds are named as not placed, under their headings. */
const isPlaced = ({ kind, heading }: Section) => heading !== '' && placedKinds.has(kind);
const placedKinds: ReadonlySet<Section['kind']> = new Set([
  'summary',
  'experience',
  'education',
  'skills',
  'languages',
  'interests',
  'certifications',
  'projects',
]);

function place(section: Section, imported: Imported): void {
  const { values } = imported;
  const { additional } = values;
  switch (section.kind) {
    case 'summary':
      values.personal_info.summary = [values.personal_info.summary, ...linesOf(section)].filter(Boolean).join('\n');
      return;
    case 'experience':
      return placeJobs(section, imported);
    case 'education':
      return placeStudies(section, imported);
    case 'skills':
      return placeSkills(section, imported);
    case 'languages':
      additional.languages = added(additional.languages, itemsOf(section).items, section, imported);
      return;
    case 'interests':
      additional.hobbies = added(additional.hobbies, itemsOf(section).items, section, imported);
      return;
    case 'certifications':
      additional.certifications = added(additional.certifications, linesOf(section), section, imported);
      return;
    case 'projects':
      return placeProjects(section, imported);
    case 'contact':
    case 'awards':
    case 'volunteering':
    case 'publications':
    case 'memberships':
    case 'references':
    case 'other':
      leave(imported, headingOf(section), linesOf(section));
  }
}

function placeSkills(section: Section, imported: Imported): void {
  const { items, labels } = itemsOf(section);
  imported.values.skills = added(imported.values.skills, items, section, imported);
  if (labels.length > 0)
    imported.toCheck.push(
      `Your skills: the form has one list, so these names of groups are left out: ${labels.join(', ')}.`,
    );
}
