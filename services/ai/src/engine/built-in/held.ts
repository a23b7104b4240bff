import { findDates, pointOf, type DatePoint } from '@tailwright/resume-text/recognizers/dates';
import type { Detail, ResumeDocument } from '@tailwright/resume-text/document/resume-document';
import { trimSignsAtEnd } from '@tailwright/resume-text/text/split-cells';
import { sameNamesOf } from '../../lexicon/same-names.js';
import { hedgesIn } from '../../evidence/hedges.js';
import { languageNames } from '../../posting/language-names.js';
import type { Asked, Found } from './asked.js';
import { readSkillList } from './skill-list.js';

/** Said is something that both the posting and the resume name, with the line that says so. */
export interface Said {
  key: string;
  text: string;
  line: string;
  requirements: string[];
}

const credentialCharsMax = 60;

/**
 * credentialsAsked lists the licences and certificates that a posting asks for, each as the line that proves it names it,
 * without numbers and years.
 */
export function credentialsAsked(resume: ResumeDocument, asked: Asked, today: Date): Said[] {
  return asked
    .foundOf('credential')
    .flatMap((found) => {
      const held = heldAt(resume, found.start);
      if (!held || hedgesIn(held.text).length > 0) return [];
      const items = held.items.filter((item) => !isOver(item, today) && sharesName(item, found.requirement.text));
      const names = items.flatMap((item) => nameOf(item) ?? []);
      return names.slice(0, 1).map((text) => saidBy(text, held, found));
    })
    .filter(isFirst);
}

interface Held {
  /** The line as a whole. */
  text: string;
  /** What stands in it, one thing each. */
  items: string[];
}

/** What is written beside the jobs, at a place: a line of a list, or the head of a course or certificate. */
function heldAt({ sections }: ResumeDocument, start: number): Held | undefined {
  for (const { kind, details, entries } of sections) {
    if (kind === 'experience' || kind === 'projects' || kind === 'summary') continue;
    const detail = [...details, ...entries.flatMap((entry) => entry.details)].find(({ span }) => span.start === start);
    if (detail) return { text: detail.text, items: itemsOf(detail.text) };
    const entry = entries.find(({ span }) => span.start <= start && start < span.end);
    if (entry)
      return {
        text: entry.headerLines.join(' · '),
        items: entry.isSure ? [entry.title] : entry.headerLines.flatMap(itemsOf),
      };
  }
  return undefined;
}

/** "OSHA 30 (2024) • First Aid/CPR exp 11/2028" holds two things; a label before a colon is none. */
export function itemsOf(line: string): string[] {
  const body = /^[^:]{2,30}: (?=\S)/.test(line) ? line.slice(line.indexOf(':') + 2) : line;
  return body.split(/\t|\s{2,}|\s[•·|]\s|;\s/).map((item) => item.trim());
}

const namesNothing =
  /^(?:and|the|for|with|one|any|other|equivalent|certificat\w*|certified|licen[cs]\w*|registered|registration|degree|diploma|current|valid|active|course|training|related|field|state|level|national|school|college|university|provider|professional|full|driving|required|preferred)$/;

/** Whether an item carries a word of the requirement that names the very thing: "CCNP" is no answer to "CCIE". */
export function sharesName(item: string, requirement: string): boolean {
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  const asked = new Set(wordsOf(requirement).filter((word) => word.length >= 3 && !namesNothing.test(word)));
  if (wordsOf(item).some((word) => asked.has(word))) return true;
  return sameNamesOf(item, requirement).some(
    ({ inShort, inLong }) =>
      (inShort.isIn(item) && inLong.isIn(requirement)) || (inLong.isIn(item) && inShort.isIn(requirement)),
  );
}

/** languagesAsked lists the languages that a posting asks for, each with its level as the person wrote it. */
export function languagesAsked(resume: ResumeDocument, asked: Asked): Said[] {
  return asked
    .foundOf('language')
    .flatMap((found) => {
      const wanted = languageNames(found.requirement.text);
      return resume.sections
        .filter(({ kind }) => kind === 'languages')
        .flatMap(({ details }) => details)
        .flatMap((detail) => {
          const items = readSkillList(detail)?.items ?? [detail.text];
          const named = items.filter(
            (item) =>
              item.length <= 40 && isPlainLevel(item) && languageNames(item).some((name) => wanted.includes(name)),
          );
          return named.map((item) => saidBy(withLevel(item), detail, found));
        });
    })
    .filter(isFirst);
}

function isFirst({ key }: Said, at: number, all: Said[]): boolean {
  return all.findIndex((other) => other.key === key) === at;
}

function saidBy(text: string, line: Pick<Detail, 'text'>, { requirement }: Found): Said {
  return { key: text.toLowerCase(), text, line: line.text, requirements: [requirement.id] };
}

/** "Spanish", "Spanish (native)" and "English C1" stand in a sentence as they are; low levels and remarks do not. */
function isPlainLevel(item: string): boolean {
  return (
    /^\p{Lu}\p{L}+(?: [A-C][1-2]| \([^()"]{2,25}\))?\.?$/u.test(item) &&
    hedgesIn(item).length === 0 &&
    !/\bA[12]\b|\b(?:elementary|beginner|school|conversational)\b/i.test(item)
  );
}

/** "English C1" is read as "English (C1)". */
function withLevel(item: string): string {
  return item.replace(/\.$/, '').replace(/ ([A-C][1-2])$/, ' ($1)');
}

const endOfName =
  /[(#–—:;•|\t]|\s\s|,\s(?=['’]?\d|exp|valid|active|issued|renewed|through)|\s(?=(?:exp(?:ir\w+|\.)?|valid|good|current|issued|renewed|since|til|until|to|thru|through) ?[\p{L}]{0,9}\.? ?['’]?\d)|\s(?=(?:19|20)\d\d\b)|,?\s(?=[Nn]o\.? ?\d)|\.\.|\.\s|\s-\s/u;

/** "PE, Idaho #P-18842 (2017)" names "PE, Idaho"; undefined where what is left is no name that can stand in a list. */
function nameOf(line: string): string | undefined {
  const end = endOfName.exec(line)?.index;
  const name = trimSignsAtEnd(line.slice(0, end), (sign) => ' ,.:'.includes(sign));
  const isName = name.length >= 4 && name.length <= credentialCharsMax && /^\p{Lu}/u.test(name);
  return isName && !/["“”]|\d{4}|^[^\p{Ll}]{9,}$/u.test(name) && name.split(', ').length < 3 ? name : undefined;
}

/** A line that says it is over, or until when it held, with that day gone, gives nothing. */
export function isOver(text: string, today: Date): boolean {
  const now = pointOf(today);
  const says =
    /\b(?:exp|expires|expiry|expired?|lapsed?|inactive|ran out|suspended|not renewed|no longer|until|valid|til|thru|through|ends?|current to)\b/i.test(
      text,
    );
  const points = findDates(text).flatMap(({ to }) => (to === 'present' ? [] : [to]));
  return says && (points.length === 0 || points.every((point) => isBefore(point, now)));
}

/** hasEnded is true where periods are written and all of them ended in the past; a paper that was renewed has a later one. */
export function hasEnded(text: string, today: Date): boolean {
  const periods = findDates(text).filter(({ isRange }) => isRange);
  return periods.length > 0 && periods.every(({ to }) => to !== 'present' && isBefore(to, pointOf(today)));
}

function isBefore(point: DatePoint, now: DatePoint): boolean {
  return point.year < now.year || (point.year === now.year && (point.month ?? 12) < (now.month ?? 1));
}
