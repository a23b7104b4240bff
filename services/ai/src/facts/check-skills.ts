import { findSkillByName } from '../analysis/lexicon/lexicon.js';
import { block, inline } from '@tailwright/resume-text/markdown';
import { isSameName } from '../analysis/lexicon/same-name.js';
import { splitWords } from '../text/words.js';
import type { Doubt } from './doubt.js';
import type { Evidence } from './evidence.js';
import { levelWord } from './scope.js';
import { canon } from './synonyms.js';
import type { Row } from './outline.js';

/** checkSkillRow keeps the skills of one line that the original names. `raw` is undefined when none is left. */
export function checkSkillRow(row: Row, evidence: Evidence): { raw: string | undefined; doubts: Doubt[] } {
  const match = /^([^:,;]{2,45}):\s+(\S.*)$/u.exec(row.text);
  const items = (match?.[2] ?? row.text)
    .split(/(?:(?<!\s)\s+)?(?:[;|•·]|,(?![^()]{0,150}\)))\s*/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
  const doubts: Doubt[] = [];
  const kept = items.filter((item) => {
    const reason = doubtAbout(item, evidence);
    if (reason) doubts.push({ kind: 'skill', text: item, reason });
    return reason === undefined;
  });
  if (doubts.length === 0) return { raw: row.raw, doubts };
  if (kept.length === 0) return { raw: undefined, doubts };
  const list = kept.map(inline).join(', ');
  const isBullet = /^\s*[-*+•]\s/.test(row.raw);
  return {
    raw: `${isBullet ? '- ' : ''}${match?.[1] ? `**${inline(match[1])}:** ${list}` : block(kept.join(', '))}`,
    doubts,
  };
}

function doubtAbout(item: string, evidence: Evidence): string | undefined {
  const level = levelWord(item, evidence.text);
  if (level) return 'Your resume does not claim this level.';
  return isNamed(item, evidence) ? undefined : 'Your resume does not mention it.';
}

/** A skill is named when one line of the original has its words together, or another spelling of the same thing. */
function isNamed(item: string, evidence: Evidence): boolean {
  const bracket = /^(.*\S)\s*\(([^()]+)\)$/.exec(item);
  if (bracket?.[1] && bracket[2] && isSameName(bracket[1], bracket[2]))
    return isNamed(bracket[1], evidence) || isNamed(bracket[2], evidence);
  const words = splitWords(item);
  if (words.length === 0) return true;
  const skill = findSkillByName(item);
  if (skill && evidence.skills.has(skill)) return true;
  return evidence.sources.some((source) => {
    const keys = new Set(source.words.map((word) => word.key));
    return words.every(
      (word) =>
        keys.has(word.key) || (/^\p{Ll}/u.test(word.text) && word.key.length > 3 && source.all.has(canon(word.key))),
    );
  });
}
