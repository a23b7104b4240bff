import { findDates } from '../recognizers/dates.js';
import type { SectionKind } from '../recognizers/headings.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { isOrganization } from '../recognizers/titles.js';
import { plainWords } from '../text/word-list.js';
import { isPost } from './duties-of-posts.js';

/** "Hotel Alder ****, Marlow, " before what is told of the house: the parts that begin with a capital. */
const nameAndTown = /^(\p{Lu}[^,()]{3,60}(?:, \p{Lu}[\p{L} .'’-]{2,30}){0,2}), (?=[\p{Ll}\p{N}])/u;
const toldWordsMin = 5;

/**
 * withEmployersBeforeText parts what is told of an employer from its name, where that stands right below a post with its period
 * ("Hotel Alder ****, Marlow, 40 rooms, bar, spa. Open all year."), as the employers of other posts of the section do.
 */
export function withEmployersBeforeText(lines: LogicalLine[], kind: SectionKind): LogicalLine[] {
  if (kind !== 'experience') return lines;
  const isBelowPost = lines.map((line, at) => {
    const above = lines[at - 1];
    return above !== undefined && isPost(above) && line.mark === undefined && line.blanksBefore === 0;
  });
  const isOther = ({ label, text }: LogicalLine) =>
    label === 'head' && isOrganization(text) && !nameAndTown.test(text) && findDates(text).length === 0;
  if (!lines.some((line, at) => isBelowPost[at] && isOther(line))) return lines;
  return lines.flatMap((line, at) => (isBelowPost[at] ? parted(line) : [line]));
}

function parted(line: LogicalLine): LogicalLine[] {
  const [before = '', name = ''] = nameAndTown.exec(line.text) ?? [];
  const told = line.text.slice(before.length);
  const isNamed = name !== '' && isOrganization(name.split(', ')[0] ?? '') && findDates(line.text).length === 0;
  if (!isNamed || plainWords(told).length < toldWordsMin) return [line];
  const start = line.end - told.length;
  return [
    { ...line, label: 'head', text: name, end: start },
    { ...line, label: 'prose', text: told, start, blanksBefore: 0 },
  ];
}
