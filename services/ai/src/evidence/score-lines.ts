import type { EvidenceIndex } from './evidence-index.js';
import { coverLine, readAsk, type Ask, type Coverage } from './cover.js';
import { featuresOf, placeFeatures } from './features.js';
import { matchCondition } from './match-condition.js';
import { matchCredential } from './match-credential.js';
import { matchDegree } from './match-degree.js';
import { matchLanguage } from './match-language.js';
import { matchTool } from './match-tool.js';
import { matchYears } from './match-years.js';
import type { Asked, Match, Matcher } from './matcher.js';
import type { ResumeLine } from './resume-lines.js';

const matchers: Matcher[] = [matchYears, matchDegree, matchLanguage, matchCredential, matchCondition, matchTool];

/** Reading is one wording of a requirement with the features of every line that is looked at. */
export interface Reading {
  ask: Ask;
  match: Match | undefined;
  /** Undefined for lines that prove nothing, and for lines too far off to be looked at. */
  coverages: (Coverage | undefined)[];
  features: (number[] | undefined)[];
  /** The features of each line's place in the resume. */
  places: number[][];
}

/** coverLines is the part of a reading that says how far each line covers the words of a wording. */
export function coverLines(
  text: string,
  kind: Ask['kind'],
  index: EvidenceIndex,
  isKnown?: (group: number) => boolean,
): Pick<Reading, 'ask' | 'coverages'> {
  const ask = readAsk(text, kind, index, isKnown);
  const near = nearLines(ask, index);
  const coverages = index.lines.map((line, at) =>
    near.has(at) && !line.provesNothing ? coverLine(ask, at) : undefined,
  );
  return { ask, coverages };
}

/** readingOf makes the features of all lines for one wording; the training program leaves groups out. */
export function readingOf(
  text: string,
  kind: Ask['kind'],
  index: EvidenceIndex,
  today: Date,
  isKnown?: (group: number) => boolean,
): Reading {
  const { ask, coverages } = coverLines(text, kind, index, isKnown);
  const match = matchOf({ text, kind, today, ask, coverages }, index);
  const entries = entryFits(index, coverages);
  const features = index.lines.map((line, at) => {
    const coverage = coverages[at];
    if (!coverage) return undefined;
    const beside = Math.max(coverages[at - 1]?.soft ?? 0, coverages[at + 1]?.soft ?? 0);
    const entry = line.line.entry ? (entries.get(line.line.entry) ?? 0) : 0;
    return featuresOf(ask, line, coverage, { at, entry, beside, matcher: match?.lines.get(at) ?? 0 });
  });
  const places = index.lines.map((line) => placeFeatures(line, kind));
  return { ask, match, coverages, features, places };
}

/** Of a long resume only the lines are read closely whose words come nearest to the requirement's. */
const closeLinesMax = 160;

function nearLines(ask: Ask, index: EvidenceIndex): Set<number> {
  const places = index.lines.map((_, at) => at);
  if (places.length <= closeLinesMax) return new Set(places);
  const worth = index.lines.map(({ words, weights }) => {
    let sum = 0;
    for (let at = 0; at < words.length; at += 1) sum += (weights[at] ?? 0) * (ask.nearest[words[at] ?? 0] ?? 0) ** 2;
    return sum / Math.sqrt(words.length + 4);
  });
  const order = places.sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0) || a - b);
  return new Set(order.slice(0, closeLinesMax));
}

/** The most specific matcher that has something to say answers; others add the lines they are sure of. */
function matchOf(asked: Asked, index: EvidenceIndex): Match | undefined {
  const found = matchers.flatMap((matcher) => matcher(asked, index) ?? []);
  const [first] = found;
  if (!first) return undefined;
  const lines = new Map<number, number>();
  for (const match of found) for (const [at, value] of match.lines) lines.set(at, Math.max(lines.get(at) ?? 0, value));
  const refuted = found.find((match) => match.verdict === 'refuted');
  const proven = found.find((match) => match.verdict === 'proven');
  const verdict = refuted ? 'refuted' : found.every((match) => match.verdict === 'proven') ? 'proven' : 'open';
  return { lines, verdict, why: (refuted ?? proven ?? first).why };
}

function entryFits(
  index: EvidenceIndex,
  coverages: (Coverage | undefined)[],
): Map<NonNullable<ResumeLine['entry']>, number> {
  const fits = new Map<NonNullable<ResumeLine['entry']>, number>();
  index.lines.forEach(({ line }, at) => {
    if (line.entry && line.role === 'head')
      fits.set(line.entry, Math.max(fits.get(line.entry) ?? 0, coverages[at]?.soft ?? 0));
  });
  return fits;
}
