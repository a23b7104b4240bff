import type { Analysis, RequirementMatch } from '@tailwright/contracts/analysis';
import { strengthWeight } from '@tailwright/contracts/match-percentage';
import { toolsIn } from '../evidence/families.js';
import { kindsNamedBeside } from '../evidence/kinds-named.js';
import { splitWords } from '../text/words.js';
import { plainWords } from '../text/word-runs.js';
import type { Keyword } from './keywords.js';

/** Said is a term of the posting and how a resume has it. */
export interface Said {
  keyword: Keyword;
  match: Analysis['keywords'][number]['match'];
}

/**
 * wordingOf is the percentage of what is proven that a search for the posting's terms finds. Each requirement counts by
 * its strength and by how far it is proven, so that another proof never lowers the match; one without a term is found. The
 * advertised title counts as one that is required, also where it is not found, or a title added to a resume would lower the match;
 * `isTitleFound` is undefined where the posting names no title.
 */
export function wordingOf(
  requirements: readonly RequirementMatch[],
  said: readonly Said[],
  isTitleFound: boolean | undefined,
): number {
  const terms = said.filter(({ keyword }) => keyword.kind !== 'soft');
  let all = isTitleFound === undefined ? 0 : strengthWeight.required;
  let found = isTitleFound === true ? strengthWeight.required : 0;
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
 * tracking system (iCIMS)" or "iCIMS (applicant tracking system)", where iCIMS is a tool that the original names; beside a
 * word of a line that proves the requirement for sure; or in a line that retells one that proves it. A term that stands
 * there by itself is only said.
 */
export function isNamedBeside(
  keyword: Keyword,
  line: string,
  requirements: readonly RequirementMatch[],
  isOwnTool: (tool: number) => boolean,
): boolean {
  if (isKindOfOwnTool(keyword, line, isOwnTool) || isInRetelling(keyword, line, requirements)) return true;
  const brackets = line
    .toLowerCase()
    .split(keyword.term.toLowerCase())[1]
    ?.match(/^[^()·|;]{0,30}\(([^()]{2,80})\)/)?.[1];
  if (brackets === undefined) return false;
  const proving = requirements
    .filter((each) => each.is_scored && each.answer === 'found' && isWithin(keyword, each))
    .flatMap(({ lines }) => lines.map(plainWords));
  const own = plainWords(brackets);
  return proving.some((words) => own.every((word) => words.includes(word)));
}

/** Two lines that each have this share of their words in the other one tell the same. */
const retoldShare = 0.5;
/** Fewer words are found in any line. */
const retoldWordsMin = 4;
/** A requirement that is proven so far may be named where its proof is told. */
const provenShareMin = 0.6;

/** Whether the line retells one that proves the requirement, now in the posting's words. A name of a thing is no wording. */
function isInRetelling({ term, span }: Keyword, line: string, requirements: readonly RequirementMatch[]): boolean {
  const said = [...new Set(plainWords(line))];
  return requirements
    .filter((each) => each.is_scored && each.answer !== 'not_found' && each.share >= provenShareMin)
    .filter((each) => isWithin({ span }, each) && !isName(term, span.start === each.job_span.start))
    .flatMap(({ lines }) => lines.map((own) => [...new Set(plainWords(own))]))
    .some((words) => words.length >= retoldWordsMin && isSameStory(words, said));
}

/** A pasted posting has an own line's words among many others, so both lines are asked. */
function isSameStory(own: string[], said: string[]): boolean {
  return shareIn(said, own) >= retoldShare && shareIn(own, said) >= retoldShare;
}

/** A capital tells a name, but for that of the first word of a statement. */
function isName(term: string, isFirst: boolean): boolean {
  return /\p{Lu}|\d/u.test(isFirst ? term.slice(1) : term) || toolsIn(term).tools.size > 0;
}

/** The share of the words that the text has. */
function shareIn(text: readonly string[], words: readonly string[]): number {
  const has = new Set(text);
  return words.filter((word) => has.has(word)).length / words.length;
}

function isKindOfOwnTool({ term }: Keyword, line: string, isOwnTool: (tool: number) => boolean): boolean {
  const words = splitWords(line);
  return kindsNamedBeside(line, words).some(({ from, to, tools }) => {
    const kind = line.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0).toLowerCase();
    return kind.includes(term.toLowerCase()) && [...tools].some(isOwnTool);
  });
}

function isWithin({ span }: Pick<Keyword, 'span'>, { job_span }: RequirementMatch): boolean {
  return job_span.start <= span.start && span.end <= job_span.end;
}
