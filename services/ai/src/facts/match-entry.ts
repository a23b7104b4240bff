import { findDates, sameDates, type DateSpan } from '@tailwright/resume-text/recognizers/dates';
import type { Entry } from '@tailwright/resume-text/document/resume-document';
import { readHeadLines } from '@tailwright/resume-text/heads/heads';
import { isDegree } from '@tailwright/resume-text/recognizers/titles';
import { splitWords } from '../text/words.js';
import { Doubts, type Doubt } from './doubt.js';
import { raisedDegreeClass } from './papers/degree-classes.js';
import { degreesIn, unprovenDegree } from './papers/degrees.js';
import type { Evidence } from './evidence.js';
import { isGivenAside } from './figures/given-dates.js';
import { leavesOutRank } from './claims/lowering-ranks.js';
import { Lexis } from './words/lexis.js';

/** MatchedEntry is an entry of the original, and what the claimed header says that it does not. */
export interface MatchedEntry {
  entry: Entry | undefined;
  doubts: Doubt[];
  /** The header names a degree that the entry does not. */
  isOtherDegree: boolean;
  /** The entry is a degree or certificate that its own lines call unfinished, and the header does not. */
  isHeldTooSoon?: boolean;
  /** The header names both a title and an employer. */
  isWhole: boolean;
}

/** Of what level a degree is, is asked by its class and not by these words. */
const joiners = new Set(
  'a an and at de der des for in la of on the und y i e inc llc ltd gmbh co corp degree diploma initially then later previously formerly'.split(
    ' ',
  ),
);

/** "Associate degree (A.A.S.)" names the level of a degree that is known to be of it. */
const levelWords = new Set(['associate', 'bachelor', 'doctorate', 'master']);

/** matchEntry finds the original entry a header speaks of, by its organization first, and checks it part by part. */
export function matchEntry(header: string, dates: string, evidence: Evidence): MatchedEntry {
  const entries = evidence.resume.sections.flatMap((section) => section.entries);
  const claimed = readHeadLines([header, ...(dates === '' ? [] : [dates])], isDegree(header));
  const isWhole = claimed.title !== '' && claimed.organization !== '';
  const written = `${header} ${dates}`;
  const claimedParts = { organization: [...partsOf(claimed.organization)], title: [...partsOf(claimed.title)] };
  const scored = entries.map((entry) => ({ entry, score: scoreOf(claimedParts, written, entry) }));
  const best = scored.reduce<(typeof scored)[number] | undefined>(
    (top, each) => (top && top.score >= each.score ? top : each),
    undefined,
  );
  const doubts = new Doubts();
  if (!best || best.score < 1) {
    doubts.add('employer', header, 'Your resume has no such entry.');
    return { entry: undefined, doubts: doubts.list, isOtherDegree: false, isWhole };
  }
  const { entry } = best;
  const own = ownParts(entry);
  const isStudy = isDegree(entry.headerLines.join(' ')) && isDegree(header);
  const foreign = (text: string) => [...partsOf(text)].filter((word) => !own.has(word));
  const degree = unprovenDegree(header, degreesIn(entry.headerLines.join(' ')));
  doubts.add('degree', degree, 'Your resume names another degree here.');
  if (isStudy)
    doubts.add('degree', raisedDegreeClass(header, evidence.text), 'Your resume gives another class of degree.');
  if (foreign(claimed.organization).length > 0) {
    doubts.add(isStudy ? 'institution' : 'employer', claimed.organization, 'Your resume names another one here.');
  }
  const isProvenLevel = (word: string) => isStudy && degree === undefined && levelWords.has(word);
  const foreignTitle = foreign(claimed.title).filter((word) => !isProvenLevel(word));
  if (foreignTitle.length > 0 || leavesOutRank(claimed.title, entry.title))
    doubts.add(isStudy ? 'degree' : 'title', claimed.title, 'Your resume gives another one here.');
  if (foreign(claimed.place).length > 0)
    doubts.add('statement', claimed.place, 'Your resume names another place here.');
  doubts.add('date', wrongDates(written, entry, evidence), 'Your resume gives other dates here.');
  return { entry, doubts: doubts.list, isOtherDegree: degree !== undefined, isWhole };
}

function scoreOf(claimed: { organization: string[]; title: string[] }, written: string, entry: Entry): number {
  const own = ownParts(entry);
  const share = (parts: string[]) =>
    parts.length === 0 ? 0 : parts.filter((word) => own.has(word)).length / parts.length;
  const names = 2 * share(claimed.organization) + share(claimed.title);
  if (names < 0.4) return names;
  return names + (findDates(written).length > 0 && wrongDates(written, entry) === undefined ? 0.6 : 0);
}

/** A date of the header must be one of the entry's, as a whole: both ends together. */
function wrongDates(written: string, entry: Entry, evidence?: Evidence): string | undefined {
  const own = [...entry.headerLines, entry.dates].flatMap((line) => findDates(line));
  const isAside = (span: DateSpan) => evidence !== undefined && isGivenAside(written, span, evidence);
  const isOwn = (span: DateSpan) => own.some((each) => sameDates(span, each)) || givesMonthsApart(entry, span);
  return findDates(written).find((span) => !isOwn(span) && !isAside(span))?.text;
}

/** "June – August 2024" is given by "Summer 2024 (June – August)", and by "2024 (Jun – Aug)". */
function givesMonthsApart({ headerLines }: Entry, span: DateSpan): boolean {
  const { from, to, isRange } = span;
  if (!isRange || to === 'present' || from.year !== to.year) return false;
  const head = headerLines.join(' ');
  const years = new Set(head.match(/\b(?:19|20)\d\d\b/g));
  if (years.size !== 1 || !years.has(String(from.year))) return false;
  const [, first = '', last = ''] = monthsAlone.exec(head) ?? [];
  return findDates(`${first} ${from.year} – ${last} ${from.year}`).some((each) => sameDates(span, each));
}

/** Two months with no year between them. */
const monthsAlone = /(\p{L}{3,9})\.? ?(?:[-–—]|to) ?(\p{L}{3,9})/u;

/**
 * leavesOut is true when a header says too little of an entry's title or of its organization to be known by it; of one whose
 * words all stand there together and name both (`isWholeThere`) one of the two is enough, for the other may have been misread.
 */
export function leavesOut(header: string, { title, organization }: Entry, isWholeThere = false): boolean {
  const said = new Lexis(header);
  const parts = partsOf(header);
  const initials =
    header
      .match(/(?<!\p{L})\p{L}/gu)
      ?.join('')
      .toLowerCase() ?? '';
  const isSaid = (word: string) =>
    parts.has(word) ||
    said.holds({ text: word, key: word }).share >= nearMin ||
    // "CRA" stands for "Clinical Research Associate".
    (word.length >= initialsMin && initials.includes(word));
  const share = (text: string) => {
    const words = [...partsOf(text.replace(inBrackets, ' '))].slice(0, wordsMax);
    return words.length === 0 ? 1 : words.filter(isSaid).length / words.length;
  };
  const [told, toldOfEmployer] = [share(title), share(organization)];
  return (isWholeThere ? Math.max(told, toldOfEmployer) : Math.min(told, toldOfEmployer)) < toldShare;
}

/** What a head adds in brackets is no part of a name: "(Mr. J. Lombaard)", "(CGPA 8.7/10)". */
const inBrackets = /\([^()]{1,80}\)/g;
/** The shortest abbreviation that first letters are held against. */
const initialsMin = 3;

const toldShare = 0.55;
/** "Temporary" says what "interim" says. */
const nearMin = 0.85;
/** A name is known by its first words; what was read into it behind them may be left out. */
const wordsMax = 4;

/** The words of a header that must be the original's own; a title's rank is one of them. */
const known = new WeakMap<Entry, Set<string>>();

/** The parts of an entry's own header, read once: hundreds of headers may be held against it. */
function ownParts(entry: Entry): Set<string> {
  const parts = known.get(entry) ?? partsOf(writtenHead(entry));
  known.set(entry, parts);
  return parts;
}

/** The lines of a head, and what it has from the employer's line above: several posts may stand below one. */
function writtenHead(entry: Entry): string {
  return [...entry.headerLines, entry.title, entry.organization, entry.place, entry.dates].join(' ');
}

function partsOf(text: string): Set<string> {
  const plain = findDates(text)
    .reduce((rest, span) => rest.replace(span.text, ' '), text)
    .replace(streetBehind, ' street');
  const words = splitWords(plain.replace(/\bcollege (?=diploma\b)/gi, '')).map((word) => abbreviated(word.key));
  return new Set(words.filter((word) => !joiners.has(word) && word.length > 0));
}

/** "Grafton St" ends with a street, "St John's" begins with a saint. */
const streetBehind = /(?<=\p{L}) St\b\.?(?=\s*(?:[,;|)>–]|$))/gu;

const short: Record<string, string> = {
  sr: 'senior',
  jr: 'junior',
  dept: 'department',
  univ: 'university',
  st: 'saint',
  mgr: 'manager',
  eng: 'engineer',
  lab: 'laboratory',
  asst: 'assistant',
  coord: 'coordinator',
  intl: 'international',
  natl: 'national',
  govt: 'government',
  hosp: 'hospital',
  tech: 'technician',
  nw: 'northwest',
  ne: 'northeast',
  sw: 'southwest',
  se: 'southeast',
  rep: 'representative',
  b: 'bachelor',
  m: 'master',
};

function abbreviated(key: string): string {
  const word = key.replace(/'s?$/, '');
  if (/^(?:bachelor|bachelors|bs|bsc|ba)$/.test(word)) return 'bachelor';
  if (/^(?:master|masters|ms|msc|ma)$/.test(word)) return 'master';
  if (/^(?:science|arts|s|a|present|current|now|to|since|from)$/.test(word)) return '';
  return short[word] ?? word;
}
