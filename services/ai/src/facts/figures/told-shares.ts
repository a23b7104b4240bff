import { allMatches } from '@tailwright/resume-text/text/all-matches';
import { changesIn } from './changes.js';
import { findFigures } from './numbers.js';

const numbers: Record<string, number> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ half: 2, halves: 2, second: 2, third: 3, fourth: 4, quarter: 4, fifth: 5, sixth: 6, eighth: 8, tenth: 10 },
};
const count = 'one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2}';
const inAll = new RegExp(`\\b(${count}) (?:in|out of) (?:every )?(${count})\\b(?!\\d|[.,]\\d)`, 'giu');
const named = /\b(an?|one|two|three|four)[ -](half|halves|third|quarter|fifth|sixth|eighth|tenth)s?\b/giu;
const everyOther =
  /\bevery (second|third|fourth|fifth|tenth) (?!days?|nights?|weeks?|weekends?|months?|years?|shifts?|evenings?|mornings?|summers?|winters?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)/giu;

/** How many parts of a whole a text tells in words: "one in three", "two thirds", "every second one". */
function sharesIn(text: string): number[] {
  const valueOf = (word = '') => numbers[word.toLowerCase()] ?? (/^an?$/i.test(word) ? 1 : Number(word));
  return [
    ...allMatches(inAll, text).map(([, part, all]) => valueOf(part) / valueOf(all)),
    ...allMatches(named, text).map(([, part, all]) => valueOf(part) / valueOf(all)),
    ...allMatches(everyOther, text).map(([, all]) => 1 / valueOf(all)),
  ].filter((share) => share > 0 && share < 1);
}

/** exchangedShares counts the shares of a claim in the place of another share: "every second one" where the line has "one in three". */
export function exchangedShares(claim: string, line: string): number {
  if (isOtherStep(claim, line) || isStepToldAsEnd(claim, line)) return 1;
  const own = sharesIn(line);
  if (own.length === 0) return isOtherPercentage(claim, line) ? 1 : 0;
  return sharesIn(claim).filter((share) => !own.some((each) => Math.abs(each - share) < 0.001)).length;
}

/** "By a third" where the line goes from 12 to 6: no change of the line is as large. */
function isOtherStep(claim: string, line: string): boolean {
  const told = allMatches(byShare, claim).map(([, part = '']) => 1 / (numbers[part.toLowerCase()] ?? 1));
  if (told.length === 0) return false;
  const changes = changesIn({ text: line, figures: findFigures(line) });
  const steps = changes.map(([from, to]) => Math.abs(from.value - to.value) / from.value);
  const shares = [
    ...sharesIn(line),
    ...allMatches(byShare, line).map(([, part = '']) => 1 / (numbers[part.toLowerCase()] ?? 1)),
  ];
  return (
    steps.length > 0 &&
    shares.length === 0 &&
    told.some((share) => !steps.some((step) => Math.abs(step - share) <= stepOffMax))
  );
}

/** "Down to a third" where the line has "down by a third". */
function isStepToldAsEnd(claim: string, line: string): boolean {
  const ends = allMatches(changeTo, claim).map(([, share = '']) => share.toLowerCase());
  const [byOfLine, toOfLine] = [changeBy, changeTo].map((pattern) =>
    allMatches(pattern, line).map(([, share = '']) => share.toLowerCase()),
  );
  return ends.some((share) => byOfLine?.includes(share) === true && toOfLine?.includes(share) !== true);
}

const aboutShare = '(?:about |around |nearly |almost |roughly |some |just )?(?:an? |one )?';
const shareTold = '(\\d{1,3}(?:[.,]\\d)? ?(?:%|percent)|half|third|quarter|fifth|tenth)(?!\\p{L})';
const changeTo = new RegExp(
  `(?<!\\p{L})(?:down|up|cut|reduced|lowered|raised|fell|dropped|rose|grew|brought)(?!\\p{L})[^.;,]{0,30}? to ${aboutShare}${shareTold}`,
  'giu',
);
const changeBy = new RegExp(`(?<!\\p{L})by ${aboutShare}${shareTold}`, 'giu');

const byShare =
  /\bby (?:about |around |roughly |nearly |almost |over |more than )?(?:an? |one )?(half|third|quarter|fifth|tenth)\b/giu;
/** "By a third" may be a little more or less. */
const stepOffMax = 0.06;

const roughly =
  '(?:(nearly|almost|close to|just under) |(over|more than|above|better than) |(?:about|around|roughly|some|by) )';
/** "Nearly a quarter" and, where such a word tells that it is a share, "half". */
const roughShare = new RegExp(`\\b${roughly}?an? (half|third|quarter|fifth|tenth)\\b`, 'giu');
const halves = new RegExp(`\\b${roughly}(half)\\b`, 'giu');
/** By how many points the percentage may be off for a share told roughly, and told as more or less than it is. */
const pointsMax = 3;
const sidePointsMax = 5;

/** "By nearly a quarter" where the line has 18 %: the one percentage of the line lies elsewhere. */
function isOtherPercentage(claim: string, line: string): boolean {
  const [own, ...others] = findFigures(line).filter(({ unit }) => unit === '%');
  if (!own || others.length > 0 || findFigures(claim).some(({ unit }) => unit === '%')) return false;
  return [...allMatches(roughShare, claim), ...allMatches(halves, claim)].some(([, under, over, part = '']) => {
    const points = own.value - 100 / (numbers[part.toLowerCase()] ?? 1);
    if (under) return points > 0.5 || points < -sidePointsMax;
    if (over) return points < -0.5 || points > sidePointsMax;
    return Math.abs(points) > pointsMax;
  });
}
