import type { Figure } from './numbers.js';
import { timeSpan } from './time-spans.js';

interface Told {
  text: string;
  figures: Figure[];
}

/** A line with more figures than this is a table; comparing all with all would take its time. */
const figuresMax = 30;

/** What stands between the hours and the minutes of one time: "3 h 10", "two hours and twenty minutes". */
const hoursBetween = /^ ?h(?:ours?|rs?)?,? (?:and )?$/i;

/** Time is a length of time in minutes, and where it stands. */
interface Time {
  start: number;
  end: number;
  minutes: number;
  isOfTwo: boolean;
}

function timesIn({ text, figures }: Told): Time[] {
  if (figures.length > figuresMax) return [];
  return figures.flatMap((figure, at): Time[] => {
    const [before, next] = [figures[at - 1], figures[at + 1]];
    if (before && hoursBetween.test(text.slice(before.end, figure.start))) return [];
    if (next && hoursBetween.test(text.slice(figure.end, next.start)))
      return [{ start: figure.start, end: next.end, minutes: figure.value * 60 + next.value, isOfTwo: true }];
    const span = timeSpan(figure, text);
    return span?.sort === 'clock'
      ? [{ start: figure.start, end: figure.end, minutes: span.length, isOfTwo: false }]
      : [];
  });
}

const stepBetween =
  /^ ?(?:min(?:ute)?s?|h(?:ou)?rs?|h|m)?\.? ?(?:down |up )?(?:to|→|->|=>|>) ?(?:about |around |only |just )?$/i;

/** isStepOfTimes is true for the hours and minutes between two times: "two hours and twenty minutes" of "3 h 10 to 50 minutes". */
export function isStepOfTimes({ start }: Figure, claim: Told, sources: readonly Told[]): boolean {
  const own = timesIn(claim).find((time) => time.isOfTwo && start >= time.start && start < time.end);
  if (!own) return false;
  return sources.some((source) => {
    const times = timesIn(source);
    return times.some((from, at) => {
      const to = times[at + 1];
      return (
        to !== undefined &&
        Math.abs(from.minutes - to.minutes) === own.minutes &&
        stepBetween.test(source.text.slice(from.end, to.start))
      );
    });
  });
}

const eachBehind = /^(?: ?(?:to|-|–) ?\d+)?(?: [\p{L}-]{1,20}){0,3} (?:each|apiece)(?!\p{L})/iu;
const eachChars = 80;
const countMax = 20;

/** isProduct is true for how many there are in all where a line says how many each has: "12" of "two sessions, 6 vials each". */
export function isProduct({ value, start, time, unit }: Figure, claim: Told, sources: readonly Told[]): boolean {
  if (time !== '') return false;
  const told = new Set(claim.figures.filter((each) => each.start !== start).map((each) => each.value));
  return sources.some(({ text, figures }) => {
    if (figures.length > figuresMax) return false;
    const ofEach = figures.filter(
      (each) => each.unit === unit && eachBehind.test(text.slice(each.end, each.end + eachChars)),
    );
    const counts = figures.filter(
      (each) =>
        each.unit === '' && each.time === '' && each.value > 1 && each.value <= countMax && told.has(each.value),
    );
    return counts.some((count) => ofEach.some((each) => each.start > count.end && count.value * each.value === value));
  });
}
