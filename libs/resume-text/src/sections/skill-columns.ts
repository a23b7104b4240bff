import { findDates } from '../recognizers/dates.js';
import type { Detail } from '../document/resume-document.js';
import { splitGaps } from '../text/split-cells.js';

const cellCharsMax = 45;
const cellsMin = 5;
const rowsMin = 2;

/**
 * withSkillColumns makes one list of skills that were set in columns side by side, read column by column, and of a list that
 * goes on in the next line behind one of its signs. A column of levels or of lists is left beside what it says something of.
 */
export function withSkillColumns(details: readonly Detail[]): Detail[] {
  const joined = joinedAtSigns(details);
  const rows = joined.map(({ text }) => cellsOf(text));
  const columns = rows.filter((cells) => cells.length > 1);
  const isGrid =
    rows.length >= rowsMin &&
    columns.length * 3 >= rows.length * 2 &&
    joined.every(({ isSubheading, isMarked }) => !isSubheading && isMarked !== true) &&
    joined.filter(({ text }) => splitGaps(text).length > 1).length * 2 >= rows.length &&
    rows.flat().length >= cellsMin &&
    areSkills(rows.flat());
  const [first, last] = [joined[0], joined.at(-1)];
  if (!isGrid || !first || !last) return joined;
  const width = Math.max(...rows.map((cells) => cells.length));
  const items = Array.from({ length: width }, (_, column) => rows.flatMap((cells) => cells[column] ?? [])).flat();
  return [
    { ...first, text: items.join(' • '), isBullet: false, span: { start: first.span.start, end: last.span.end } },
  ];
}

function cellsOf(text: string): string[] {
  return text
    .split(/\t| {2}/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
}

/** Names, of which few hold a comma themselves, and no ratings: "Linux 5", "Go 2". */
function areSkills(cells: readonly string[]): boolean {
  const withComma = cells.filter((cell) => withoutRemarks(cell).includes(','));
  const rated = cells.filter((cell) => / \d$/.test(cell));
  return cells.every(isSkill) && withComma.length * 4 <= cells.length && rated.length * 2 < cells.length;
}

function withoutRemarks(cell: string): string {
  return cell.replace(/\([^()]*\)/g, '');
}

/** A short name, and neither a label, a list, a level nor a time. */
function isSkill(cell: string): boolean {
  const bare = withoutRemarks(cell);
  if (cell.length > cellCharsMax || /,.*,|[:;●○★☆■□✓✔]/u.test(bare) || !/\p{L}/u.test(bare)) return false;
  return !level.test(bare) && findDates(cell).length === 0;
}

const level =
  /^(?:very |quite |pretty )?(?:basics?|fluent|good|native|advanced|intermediate|beginner|expert|proficient|strong|excellent|some|daily|regular|working|conversational|mother tongue|level|since|for|about|[a-c][12])(?!\p{L})|(?:years?|yrs?|months?)$/iu;

/** "Rota planning ●" goes on in the next line. */
function joinedAtSigns(details: readonly Detail[]): Detail[] {
  const result: Detail[] = [];
  for (const detail of details) {
    const above = result.at(-1);
    if (!above || !isOpenList(above.text) || detail.isSubheading || detail.isMarked) result.push(detail);
    else
      result.splice(-1, 1, {
        ...above,
        text: `${above.text} ${detail.text}`,
        isBullet: false,
        span: { start: above.span.start, end: detail.span.end },
      });
  }
  return result.map((detail) =>
    / ● .* ● /.test(detail.text) ? { ...detail, text: detail.text.replaceAll(' ● ', ' • ') } : detail,
  );
}

/** True for a list that ends with the sign that parts its items. */
function isOpenList(text: string): boolean {
  const sign = text.slice(-1);
  const first = text.indexOf(` ${sign} `);
  return listSigns.has(sign) && text.endsWith(` ${sign}`) && first >= 0;
}

const listSigns = new Set(['●', '•', '▪', '·', '|']);
