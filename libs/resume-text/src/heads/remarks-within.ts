import { findDates, type DateSpan } from '../recognizers/dates.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { isInstitution, isOrganization } from '../recognizers/titles.js';
import { isWithin } from '../recognizers/units.js';

/**
 * withoutRemarksWithin labels as text what tells more of the entry above within its time: since when something was done
 * besides, and which examination ended it.
 */
export function withoutRemarksWithin(lines: LogicalLine[]): LogicalLine[] {
  let whole: DateSpan | undefined;
  let above: LogicalLine | undefined;
  return lines.map((line) => {
    const isBelow = above !== undefined && line.label === 'head' && line.mark === undefined && line.blanksBefore === 0;
    const isList = above?.label === 'bullet' && above.mark === undefined;
    if (isBelow && whole && isRemark(line.text, whole)) {
      above = { ...line, label: isList ? 'bullet' : 'prose' };
      return above;
    }
    if (line.label === 'head')
      whole = findDates(line.text).find(({ isRange }) => isRange) ?? (line.blanksBefore > 0 ? undefined : whole);
    above = line;
    return line;
  });
}

/** "Since 05/2021 also first aider", "Trade licence passed 12.06.2019": in the time of the entry above. */
function isRemark(text: string, whole: DateSpan): boolean {
  const [date, ...others] = findDates(text);
  if (!date || others.length > 0 || !isWithin(date, whole)) return false;
  if (isBesides.test(text)) return /^ \p{Ll}{2}/u.test(text.slice(date.end));
  return !date.isRange && isPassed.test(text) && !isInstitution(text) && !isOrganization(text);
}

const isBesides = /^(?:since|from|as of|seit|ab|depuis|desde|dal) /iu;
const isPassed =
  /(?<!\p{L})(?:licen[cs]e|certificate|exam(?:ination)?|test|prüfung)(?!\p{L})[^.:;]{0,40} (?:passed|bestanden) (?:(?:on|in|am|im) )?(?=\p{L}*\.? ?\d)/iu;
