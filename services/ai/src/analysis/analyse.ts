import type { Analysis } from '@tailwright/contracts/analysis';
import { pointOf } from '@tailwright/resume-text/dates';
import { advise } from './advice.js';
import { findJobTitle } from './job-title.js';
import { findKeywords, type Keyword } from './keywords.js';
import { indexResume, lookUp, type Found } from './lookup.js';
import { formulaVersion, requirementsMin, scoreResume, type Posting } from './score.js';

export interface AnalysisInput {
  jobDescription: string;
  originalResume: string;
  tailoredResume: string;
  /** When the person asked: periods that still run end here. */
  today: Date;
}

const missingMax = 15;

/** analyse compares the posting with the resume before and after tailoring. Pure and deterministic. */
export function analyse({ jobDescription, originalResume, tailoredResume, today }: AnalysisInput): Analysis {
  const keywords = findKeywords(jobDescription);
  const posting: Posting = {
    text: jobDescription,
    title: findJobTitle(jobDescription),
    keywords,
    today: pointOf(today),
  };
  const original = indexResume(originalResume);
  const tailored = tailoredResume === originalResume ? original : indexResume(tailoredResume);
  const before = keywords.map((keyword) => lookUp(keyword, original));
  const after = keywords.map((keyword, index) => supported(lookUp(keyword, tailored), before[index]));
  const matches = withoutSpareAlternatives(keywords, after, before);
  return {
    matching_percentage: scoreResume(posting, after.map(matchOf), tailored, original),
    original_percentage: scoreResume(posting, before.map(matchOf), original, original),
    enough_requirements: keywords.length >= requirementsMin,
    formula_version: formulaVersion,
    added_keywords: matches.filter(({ now, then }) => now.match === 'exact' && then.match !== 'exact').map(termOf),
    missing_keywords: missing(matches),
    improvement_areas: advise(
      posting,
      matches.map(keywordMatch),
      missing(matches.filter(({ keyword }) => keyword.requirement === 'required')),
      tailoredResume,
      tailored,
    ),
    keywords: matches.map(keywordMatch),
  };
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

function missing(matches: Matched[]): string[] {
  const open = matches.filter(({ keyword, now }) => now.match === 'none' && keyword.kind !== 'soft');
  const choices = new Map<string, string[]>();
  for (const { keyword } of open) {
    const key = keyword.group > 0 ? `group ${keyword.group}` : keyword.term;
    choices.set(key, [...(choices.get(key) ?? []), keyword.term]);
  }
  return [...choices.values()].slice(0, missingMax).map(eitherOf);
}

function eitherOf(terms: string[]): string {
  return terms.length < 2 ? terms.join('') : `${terms.slice(0, -1).join(', ')} or ${terms.at(-1)}`;
}

function matchOf(found: Found): Found['match'] {
  return found.match;
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
