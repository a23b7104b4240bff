import type { LetterToCheck } from '@tailwright/contracts/cover-letter';
import type { FactCheck } from '@tailwright/contracts/facts';
import { companyOf } from '../engine/built-in/letter-facts.js';
import { guardLetter } from '../facts/guard.js';
import { heard } from '../text/heard.js';

/** checkLetterLines tells what the lines that a person typed into a letter say and the resume does not. The lines stay. */
export function checkLetterLines({ letter, askedAt }: { letter: LetterToCheck; askedAt: Date }): FactCheck {
  const { resumeText: original, jobDescription } = heard(letter);
  const { applicantName = '', recipientName } = letter;
  const { report } = guardLetter({
    original,
    jobDescription,
    form: { applicantName, companyName: companyOf(letter), recipientName },
    letter: letter.ownLines.join('\n\n'),
    today: askedAt,
  });
  const { checked, notAdded: unproven } = report;
  return { checked, notAdded: [], ...(unproven.length > 0 && { unproven }) };
}
