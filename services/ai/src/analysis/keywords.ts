import type { Analysis } from '@tailwright/contracts/analysis';
import { foldName, type Skill, type SkillKind, type SkillMatch } from './lexicon/lexicon.js';
import { findJobTitle } from './job-title.js';
import { findPhrases } from './phrases.js';
import { readPosting, type PostingLine } from './posting.js';
import { skillsInText } from './context.js';

type Requirement = Analysis['keywords'][number]['requirement'];

/** Keyword is one requirement of a posting. `group` is shared by alternatives: "AWS, Azure or GCP". */
export interface Keyword {
  term: string;
  skill: Skill | undefined;
  kind: SkillKind;
  requirement: Requirement;
  span: { start: number; end: number };
  group: number;
  weight: number;
}

interface Named {
  term: string;
  skill: Skill | undefined;
  start: number;
  end: number;
  group: number;
}

interface Draft extends Keyword {
  mentions: number;
}

const keywordsMax = 25;
const kindWeight = { hard: 1, domain: 0.8, soft: 0.25 } as const;
const requirementWeight = { required: 1, mentioned: 0.7, preferred: 0.4 } as const;

/** findKeywords lists what a posting asks for, the weightiest first. Weights: ADR 0007. */
export function findKeywords(jobDescription: string): Keyword[] {
  const drafts = new Map<string, Draft>();
  let groups = 0;
  const title = findJobTitle(jobDescription);
  for (const line of readPosting(jobDescription)) {
    if (title !== '' && line.text.startsWith(title)) continue;
    const named = namedIn(line);
    linkAlternatives(line.text, named, () => (groups += 1));
    for (const item of named) note(drafts, item, line);
  }
  const keywords = [...drafts.values()].map((draft) => weigh(draft, title.toLowerCase()));
  return keywords.sort((a, b) => b.weight - a.weight || a.span.start - b.span.start).slice(0, keywordsMax);
}

function namedIn(line: PostingLine): Named[] {
  const skills = skillsInText(line.text).filter((match) => isMeant(match, line));
  const named: Named[] = skills.map((match) => ({
    term: termOf(line.text.slice(match.start, match.end), match),
    skill: match.skill,
    start: match.start,
    end: match.end,
    group: 0,
  }));
  for (const phrase of findPhrases(line)) {
    const end = phrase.start + phrase.text.length;
    const overlaps = named.some((other) => other.start < end && phrase.start < other.end);
    if (!overlaps) named.push({ term: phrase.text, skill: undefined, start: phrase.start, end, group: 0 });
  }
  return named.sort((a, b) => a.start - b.start);
}

/** A common word must be written as the name is: Go, Word and Epic with a capital. */
function isMeant(match: SkillMatch, line: PostingLine): boolean {
  const written = line.text.slice(match.start, match.end);
  return !match.isCommonWord || match.spelling === match.spelling.toLowerCase() || /^\p{Lu}/u.test(written);
}

function termOf(written: string, match: SkillMatch): string {
  const spelling = match.skill.spellings.find((each) => each.toLowerCase() === written.toLowerCase());
  const oneLine = written.replace(/\s+/g, ' ');
  if (spelling && (/\p{Lu}/u.test(spelling.slice(1)) || !/\p{Lu}/u.test(written))) return spelling;
  return spelling && spelling === spelling.toLowerCase() ? spelling : oneLine;
}

/** Neighbours parted by "or" or "/" and, with them in one chain, by commas, are alternatives; so are examples. */
function linkAlternatives(text: string, named: Named[], nextGroup: () => number): void {
  for (let at = 0; at < named.length;) {
    let end = at + 1;
    const gaps: string[] = [];
    while (end < named.length) {
      const gap = text.slice(named[end - 1]?.end, named[end]?.start);
      if (!/^[\s,/()]*(?:or|and\/or|oder|ou|o|или)?[\s,/(]*$/i.test(gap) || gap.trim() === '') break;
      gaps.push(gap);
      end += 1;
    }
    const lead = text.slice(Math.max(0, (named[at]?.start ?? 0) - 16), named[at]?.start);
    const isChoice = gaps.some((gap) => /\b(?:or|oder|ou|o|или)\b|\//i.test(gap));
    const isExample =
      gaps.length > 0 && /(?:such as|e\.g\.,?|like|including|z\.\s?b\.|for example,?)\s*\(?\s*$/i.test(lead);
    const group = isChoice || isExample ? nextGroup() : 0;
    for (const item of named.slice(at, end)) item.group = group;
    at = end;
  }
}

const rank: Record<Requirement, number> = { required: 2, mentioned: 1, preferred: 0 };

function note(drafts: Map<string, Draft>, item: Named, line: PostingLine): void {
  const key = item.skill ? `skill ${item.skill.name}` : foldName(item.term) || item.term;
  const known = drafts.get(key);
  if (!known) {
    const span = { start: line.start + item.start, end: line.start + item.end };
    const { term, skill, group } = item;
    const { requirement } = line;
    drafts.set(key, { term, skill, kind: skill?.kind ?? 'hard', requirement, span, group, weight: 0, mentions: 1 });
    return;
  }
  known.mentions += 1;
  // Asked for on its own somewhere, it is no mere alternative.
  if (item.group === 0) known.group = 0;
  if (rank[line.requirement] > rank[known.requirement]) known.requirement = line.requirement;
}

function weigh({ mentions, ...draft }: Draft, title: string): Keyword {
  const repeated = 1 + 0.15 * Math.min(2, mentions - 1);
  const inTitle = title.includes(draft.term.toLowerCase()) ? 1.3 : 1;
  return { ...draft, weight: kindWeight[draft.kind] * requirementWeight[draft.requirement] * repeated * inTitle };
}
