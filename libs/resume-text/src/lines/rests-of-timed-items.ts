import { findDates } from '../recognizers/dates.js';
import { joinWrapped } from '../text/broken-words.js';
import type { LogicalLine } from './logical-lines.js';

const timedMin = 3;
const fullCharsMin = 60;
const restCharsMax = 60;

/**
 * withRestsOfTimedItems joins what goes on below a full line of a list whose items all begin with their time: "Class Upper" below
 * "2011 to 2015: Bachelor of Commerce, Western Rift University, Second".
 */
export function withRestsOfTimedItems(lines: LogicalLine[]): LogicalLine[] {
  const result: LogicalLine[] = [];
  let timed = 0;
  lines.forEach((line, at) => {
    const above = result.at(-1);
    if (line.label === 'heading') timed = timedBelow(lines, at + 1);
    const isRest = timed >= timedMin && above !== undefined && beginsWithTime(above) && mayGoOn(line) && isFull(above);
    if (!isRest) result.push(line);
    else result[result.length - 1] = { ...above, text: joinWrapped(above.text, line.text, new Set()), end: line.end };
  });
  return result;
}

/** How many items of a section begin with their time and a colon, where nothing else begins at the margin but a rest or two. */
function timedBelow(lines: readonly LogicalLine[], from: number): number {
  const end = lines.findIndex(({ label }, at) => at >= from && label === 'heading');
  const section = lines.slice(from, end < 0 ? undefined : end);
  const timed = section.filter(beginsWithTime).length;
  return (section.length - timed) * 2 <= timed ? timed : 0;
}

function beginsWithTime({ text }: LogicalLine): boolean {
  const [time] = findDates(text.slice(0, restCharsMax));
  return time?.start === 0 && /^\s?:\s/.test(text.slice(time.end));
}

function mayGoOn({ label, mark, text, blanksBefore }: LogicalLine): boolean {
  const isPlain = mark === undefined && blanksBefore === 0 && label !== 'heading' && label !== 'furniture';
  return isPlain && text.length <= restCharsMax && findDates(text).length === 0 && !/:/.test(text);
}

function isFull({ text }: LogicalLine): boolean {
  return text.length >= fullCharsMin && !/[.;:]$/.test(text);
}
