import type { Analysis, RequirementMatch } from '@tailwright/contracts/analysis';
import { strengthWeight } from '@tailwright/contracts/match-percentage';
import type { Keyword } from './keywords.js';

/** Said is a term of the posting and how a resume has it. */
export interface Said {
  keyword: Keyword;
  match: Analysis['keywords'][number]['match'];
}

/**
 * wordingOf is the percentage of what is proven that a search for the posting's terms finds. Each requirement counts by
 * its strength and by how far it is proven, so that another proof never lowers the match; one without a term is found.
 */
export function wordingOf(requirements: readonly RequirementMatch[], said: readonly Said[]): number {
  const terms = said.filter(({ keyword }) => keyword.kind !== 'soft');
  let all = 0;
  let found = 0;
  for (const requirement of requirements.filter(({ is_scored }) => is_scored)) {
    const proven = requirement.share * strengthWeight[requirement.strength];
    all += proven;
    found += proven * foundShare(terms.filter(({ keyword }) => isWithin(keyword, requirement)));
  }
  return all === 0 ? 100 : Math.round((100 * found) / all);
}

/** Of the terms that a resume has in any form, those it has as the posting writes them; none if it has no term at all. */
function foundShare(terms: readonly Said[]): number {
  if (terms.length === 0) return 1;
  const held = terms.filter(({ match }) => match !== 'none' && match !== 'implied');
  return held.length === 0 ? 0 : held.filter(({ match }) => match === 'exact').length / held.length;
}

/**
 * isNamedBeside tells whether a line of a tailored resume gives a term beside the person's own word for it: "applicant
 * tracking system (iCIMS)", where the requirement is found for sure and a line that proves it says "iCIMS". A term that
 * stands there by itself is only said.
 */
export function isNamedBeside(keyword: Keyword, line: string, requirements: readonly RequirementMatch[]): boolean {
  const brackets = line
    .toLowerCase()
    .split(keyword.term.toLowerCase())[1]
    ?.match(/^[^()·|;]{0,30}\(([^()]{2,80})\)/)?.[1];
  if (brackets === undefined) return false;
  const proving = requirements
    .filter((each) => each.is_scored && each.answer === 'found' && isWithin(keyword, each))
    .flatMap(({ lines }) => lines.map(wordsOf));
  const own = wordsOf(brackets);
  return proving.some((words) => own.every((word) => words.includes(word)));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function isWithin({ span }: Keyword, { job_span }: RequirementMatch): boolean {
  return job_span.start <= span.start && span.end <= job_span.end;
}
