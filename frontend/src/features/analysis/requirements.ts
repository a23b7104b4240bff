import type { RequirementMatch, RequirementReply, Strength } from '@tailwright/contracts/analysis';

export type Answer = RequirementMatch['answer'];
export type Order = 'posting' | 'strength';

/** answerOf is what a requirement counts as: the person's own word, or else what the resume shows. */
export function answerOf(requirement: Pick<RequirementMatch, 'answer'>, reply: RequirementReply | undefined): Answer {
  if (reply === undefined) return requirement.answer;
  return reply.reply === 'no' ? 'not_found' : 'found';
}

export type Counts = Record<Answer, number>;

/** countAnswers counts the scored requirements by answer, with the person's replies. */
export function countAnswers(
  requirements: readonly RequirementMatch[],
  replies: ReadonlyMap<string, RequirementReply>,
): Counts {
  const counts: Counts = { found: 0, likely: 0, not_found: 0 };
  for (const requirement of requirements) {
    if (requirement.is_scored) counts[answerOf(requirement, replies.get(requirement.id))] += 1;
  }
  return counts;
}

/** countSentence leaves out what there is none of: "9 found, 11 to confirm, 4 not found". */
export function countSentence({ found, likely, not_found }: Counts): string {
  const parts = [
    { count: found, words: 'found' },
    { count: likely, words: 'to confirm' },
    { count: not_found, words: 'not found' },
  ];
  return parts
    .filter(({ count }) => count > 0)
    .map(({ count, words }) => `${count} ${words}`)
    .join(', ');
}

export const strengthText: Record<Strength, string> = {
  required: 'Required',
  preferred: 'Preferred',
  mentioned: 'Mentioned',
};

const strengthRank: Record<Strength, number> = { required: 0, preferred: 1, mentioned: 2 };
const answerRank: Record<Answer, number> = { not_found: 0, likely: 1, found: 2 };

/** inOrder sorts by what the resume shows, never by a reply, so that no row moves away from the person who answers it. */
export function inOrder(requirements: readonly RequirementMatch[], order: Order): RequirementMatch[] {
  const byPosting = (a: RequirementMatch, b: RequirementMatch) => a.job_span.start - b.job_span.start;
  if (order === 'posting') return requirements.toSorted(byPosting);
  return requirements.toSorted(
    (a, b) =>
      strengthRank[a.strength] - strengthRank[b.strength] ||
      answerRank[a.answer] - answerRank[b.answer] ||
      byPosting(a, b),
  );
}

/** noText says in the person's place what their refusal meant. */
export function noText({ answer, lines }: Pick<RequirementMatch, 'answer' | 'lines'>): string {
  if (answer === 'found') return 'that is not it.';
  if (answer === 'not_found') return 'I don’t have this.';
  return lines.length === 1 ? 'this line does not show it.' : 'none of these lines shows it.';
}

const shownFirst = 12;
/** A button that would reveal only a few more rows is longer than the rows. */
const hiddenMin = 4;

/** countShownFirst is how many rows are shown before "Show all" is pressed. */
export const countShownFirst = (total: number): number => (total < shownFirst + hiddenMin ? total : shownFirst);

/** linesWith keeps the lines that contain every typed word, in any case. */
export function linesWith(lines: readonly string[], typed: string): string[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return lines.filter((line) => words.every((word) => line.toLowerCase().includes(word)));
}
