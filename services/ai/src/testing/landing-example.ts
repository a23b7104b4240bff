import { readFileSync } from 'node:fs';
import { namesTarget } from '@tailwright/contracts/optimize';
import { analyse } from '../analysis/analyse.js';
import { tailor } from '../engine/built-in/tailor.js';
import { completeOptimization } from '../results/complete-optimization.js';

const webApp = new URL('../../../../frontend/src/features/', import.meta.url);
const sample = (name: string) => readFileSync(new URL(`optimize/${name}.txt`, webApp), 'utf8');

/** Where the landing page reads its example from. */
export const landingExampleFile = new URL('landing/example.json', webApp);

/** The example's present job still runs: read on another day, the same texts may say one year more. */
const today = new Date('2026-11-01T12:00:00Z');

/** LandingExample is what a visitor gets who presses both sample buttons, as far as the landing page shows it. */
export interface LandingExample {
  name: string;
  headline: string;
  matchBefore: number;
  matchAfter: number;
  edits: { kind: string; text: string; lines: string[] }[];
  /** Terms of the posting, and whether each stands in the resume word for word. */
  terms: { term: string; isBefore: boolean; isAfter: boolean }[];
  /** Terms that the resume does not say in any words: nothing was written about them. */
  missing: string[];
}

/** makeLandingExample lets the built-in engine, the fact guard and the score do what they do for everybody. */
export function makeLandingExample(): LandingExample {
  const request = {
    resumeText: sample('sample-resume'),
    jobDescription: sample('sample-job-description'),
    style: 'standard' as const,
  };
  const draft = { ...tailor(request, today), askedAt: today };
  const { analysis, edits, factCheck, optimizedResume } = completeOptimization({ request, draft }, () => undefined);
  if (factCheck.notAdded.length > 0) throw new Error('The guard objects to what the built-in engine wrote.');
  const original = analyse({
    jobDescription: request.jobDescription,
    originalResume: request.resumeText,
    tailoredResume: request.resumeText,
    today,
  });
  const missing = analysis.missing_keywords ?? [];
  const wasExact = new Set(original.keywords.filter(({ match }) => match === 'exact').map(({ keyword }) => keyword));
  const [name = '', headline = ''] = request.resumeText.split('\n');
  return {
    name,
    headline,
    matchBefore: analysis.original_percentage,
    matchAfter: analysis.matching_percentage,
    edits: edits
      .filter((edit) => optimizedResume.includes(edit.text) && !namesTarget(edit))
      .map(({ kind, text, lines }) => ({ kind, text, lines })),
    terms: analysis.keywords
      .filter(({ keyword, match }) => match === 'exact' || wasExact.has(keyword) || missing.includes(keyword))
      .map(({ keyword, match }) => ({ term: keyword, isBefore: wasExact.has(keyword), isAfter: match === 'exact' })),
    missing,
  };
}
