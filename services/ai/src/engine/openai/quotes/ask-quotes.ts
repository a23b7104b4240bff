import type { OptimizeRequest } from '@tailwright/contracts/optimize';
import { matchRequirements } from '../../../analysis/requirements.js';
import { placeOfQuote, quotedLine, type Quote } from '../../../evidence/quotes.js';
import { heard } from '../../../text/heard.js';
import type { Prompt } from '../chat.js';
import { ContactMask } from '../contacts.js';
import { fitTexts } from '../fit.js';
import { askedMax, type ProposedQuote } from './quotes-answer.js';
import { quotesPrompt } from './quotes.prompt.js';

/** AskedQuotes is a question for quotes, and what must be known to take the answer. */
export interface AskedQuotes {
  prompt: Prompt;
  /** The requirements in the order in which they were shown. */
  asked: { id: string; statement: string }[];
}

const statementCharsMax = 400;

/** askQuotes asks about what the code finds nothing for; undefined when that is nothing. Replies change no reading. */
export function askQuotes(question: {
  request: OptimizeRequest;
  tokens: number;
  today: Date;
}): AskedQuotes | undefined {
  const { request, tokens, today } = question;
  const { resumeText, jobDescription } = heard(request);
  const requirements = matchRequirements({ jobDescription, originalResume: resumeText, replies: [], today });
  const asked = requirements
    .filter(({ is_scored, answer }) => is_scored && answer === 'not_found')
    .slice(0, askedMax)
    .map(({ id, statement }) => ({ id, statement: statement.slice(0, statementCharsMax) }));
  if (asked.length === 0) return undefined;
  const mask = new ContactMask();
  const rows = asked.map(({ statement }, at) => `${at + 1}. ${statement}`).join('\n');
  const fitted = fitTexts({ resumeText: mask.hide(resumeText), jobDescription: mask.hide(rows) }, tokens);
  return { prompt: quotesPrompt(fitted.jobDescription, fitted.resumeText), asked };
}

interface Answered {
  request: OptimizeRequest;
  asked: AskedQuotes['asked'];
  proposed: readonly ProposedQuote[];
}

/** takeQuotes keeps the first quote of each requirement of which both halves stand in the texts word for word. */
export function takeQuotes({ request, asked, proposed }: Answered): Quote[] {
  const { resumeText } = heard(request);
  const taken = new Map<string, Quote>();
  for (const { requirement, posting, resume } of proposed) {
    const about = asked[requirement - 1];
    if (!about || taken.has(about.id) || !placeOfQuote(posting, about.statement)) continue;
    const place = placeOfQuote(resume, resumeText);
    if (place && quotedLine(resumeText, place) !== undefined) taken.set(about.id, { requirement: about.id, ...place });
  }
  return [...taken.values()];
}
