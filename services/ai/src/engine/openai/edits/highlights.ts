import { splitWords, stem } from '../../../text/words.js';
import { hasHighlights, rowsMin } from '../../built-in/highlights.js';
import { type Checks, type Made, type Refusal, checkHighlight, checkName, saysAgain } from './check-edit.js';
import type { Proposal } from './edits-answer.js';
import { isNameShown } from './name-shown.js';
import type { NumberedLine, NumberedResume } from './numbered-resume.js';

/** More are not read at a glance, and each takes a twentieth of the tokens of a whole resume. */
export const highlightsMax = 6;
/** "English" alone tells nothing. */
const wordsMin = 3;

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
  // A person's own highlights stay, and our heading is English.
  const all = numbered.layout.hasTop && !hasHighlights(numbered.resume) ? proposals : [];
  for (const proposal of all) {
    const { line, refusals } = readHighlight(proposal, made, { numbered, checks });
    refused.push(...refusals.map((reason) => ({ proposal, reason })));
    if (line && made.length < highlightsMax) made.push({ proposal, ...line });
  }
  return { made: made.length < rowsMin ? [] : made, refused };
}

interface Read {
  line?: Omit<Made, 'proposal'>;
  refusals: string[];
}

function readHighlight(
  proposal: Proposal,
  above: readonly Made[],
  { numbered, checks }: { numbered: NumberedResume; checks: Checks },
): Read {
  const checked = checkHighlight(proposal, checks);
  if ('refusal' in checked) return { refusals: [checked.refusal] };
  // The parts of a head are shown to a model with bars between them.
  const text = checked.edit.text.replace(/ \| /g, ', ');
  const { cited: lines } = checked.edit;
  if (lines.every(({ use }) => use === 'summary')) return { refusals: ['it repeats the summary beside it'] };
  if (above.some((other) => saysAgain(text, [other.text]))) return { refusals: ['another highlight says it'] };
  const named = readName(proposal, lines, numbered);
  const refusals = 'refusal' in named ? [named.refusal] : [];
  if ('name' in named && named.name !== '') return { line: { text: `${named.name}: ${text}`, lines }, refusals };
  if (splitWords(text).length < wordsMin) return { refusals: [...refusals, 'without a name it says too little'] };
  return { line: { text: withCapital(text), lines }, refusals };
}

function readName(
  { name: written = '', text }: Proposal,
  cited: readonly NumberedLine[],
  { resume, jobDescription, layout }: NumberedResume,
): ReturnType<typeof checkName> {
  const checked = checkName(written, cited, jobDescription);
  if ('refusal' in checked || checked.name === '') return checked;
  if (saysNothingNew(checked.name, text)) return { name: '' };
  // Years of one thing and years of another are as near to each other as words are.
  if (/(?<!\p{L})(?:years?|yrs?)(?!\p{L})/iu.test(checked.name)) return { refusal: 'its name counts years' };
  const texts = cited.map((line) => line.text);
  const isShown = isNameShown(checked.name, texts, resume.text, layout.today);
  return isShown ? checked : { refusal: 'its lines do not show what its name says' };
}

/** "Spanish: Spanish - fluent" and "Lead team: Lead a site team" say it twice: most of the name is how the text begins. */
function saysNothingNew(name: string, text: string): boolean {
  const stemsOf = (words: string) => splitWords(words).map(({ key }) => stem(key));
  const telling = splitWords(name).flatMap(({ key }) => (empty.has(key) ? [] : [stem(key)]));
  const beginning = new Set(stemsOf(text).slice(0, telling.length + beginningWords));
  return telling.filter((word) => beginning.has(word)).length >= telling.length * repeatedShare;
}

const beginningWords = 4;
const repeatedShare = 0.6;
const empty = new Set(
  'a an and as at by for from in of on or the to with work working experience experienced skills knowledge'.split(' '),
);

/** A fragment may begin in the middle of its line; names written like "iOS" stay. */
function withCapital(text: string): string {
  return text.replace(/^\p{Ll}(?=\p{Ll}*(?: |$))/u, (letter) => letter.toUpperCase());
}
