import { allMatches } from '@tailwright/resume-text/text/all-matches';

/** YearsAsked is a number of years that a posting asks for, and of what. */
export interface YearsAsked {
  years: number;
  /** Of what: "casualty claims handling". */
  subject: string;
  /** What is asked beside it and is no wish: "with deep knowledge of Java"; '' for none. */
  rest: string;
  /** True where a second time is asked: "five of them leading crews". */
  isTwofold: boolean;
}

const numberWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const amount = `\\b(?:(\\d{1,2})|(${numberWords.join('|')}))\\W{0,3}(?:\\(?\\d{1,2}\\)?\\W{0,3})?(?:or more |plus )?(?:full )?`;
const yearsAsked = new RegExp(
  `${amount}(?:years?|yrs?)\\b(?! (?:college |university )?(?:degree|diploma|certificate|program))`,
  'gi',
);
/** "Within the last 12 months" is no time of work. */
const monthsAsked = new RegExp(`(?<!\\b(?:last|past|first|next|every|within) )${amount}months?\\b`, 'gi');
/** Fewer months than these are a course or a delay. */
const monthsMin = 6;

/** yearsIn lists the numbers of years a text names. */
export function yearsIn(text: string): number[] {
  return allMatches(yearsAsked, text).map(numberOf);
}

function numberOf(match: RegExpExecArray): number {
  return match[1] ? Number(match[1]) : numberWords.indexOf((match[2] ?? '').toLowerCase());
}

/** What a time is asked beside, and what is only wished. */
const wish = /[,;(]?\s(?:ideally|preferably)\b.*$|[,;(]\s?(?:preferred|a plus)\b.*$/i;
const beside =
  /(?:[,;(]|\s[–—-])\s?(?:with|incl\w*|of (?:which|them)|at least|plus|and an?|\d|one|two|three|four|five)\b.*$|\s(?:incl\w*|of which)\b.*$/i;
const twofold = new RegExp(`\\b(?:\\d{1,2}\\+?|${numberWords.slice(1).join('|')})\\b`, 'i');

/** How much is asked, and words that every posting says of work. */
const amountWords =
  /\b(?:at least|(?:a )?minimum(?: of)?|not less than|more than|over|up to|experiences?|professional(?:ly)?|progressive(?:ly)?|responsible|relevant|recent|proven|demonstrable|demonstrated|hands[- ]on|(?:full|part)[- ]time|working|work|roles?|positions?|jobs?|environments?|setting|capacity|similar|related|direct(?:ly)?|required?|needed|solid|strong|previous|prior|practical)\b|['’]/gi;

/** readYearsAsked reads how many years a requirement asks for, and of what; undefined where it asks for none. */
export function readYearsAsked(text: string): YearsAsked | undefined {
  const [first] = yearsIn(text);
  const months =
    first === undefined
      ? allMatches(monthsAsked, text)
          .map(numberOf)
          .find((each) => each >= monthsMin)
      : 0;
  const years = first ?? (months ?? 0) / 12;
  if (years === 0) return undefined;
  const asked = text.replace(first === undefined ? monthsAsked : yearsAsked, ' ').replace(wish, ' ');
  const subject = asked.replace(beside, ' ');
  const rest = asked.slice(subject.trimEnd().length).trim();
  return {
    years,
    subject: subject.replace(amountWords, ' ').replace(/\s+/g, ' ').trim(),
    rest,
    isTwofold: twofold.test(rest) || yearsIn(text).length > 1,
  };
}
