import { findDates } from '@tailwright/resume-text/recognizers/dates';
import type { Detail, Section } from '@tailwright/resume-text/document/resume-document';
import { splitCells, splitGaps } from '@tailwright/resume-text/text/split-cells';
import { hedgesIn } from '../../evidence/hedges.js';
import { asksForCarLicence } from '../../evidence/match-driving-licence.js';
import type { Requirement } from '../../posting/requirement.js';
import { hasEnded, isOver, itemsOf, languagesAsked, sharesName } from './held.js';
import type { Highlight, Reading } from './highlights.js';

/** From here on a line says what is asked. */
const saidMin = 0.85;
/** A longer line holds more than a paper. */
const paperCharsMax = 90;
const lineCharsMax = 180;

/**
 * paperLines says in a line which licences and certificates of the resume the posting asks for, and in one which languages,
 * in the words of the resume: who reads for them must not search.
 */
export function paperLines(reading: Reading, today: Date): Highlight[] {
  const languages = languagesAsked(reading.resume, reading.asked).filter(({ text }) => !/^English\b/.test(text));
  const spoken = languages.map(({ text, line, requirements }) => ({ text, lines: [line], requirements }));
  return [...inOneLine(papersAsked(reading, today)), ...inOneLine(spoken)];
}

function inOneLine(all: readonly Highlight[]): Highlight[] {
  const kept: Highlight[] = [];
  for (const each of all) {
    const chars = kept.reduce((sum, { text }) => sum + text.length + 2, each.text.length);
    if (chars <= lineCharsMax && !kept.some(({ text }) => text === each.text)) kept.push(each);
  }
  if (kept.length === 0) return [];
  return [
    {
      text: kept.map(({ text }) => text).join('; '),
      lines: [...new Set(kept.flatMap(({ lines }) => lines))],
      requirements: [...new Set(kept.flatMap(({ requirements }) => requirements))],
    },
  ];
}

const withPapers: ReadonlySet<Section['kind']> = new Set([
  'contact',
  'certifications',
  'memberships',
  'other',
  'education',
  'skills',
]);
/** A requirement of such words asks for a paper, whatever its kind. */
const ofPaper = /qualif|certif|licen[cs]|(?<!\p{L})(?:card|ticket|registered|registration)(?!\p{L})/iu;
/** What everybody has who left a school. */
const ofSchool =
  /(?<!\p{L})(?:leaving cert\p{L}*|high school|matric\p{L}*|gcses?|a[- ]levels?|ged|abitur|secondary|year 1[0-2]|grade 1[0-2])(?!\p{L})/iu;
/** "Theory module only" is less than what is asked; what holds a question is the row of a form. */
const wanting = /(?<!\p{L})(?:only|no|not|pending|in progress|introduction)(?!\p{L})|\?/iu;

/** Licences and certificates; none where their list stands before the jobs anyway. */
function papersAsked({ sections, asked }: Reading, today: Date): Highlight[] {
  const firstJob = sections.findIndex(({ kind }) => kind === 'experience');
  const below = sections.slice(Math.max(0, firstJob)).filter(({ kind }) => withPapers.has(kind));
  return below.flatMap((section) =>
    ownLines(section).flatMap(({ text, start }) => {
      const answers = asked
        .answersOf({ text, start })
        .filter(({ requirement, weight }) => weight >= saidMin && asksForPaper(requirement, section));
      if (answers.length === 0 || hedgesIn(text).length > 0 || wanting.test(text) || isOver(text, today)) return [];
      // "April 2022 to April 2024" is how long a certificate is good for, and of studies how long they took.
      if (section.kind !== 'education' && hasEnded(text, today)) return [];
      const isOne = text.length <= paperCharsMax && section.kind !== 'skills' && !areSeveral(text);
      const named = (isOne ? [text] : itemsOf(text)).filter(
        (item) =>
          !ofSchool.test(item) &&
          (isOne ||
            (item.length <= paperCharsMax && answers.some(({ requirement }) => sharesName(item, requirement.text)))),
      );
      const requirements = answers.map(({ requirement }) => requirement.id);
      return named.map((item) => ({ text: withTimeBehind(item), lines: [text], requirements }));
    }),
  );
}

/** "PHA Leader Training, 2019          Six Sigma Green Belt, 2020" are two papers side by side. */
function areSeveral(line: string): boolean {
  const cells = splitGaps(line);
  const isNamed = (cell: string) => /\p{L}{3}/u.test(cell);
  return cells.length > 1 && cells.every(isNamed) && cells.filter((cell) => findDates(cell).length > 0).length !== 1;
}

/** A licence to drive a car says nothing of what somebody can do. */
function asksForPaper({ kind, text }: Requirement, section: Section): boolean {
  if (asksForCarLicence(text)) return false;
  if (kind === 'credential') return true;
  return kind === 'skill' && (section.kind === 'certifications' || ofPaper.test(text));
}

/** "2024   First aid" and "till 11/2027 | Gas Safe card" say first what is held. */
function withTimeBehind(line: string): string {
  const cells = splitCells(line.replace(/\.$/, ''));
  const [first = '', ...rest] = cells;
  const [date] = findDates(first);
  const isTime = date !== undefined && rest.length > 0 && first.length - (date.end - date.start) <= timeWordsMax;
  // Behind another year it would seem to contradict that.
  if (isTime && findDates(rest.join(', ')).length > 0) return `${first}: ${rest.join(', ')}`;
  return isTime ? `${rest.join(', ')} (${first})` : cells.join(', ');
}

/** As long as "until" or "valid to". */
const timeWordsMax = 9;

function ownLines({ details, entries }: Section): { text: string; start: number }[] {
  const asLine = ({ text, span }: Detail) => ({ text, start: span.start });
  return [
    ...details.map(asLine),
    ...entries.flatMap(({ headerLines, span, details: below }) => [
      ...headerLines.map((text) => ({ text, start: span.start })),
      ...below.map(asLine),
    ]),
  ];
}
