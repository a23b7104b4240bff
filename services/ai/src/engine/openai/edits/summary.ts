import { type CheckedEdit, type Checks, type Made, type Refusal, checkSentence } from './check-edit.js';
import type { Proposal } from './edits-answer.js';
import { lostFigures } from './lost-facts.js';
import type { NumberedLine, NumberedResume } from './numbered-resume.js';

/** A summary of the person's own that has more lines is edited line by line, never replaced. */
const ownLinesMax = 3;
const charsMax = 900;
const sentencesMax = 5;

/** CheckedSummary is the paragraph that the accepted sentences make; none where the person's own summary stays. */
export interface CheckedSummary {
  edit: CheckedEdit | undefined;
  made: Made[];
  refused: Refusal[];
}

/** checkSummary takes the sentences that may stand and, where a summary stands already, the place of its lines. */
export function checkSummary(numbered: NumberedResume, sentences: readonly Proposal[], checks: Checks): CheckedSummary {
  const made: Made[] = [];
  const refused: Refusal[] = [];
  for (const proposal of sentences) {
    const checked =
      made.length < sentencesMax ? checkSentence(proposal, checks) : { refusal: 'the summary is too long' };
    if ('refusal' in checked) refused.push({ proposal, reason: checked.refusal });
    else made.push({ proposal, text: checked.edit.text, lines: checked.edit.cited });
  }
  if (made.length === 0) return { edit: undefined, made, refused };
  const text = made.map((sentence) => sentence.text).join(' ');
  const replaced = ownSummary(numbered);
  const refusal = refusalOf(text, replaced, numbered, checks);
  if (refusal !== undefined) {
    const all = made.map(({ proposal }) => ({ proposal, reason: refusal }));
    return { edit: undefined, made: [], refused: [...refused, ...all] };
  }
  const cited = [...new Set([...replaced, ...made.flatMap((sentence) => sentence.lines)])];
  return { edit: { text, use: 'summary', replaced, cited }, made, refused };
}

/** The lines of the person's own summary, above the first heading or under its own. */
const ownSummary = ({ lines }: NumberedResume): NumberedLine[] => lines.filter((line) => line.use === 'summary');

function refusalOf(
  text: string,
  replaced: readonly NumberedLine[],
  { resume }: NumberedResume,
  { language }: Checks,
): string | undefined {
  if (text.length > charsMax) return 'the summary is too long';
  const isSpread = new Set(replaced.map((line) => line.section)).size > 1;
  const hasOwn = resume.sections.some((section) => section.kind === 'summary');
  if (replaced.length > ownLinesMax || isSpread || (hasOwn && replaced.length === 0)) {
    return 'the resume has a summary of its own: change its lines one by one';
  }
  // A new section needs a heading, and ours is English.
  if (replaced.length === 0 && language !== 'en') return 'the resume has no summary';
  const lost = lostFigures(replaced, text);
  return lost.length > 0 ? `the summary leaves out ${lost.slice(0, 5).join(', ')}` : undefined;
}
