import type { Analysis } from '@tailwright/contracts/analysis';
import { cleanText } from '@tailwright/resume-text/text/clean-text';
import { logicalLines } from '@tailwright/resume-text/lines/logical-lines';
import { heldLevelIn, levelsIn } from '../evidence/match-degree.js';
import { splitWords, stem } from '../text/words.js';
import { skillsInText } from '../lexicon/context.js';
import type { Keyword } from './keywords.js';
import { foldName, provenBy, type Skill } from '../lexicon/lexicon.js';

type Match = Analysis['keywords'][number]['match'];

export interface Found {
  match: Match;
  evidence: string | null;
}

interface Mention {
  spelling: string;
  isInflected: boolean;
  line: string;
}

/** ResumeIndex is a resume prepared for look-ups. The order of its lines plays no part in any answer. */
export interface ResumeIndex {
  lines: string[];
  skills: Map<Skill, Mention[]>;
  /** Lines that name a degree which is held, with its level. */
  degrees: { line: string; level: number }[];
  keys: string[];
  stems: string[];
  stemSet: Set<string>;
}

/** indexResume reads a whole resume; what belongs to the page, and lines that are not the person's own, are left out. */
export function indexResume(text: string, isOwn: (line: string) => boolean = () => true): ResumeIndex {
  const lines = logicalLines(cleanText(text)).filter((line) => line.label !== 'furniture' && isOwn(line.text));
  return indexLines(lines.map((line) => line.text));
}

export function indexLines(lines: string[]): ResumeIndex {
  const index: ResumeIndex = { lines: [], skills: new Map(), degrees: [], keys: [], stems: [], stemSet: new Set() };
  // Nobody asks how often a line stands there.
  for (const line of new Set(lines)) addLine(index, line);
  return index;
}

function addLine(index: ResumeIndex, line: string): void {
  const words = splitWords(line);
  const stems = words.map((word) => stem(word.key));
  index.lines.push(line);
  index.keys.push(` ${words.map((word) => word.key).join(' ')} `);
  index.stems.push(` ${stems.join(' ')} `);
  for (const each of stems) index.stemSet.add(each);
  const level = heldLevelIn(line);
  if (level !== undefined) index.degrees.push({ line, level });
  for (const match of skillsInText(line, words)) {
    const mention = { spelling: foldName(line.slice(match.start, match.end)), isInflected: match.isInflected, line };
    const mentions = index.skills.get(match.skill);
    if (mentions) mentions.push(mention);
    else index.skills.set(match.skill, [mention]);
  }
}

const order: Match[] = ['exact', 'alias', 'inflection', 'implied', 'none'];
const nothing: Found = { match: 'none', evidence: null };

/** lookUp finds the best proof of a keyword in a resume, with the line that proves it. */
export function lookUp(keyword: Keyword, index: ResumeIndex): Found {
  const found = keyword.skill ? lookUpSkill(keyword, keyword.skill, index) : lookUpPhrase(keyword.term, index);
  return found.match === 'none' ? higherDegree(keyword.term, index) : found;
}

/** A degree is met by one of its level or above, though not in the posting's words. */
function higherDegree(term: string, { degrees }: ResumeIndex): Found {
  const wanted = asksDegree.test(term) ? levelsIn(term.replace(/(?<=['’]s\s)degree/i, ' ')) : [];
  if (wanted.length === 0) return nothing;
  const least = Math.min(...wanted);
  const held = degrees.filter(({ level }) => level >= least);
  return best(held.map(({ line }) => ({ match: 'implied', evidence: line }))) ?? nothing;
}

const asksDegree = /\b(?:degree|diploma|ged|bachelor['’]?s?|master['’]?s|associate['’]?s)\b/i;

function lookUpSkill(keyword: Keyword, skill: Skill, index: ResumeIndex): Found {
  const wanted = foldName(keyword.term);
  const found = (index.skills.get(skill) ?? []).map((mention) => foundBy(mention, wanted));
  return best(found) ?? implied(skill, index) ?? nothing;
}

function foundBy(mention: Mention, wanted: string): Found {
  if (mention.spelling === wanted) return { match: 'exact', evidence: mention.line };
  return { match: mention.isInflected ? 'inflection' : 'alias', evidence: mention.line };
}

/** The shortest line is the clearest proof; ties go by spelling, so that the order of lines changes nothing. */
function best(found: Found[]): Found | undefined {
  const value = (each: Found) => order.indexOf(each.match) * 10_000 + (each.evidence?.length ?? 0);
  return found.sort((a, b) => value(a) - value(b) || ((a.evidence ?? '') < (b.evidence ?? '') ? -1 : 1))[0];
}

function implied(skill: Skill, index: ResumeIndex): Found | undefined {
  const proofs = provenBy(skill).flatMap((special) => index.skills.get(special) ?? []);
  return best(proofs.map((mention) => ({ match: 'implied', evidence: mention.line })));
}

function lookUpPhrase(term: string, index: ResumeIndex): Found {
  const words = splitWords(term);
  if (words.length === 0) return nothing;
  const keys = ` ${words.map((word) => word.key).join(' ')} `;
  const exact = linesWith(index, index.keys, keys).map((line): Found => ({ match: 'exact', evidence: line }));
  if (exact.length > 0) return best(exact) ?? nothing;
  const stems = ` ${words.map((word) => stem(word.key)).join(' ')} `;
  const inflected = linesWith(index, index.stems, stems).map((line): Found => ({
    match: 'inflection',
    evidence: line,
  }));
  return best(inflected) ?? nothing;
}

function linesWith(index: ResumeIndex, haystack: string[], needle: string): string[] {
  return index.lines.filter((_line, at) => haystack[at]?.includes(needle));
}
