import { readBullet } from '../recognizers/bullets.js';
import { isInstitution } from '../recognizers/titles.js';
import { goesOnAt, joinRows, type ProfileRow } from './saved-profile-parts.js';

/** "· (2014 - 2015)", "· (September 2024 - )" behind what was studied. */
const years = / ?· \((?:\p{L}{3,12} )?\d{4}(?: - (?:(?:\p{L}{3,12} )?\d{4})?)?\)/u;
/** How many lines a study is broken over at most. */
const partsMax = 4;

/**
 * readStudies reads the studies of a saved profile: a school, and below it what was studied there with its years in brackets. Undefined
 * where these lines do not tell which is which.
 */
export function readStudies(rows: readonly ProfileRow[], width: number): ProfileRow[] | undefined {
  const result: ProfileRow[] = [];
  for (const block of blocksOf(rows)) {
    const read = readBlock(block, width);
    if (!read) return undefined;
    result.push(...read);
  }
  return result.length === 0 ? undefined : result;
}

function blocksOf(rows: readonly ProfileRow[]): ProfileRow[][] {
  const blocks: ProfileRow[][] = [];
  for (const row of rows) {
    if (row.hasGap || blocks.length === 0) blocks.push([row]);
    else blocks.at(-1)?.push(row);
  }
  return blocks;
}

function readBlock(rows: readonly ProfileRow[], width: number): ProfileRow[] | undefined {
  const ends = rows.flatMap((_, at) => (endsStudy(rows, at) ? [at] : []));
  if (ends.length === 0) return readWithoutYears(rows);
  const result: ProfileRow[] = [];
  let from = 0;
  for (const end of ends) {
    const study = readStudy(rows.slice(from, end + 1), from === 0, width);
    if (!study) return undefined;
    result.push(...study);
    from = end + 1;
  }
  return [...result, ...rows.slice(from).map((row): ProfileRow => ({ ...row, part: 'text' }))];
}

/** The years may be broken as well: "· (September 2016" above "- April 2018)". */
function endsStudy(rows: readonly ProfileRow[], at: number): boolean {
  const [above = '', text = ''] = [rows[at - 1]?.text, rows[at]?.text];
  return years.test(text) || (!years.test(above) && years.test(`${above} ${text}`));
}

/** The lines up to the years of a study: below another one, what the person says of that stands above the school. */
function readStudy(rows: readonly ProfileRow[], isFirst: boolean, width: number): ProfileRow[] | undefined {
  const [last, upper] = [rows.at(-1), rows.at(-2)];
  if (!last || !upper) return undefined;
  const isBelowSchool = isInstitution(rows.at(-3)?.text ?? '') && !isInstitution(upper.text);
  const isBroken = rows.length > 2 && (goesOnAt(upper.text, last.text, width) || isBelowSchool);
  const school = isFirst ? 0 : rows.length - (isBroken ? 3 : 2);
  if (rows.length - school > partsMax) return undefined;
  const told = rows.slice(0, school).map((row): ProfileRow => ({ ...row, part: 'text' }));
  const named = rows.slice(school, school + 1).map((row): ProfileRow => ({ ...row, part: 'school', hasGap: true }));
  return [...told, ...named, ...joinRows(rows.slice(school + 1), 'degree')];
}

/** A school, and below it what was studied there; a line by itself that ends a block above is told of that. */
function readWithoutYears(rows: readonly ProfileRow[]): ProfileRow[] | undefined {
  if (rows.length > 2 || rows.some(({ text }) => readBullet(text) !== undefined)) return undefined;
  const [first] = rows;
  if (rows.length === 1 && first && (/[\d:]|[.!]$/.test(first.text) || /^\p{Ll}/u.test(first.text)))
    return [{ ...first, part: 'text' }];
  return rows.map((row, at): ProfileRow => ({ ...row, part: at === 0 ? 'school' : 'degree' }));
}
