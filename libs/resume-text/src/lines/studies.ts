import { blocksOf } from './blocks.js';
import { findDates } from '../recognizers/dates.js';
import { withoutGrades } from '../recognizers/grades.js';
import type { LogicalLine } from './logical-lines.js';
import type { Cut } from '../sections/run-in.js';
import { degrees, institutions } from '../text/word-lists.js';
import { isDegree, isTitle } from '../recognizers/titles.js';
import { plainWords } from '../text/word-list.js';

/** isStudy is true for a line that names a degree and a school. */
export function isStudy(text: string): boolean {
  const words = plainWords(text);
  return degrees.isIn(words) && institutions.isIn(words);
}

/** isWholeStudy is true for a line that says by itself what was studied and where, or when. */
export function isWholeStudy(text: string): boolean {
  const words = plainWords(withoutGrades(text));
  if (words.length > 30) return false;
  const named = (degrees.isIn(words) ? 1 : 0) + (institutions.isIn(words) ? 1 : 0);
  return named > 1 || (named > 0 && findDates(text).length > 0);
}

/** In a resume without headings the degrees at the end of its jobs are a part of their own. */
export function withoutStudies(cut: Cut): Cut[] {
  if (cut.heading !== '' || cut.kind !== undefined) return [cut];
  const from = cut.lines.findIndex(
    (line, at) => at > 0 && line.blanksBefore > 0 && isStudyHead(line) && isOfStudies(cut.lines.slice(at)),
  );
  if (from < 0) return [cut];
  const { studies, papers, others } = partsOfStudies(cut.lines.slice(from));
  return [
    { ...cut, lines: cut.lines.slice(0, from) },
    { ...cut, kind: 'education', lines: studies },
    ...(papers.length > 0 ? [{ ...cut, kind: 'certifications' as const, lines: papers }] : []),
    ...(others.length > 0 ? [{ ...cut, kind: 'other' as const, lines: others }] : []),
  ];
}

/** What stands behind the last degree is parted by blank lines: first a list of cards and certificates, then everything else. */
function partsOfStudies(lines: LogicalLine[]): Record<'studies' | 'papers' | 'others', LogicalLine[]> {
  const blocks = blocksOf(lines);
  const last = blocks.findLastIndex((block) => block.some(({ text }) => isWholeStudy(text)));
  const behind = blocks.slice(last + 1);
  const end = behind.findIndex(
    (block) => block.filter(({ text }) => ofPaper.test(text) && !/[.!] \p{Lu}/u.test(text)).length * 2 <= block.length,
  );
  const papers = end < 0 ? behind : behind.slice(0, end);
  const isSure = papers.length > 0;
  return {
    studies: isSure ? blocks.slice(0, last + 1).flat() : lines,
    papers: papers.flat().map((line) => ({ ...line, label: 'item' })),
    others: isSure ? behind.slice(papers.length).flat() : [],
  };
}

const ofPaper =
  /licen[cs]|certif|register|(?<!\p{L})(?:card|ticket|awareness|first aid|cpr|exp(?:ires)?|valid|renew\p{L}*|till|until)(?!\p{L})/iu;

function isStudyHead(line: LogicalLine): boolean {
  const [first = ''] = line.text.split(', ');
  // "Invigilator, local High School" had a post there.
  if (isTitle(first) && !isDegree(first)) return false;
  return line.mark === undefined && line.text.length < 160 && !/^before /i.test(line.text) && isWholeStudy(line.text);
}

/** True where no job comes after: the blocks from here on name degrees, or have neither bullets nor periods. */
function isOfStudies(lines: readonly LogicalLine[]): boolean {
  return !lines.some((line) => line.mark !== undefined || (line.label === 'bullet' && line.blanksBefore === 0));
}
