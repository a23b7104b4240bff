import type { Change, Changes, Row } from './changes';

export const changeName: Record<Change, string> = {
  unchanged: 'Unchanged',
  moved: 'Moved',
  reworded: 'Reworded',
  'moved and reworded': 'Moved and reworded',
  new: 'New',
  'left out': 'Left out',
};

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

/** placeSentence says where in the original a line stood; an added one stood nowhere. */
export function placeSentence({ change, basis, cameFrom }: Row): string | null {
  const [first] = basis;
  const last = basis.at(-1);
  if (!first || !last) return 'Rests on no single line of your resume';
  const lines = first === last ? `line ${first.number}` : `lines ${first.number} to ${last.number}`;
  if (change === 'left out') return `Was ${lines} of your resume`;
  return cameFrom ? `From ${lines}, under “${cameFrom}”` : `From ${lines}`;
}
