import { readSkillGroups } from '@tailwright/resume-text/sections/skills';
import { findFigures } from '../../../facts/figures/numbers.js';
import type { NumberedLine } from './numbered-resume.js';

/** lostFigures are the numbers of lines that a text in their place would not have; "six" is 6. */
export function lostFigures(lines: readonly NumberedLine[], text: string): string[] {
  const kept = new Set([...digitsIn(text), ...findFigures(text).map((figure) => String(figure.value))]);
  return lines.flatMap((line) => digitsIn(line.text)).filter((figure) => !kept.has(figure));
}

/** lostSkills are the items of lists that a text in their place would not name. What stands in brackets is not looked at. */
export function lostSkills(lines: readonly NumberedLine[], text: string): string[] {
  const shown = fold(text);
  const details = lines.map((line) => ({ text: line.text, isBullet: false, isSubheading: false }));
  return readSkillGroups(details)
    .flatMap((group) => group.items)
    .filter((item) => !shown.includes(fold(item.replace(/\([^()]*\)/g, ' '))));
}

/** "1,200" and "1200" are one figure; "05" is a month, and may be written as one. */
const digitsIn = (text: string) =>
  (text.match(/(?<![\d.,])(?!0\d)\d(?:[\d.,]*\d)?/g) ?? []).map((figure) => figure.replace(/(?<=\d),(?=\d{3}\b)/g, ''));

const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
