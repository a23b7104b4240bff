import type { Evidence, Source } from '../evidence.js';
import { isBeyondGiven } from '../figures/figure-bounds.js';
import { lexisOfTexts } from '../words/nearest-clauses.js';
import type { NumberName } from '../figures/number-names.js';
import type { Figure } from '../figures/numbers.js';
import { isToldAsOwn } from './others-part.js';
import { isPaperRaised, isRankRaised, isToldAsWon } from '../papers/raised-papers.js';
import type { Told } from '../told.js';
import { unsaidOutcomes } from './told-outcomes.js';
import { isOfOtherYear } from './told-otherwise.js';

type RaisedFact = 'figureBound' | 'outcomeUnsaid' | 'yearMoved' | 'paperRaised' | 'rankRaised' | 'othersPart';

/** What a claim is held against: the lines that it retells, the nearest first. */
interface Retold {
  told: Told;
  figures: readonly Figure[];
  nearLines: readonly Source[];
  clauseTexts: readonly string[];
  /** How much of the claim the nearest line says, from 0 to 1. */
  closeness: number;
}

/** A claim that its nearest line says less of retells another one. */
const retoldMin = 0.6;

/** raisedFacts counts the facts of a claim that are more than the lines it retells give; each is enough to stop it. */
export function raisedFacts(
  { told: { text, kind }, figures, nearLines, clauseTexts, closeness }: Retold,
  evidence: Evidence,
): Record<Extract<NumberName, RaisedFact>, number> {
  const isRetelling = kind === 'bullet' || kind === 'line';
  const [line = ''] = nearLines.map((source) => source.text);
  const lines = `${line} ; ${clauseTexts.join(' ; ')}`;
  return {
    // A summary adds up what several lines give, and how many years a person has worked follows from dates too.
    figureBound:
      kind === 'summary'
        ? 0
        : figures.filter((figure) => figure.time !== 'year' && isBeyondGiven(figure, text, nearLines)).length,
    outcomeUnsaid: kind === 'skill' ? 0 : unsaidOutcomes(text, lines, (each) => lexisOfTexts(each, evidence)),
    yearMoved: isRetelling && closeness >= retoldMin ? Number(isOfOtherYear(text, line)) : 0,
    paperRaised: Number(kind !== 'summary' && isPaperRaised(text, clauseTexts)),
    rankRaised: Number(kind !== 'summary' && (isRankRaised(text, clauseTexts[0] ?? '') || isToldAsWon(text, line))),
    othersPart: Number(isRetelling && isToldAsOwn(text, line, evidence)),
  } satisfies Record<RaisedFact, number>;
}
