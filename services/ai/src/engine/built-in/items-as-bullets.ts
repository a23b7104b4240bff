import type { Detail, ResumeDocument, Section } from '@tailwright/resume-text/resume-document';
import { readSkillGroups } from '@tailwright/resume-text/skills';
import { splitGaps } from '@tailwright/resume-text/split-cells';

/** Below headings of these kinds stand things and not sentences. */
const kindsOfLists: ReadonlySet<Section['kind']> = new Set([
  'skills',
  'certifications',
  'languages',
  'awards',
  'memberships',
]);
const itemsMin = 3;
const itemCharsMax = 100;

/**
 * withItemsAsBullets sets short lines below each other as one list where a copy has lost their marks or never had any: as
 * paragraphs they would fill half a page. Where a section has anything else, names of groups too, it stays as it is.
 */
export function withItemsAsBullets(resume: ResumeDocument): ResumeDocument {
  return { ...resume, sections: resume.sections.map(listed) };
}

function listed(section: Section): Section {
  const { kind, details, entries, runIn } = section;
  const isList = kindsOfLists.has(kind) && runIn === undefined && entries.length === 0 && details.length >= itemsMin;
  if (!isList || !details.every(isItem) || readSkillGroups(details).some(({ label }) => label !== '')) return section;
  return { ...section, details: details.map((detail) => ({ ...detail, isBullet: true })) };
}

/** A row of cells and a line with a label are set as they are; a sentence is no item. */
function isItem({ text, isSubheading }: Detail): boolean {
  const isRow = splitGaps(text).length > 1 || /^[^:]{2,40}: /.test(text);
  return !isSubheading && !isRow && text.length <= itemCharsMax && !/\p{Ll}{2}[.!?]$/u.test(text);
}
