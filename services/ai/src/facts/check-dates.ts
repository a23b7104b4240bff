import { findDates } from '@tailwright/resume-text/recognizers/dates';
import { inline } from '@tailwright/resume-text/text/markdown';
import { judgeClaim } from './judge-claim.js';
import type { Row } from './outline.js';
import type { Pass } from './pass.js';

/**
 * checkDates lets the line of time below a head through. Its dates are checked with the head; what else it says is a claim
 * like any other: "2021 – 2023, five days a week".
 */
export function checkDates(row: Row, { evidence, posting, addedDoubt, notAdded, out }: Pass): void {
  const spans = findDates(row.text);
  const ends = [0, ...spans.map(({ end }) => end)];
  const beside = ends.map((from, at) => said.exec(row.text.slice(from, spans[at]?.start))?.[0] ?? '');
  const claims = beside.filter((text) => /\p{L}/u.test(text));
  const doubts = claims.flatMap((text) => judgeClaim({ text, kind: 'line' }, evidence, posting, addedDoubt).doubts);
  notAdded.push(...doubts);
  const times = spans.map(({ start, end }) => row.text.slice(start, end)).join(', ');
  out.push(doubts.length === 0 ? row.raw : inline(times));
}

/** A text without the signs at its ends. */
const said = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u;
