import type { EvidenceIndex } from './evidence-index.js';
import { cover, featuresOf, readAsk, type Ask, type Coverage } from './features.js';
import { matchCredential } from './match-credential.js';
import { matchDegree } from './match-degree.js';
import { matchLanguage } from './match-language.js';
import { matchTool } from './match-tool.js';
import { matchYears } from './match-years.js';
import type { Asked, Match, Matcher } from './matcher.js';
import type { ResumeLine } from './resume-lines.js';

const matchers: Matcher[] = [matchYears, matchDegree, matchLanguage, matchCredential, matchTool];

/** Reading is one wording of a requirement with the features of every line that is looked at. */
export interface Reading {
  ask: Ask;
  match: Match | undefined;
  coverages: Coverage[];
  features: number[][];
}

/** readingOf makes the features of all lines for one wording; the training program adjusts what is asked. */
export function readingOf(text: string, kind: Ask['kind'], index: EvidenceIndex, today: Date, adjust = (ask: Ask) => ask): Reading {
  const ask = adjust(readAsk(text, kind, index));
  const coverages = index.lines.map((line) => cover(ask, line));
  const match = matchOf({ text, kind, today, ask, coverages }, index);
  const entries = entryFits(index, coverages);
  const features = index.lines.map((line, at) => {
    const beside = Math.max(coverages[at - 1]?.soft ?? 0, coverages[at + 1]?.soft ?? 0);
    const entry = line.line.entry ? (entries.get(line.line.entry) ?? 0) : 0;
    return featuresOf(ask, line, coverages[at] ?? cover(ask, line), { entry, beside, matcher: match?.lines.get(at) ?? 0 });
  });
  return { ask, match, coverages, features };
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

function entryFits(index: EvidenceIndex, coverages: Coverage[]): Map<NonNullable<ResumeLine['entry']>, number> {
  const fits = new Map<NonNullable<ResumeLine['entry']>, number>();
  index.lines.forEach(({ line }, at) => {
    if (line.entry && line.role === 'head') fits.set(line.entry, Math.max(fits.get(line.entry) ?? 0, coverages[at]?.soft ?? 0));
  });
  return fits;
}
