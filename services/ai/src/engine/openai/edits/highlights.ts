import { hasHighlights, rowsMin } from '../../built-in/highlights.js';
import { type Checks, type Made, type Refusal, checkHighlight, checkName, saysAgain } from './check-edit.js';
import type { Proposal } from './edits-answer.js';
import { isNameShown } from './name-shown.js';
import type { NumberedLine, NumberedResume } from './numbered-resume.js';

/** More are not read at a glance. */
const highlightsMax = 10;

/**
 * checkHighlights takes the lines that may stand at the top of a resume, each once; none where too few of them may. One whose
 * name its lines do not show stands without the name, and is refused all the same, so that a model may find a better one.
 */
export function checkHighlights(
  numbered: NumberedResume,
  proposals: readonly Proposal[],
  checks: Checks,
): { made: Made[]; refused: Refusal[] } {
  const made: Made[] = [];
  const refused: Refusal[] = [];
  const isSaid = (text: string) => made.some((other) => saysAgain(text, [other.text]));
  // A person's own highlights stay, and our heading is English.
  const all = numbered.layout.hasTop && !hasHighlights(numbered.resume) ? proposals : [];
  for (const proposal of all) {
    const checked = checkHighlight(proposal, checks);
    if ('refusal' in checked) refused.push({ proposal, reason: checked.refusal });
    else if (isSaid(proposal.text)) refused.push({ proposal, reason: 'another highlight says it' });
    else if (made.length < highlightsMax) {
      const { text, cited } = checked.edit;
      const named = readName(proposal, cited, numbered);
      if ('refusal' in named) refused.push({ proposal, reason: named.refusal });
      const name = 'name' in named ? named.name : '';
      made.push({ proposal, text: name === '' ? withCapital(text) : `${name}: ${text}`, lines: cited });
    }
  }
  return { made: made.length < rowsMin ? [] : made, refused };
}

function readName(
  { name: written = '', text: said }: Proposal,
  cited: readonly NumberedLine[],
  { resume, jobDescription, layout }: NumberedResume,
): ReturnType<typeof checkName> {
  const checked = checkName(written, cited, jobDescription);
  if ('refusal' in checked || checked.name === '') return checked;
  // "Spanish: Spanish - fluent" says it twice.
  if (said.toLowerCase().startsWith(checked.name.toLowerCase())) return { name: '' };
  const texts = cited.map(({ text }) => text);
  const isShown = isNameShown(checked.name, texts, resume.text, layout.today);
  return isShown ? checked : { refusal: 'its lines do not show what its name says' };
}

/** A fragment may begin in the middle of its line; names written like "iOS" stay. */
function withCapital(text: string): string {
  return text.replace(/^\p{Ll}(?=\p{Ll}*(?: |$))/u, (letter) => letter.toUpperCase());
}
