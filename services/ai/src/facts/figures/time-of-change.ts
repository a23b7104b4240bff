import { findFigures } from './numbers.js';
import { isSameSpan, timeSpan, type TimeSpan } from './time-spans.js';

const within = /(?<!\p{L})(?:in|within|inside) (?:the (?:space|course) of )?(?:just |only |under |less than )?/giu;
const single = /^(?:an? (?:single )?|one (?:single )?|(?:the )?same )(?=(?:day|week|month|quarter|year)(?!\p{L}))/iu;
const spanChars = 30;

/** isOtherTimeOfChange is true for "within a single year" of what came "in two years". */
export function isOtherTimeOfChange(claim: string, line: string): boolean {
  const [told, own] = [timesIn(claim), timesIn(line)];
  return told.some(
    (each) => own.some(({ sort }) => sort === each.sort) && !own.some((other) => isSameSpan(each, other)),
  );
}

/** The lengths of time within which a text says that something came about. */
function timesIn(text: string): TimeSpan[] {
  return [...text.matchAll(within)].flatMap(({ index, 0: word }) => {
    const behind = text.slice(index + word.length, index + word.length + spanChars).replace(single, '1 ');
    const [figure] = findFigures(behind);
    return (figure?.start === 0 && timeSpan(figure, behind)) || [];
  });
}
