import { limits } from '@tailwright/contracts/limits';
import { headingOf } from '@tailwright/resume-text/document/render-resume';
import type { Section } from '@tailwright/resume-text/document/resume-document';
import { urlPattern } from '@tailwright/resume-text/recognizers/contacts';
import { type SkillGroup, readSkillGroups } from '@tailwright/resume-text/sections/skills';
import { headOf, linesOf } from './form-entries';
import { type Imported, leave, unique } from './imported';

/** added gives a list of the form with more items; what is too long for the form, or too many, is left. */
export function added(list: readonly string[], items: readonly string[], section: Section, imported: Imported) {
  const isShort = (item: string) => item.length <= limits.shortTextCharsMax;
  const all = unique([...list, ...items.filter(isShort)]);
  leave(imported, headingOf(section), [...items.filter((item) => !isShort(item)), ...all.slice(limits.listItemsMax)]);
  return all.slice(0, limits.listItemsMax);
}

/** itemsOf cuts a list as skills and languages are written: "English (native), Spanish". */
export function itemsOf(section: Section): { items: string[]; labels: string[] } {
  const texts = [...section.details, ...linesOf({ details: [], entries: section.entries }).map(asDetail)];
  const groups = readSkillGroups(texts);
  return {
    items: groups.flatMap((group) => (isPair(group) ? [`${group.label}: ${group.items[0]}`] : group.items)),
    labels: groups.filter((group) => group.label !== '' && !isPair(group)).map(({ label }) => label),
  };
}

const asDetail = (text: string) => ({ text, isBullet: false, isSubheading: false });

/** "English: native" is one item, not a group with one. */
const isPair = ({ label, items }: SkillGroup) => label !== '' && items.length === 1;

/** A project is named by its head, and keeps its address and what is said of it. */
export function placeProjects(section: Section, imported: Imported): void {
  const { values } = imported;
  const projects = section.entries.map((entry) => {
    const whole = headOf(entry);
    const [link = ''] = whole.match(urlPattern) ?? [];
    const others = whole
      .replace(link, '')
      .split(/,\s*/)
      .filter((part) => part.trim() !== '');
    return { name: others.join(', ') || whole, link, description: entry.details.map(({ text }) => text).join('\n') };
  });
  const names = [...section.details.map(({ text }) => text), ...projects.map(({ name }) => name)];
  values.additional.projects = added(values.additional.projects, names, section, imported);
  for (const project of projects) {
    const isNamed = values.additional.projects.includes(project.name);
    if (isNamed && project.link + project.description !== '') values.project_details.push(project);
    if (!isNamed) leave(imported, project.name, project.description.split('\n').filter(Boolean));
  }
}
