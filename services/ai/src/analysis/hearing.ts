import type { Tagged } from './tagger/decode.js';
import { tagPosting } from './tagger/tagger.js';
import { splitTokens, type Token } from './tagger/tokens.js';
import type { PostingLine } from './posting.js';

/** Hearing is what the tagger hears in one line; offsets in the line. */
export interface Hearing {
  keywords: { start: number; end: number }[];
  /** The mean probability, 0 to 1, that the words of a run belong to a keyword. */
  certainty(start: number, end: number): number;
}

const english = new Set('the and of to in with for you we our a an is are will have your on or as at be'.split(' '));

/** hearKeywords asks the tagger about all lines at once; undefined when the posting is not in English, which it learned. */
export function hearKeywords(lines: PostingLine[]): Hearing[] | undefined {
  const tokens = lines.map((line) => splitTokens(line.text));
  const words = tokens.flat().map((token) => token.text.toLowerCase());
  const foreign = words.filter((word) => /[^\p{Script=Latin}\p{P}\p{S}\p{N}]/u.test(word)).length;
  const common = words.filter((word) => english.has(word)).length;
  if (foreign > words.length / 10 || (words.length > 60 && common < words.length / 20)) return undefined;
  const tagged = tagPosting(
    tokens.map((list) => ({
      tokens: list.map((token) => token.text),
      breaks: list.map((token) => token.isAfterBreak),
    })),
  );
  return tagged.map((heard, index) => hearingOf(heard, tokens[index] ?? []));
}

function hearingOf({ spans, inside }: Tagged, tokens: Token[]): Hearing {
  return {
    keywords: spans.map(({ start, end }) => ({ start: tokens[start]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 })),
    certainty(start, end) {
      const share = inside.filter((_, at) => (tokens[at]?.start ?? 0) < end && start < (tokens[at]?.end ?? 0));
      return share.reduce((sum, each) => sum + each, 0) / Math.max(1, share.length);
    },
  };
}
