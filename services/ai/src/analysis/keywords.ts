import { allMatches } from '@tailwright/resume-text/text/all-matches';
import type { Analysis } from '@tailwright/contracts/analysis';
import { foldName, type Skill, type SkillKind, type SkillMatch } from '../lexicon/lexicon.js';
import { findJobTitle } from '@tailwright/resume-text/posting/posting-title';
import { hearKeywords, type Hearing } from './hearing.js';
import { rememberLast } from '@tailwright/resume-text/text/remember-last';
import { findPlaces, isPlace, isRegion } from '@tailwright/resume-text/recognizers/contacts';
import { endsWithTitle } from '@tailwright/resume-text/recognizers/titles';
import { findPhrases, phrasesIn, type Phrase } from './phrases.js';
import { readPosting, type PostingLine } from './posting.js';
import { skillsInText } from '../lexicon/context.js';

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

/** findKeywords lists what a posting asks for, the weightiest first. See ADR 0006. */
export const findKeywords: (jobDescription: string) => readonly Keyword[] = rememberLast(readKeywords);

function readKeywords(jobDescription: string): readonly Keyword[] {
  const drafts = new Map<string, Draft>();
  let groups = 0;
  const title = findJobTitle(jobDescription);
  const lines = readPosting(jobDescription);
  const hearings = hearKeywords(lines);
  const isTitleLine = (line: PostingLine) => title !== '' && line.text.startsWith(title);
  for (const [index, line] of lines.entries()) {
    if (isTitleLine(line)) continue;
    const named = withoutFrames(namedIn(line, hearings?.[index]), line.text, title);
    linkAlternatives(line.text, named, () => (groups += 1));
    for (const item of named) note(drafts, item, line);
  }
  // Last, because what a sentence asks for is said more fully there.
  for (const line of lines.filter(isTitleLine)) for (const item of toolsIn(line)) note(drafts, item, line);
  const keywords = [...drafts.values()].map((draft) => weigh(draft, title.toLowerCase()));
  return keywords.sort((a, b) => b.weight - a.weight || a.span.start - b.span.start).slice(0, keywordsMax);
}

/** The tagger proposes; the lexicon names; what neither of them nor a cue word supports is no requirement. */
function namedIn(line: PostingLine, hearing: Hearing | undefined): Named[] {
  const skills = skillsInText(line.text).filter((match) => isMeant(match, line) && !isAside(match, line, hearing));
  const named: Named[] = skills.map((match) => nameOf(match, line));
  for (const { text, start } of [...cuedPhrases(line, hearing), ...heardPhrases(line, hearing)]) {
    const end = start + text.length;
    const overlaps = named.some((other) => other.start < end && start < other.end);
    if (!overlaps) named.push({ term: text, skill: undefined, start, end, group: 0 });
  }
  return named.sort((a, b) => a.start - b.start);
}

function nameOf(match: SkillMatch, line: PostingLine): Named {
  const { skill, start, end } = match;
  return { term: termOf(line.text.slice(start, end), match), skill, start, end, group: 0 };
}

/** A title names the role, and with it at times the tools: "Node.js and Redis engineer". */
function toolsIn(line: PostingLine): Named[] {
  const skills = skillsInText(line.text).filter((match) => !match.isCommonWord && isTool(match));
  return skills.map((match) => nameOf(match, line));
}

/** The person's trade itself ("Accountant", "Welding Inspector") is the title's business. */
function isTool({ skill, spelling }: SkillMatch): boolean {
  return skill.kind === 'hard' && /\p{Lu}/u.test(spelling) && !endsWithTitle(spelling);
}

/** The job's own title, places, and the subject of a degree are no skills to look for. */
function withoutFrames(named: Named[], text: string, title: string): Named[] {
  const places = findPlaces(text);
  const subjects = degreeSubjects(text);
  const own = foldName(title);
  return named.filter((item) => {
    const isWithin = (spans: typeof places) => spans.some((span) => item.start < span.end && span.start < item.end);
    const { term, skill } = item;
    if (isWithin(places) || (isWithin(subjects) && (skill === undefined || academic.test(term)))) return false;
    // "Data engineer" is a role, though it has the stems of data engineering.
    if (skill) return !endsWithTitle(term) || endsWithTitle(skill.name);
    return !(endsWithTitle(term) || foldName(term) === own || isRegion(term) || isPlace(term));
  });
}

/** Subjects that are studied rather than done at work. */
const academic =
  /^(?:(?:applied )?(?:economics|mathematics|math|physics|chemistry|biology|psychology|sociology|philosophy|history|literature|political science|social science|business(?: administration)?|computer science|engineering|(?:mechanical|electrical|civil|chemical|software|computer) engineering|information (?:systems|technology)|finance|science|nursing|education|communications?|marketing|law|liberal arts))$/i;
const degree =
  /\b(?:degree|bachelor(?:['’]?s)?|master(?:['’]?s)?|diploma|B\.?S\.?c?|M\.?S\.?c?|B\.?A\.?|MBA|Ph\.?D\.?)(?: degree)? (?:in|of) ([^.;:()]{2,120})/gi;

function degreeSubjects(text: string): { start: number; end: number }[] {
  return allMatches(degree, text).map((match) => {
    const end = match.index + match[0].length;
    const subjects =
      (match[1] ?? '').split(
        /\b(?:and (?:at least|\d|experience|knowledge|proven|strong)|with|plus|experience|knowledge)\b/i,
      )[0] ?? '';
    return { start: end - (match[1]?.length ?? 0), end: end - (match[1]?.length ?? 0) + subjects.length };
  });
}

// Chosen on the tuned half of our own postings (docs/adr/0006): more false keywords below, more missed ones above.
const certaintyMin = { commonWord: 0.3, cuedPhrase: 0.1, heardName: 0.5, heardPhrase: 0.6 };

const idiom = /\b(?:in|into|to|series) production$|\bin (?:assembly|research|construction|discovery)$/i;

/** "Kubernetes in production": where the tagger hears no skill, an ordinary word is none. */
function isAside(
  { skill, spelling, isCommonWord, start, end }: SkillMatch,
  line: PostingLine,
  hearing: Hearing | undefined,
): boolean {
  const isOrdinary = isCommonWord && skill.kind !== 'soft' && spelling === spelling.toLowerCase();
  if (isOrdinary && idiom.test(line.text.slice(Math.max(0, start - 12), end))) return true;
  return isOrdinary && hearing !== undefined && hearing.certainty(start, end) < certaintyMin.commonWord;
}

function cuedPhrases(line: PostingLine, hearing: Hearing | undefined): Phrase[] {
  return findPhrases(line).filter(
    ({ text, start, isName }) =>
      !hearing || isName || hearing.certainty(start, start + text.length) >= certaintyMin.cuedPhrase,
  );
}

function heardPhrases(line: PostingLine, hearing: Hearing | undefined): Phrase[] {
  if (!hearing) return [];
  const phrases = hearing.keywords.flatMap(({ start, end }) => phrasesIn(line.text.slice(start, end), start, true));
  return phrases.filter(
    ({ text, start, isName }) =>
      hearing.certainty(start, start + text.length) >= (isName ? certaintyMin.heardName : certaintyMin.heardPhrase),
  );
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
      if (!/^[\s,/()]*(?:(?:or|and\/or|oder|ou|o|или)[\s,/(]*)?$/i.test(gap) || gap.trim() === '') break;
      gaps.push(gap);
      end += 1;
    }
    const lead = text.slice(Math.max(0, (named[at]?.start ?? 0) - 16), named[at]?.start);
    const isChoice = gaps.some((gap) => /\b(?:or|oder|ou|o|или)\b|\//i.test(gap));
    const isExample =
      gaps.length > 0 && /(?:such as|e\.g\.,?|like|including|z\.\s?b\.|for example,?)\s*(?:\(\s*)?$/i.test(lead);
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
  // The place where it is asked for most strictly is the one to show.
  if (rank[line.requirement] > rank[known.requirement]) {
    known.requirement = line.requirement;
    known.term = item.term;
    known.span = { start: line.start + item.start, end: line.start + item.end };
  }
  // Asked for on its own somewhere, it is no mere alternative.
  if (item.group === 0) known.group = 0;
}

function weigh({ mentions, ...draft }: Draft, title: string): Keyword {
  const repeated = 1 + 0.15 * Math.min(2, mentions - 1);
  const inTitle = title.includes(draft.term.toLowerCase()) ? 1.3 : 1;
  return { ...draft, weight: kindWeight[draft.kind] * requirementWeight[draft.requirement] * repeated * inTitle };
}
