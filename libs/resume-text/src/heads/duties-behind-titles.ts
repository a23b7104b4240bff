import type { LogicalLine } from '../lines/logical-lines.js';
import { findDates } from '../recognizers/dates.js';
import { readFormLabel } from '../recognizers/form-labels.js';
import type { SectionKind } from '../recognizers/headings.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import { endsWithTitle, isInstitution, isOrganization } from '../recognizers/titles.js';

const itemsMin = 3;

/**
 * withDutiesBehindTitles parts a list of duties from the title that it stands behind in one line of a head: "Fitter: boilers,
 * steam traps; trained apprentices" is a title and what was done, which stands below the time of the post.
 */
export function withDutiesBehindTitles(lines: readonly LogicalLine[], kind: SectionKind): LogicalLine[] {
  if (kind !== 'experience') return [...lines];
  const result: LogicalLine[] = [];
  let told: LogicalLine | undefined;
  lines.forEach((line) => {
    if (told && !isTimeBelow(line)) {
      result.push(told);
      told = undefined;
    }
    const duties = line.label === 'head' ? dutiesBehindTitle(line) : undefined;
    if (duties === undefined) {
      result.push(line);
      return;
    }
    const start = line.end - duties.length;
    const title = line.text.slice(0, -duties.length).trimEnd().slice(0, -1);
    result.push({ ...line, text: title, end: start });
    told = { ...line, label: 'prose', text: duties, start, blanksBefore: 0 };
  });
  return told ? [...result, told] : result;
}

function isTimeBelow({ blanksBefore, mark, text }: LogicalLine): boolean {
  return blanksBefore === 0 && mark === undefined && isDatesAlone(text);
}

function dutiesBehindTitle({ text, mark, level }: LogicalLine): string | undefined {
  if (mark !== undefined || level > 0 || findDates(text).length > 0 || readFormLabel(text) !== undefined)
    return undefined;
  const [, title = '', duties = ''] = /^([^:]{3,60}): (\S.*)$/su.exec(text) ?? [];
  const items = duties.split(/[,;] /);
  const areDuties = items.length >= itemsMin && items.slice(1).some((item) => /^(?!and )\p{Ll}{3}/u.test(item));
  return areDuties && endsWithTitle(title) && !isOrganization(duties) && !isInstitution(duties) ? duties : undefined;
}
