import type { NotAdded } from '@tailwright/contracts/facts';
import type { OptimizeRequest } from '@tailwright/contracts/optimize';
import { heard } from '../../../text/heard.js';
import type { Prompt } from '../chat.js';
import { ContactMask } from '../contacts.js';
import { applyEdits } from './apply-edits.js';
import type { AskedEdits } from './ask-edits.js';
import type { Made } from './check-edit.js';
import { type Proposal, type Proposals, onlyThose } from './edits-answer.js';
import type { Left } from './findings.js';
import { numberResume } from './numbered-resume.js';
import type { Objection } from './objections-answer.js';
import { secondReadingPrompt } from './second-reading.prompt.js';

const reason = 'A second reading found that your resume does not say this.';
const quotedCharsMax = 200;

interface ToRead {
  request: OptimizeRequest;
  proposals: Proposals;
  asked: AskedEdits;
}

/** askSecondReading puts the question about the edits that were made; undefined when there are none. */
export function askSecondReading(reading: ToRead): Prompt | undefined {
  const made = madeOf(reading);
  if (made.length === 0) return undefined;
  const rows = made.map(
    ({ text, lines }, at) => `${at + 1}. ${text}\n   rests on: ${lines.map((line) => line.text).join('\n   and on: ')}`,
  );
  return secondReadingPrompt(new ContactMask(reading.asked.contacts).hide(rows.join('\n')));
}

/**
 * withoutVetoed leaves the edits that were read and not objected to. An objection counts only where it quotes words of
 * the edit, and its lines do not say them.
 */
export function withoutVetoed({ objections, ...reading }: ToRead & { objections: Objection[] }): Left {
  const kept = new Set<Proposal>();
  const notAdded: NotAdded[] = [];
  madeOf(reading).forEach((made, at) => {
    const founded = objections.find((objection) => objection.edit === at + 1 && isFounded(objection, made));
    if (founded) notAdded.push({ kind: 'statement', text: founded.words.trim().slice(0, quotedCharsMax), reason });
    else kept.add(made.proposal);
  });
  return { proposals: onlyThose(reading.proposals, (proposal) => kept.has(proposal)), notAdded };
}

function isFounded({ words }: Objection, { text, lines }: Made): boolean {
  const quoted = wordsOf(words);
  return (
    quoted.trim() !== '' &&
    text.includes(words.trim()) &&
    wordsOf(text).includes(quoted) &&
    !lines.some((line) => wordsOf(line.text).includes(quoted))
  );
}

/** With a space at either end, so that only whole words are found in it. */
const wordsOf = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}%$€£+#]+/gu) ?? []).join(' ')} `;

function madeOf({ request, proposals, asked }: ToRead): Made[] {
  const numbered = numberResume(heard(request), asked.layout);
  return numbered ? applyEdits(numbered, proposals, asked.shown).made : [];
}
