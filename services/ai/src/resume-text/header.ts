import { isPlace, isState, splitPlace } from './contacts.js';
import { findDates } from './dates.js';
import { endsWithTitle, isDegree, isTitle, organizationWord } from './titles.js';

/** Header is the top of an entry: a job, a degree, a project. A part that is not written is ''. */
export interface Header {
  title: string;
  organization: string;
  place: string;
  dates: string;
}

const strongBreak = /(?:(?<!\s)\s+)?\|\s*|(?<!\s)\s+[•·–—-]\s+|(?<!\s)(?: *\t| {3,})\s*/;

/** readHeader sorts the lines above an entry's bullets into title, organization, place and dates. */
export function readHeader(lines: string[]): Header {
  const dates: string[] = [];
  const pieces = lines
    .flatMap((line) => withoutDates(line, dates).split(strongBreak))
    .map(tidy)
    .filter(Boolean);
  const places: string[] = [];
  const rest = pieces
    .flatMap((piece) => parts(piece))
    .filter((part) => {
      const isOne = isPlace(part);
      if (isOne) places.push(part);
      return !isOne;
    });
  if (rest.length === 0 && places.length > 0) rest.push(places.shift() ?? '');
  const at = titleIndex(rest);
  const [title = '', ...others] = at > 0 ? [rest[at] ?? '', ...rest.filter((_part, index) => index !== at)] : rest;
  return { title, organization: others.join(', '), place: places.join(', '), dates: dates.join(', ') };
}

function withoutDates(line: string, found: string[]): string {
  let text = line;
  for (const span of findDates(line).reverse()) {
    found.unshift(span.text.trim());
    text = `${text.slice(0, span.start)}\t${text.slice(span.end)}`;
  }
  return text.replace(/\(\s*\)|\[\s*\]/g, '\t');
}

function tidy(piece: string): string {
  return piece
    .replace(/^[\s,;:|()–—-]+(?=\S)|(?<![\s,;:|–—-])[\s,;:|–—-]+$/g, '')
    .replace(/^([^()]*)\)$/, '$1')
    .trim();
}

/** Cuts one piece at " at " and at commas where that parts a title, an organization and a place. */
function parts(piece: string): string[] {
  const at = /^(.{3,60}?)\s+(?:at|@|bei|chez|en)\s+(\p{Lu}.*)$/u.exec(piece);
  if (at?.[1] && at[2] && isTitle(at[1])) return [at[1], ...parts(at[2])];
  const placed = splitPlace(piece);
  if (placed) return placed;
  if (isPlace(piece) || !piece.includes(',')) return [piece];
  const cut = placeAtEnd(piece.split(/,\s+(?!(?:Inc|LLC|Ltd|Co|Corp|PhD|RN|MD)\b)/));
  const kinds = cut.map(kindOf);
  if (isDegree(piece) && !kinds.includes('organization') && !kinds.includes('place')) return [piece];
  if (cut.length > 1 && kinds.includes('title') && kinds.some((kind) => kind !== 'title')) return regroup(cut, kinds);
  if (cut.length > 1 && isPlace(cut.at(-1) ?? '')) return [cut.slice(0, -1).join(', '), cut.at(-1) ?? ''];
  return [piece];
}

function placeAtEnd(cut: string[]): string[] {
  const last = cut.at(-1) ?? '';
  if (cut.length < 2 || !isState(last)) return cut;
  return [...cut.slice(0, -2), `${cut.at(-2)}, ${last}`];
}

type PartKind = 'title' | 'organization' | 'place' | 'unknown';

function kindOf(part: string): PartKind {
  if (isPlace(part)) return 'place';
  if (isDegree(part) && !/\b(?:university|college|school|institute)\b/i.test(part)) return 'title';
  if (endsWithTitle(part)) return 'title';
  if (organizationWord.test(part)) return 'organization';
  return isTitle(part) ? 'title' : 'unknown';
}

/** "B.S., Computer Science, Oregon State University" keeps the unknown part with the title, before the organization. */
function regroup(cut: string[], kinds: PartKind[]): string[] {
  const isStudy = cut.some(isDegree);
  const first = kinds.findIndex((kind) => kind === 'organization');
  const title: string[] = [];
  const organization: string[] = [];
  const places: string[] = [];
  cut.forEach((part, index) => {
    const kind = kinds[index];
    if (kind === 'place') places.push(part);
    else if (kind === 'title') title.push(part);
    else if (kind === 'unknown' && isStudy && first >= 0 && index < first) title.push(part);
    else organization.push(part);
  });
  const titleFirst = kinds.indexOf('title') < kinds.findIndex((kind) => kind === 'organization' || kind === 'unknown');
  const named = [title.join(', '), organization.join(', ')].filter(Boolean);
  return [...(titleFirst ? named : named.reverse()), ...places];
}

function titleIndex(rest: string[]): number {
  const sure = rest.findIndex((part) => kindOf(part) === 'title');
  if (sure >= 0) return sure;
  const loose = rest.findIndex((part) => isTitle(part) || isDegree(part));
  return Math.max(0, loose);
}
