import { findSkills, type SkillMatch } from '../../analysis/lexicon/lexicon.js';
import type { Section } from '../../resume-text/parse.js';
import { splitWords } from '../../resume-text/words.js';
import type { Target } from './relevance.js';
import { isSameName } from '../../analysis/lexicon/same-name.js';

/** SkillGroup is one line of a skills section; `label` is '' where the person wrote none. */
export interface SkillGroup {
  label: string;
  items: string[];
}

/** readSkillGroups cuts a skills section into its items, under the labels the person gave them. */
export function readSkillGroups(section: Section): SkillGroup[] {
  const groups: SkillGroup[] = [];
  for (const { text, isBullet } of section.details) {
    const match = /^([^:,;]{2,45}):\s+(\S.*)$/u.exec(text);
    const label = match?.[1]?.trim() ?? '';
    const items = splitItems(match?.[2] ?? text, isBullet);
    const last = groups.at(-1);
    if (label === '' && last?.label === '') last.items.push(...items);
    else groups.push({ label, items });
  }
  return groups.map((group) => ({ ...group, items: unique(group.items) }));
}

function splitItems(text: string, isBullet: boolean): string[] {
  const items = text.split(/(?:(?<!\s)\s+)?(?:[;|•·\t]|,(?![^()]{0,150}\)))\s*/).map((item) =>
    item
      .replace(/^(?:and|&)\s+/, '')
      .replace(/\.$/, '')
      .trim(),
  );
  const kept = items.filter((item) => /[\p{L}\p{N}]/u.test(item));
  const [only] = kept;
  if (kept.length === 1 && only && !isBullet) return apart(only);
  return kept.some((item) => item.length > 90) ? [text] : kept;
}

/** "Go Python Node.js TypeScript" lost its commas; it is cut where the lexicon knows most of its words. */
function apart(text: string): string[] {
  const words = splitWords(text);
  const found = findSkills(text, words);
  const known = found.reduce((sum, match) => sum + match.wordEnd - match.wordStart, 0);
  if (found.length < 2 || known < words.length * 0.6 || / (?:and|with|in|of|for|to) /.test(text)) return [text];
  return pieces(text, found);
}

function pieces(text: string, found: SkillMatch[]): string[] {
  const result: string[] = [];
  let from = 0;
  for (const match of found) {
    result.push(text.slice(from, match.start), text.slice(match.start, match.end));
    from = match.end;
  }
  return [...result, text.slice(from)].map((piece) => piece.trim()).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

function unique(items: string[]): string[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = item.toLowerCase();
    return seen.has(key) ? false : seen.add(key);
  });
}

/** byRelevance puts what the posting asks for first, in its order of weight; the rest keeps its own order. */
export function byRelevance(items: string[], target: Target): string[] {
  const weight = (item: string) => target.keywordOf(item)?.weight ?? 0;
  return items
    .map((item, index) => ({ item, index, weight: weight(item) }))
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ item }) => item);
}

/** inTheirWords adds the posting's spelling where it names exactly the same thing: "Kubernetes (K8s)". */
export function inTheirWords(item: string, target: Target): string {
  const term = target.keywordOf(item)?.term;
  if (!term || item.includes('(') || term.toLowerCase() === item.toLowerCase() || !isSameName(term, item)) return item;
  const [short, long] = term.length < item.length ? [term, item] : [item, term];
  if (long.toLowerCase().includes(short.toLowerCase())) return term.length > item.length ? term : item;
  return `${long} (${short})`;
}
