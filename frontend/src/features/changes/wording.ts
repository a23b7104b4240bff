import type { RequirementMatch } from '@tailwright/contracts/analysis';
import { namesTarget, type Edit } from '@tailwright/contracts/optimize';
import type { Change, Changes, Row } from './changes';
import type { Line } from './resume-lines';
import type { Progress } from './review';

export const changeName: Record<Change, string> = {
  unchanged: 'Unchanged',
  moved: 'Moved',
  reworded: 'Reworded',
  'moved and reworded': 'Moved and reworded',
  new: 'New',
  'left out': 'Left out',
};

/** A line that the person typed is marked so, whatever it was before. */
export const ownName = 'Your own words';

const counted: [Change, string][] = [
  ['reworded', 'reworded'],
  ['moved', 'moved'],
  ['moved and reworded', 'moved and reworded'],
  ['new', 'new'],
  ['left out', 'left out'],
];

/** countSentence sums up what happened, unchanged lines first. */
export function countSentence(counts: Changes['counts']): string {
  const changed = counted.flatMap(([change, name]) => (counts[change] > 0 ? [`${counts[change]} ${name}`] : []));
  const kept = counts.unchanged === 1 ? '1 line is as you wrote it' : `${counts.unchanged} lines are as you wrote them`;
  return changed.length === 0 ? `${kept}; nothing else changed.` : `${kept}, ${changed.join(', ')}.`;
}

export function notAddedSentence(claims: number): string {
  if (claims === 0) return 'Nothing had to be kept out.';
  return claims === 1 ? 'One claim was not added.' : `${claims} claims were not added.`;
}

/** putBackSentence says how many lines are chosen to go back. */
export const putBackSentence = (lines: number): string =>
  lines === 1 ? '1 line goes back to your words.' : `${lines} lines go back to your words.`;

/** notes say what a check made of what the person did to a line. */
export const notes = {
  putBack: 'Your words are back.',
  edited: 'Your line is saved.',
  removed: 'The line is gone.',
  undone: 'The last change is undone.',
  cameBack: 'The line came back: the check lets no line of your resume get lost. You can edit it instead.',
};

/** notKeptSentence never loses what was typed: it stands in the editor, or where no line is left to edit, here. */
export const notKeptSentence = (typed: string, isStillOpen: boolean): string =>
  isStillOpen
    ? 'The check did not keep this line. What you typed is still there: change it and save again.'
    : `The check did not keep your line “${typed}”.`;

/** withMatch adds the percentage to what was done, so that nobody has to scroll up to see it. */
export const withMatch = (note: string, percentage: number): string => `${note} Match now ${percentage}%.`;

/** progressSentence says how far a person has come. */
export const progressSentence = ({ reviewed, changes }: Progress): string =>
  `${reviewed} of ${changes} ${changes === 1 ? 'change' : 'changes'} reviewed`;

/** placeSentence says where in the original a line stood; an added one stood nowhere. */
export function placeSentence({ change, basis, cameFrom, edit }: Row): string | null {
  if (basis.length === 0) return edit ? null : 'Rests on no single line of your resume';
  const lines = numbersText(basis.map(({ number }) => number));
  if (change === 'left out') return `Was ${lines} of your resume`;
  return cameFrom ? `From ${lines}, under “${cameFrom}”` : `From ${lines}`;
}

/** Blank lines are counted, so neighbours may be two apart. */
const neighbourGapMax = 2;

function numbersText(numbers: readonly number[]): string {
  const [first] = numbers;
  const last = numbers.at(-1);
  if (first === last) return `line ${first}`;
  const isRun = numbers.every((number, nth) => nth === 0 || number - numbers[nth - 1]! <= neighbourGapMax);
  return isRun ? `lines ${first} to ${last}` : `lines ${numbers.slice(0, -1).join(', ')} and ${last}`;
}

const kindText: Record<Edit['kind'], string | null> = {
  own: null,
  reworded: null,
  skills: 'Added to your skills: your resume shows it',
  summary: 'Written from your own lines',
  term: "The job description's name for it",
};

/** kindSentence says in plain words what an edit did; that a line was reworded or typed, its mark says. */
export const kindSentence = (edit: Edit): string | null =>
  namesTarget(edit) ? 'Names the job you apply for, as it is advertised' : kindText[edit.kind];

const statementsShown = 2;
/** A longer line is cut: it stands whole in its own place. */
const lineCharsMax = 120;

/** servesSentence names the requirements an edit serves, those the report knows, in the whole words of the posting. */
export function servesSentence({ requirements }: Edit, asked: readonly RequirementMatch[]): string | null {
  const statements = requirements.flatMap((id) => asked.find((each) => each.id === id)?.statement ?? []);
  if (statements.length === 0) return null;
  const shown = statements.slice(0, statementsShown).map((statement) => `“${statement}”`);
  const more = statements.length - shown.length;
  return more > 0 ? `for ${shown.join(', ')} and ${more} more` : `for ${shown.join(' and ')}`;
}

/** supportSentence quotes the person's lines that show an edit to be true and stand in their own place. */
export function supportSentence({ kind }: Edit, support: readonly Line[]): string | null {
  // What a person typed needs no proof.
  if (support.length === 0 || kind === 'own') return null;
  const shown = support.slice(0, statementsShown).map(({ text }) => `“${clipped(text)}”`);
  const more = support.length - shown.length;
  const quotes = more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(' and ');
  return `${support.length === 1 ? 'Shown by your line' : 'Shown by your lines'} ${quotes}`;
}

function clipped(line: string): string {
  if (line.length <= lineCharsMax) return line;
  const end = line.lastIndexOf(' ', lineCharsMax);
  return `${line.slice(0, end > 0 ? end : lineCharsMax)} …`;
}
