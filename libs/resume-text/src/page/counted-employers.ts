import { readFormLabel } from '../recognizers/form-labels.js';
import { headingKind } from '../recognizers/headings.js';
import type { RawLine } from './physical-lines.js';

const counted =
  /^((?:previous |past |last )?(?:employer|employment(?: history)?|job(?: history)?|position|work (?:experience|history)|experience)) ?(?:(?:#|no\.?|nr\.?) ?|\()?(\d{1,2}) ?[:.)]?$/i;
const charsMax = 60;

/**
 * setCountedEmployers reads "EMPLOYER 1", "EMPLOYER 2" of an application form as one section of jobs: each stands above the
 * fields of one job and says nothing of it. Where no heading of jobs stands above the first, that becomes one.
 */
export function setCountedEmployers(lines: RawLine[]): RawLine[] {
  const texts = lines.map(({ raw }) => (raw.length <= charsMax ? raw.trim() : ''));
  const places = texts.flatMap((text, at) => (isAboveForm(texts, lines, at) ? [{ at, count: countOf(text) }] : []));
  const isRow = places.length > 1 && places.every(({ count }, row) => count === row + 1);
  const [first] = places;
  if (!isRow || !first) return lines;
  // What stands under another heading in between would come under that of the jobs.
  const isParted = texts.slice(first.at, places.at(-1)?.at).some((text) => headingKind(text) !== undefined);
  if (isParted) return lines;
  const others = new Set(places.map(({ at }) => at));
  const above = texts.slice(0, first.at).findLast((text) => text !== '') ?? '';
  const isNamed = headingKind(above) === 'experience';
  return lines.map((line, at) => {
    if (!others.has(at)) return line;
    if (at !== first.at || isNamed) return { raw: '', start: line.start, end: line.start };
    return { ...line, raw: headingOf(texts[at] ?? ''), isTitle: true };
  });
}

function countOf(text: string): number {
  return Number(counted.exec(text)?.[2] ?? 0);
}

/** "WORK HISTORY" of "WORK HISTORY (1)"; "EMPLOYER" names one of them and not all. */
function headingOf(text: string): string {
  const name = counted.exec(text)?.[1] ?? '';
  if (headingKind(name) === 'experience') return name;
  return text === text.toUpperCase() ? 'EMPLOYMENT' : 'Employment';
}

function isAboveForm(texts: readonly string[], lines: readonly RawLine[], at: number): boolean {
  if (!counted.test(texts[at] ?? '')) return false;
  const below = lines.slice(at + 1).find(({ raw }) => raw.trim() !== '');
  return below !== undefined && readFormLabel(below.raw.slice(0, formCharsMax).trim()) !== undefined;
}

const formCharsMax = 200;
