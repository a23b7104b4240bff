import type { Section } from '@tailwright/resume-text/resume-document';
import { hedgesIn } from '../../evidence/hedges.js';
import type { Asked } from './asked.js';
import type { Changes } from './changes.js';
import { isPlainlySaid, namesIn } from './names.js';
import type { Target } from './relevance.js';
import { readSkillList, writeSkillList } from './skill-list.js';

/** orderSkills puts what the posting asks for first in each list of skills; the rest keeps its own order. */
export function orderSkills(section: Section, target: Target, asked: Asked, changes: Changes): void {
  for (const detail of section.details) {
    const list = readSkillList(detail);
    if (!list) continue;
    const requirements: string[] = [];
    const weighed = list.items.map((item, index) => {
      const { weight, serves } = askedFor(item, target, asked);
      requirements.push(...serves);
      return { item, index, weight };
    });
    const items = weighed.sort((a, b) => b.weight - a.weight || a.index - b.index).map(({ item }) => item);
    const text = writeSkillList({ ...list, items });
    if (text !== detail.text) changes.change(detail, text, 'skills', { lines: [], requirements });
  }
}

/** How much one item of a list is asked for. What is taken back ("rusty", "read only") is not put first. */
function askedFor(item: string, target: Target, asked: Asked): { weight: number; serves: string[] } {
  const names = namesIn(item);
  if (hedgesIn(item).length > 0 || names.some((name) => !isPlainlySaid(item, name))) return { weight: 0, serves: [] };
  const wanted = names.flatMap((name) => asked.names.get(name.key) ?? []);
  const weights = [target.keywordOf(item)?.weight ?? 0, ...wanted.map(({ weight }) => weight)];
  return { weight: Math.max(...weights), serves: wanted.flatMap(({ requirements }) => requirements) };
}
