import type { Detail } from './resume-document.js';

/** SkillGroup is one line of a list of skills; `label` is '' where the person wrote none. */
export interface SkillGroup {
  label: string;
  items: string[];
}

/** "Cloud: AWS, Azure" and "SKILLS_USE=git": a label and what it labels. */
export const skillLabel = /^([^:：,;=、，；،؛]{2,45})(?:: |： ?|=)(.+)$/u;

const itemCharsMax = 90;

/** readSkillGroups cuts the lines of a skills section into items, under the labels the person gave them. */
export function readSkillGroups(details: readonly Pick<Detail, 'text' | 'isBullet' | 'isSubheading'>[]): SkillGroup[] {
  const groups: SkillGroup[] = [];
  let open = '';
  for (const { text, isSubheading } of details) {
    if (isSubheading) {
      open = text.replace(/:$/, '');
      groups.push({ label: open, items: [] });
      continue;
    }
    const match = skillLabel.exec(text);
    const label = match?.[1]?.trim() ?? '';
    const items = splitItems(match?.[2] ?? text);
    const last = groups.at(-1);
    if (last && (label === '' || label === last.label) && (last.label === '' || last.label === open))
      last.items.push(...items);
    else groups.push({ label, items });
  }
  return groups.map((group) => ({ ...group, items: unique(group.items) })).filter((group) => group.items.length > 0);
}

/** Cuts at commas, bars, bullets and wide gaps, never inside brackets; a sentence stays whole. */
function splitItems(text: string): string[] {
  const plain = text.replace(/[●○◉◯★☆■□]{2,20}/g, ' ');
  const items: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= plain.length; at += 1) {
    const rest = plain.slice(at, at + 4);
    if (isOpening(plain[at])) depth += 1;
    if (isClosing(plain[at])) depth = Math.max(0, depth - 1);
    const gap = /^(?:[,;](?!\d)\s?|[，；、،؛]\s?|[|•·▪]\s*|\t+| {3,}| \/ | \. )/.exec(rest)?.[0].length ?? 0;
    if (at < plain.length && (gap === 0 || depth > 0)) continue;
    items.push(plain.slice(from, at));
    from = at + gap;
    at += Math.max(0, gap - 1);
  }
  const kept = items
    .map((item) =>
      item
        .trim()
        .replace(/^(?:and|&)\s+/, '')
        .replace(/\.$/, '')
        .trim(),
    )
    .filter((item) => /[\p{L}\p{N}]/u.test(item));
  return kept.some((item) => item.length > itemCharsMax) ? [text] : kept;
}

function isOpening(sign: string | undefined): boolean {
  return sign === '(' || sign === '（';
}

function isClosing(sign: string | undefined): boolean {
  return sign === ')' || sign === '）';
}

function unique(items: string[]): string[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = item.toLowerCase();
    return seen.has(key) ? false : seen.add(key);
  });
}
