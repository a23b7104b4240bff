import { splitGaps } from '../text/split-cells.js';
import { plainWords } from '../text/word-list.js';

/** What people write above the columns of a table of jobs or studies. */
const columnNames = new Set(
  'year years date dates period duration from to start end month time position post held title role designation occupation job employer company employers agency hospital vessel rank department unit organisation organization firm qualification qualifications degree course programme program award certificate institution institute university college school board grade result results score percentage class division marks cgpa gpa location place city country passing no subject subjects examination exam reason leaving status univ exp yrs last used skill rating level remarks type project client value what where when who number issued expiry issuer body proficiency relationship tertiary secondary paper papers session sessions target targets achievement ach lacs lakhs given capacity provider hrs hours'.split(
    ' ',
  ),
);
/** Small words inside the name of a column: "Year of passing", "Name of institution". */
const between = new Set('of and for the name s held a in by'.split(' '));

/** isTableHeader is true for the name of a column: "Institution", "Year of passing", "Degree / Course". */
export function isTableHeader(cell: string): boolean {
  if (cell === '%' || /^(?:full )?name$/i.test(cell)) return true;
  const words = plainWords(cell).filter((word) => !/^\d+$/.test(word));
  const named = words.filter((word) => !between.has(word));
  return named.length > 0 && words.length <= 5 && named.every((word) => columnNames.has(word));
}

/** isHeaderRow is true for a row of nothing but names of columns: "Examination   Board   Year   Marks". */
export function isHeaderRow(text: string): boolean {
  const cells = splitGaps(text);
  return cells.length > 2 && cells.every(isTableHeader);
}

const dutyColumn =
  /^(?:what (?:i|you) did(?: there)?|what it was|(?:main |key |job |brief )?(?:duties|tasks|responsibilities|activities|achievements|description|work done)(?: (?:and|&) (?:duties|tasks|responsibilities|achievements))?|(?:job )?(?:description|details)(?: of (?:duties|work|responsibilities|the job))?|nature of (?:work|duties))$/i;

/** isDutyColumn is true for the name of a column that tells what was done in a job: "What I did", "Main duties". */
export function isDutyColumn(cell: string): boolean {
  return dutyColumn.test(cell);
}

const post = '(?:job|position|post|role|title|designation)s?(?: held| title)?';
const place = '(?:unit|employer|company|organi[sz]ation|department|institution|hospital|school|vessel|place)s?';
const postAndEmployer = new RegExp(
  `^(?:${post} ?(?:and|&|/|,) ?${place}|${place} ?(?:and|&|/|,) ?${post}|(?:where|(?:who )?for whom|who for),? and as what)$`,
  'i',
);

/** namesPostAndEmployer is true for the name of a column that tells both: "Post and unit", "Where and as what". */
export function namesPostAndEmployer(cell: string): boolean {
  return postAndEmployer.test(cell);
}
