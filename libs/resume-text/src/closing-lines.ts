import { readLevels, splitItems } from './skills.js';
import { isLanguage } from './language-items.js';
import type { LogicalLine } from './logical-lines.js';
import type { Cut } from './run-in.js';
import { isDegree, isInstitution } from './titles.js';

/** Lists end where a line like this stands: it says nothing that could be listed. */
const remark =
  /^(?:references?|referees?)(?: (?:are|is))?(?: gladly)? (?:available|furnished|on|upon|given)|^i (?:hereby )?(?:declare|certify|agree|authori[sz]e|consent)|^(?:hereby|consent)|processing of (?:my )?personal data|^member(?:ship)?(?: of|,| since)|(?:^|, )member since|^(?:available|can start|willing to|notice(?: period)?)(?!\p{L})/iu;
const remarkCharsMax = 300;

const lists: ReadonlySet<Cut['kind']> = new Set(['skills', 'languages', 'certifications', 'interests']);
const mixed: ReadonlySet<Cut['kind']> = new Set(['other', 'education', 'interests', 'certifications', 'awards']);

/**
 * setClosingLines parts a list from the remarks below it ("References on request", a declaration), and from a block below
 * degrees or among other things that lists languages. Each stays where it stands, and nothing is announced above it.
 */
export function setClosingLines(cut: Cut): Cut[] {
  if (cut.runIn || cut.inline) return [cut];
  const from = lists.has(cut.kind) ? cut.lines.findIndex((line, at) => at > 0 && isRemark(line)) : -1;
  if (from > 0)
    return [
      { ...cut, lines: cut.lines.slice(0, from) },
      { heading: '', kind: 'other', lines: cut.lines.slice(from), runIn: { opens: false } },
    ];
  return mixed.has(cut.kind) || cut.kind === undefined ? withLists(cut) : [cut];
}

function isRemark({ text }: LogicalLine): boolean {
  return text.length <= remarkCharsMax && remark.test(text);
}

/** Languages, and rows of what somebody can do, that stand below the degrees or among other things are lists. */
function withLists(cut: Cut): Cut[] {
  const { lines, kind } = cut;
  // Jobs or degrees may stand under a heading that no list knows.
  if (kind === undefined && lines.some(({ label }) => label === 'head')) return [cut];
  const at = lines.findIndex(
    (line, index) =>
      index > 0 &&
      (kind === 'other' || kind === undefined || line.blanksBefore > 0) &&
      (isLanguageList(line) || isRowOfLevels(line)),
  );
  if (at < 0 || lines.slice(at + 1).some(({ label, level }) => label === 'head' || label === 'sub' || level > 0))
    return [cut];
  const rest = lines.slice(at + 1);
  const areLevels = isRowOfLevels(lines[at] as LogicalLine);
  return [
    { ...cut, lines: lines.slice(0, at) },
    { heading: '', kind: areLevels ? 'skills' : 'languages', lines: lines.slice(at, at + 1), runIn: { opens: false } },
    ...(rest.length > 0 ? [{ heading: '', kind: 'other' as const, lines: rest, runIn: { opens: false } }] : []),
  ];
}

/** "Excel: fair. Forklift: certified. Polish: at home." lists what somebody can do, and how well. */
function isRowOfLevels({ text, label, mark }: LogicalLine): boolean {
  return label !== 'head' && mark === undefined && readLevels(text).length > 0;
}

function isLanguageList({ text, label }: LogicalLine): boolean {
  if (text.length > remarkCharsMax) return false;
  const items = splitItems(text);
  if (label === 'head') return items.length > 1 && items.every(isLanguage) && !isDegree(text) && !isInstitution(text);
  return items.length > 1 && items.filter(isLanguage).length * 3 >= items.length * 2 && isLanguage(items[0] ?? '');
}
