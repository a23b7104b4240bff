import type { Analysis, RequirementMatch, RequirementReply } from '@tailwright/contracts/analysis';
import { formulaVersion, percentagesOf, withReplies } from '@tailwright/contracts/match-percentage';
import type { NewOwnFact } from '@tailwright/contracts/own-facts';
import { advise } from './advice.js';
import type { Quotes } from '../evidence/quotes.js';
import { findFactOffers } from '../evidence/fact-offers.js';
import { findKeywords, type Keyword } from './keywords.js';
import { indexResume, lookUp, type Found } from './lookup.js';
import { readOnce } from '../text/read-once.js';
import { plainWords, wordRuns } from '../text/word-runs.js';
import { isUnderstood } from '../posting/language.js';
import { readPosting } from '../posting/read-posting.js';
import { targetLine } from '../posting/target-line.js';
import { matchRequirements } from './requirements.js';
import { toolsIn } from '../evidence/families.js';
import { titleTermOf } from './title-term.js';
import { isNamedBeside, wordingOf } from './wording.js';

export interface AnalysisInput {
  jobDescription: string;
  originalResume: string;
  tailoredResume: string;
  /** What the person said about requirements of this posting. */
  replies?: readonly RequirementReply[];
  /** What the person said for earlier jobs. */
  facts?: readonly NewOwnFact[];
  /** Where a model found what the code did not. */
  quotes?: Quotes | undefined;
  /** When the person asked: periods that still run end here. */
  today: Date;
  /** How requirements are matched; one that remembers, where the same two texts are asked for again and again. */
  match?: typeof matchRequirements | undefined;
}

const missingMax = 15;

/** analyse compares the posting with the resume before and after tailoring. Pure and deterministic. */
export function analyse(input: AnalysisInput): Analysis {
  const { jobDescription, originalResume, tailoredResume, today, quotes, replies = [], facts = [] } = input;
  const { match = matchRequirements } = input;
  const requirements = match({ jobDescription, originalResume, replies, quotes, today });
  const asked = readPosting(jobDescription);
  const offers = findFactOffers({ requirements: asked, matches: requirements, facts, originalResume, today });
  const keywords = findKeywords(jobDescription);
  const original = indexResume(originalResume);
  const isCopied = notCopiedFrom(jobDescription, original.lines);
  const target = targetLine(jobDescription);
  const isOwn = (line: string) => line !== target && isCopied(line);
  const tailored = tailoredResume === originalResume ? original : indexResume(tailoredResume, isOwn);
  let ownTools: ReadonlySet<number> | undefined;
  const isOwnTool = (tool: number) => (ownTools ??= toolsIn(originalResume).tools).has(tool);
  const before = keywords.map((keyword) => lookUp(keyword, original));
  const after = keywords.map((keyword, index) => {
    const now = lookUp(keyword, tailored);
    return isNamedBeside(keyword, now.evidence ?? '', requirements, isOwnTool) ? now : supported(now, before[index]);
  });
  const matches = withoutSpareAlternatives(keywords, after, before);
  const title = titleTermOf(jobDescription, original.lines, tailoredResume);
  const figures = percentagesOf({
    requirements,
    replies: [],
    wording: wordingOf(
      requirements,
      matches.map(({ keyword, now }) => ({ keyword, match: now.match })),
      title?.isFound,
    ),
    originalWording: wordingOf(
      requirements,
      matches.map(({ keyword, then }) => ({ keyword, match: then.match })),
      title?.isFoundBefore,
    ),
    isUnderstood: isUnderstood(jobDescription),
  });
  const analysis: Analysis = {
    ...figures,
    formula_version: formulaVersion,
    added_keywords: [
      ...(title?.isFound && !title.isFoundBefore ? [title.title] : []),
      ...matches.filter(({ now, then }) => now.match === 'exact' && then.match !== 'exact').map(termOf),
    ],
    missing_keywords: missingKeywords(requirements, matches),
    improvement_areas: advise({ ...figures, requirements, jobDescription, tailoredResume, today }),
    requirements,
    replies: [],
    ...(offers.length > 0 && { fact_offers: offers }),
    keywords: matches.map(keywordMatch),
  };
  return withReplies(analysis, replies);
}

/** As many words of the posting one after the other are copied; a person who retells a line takes over fewer. */
const copiedRun = 8;

/** The posting is no evidence: a line that was copied from it, or a long run of its words, says nothing. */
function notCopiedFrom(jobDescription: string, originalLines: readonly string[]): (line: string) => boolean {
  const plain = readOnce((line) => plainWords(line).join(' '));
  const own = new Set(originalLines.map(plain));
  const asked = new Set(jobDescription.split('\n').map(plain));
  const askedRuns = new Set(wordRuns(jobDescription, copiedRun));
  const isCopied = readOnce(
    (line) => asked.has(plain(line)) || wordRuns(line, copiedRun).some((run) => askedRuns.has(run)),
  );
  return (line) => own.has(plain(line)) || !isCopied(line);
}

/** What the person's own text does not prove is no match, and a broader word proves no more than it did before. */
function supported(now: Found, then: Found | undefined): Found {
  if (!then || then.match === 'none') return { match: 'none', evidence: null };
  if (then.match === 'implied' && now.match !== 'none') return { match: 'implied', evidence: now.evidence };
  return now;
}

interface Matched {
  keyword: Keyword;
  now: Found;
  then: Found;
}

/** With "AWS, Azure or GCP" one is enough: once it is matched, the others are nobody's gap. */
function withoutSpareAlternatives(keywords: readonly Keyword[], after: Found[], before: Found[]): Matched[] {
  const none: Found = { match: 'none', evidence: null };
  const all = keywords.map((keyword, index) => ({ keyword, now: after[index] ?? none, then: before[index] ?? none }));
  const met = new Set(all.filter(({ now }) => now.match !== 'none').map(({ keyword }) => keyword.group));
  return all.filter(({ keyword, now }) => keyword.group === 0 || now.match !== 'none' || !met.has(keyword.group));
}

/** The terms that stand nowhere in a resume, of what is required or preferred and not found for sure. */
function missingKeywords(requirements: readonly RequirementMatch[], matches: Matched[]): string[] {
  const open = requirements.filter(
    ({ is_scored, answer, strength }) => is_scored && answer !== 'found' && strength !== 'mentioned',
  );
  const terms = open.flatMap(({ job_span: { start, end }, answer, kind }) => {
    const own = matches.filter(({ keyword }) => start <= keyword.span.start && keyword.span.end <= end);
    // Of a statement that a line may prove in other words only a tool by name is surely missing.
    if (answer === 'likely' && kind !== 'tool') return [];
    return missing(answer === 'likely' ? own.filter(({ keyword }) => keyword.skill?.kind === 'hard') : own);
  });
  return [...new Set(terms)].slice(0, missingMax);
}

function missing(matches: Matched[]): string[] {
  const open = matches.filter(({ keyword, now }) => now.match === 'none' && keyword.kind !== 'soft');
  const choices = new Map<string, string[]>();
  for (const { keyword } of open) {
    const key = keyword.group > 0 ? `group ${keyword.group}` : keyword.term;
    choices.set(key, [...(choices.get(key) ?? []), keyword.term]);
  }
  return [...choices.values()].map(eitherOf);
}

function eitherOf(terms: string[]): string {
  return terms.length < 2 ? terms.join('') : `${terms.slice(0, -1).join(', ')} or ${terms.at(-1)}`;
}

function termOf({ keyword }: Matched): string {
  return keyword.term;
}

function keywordMatch({ keyword, now, then }: Matched): Analysis['keywords'][number] {
  return {
    keyword: keyword.term,
    requirement: keyword.requirement,
    match: now.match,
    evidence: now.evidence,
    job_span: keyword.span,
    matched_before: then.match !== 'none',
  };
}
