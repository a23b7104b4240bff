import type { Detail, Entry, Section } from '@tailwright/resume-text/document/resume-document';
import type { Asked } from './asked.js';
import { leansOnLineBefore } from './leaning-lines.js';
import type { Target } from './relevance.js';

/** How the lines of an entry are put in order: by what they prove alone, or those with a figure before the others. */
export type DetailOrder = 'proof' | 'results';

/** How many lines of an entry come to the front: readers saw the ranking of a person's own lines lost by more. */
const raisedMax = 2;

/**
 * How much more a line must prove than each line it passes: about one requirement, and twice as much. What is not found for
 * sure is often there all the same, and the person's own order is a ranking by somebody who knows.
 */
const [marginMin, timesMin] = [0.6, 2];

/** Further down a line is not seen sooner for having passed another. */
const frontLines = 3;

/** A line with a figure shows a result, whatever was found in it: it is passed by less than one that proves two things. */
const figureWorth = 0.5;

/** In the order of results a line that proves something with a figure counts as one that proves two things. */
const resultWorth = 0.5;

/** orderDetails puts the lines of each entry that prove what the posting asks for first; lines without a mark stay where they are. */
export function orderDetails(section: Section, order: DetailOrder, target: Target, asked: Asked): Section {
  return { ...section, entries: section.entries.map((entry) => orderedEntry(entry, order, target, asked)) };
}

function orderedEntry(entry: Entry, order: DetailOrder, target: Target, asked: Asked): Entry {
  const details: Detail[] = [];
  for (let at = 0; at < entry.details.length;) {
    let end = at;
    while (entry.details[end]?.isMarked) end += 1;
    const run = entry.details.slice(at, Math.max(end, at + 1));
    details.push(...(run.length > 1 ? byWorth(run, order, target, asked) : run));
    at += run.length;
  }
  return { ...entry, details };
}

/**
 * A line that begins in small letters among capitals, or that follows one without a full stop among lines with one, may
 * be the second half of a sentence.
 */
function opensNext(run: Detail[]): (at: number) => boolean {
  const isMost = (test: (text: string) => boolean) => run.filter(({ text }) => test(text)).length * 2 > run.length;
  const isSmall = (text: string) => /^\p{Ll}/u.test(text);
  const hasStop = (text: string) => /[.!?)”"]$/.test(text);
  const [areSmall, haveStop] = [isMost(isSmall), isMost(hasStop)];
  return (at) => {
    const [before = '', text = ''] = [run[at - 1]?.text, run[at]?.text];
    return (
      (!areSmall && isSmall(text)) ||
      (haveStop && !hasStop(before)) ||
      /(?:,|\b(?:and|or|the|an?|of|to|in|with|for|I))$/.test(before)
    );
  };
}

const scope =
  /\d|^[^.:]{1,20}:\s|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|report(?:s|ed|ing)? to|in charge of|responsible for|sole|only)\b/i;

interface Group {
  details: Detail[];
  worth: number;
  /** True where it names what is asked, or is one of a series: it is not passed, whatever was found in it. */
  isFixed: boolean;
  hasFigure: boolean;
}

/**
 * The lines that prove clearly more of what is asked than those before them come forward, otherwise the person's own order
 * stays. So does a first line that tells how large the job is or begins with a label.
 */
function byWorth(run: Detail[], order: DetailOrder, target: Target, asked: Asked): Detail[] {
  if (run.some(({ text }) => text.endsWith(':'))) return run;
  const groups: Group[] = [];
  const isOpenBefore = opensNext(run);
  for (const [at, detail] of run.entries()) {
    const proof =
      asked.requirements.length > 0
        ? asked.worthOf({ text: detail.text, start: detail.span.start })
        : target.weigh(detail.text);
    const isFixed = target.keywordsIn(detail.text).length > 0 || isInSeries(run, at);
    const hasFigure = /\d/.test(detail.text);
    const worth = proof + (order === 'results' && proof > 0 && hasFigure ? resultWorth : 0);
    const last = groups.at(-1);
    if (last && (leansOnLineBefore(detail.text) || isOpenBefore(at))) {
      last.details.push(detail);
      last.worth = Math.max(last.worth, worth);
      last.isFixed ||= isFixed;
      last.hasFigure ||= hasFigure;
    } else groups.push({ details: [detail], worth, isFixed, hasFigure });
  }
  const isScope = scope.test(run[0]?.text ?? '');
  const first = isScope ? 1 : 0;
  const raised = groups
    .filter((group, at) => {
      const place = at < first ? at : first + placeFor(group, groups.slice(first, at));
      return place < Math.min(at, frontLines);
    })
    .sort((one, other) => other.worth - one.worth)
    .slice(0, raisedMax);
  const ordered = groups.slice(0, first);
  for (const group of groups.slice(first)) {
    const place = raised.includes(group) ? first + placeFor(group, ordered.slice(first)) : ordered.length;
    ordered.splice(place, 0, group);
  }
  return ordered.flatMap(({ details }) => details);
}

/** "FY24: …" above "FY23: …": lines that count something belong together. */
function isInSeries(run: Detail[], at: number): boolean {
  const sign = (each: Detail | undefined) => /^\S*\d\S*/.exec(each?.text ?? '')?.[0].replace(/\d/g, '0');
  const own = sign(run[at]);
  return own !== undefined && (own === sign(run[at - 1]) || own === sign(run[at + 1]));
}

/** Where a group may stand among those before it: in front of all that prove next to nothing of what is asked. */
function placeFor({ worth }: Group, before: Group[]): number {
  const isPassed = (other: Group) => {
    const least = Math.max(other.worth, other.hasFigure ? figureWorth : 0);
    return !other.isFixed && worth >= least + marginMin && worth >= least * timesMin;
  };
  return before.findLastIndex((other) => !isPassed(other)) + 1;
}
