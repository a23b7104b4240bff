import type { CoverLetterRequest } from '@tailwright/contracts/cover-letter';
import { companyOf } from '../engine/built-in/letter-facts.js';
import { guardLetter } from '../facts/guard.js';
import type { Draft } from './draft.js';
import { heard } from '../text/heard.js';
import type { TextStage } from '../text/text-worker.js';

/** completeLetter checks every sentence of a draft. The employer that the posting names may be named, as one from the form. */
export function completeLetter(
  { request, draft }: { request: CoverLetterRequest; draft: Draft },
  enter: (stage: TextStage) => void,
) {
  enter('checking');
  const { resumeText: original, jobDescription } = heard(request);
  const form = { ...request, companyName: companyOf(request) };
  const letter = { original, form, jobDescription, letter: draft.text, today: draft.askedAt };
  const { text, report } = guardLetter(letter);
  return { coverLetter: text, factCheck: report };
}
