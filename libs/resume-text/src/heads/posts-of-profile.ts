import { detailOf } from './detail-of.js';
import { isPlace } from '../recognizers/contacts.js';
import { places } from '../text/word-lists.js';
import { plainWords } from '../text/word-list.js';
import { isTitle } from '../recognizers/titles.js';
import { isBreak } from './employers.js';
import type { Entry } from '../document/resume-document.js';
import type { LogicalLine } from '../lines/logical-lines.js';

const lengthBehind = / \(([^()]{5,30})\)$/;

/**
 * readPostsOfProfile reads the posts of a saved profile by what its grammar says of their lines. Undefined where it says
 * nothing of some of them.
 */
export function readPostsOfProfile(lines: readonly LogicalLine[]): Entry[] | undefined {
  if (!lines.some(({ part }) => part === 'time') || lines.some(({ part }) => part === undefined)) return undefined;
  const entries: Entry[] = [];
  let above: LogicalLine[] = [];
  let employer = '';
  for (const line of lines) {
    const entry = entries.at(-1);
    if (line.part === 'employer') employer = line.text;
    if (line.part === 'employer' || line.part === 'total' || line.part === 'title') above.push(line);
    else if (line.part === 'time') {
      entries.push(entryOf([...above, line], employer));
      above = [];
    } else if (entry && line.part === 'town') {
      entry.place = line.text;
      entry.headerLines.push(line.text);
      entry.span.end = line.end;
    } else entry?.details.push(detailOf(line));
  }
  return entries;
}

const yearsBehind = /(?: ?· |^)\(([^()]{4,40})\)(?:,? |$)/u;

/** readStudiesOfProfile does the same for studies. Undefined where a study has no time. */
export function readStudiesOfProfile(lines: readonly LogicalLine[]): Entry[] | undefined {
  const entries: Entry[] = [];
  for (const [at, line] of lines.entries()) {
    const below = lines[at + 1];
    if (line.part === 'school' && below?.part === 'degree') entries.push(studyOf(line, below));
    else if (line.part === 'text' && entries.length > 0) entries.at(-1)?.details.push(detailOf(line));
    else if (line.part !== 'degree') return undefined;
  }
  return entries.length > 0 && entries.every(({ dates }) => dates !== '') ? entries : undefined;
}

function studyOf(school: LogicalLine, { text, end }: LogicalLine): Entry {
  const years = yearsBehind.exec(text);
  const [, name = '', town = ''] = /^(.{3,120}), ([^,]{2,40})$/u.exec(school.text) ?? [];
  const place = town !== '' && (isPlace(town) || places.isIn(plainWords(town))) ? town : undefined;
  const rest = years ? text.slice(years.index + years[0].length).trim() : '';
  return {
    ...emptyEntry,
    title: years ? text.slice(0, years.index).trim() : text,
    ...(place === undefined ? { organization: school.text } : { organization: name, place }),
    dates: years?.[1]?.trim() ?? '',
    notes: rest === '' ? [] : [rest],
    headerLines: [school.text, text],
    details: [],
    span: { start: school.start, end },
  };
}

const emptyEntry = { place: '', datesLast: false, confidence: 1, isSure: true };

function entryOf(lines: readonly LogicalLine[], organization: string): Entry {
  const textOf = (part: LogicalLine['part']) => lines.find((line) => line.part === part)?.text ?? '';
  const [title, time, total] = [textOf('title'), textOf('time'), textOf('total')];
  // "Career Break" with "Caregiving" below it is no post with an employer.
  const isSure = isTitle(title) || !isBreak.test(`${organization} ${title}`);
  const length = lengthBehind.exec(time)?.[1];
  return {
    ...emptyEntry,
    isSure,
    title,
    organization: isSure || lines.some(({ part }) => part === 'employer') ? organization : '',
    dates: time.replace(lengthBehind, ''),
    notes: [total, length ?? ''].filter((note) => note !== ''),
    ...(total !== '' && { employerDates: total }),
    headerLines: lines.map(({ text }) => text),
    details: [],
    span: { start: lines[0]?.start ?? 0, end: lines.at(-1)?.end ?? 0 },
  };
}
