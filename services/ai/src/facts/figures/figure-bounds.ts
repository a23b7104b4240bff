import type { Source } from '../evidence.js';
import { holdersOf } from './figure-holders.js';
import type { Figure } from './numbers.js';

/** Bound is the side of a figure on which a text puts what it counts: "over 40", "40 or more", "fewer than 6". */
type Bound = 'above' | 'below';

/** How far before and behind a figure its bound stands. */
const boundCharsMax = 26;

const above =
  /(?:(?<!\p{L})(?:over|above|beyond|exceed(?:ing|ed|s)?|more th[ae]n|at least|upwards? of|in excess of|(?:no|not) (?:less|fewer) than|a minimum of|minimum|min\.?|greater than|mehr als|über|plus de|más de|meer dan|ponad)|>=?|≥) ?[$€£~]? ?$/iu;
const below =
  /(?:(?<!\p{L})(?:under|below|fewer than|less than|weniger als|unter|moins de|menos de|minder dan)|<=?|≤) ?[$€£~]? ?$/iu;
const aboveBehind =
  /^(?: ?\+|[- ]?plus\b|[- ]?(?:odd|something)\b|(?:\p{L}{1,2}(?!\p{L}))?(?: [\p{L}'’-]{1,20}){0,3},? (?:or (?:more|over|up|upwards?|above|higher|better|beyond)(?!\p{L})|(?:and|&) (?:more|up|upwards?|beyond)(?! ?\p{L})|(?:and|&) (?:over|above)(?!\p{L}| ?(?:\d|(?:all|the|to|an?|its?|their|his|her)(?!\p{L})))))/iu;
const belowBehind =
  /^(?: [\p{L}'’-]{1,20}){0,3} (?:or (?:less|fewer|under|below)(?!\p{L})|and (?:less|fewer|under|below)(?! ?\p{L}))/iu;
/** "Above the 95 % target" compares with it. */
const aimBehind =
  /^ ?(?:%|percent)? ?(?:[\p{L}-]{1,20} ){0,2}(?:targets?|goals?|averages?|quotas?|benchmarks?|standards?|thresholds?|limits?|budgets?|minimum|baseline)(?!\p{L})/iu;
/** A line of the original is as good in other words: "past 40", "40 and counting", "max. 6", "never above 6". */
const aboveOfLine =
  /(?:(?<!\p{L})(?:past|passed|passing|hit|reach(?:ed|ing|es)?|from|starting at|least|beat(?:ing)?|topped|topping|some|approaching|most of) |~) ?[$€£]?$/iu;
const belowOfLine =
  /(?<!\p{L})(?:max(?:imum)?\.?|at most|within|inside|in|up ?to|upto|never (?:above|over|more than)|(?:no|not) more than|limit(?: of)?|by|beat(?:ing)?|sub)[ -]?[$€£]?$/iu;
const countingBehind =
  /^(?: ?[\p{L}-]{1,20}){0,2} ?(?:and counting|and change|or so|-?some|-?ish|upwards?|min(?:imum)?)(?!\p{L})/iu;
const mostBehind = /^(?: ?[\p{L}%-]{1,20}){0,2} ?max(?:imum)?(?!\p{L})/iu;

/** "Inspector under 396.19" and "under 29.1910" name a rule. */
const rule = /^\d{2,}\.\d{2,}$/u;
const underRule = /(?<!\p{L})under (?:the )?$/iu;

/** "25 to 35" begins at 25. */
const rangeBehind = /^ ?(?:-|–|—|to|till|until|or|bis) ?[$€£]?\d/iu;

/** "Took over 12 routes" and "spread over 12 sites" give no bound. */
const overOfVerb =
  /(?<!\p{L})(?:t[ao]ke?(?:s|n|ing)?|took|taking|hand(?:ed|s|ing)?|turn(?:ed|s|ing)?|carr(?:y|ies|ied|ying)|roll(?:ed|s|ing)?|br(?:ing|ought)|went|mov(?:ed|es?|ing)|switch(?:ed|ing)?|presid(?:ed|es?|ing)|watch(?:ed|ing)?|spread|distributed|split|divided|held|extend(?:ed|ing)?|charge|authority|responsibility|control|all|up|down) over (?:the )?$/iu;
/** A foreman stands over eleven hands. */
const overOfRank =
  /(?<!\p{L})(?:foreman|foreperson|forewoman|supervisor|superintendent|leader|head|lead|manager|boss|captain|chief) over (?:the )?$/iu;
/** "Over three months", "over two cycles" and "over two floors" are the extent of it, "over three years of experience" how much there is. */
const extentBehind =
  /^(?:[ -](?:floor|storey|level)s?\b(?! of)|[ -](?:\p{L}{2,12} )?(?:second|minute|hour|day|night|weekend|week|month|quarter|season|winter|summer|spring|autumn|year|shift|session|cycle|round|term|semester|sprint|visit|sitting|evening|afternoon|morning)s?\b(?! (?:of|experience)|['’]))/iu;

function boundOf({ start, end, text: written }: Figure, text: string): Bound | undefined {
  const digits = start + (/^[$€£]? ?/.exec(written)?.[0].length ?? 0);
  const from = text.slice(Math.max(0, start - boundCharsMax), digits);
  const to = text.slice(end, end + boundCharsMax);
  if (written.includes('+') || aboveBehind.test(to)) return 'above';
  if (belowBehind.test(to)) return 'below';
  if (underRule.test(from) && rule.test(written) && /^ ?(?:$|[^\s\p{L}%])/u.test(to)) return undefined;
  if (below.test(from) && !aimBehind.test(to)) return 'below';
  if (!above.test(from)) return undefined;
  if (aimBehind.test(to)) return undefined;
  const isOver = /(?<!\p{L})over (?:the )?[$€£]? ?$/iu.test(from);
  return isOver && (overOfVerb.test(from) || overOfRank.test(from) || extentBehind.test(to)) ? undefined : 'above';
}

function isBounded(figure: Figure, line: string, bound: Bound): boolean {
  if (boundOf(figure, line) === bound) return true;
  const from = line.slice(Math.max(0, figure.start - boundCharsMax), figure.start);
  const to = line.slice(figure.end, figure.end + boundCharsMax);
  return bound === 'below'
    ? belowOfLine.test(from) || mostBehind.test(to)
    : aboveOfLine.test(from) || rangeBehind.test(to) || countingBehind.test(to);
}

/** "1,200 plants over 3 sites" where the line has them "on 3 sites". */
function isSpreadOver(figure: Figure, text: string, near: readonly Source[]): boolean {
  const before = text.slice(0, figure.start);
  if (figure.value > spreadMax || !/(?<!\p{L})over $/iu.test(before)) return false;
  // "Managed over 3 sites" counts them: what is spread over them is named before.
  if (before.trim().split(' ').length <= wordsBefore) return false;
  return holdersOf(figure, near).some((source) =>
    source.figures.some(({ value, start }) => value === figure.value && spreadBefore.test(source.text.slice(0, start))),
  );
}

/** "Somebody moved something", in short. */
const wordsBefore = 3;
/** What is spread over more places is counted. */
const spreadMax = 12;
const spreadBefore = /(?<!\p{L})(?:on|at|in|for|across|over|between|among|around) (?:the |all )?$/iu;

/** isBeyondGiven is true for "over 40" where every line that gives the figure has 40, "about 40" or "up to 40". */
export function isBeyondGiven(figure: Figure, text: string, near: readonly Source[]): boolean {
  const bound = boundOf(figure, text);
  if (bound === undefined || isSpreadOver(figure, text, near)) return false;
  const given = holdersOf(figure, near).flatMap((source) =>
    source.figures.filter(({ value }) => value === figure.value).map((each) => isBounded(each, source.text, bound)),
  );
  return given.length > 0 && !given.includes(true);
}
