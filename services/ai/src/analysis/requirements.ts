import type { RequirementMatch, RequirementReply } from '@tailwright/contracts/analysis';
import { answerFor } from './answers.js';
import { evidenceOfPosting } from '../evidence/posting-evidence.js';
import { shareOf } from '../evidence/proof.js';
import { quotedLine, type Quotes } from '../evidence/quotes.js';
import { readPosting } from '../posting/read-posting.js';

interface Asked {
  jobDescription: string;
  originalResume: string;
  replies: readonly RequirementReply[];
  quotes?: Quotes | undefined;
  today: Date;
}

/** matchRequirements lists what the job asks, each with what the person's own resume and sentences say about it. */
export function matchRequirements({
  jobDescription,
  originalResume,
  replies,
  quotes,
  today,
}: Asked): RequirementMatch[] {
  const sentences = replies.filter(({ reply }) => reply === 'sentence').map(({ text }) => text);
  const requirements = readPosting(jobDescription);
  const answers = evidenceOfPosting(requirements, { resumeText: originalResume, sentences, today });
  const matches = [...answers].map(([requirement, { evidence, chance }]): RequirementMatch => {
    const { id, text, strength, kind, isScored, span } = requirement;
    const share = shareOf(chance);
    return {
      id,
      statement: text,
      strength,
      kind,
      is_scored: isScored,
      ...answerFor(evidence, share, isScored),
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
