import { block, inline } from '@tailwright/resume-text/text/markdown';
import { isAsWritten } from './as-written.js';
import { inSentence, type Doubt } from './doubt.js';
import { judgeClaim } from './judge-claim.js';
import type { Row } from './outline.js';
import type { Pass } from './pass.js';
import { lessWords } from './claims/lesser-items.js';
import { isToldAsHeld, saysOnlyLess } from './claims/told-as-less.js';

/** A list of skills below its label: "Tools: Jira, Figma". */
const labelled = /^([^:,;]{2,45}):\s+(\S.*)$/u;

/** skillItems cuts a row of skills at its marks; a comma within brackets or a figure is none. */
export function skillItems(text: string): string[] {
  return (labelled.exec(text)?.[2] ?? text)
    .split(/(?:(?<!\s)\s+)?(?:[;|•·\t]|,(?!(?<=\d,)\d|[^()]{0,150}\)))\s*/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** A level behind a comma is that of the item before it: "British Sign Language, Level 3", "Spanish, fluent". */
function withLevels(items: readonly string[]): string[] {
  const whole: string[] = [];
  for (const item of items) {
    if (whole.length > 0 && levelAlone.test(item)) whole.push(`${whole.pop()}, ${item}`);
    else whole.push(item);
  }
  return whole;
}

const levelAlone =
  /^(?:(?:level|lvl|stage|grade) ?\d|[abc][12]|basic|beginner|intermediate|advanced|expert|proficient|fluent|native|bilingual)$/iu;

/** The two things that end a list, where they are names: "Excel and Tableau". Other words belong together: "scaling and root planing". */
function halvesOf(item: string): string[] {
  const halves = item.split(/ (?:and|&|plus) /u);
  // "Basic Java and Kotlin" makes both less.
  const isShared = (halves[0] ?? '').search(lessWords()) >= 0;
  return halves.length === 2 && !isShared ? halves.filter((half) => /\p{Lu}\p{L}/u.test(half)) : [];
}

/** checkSkillRow keeps the skills of one line that the original names. `raw` is undefined when none is left. */
export function checkSkillRow(
  row: Row,
  { evidence, posting, edits, addedDoubt }: Pass,
): { raw: string | undefined; doubts: Doubt[] } {
  const doubts: Doubt[] = [];
  const isLess = isToldAsHeld({ text: row.text, kind: 'skill' }, evidence);
  if (!isLess && isAsWritten(row.text, evidence)) return { raw: row.raw, doubts };
  const cited = edits.citedBy(row.text, undefined);
  const kept = withLevels(skillItems(row.text)).filter((item) => {
    if (saysOnlyLess(item)) return true;
    const judge = (text: string) =>
      judgeClaim({ text, kind: 'skill', cited, row: row.text }, evidence, posting, addedDoubt).doubts;
    const found = judge(item);
    // Half of "Tableau and a little SQL" may be new.
    const inHalves = found.length > 0 ? found : halvesOf(item).flatMap(judge);
    doubts.push(...inSentence(inHalves, item));
    return inHalves.length === 0;
  });
  if (doubts.length === 0) return { raw: row.raw, doubts };
  if (kept.length === 0) return { raw: undefined, doubts };
  const label = labelled.exec(row.text)?.[1];
  const isBullet = /^\s*[-*+•]\s/.test(row.raw);
  const list = label ? `**${inline(label)}:** ${kept.map(inline).join(', ')}` : block(kept.join(', '));
  return { raw: `${isBullet ? '- ' : ''}${list}`, doubts };
}
