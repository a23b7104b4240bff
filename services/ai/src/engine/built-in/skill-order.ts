import type { Detail } from '@tailwright/resume-text/resume-document';
import { readSkillGroups, skillLabel } from '@tailwright/resume-text/skills';
import { isSameName } from '../../analysis/lexicon/same-name.js';
import type { Target } from './relevance.js';

/** orderSkills puts what the posting asks for first in each list of skills, in the posting's spelling. */
export function orderSkills(details: Detail[], target: Target): Detail[] {
  return details.map((detail) => {
    const [group, ...others] = readSkillGroups([detail]);
    if (!group || others.length > 0 || detail.isSubheading || group.items.length < 2) return detail;
    const head = group.label === '' ? '' : detail.text.slice(0, detail.text.length - bodyOf(detail.text).length);
    // Only a plain list is put in another order: anything else that parts its items would be lost.
    if (head + group.items.join(', ') !== detail.text.replace(/\.$/, '')) return detail;
    const text =
      head +
      byRelevance(group.items, target)
        .map((item) => inTheirWords(item, target))
        .join(', ');
    return { ...detail, text: detail.text.endsWith('.') ? `${text}.` : text };
  });
}

function bodyOf(text: string): string {
  return skillLabel.exec(text)?.[2] ?? text;
}

/** What the posting asks for comes first, in its order of weight; the rest keeps its own order. */
function byRelevance(items: string[], target: Target): string[] {
  const weight = (item: string) => target.keywordOf(item)?.weight ?? 0;
  return items
    .map((item, index) => ({ item, index, weight: weight(item) }))
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ item }) => item);
}

/** Adds the posting's spelling where it names exactly the same thing: "Kubernetes (K8s)". */
function inTheirWords(item: string, target: Target): string {
  const term = target.keywordOf(item)?.term;
  if (!term || item.includes('(') || term.toLowerCase() === item.toLowerCase() || !isSameName(term, item)) return item;
  const [short, long] = term.length < item.length ? [term, item] : [item, term];
  if (long.toLowerCase().includes(short.toLowerCase())) return term.length > item.length ? term : item;
  return `${long} (${short})`;
}
