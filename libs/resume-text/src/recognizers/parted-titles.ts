import { bracketsOf } from './brackets.js';
import { findDates } from './dates.js';
import { isDatesAlone } from './is-period.js';
import { isOrganization, isTitle } from './titles.js';

const partsMin = 2;

/**
 * isPartedTitle is true for a title of which several parts each have their time in brackets, where a line beside it is the time
 * of the whole post: "Fitter – Pumps (2014–2016), Lifts (2012–2014)" above "May 2012 – June 2016".
 */
export function isPartedTitle(text: string, beside: readonly string[]): boolean {
  const parts = bracketsOf(text).filter(({ start, end }) => isPeriodOfPart(text.slice(start + 1, end - 1)));
  const dates = findDates(text).length;
  if (parts.length < partsMin || parts.length < dates || !isTitle(text) || isOrganization(text)) return false;
  return beside.some((line) => line !== text && beginsWithPeriod(line));
}

/** "May 2012 – June 2016", "May 2012 – June 2016 | nights". */
function beginsWithPeriod(text: string): boolean {
  const [time] = findDates(text);
  return time?.isRange === true && time.start === 0;
}

function isPeriodOfPart(text: string): boolean {
  return isDatesAlone(text) && findDates(text).some(({ isRange }) => isRange);
}
