import type { RequirementReply } from '@tailwright/contracts/analysis';
import type { Analysis } from '@tailwright/contracts/as-read';
import { withReplies } from '@tailwright/contracts/match-percentage';

/** ReplyChange is one thing a person did: a reply given, or with null a reply taken back. */
export interface ReplyChange {
  requirement: string;
  reply: RequirementReply | null;
}

/** A longer text is refused by the server. */
const textMax = 600;
/** A sentence in the person's own words is one sentence, not a paragraph. */
export const sentenceMax = 300;

export function replyWith(requirement: string, reply: RequirementReply['reply'], text = ''): ReplyChange {
  const max = reply === 'sentence' ? sentenceMax : textMax;
  const oneLine = text.replace(/\s+/g, ' ').trim();
  return { requirement, reply: { requirement, reply, text: oneLine.slice(0, max) } };
}

/** mergeReplies puts changes on top of replies; the last change of a requirement wins. */
export function mergeReplies(
  replies: readonly RequirementReply[],
  changes: readonly ReplyChange[],
): RequirementReply[] {
  const merged = new Map(replies.map((reply) => [reply.requirement, reply]));
  for (const { requirement, reply } of changes) {
    if (reply === null) merged.delete(requirement);
    else merged.set(requirement, reply);
  }
  return [...merged.values()];
}

/** withChanges is the analysis after what the person did, with the percentages it makes where they can be computed here. */
export function withChanges(analysis: Analysis, changes: readonly ReplyChange[]): Analysis {
  if (changes.length === 0) return analysis;
  const replies = mergeReplies(analysis.replies, changes);
  const { wording_percentage: wording, original_wording_percentage: before } = analysis;
  if (wording === undefined || before === undefined) return { ...analysis, replies };
  return withReplies({ ...analysis, wording_percentage: wording, original_wording_percentage: before }, replies);
}
