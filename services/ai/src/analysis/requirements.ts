import type { RequirementMatch, RequirementReply } from '@tailwright/contracts/analysis';
import { answerFor } from './answers.js';
import { findEvidence, readEvidenceIndex } from '../evidence/find-evidence.js';
import { quotedLine, type Quotes } from '../evidence/quotes.js';
import { chancesOf } from '../evidence/proof.js';
import { readScoreIndex } from '../evidence/score-index.js';
import { readPosting } from '../posting/read-posting.js';

interface Asked {
  jobDescription: string;
  originalResume: string;
  replies: readonly RequirementReply[];
  quotes?: Quotes | undefined;
  today: Date;
}

/**
 * matchRequirements lists what the job asks, each with what the person's own resume and sentences say about it. The lines
 * come from the resume as it is laid out; what counts comes from its lines as a set, so that no layout changes it.
 */
export function matchRequirements({
  jobDescription,
  originalResume,
  replies,
  quotes,
  today,
}: Asked): RequirementMatch[] {
  const sentences = replies.filter(({ reply }) => reply === 'sentence').map(({ text }) => text);
  const requirements = readPosting(jobDescription);
  const index = readEvidenceIndex(originalResume, sentences);
  const lines = readScoreIndex(originalResume, sentences, index.words);
  const chances = chancesOf(requirements, lines, today);
  const matches = requirements.map((requirement, at): RequirementMatch => {
    const { id, text, strength, kind, isScored, span } = requirement;
    const share = shareOf(chances[at] ?? 0);
    return {
      id,
      statement: text,
      strength,
      kind,
      is_scored: isScored,
      ...answerFor(findEvidence(requirement, index, today), share, isScored),
      share,
      job_span: span,
    };
  });
  return quotes ? matches.map((match) => withQuote(match, originalResume, quotes)) : matches;
}

/** What a model takes for proof counts half until the person says that it is one. */
const quotedShare = 0.5;

/** A quote speaks only where the code found nothing, and makes likely what it shows, never found. */
function withQuote(match: RequirementMatch, resume: string, { readBy, quotes }: Quotes): RequirementMatch {
  if (match.answer !== 'not_found' || !match.is_scored) return match;
  const quote = quotes.find(({ requirement }) => requirement === match.id);
  const line = quote && quotedLine(resume, quote);
  if (line === undefined) return match;
  return { ...match, answer: 'likely', lines: [line], share: Math.max(match.share, quotedShare), read_by: readBy };
}

/** The roots of the chances that say nothing, and that are as good as sure. */
const [nothing, everything] = [0.3, 0.8];

/** The root of the chance follows the labelled share of the proven best: many small signs together tell more than a few. */
function shareOf(chance: number): number {
  const share = (Math.sqrt(chance) - nothing) / (everything - nothing);
  return Number(Math.min(1, Math.max(0, share)).toFixed(3));
}
