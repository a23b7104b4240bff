import { findDates, pointOf, type DatePoint } from '@tailwright/resume-text/dates';
import type { Detail, ResumeDocument, Section } from '@tailwright/resume-text/resume-document';
import { trimSignsAtEnd } from '@tailwright/resume-text/split-cells';
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

/** credentialsAsked lists the licences and certificates that a posting asks for and a list of them proves, without numbers and years. */
export function credentialsAsked(resume: ResumeDocument, asked: Asked, today: Date): Said[] {
  return asked
    .foundOf('credential')
    .flatMap((found) => {
      const detail = lineOf(resume, 'certifications', found);
      if (!detail || hedgesIn(detail.text).length > 0 || isOver(detail.text, today)) return [];
      const text = nameOf(detail.text);
      return text === undefined ? [] : [saidBy(text, detail, found)];
    })
    .filter(isFirst);
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

function saidBy(text: string, detail: Detail, { requirement }: Found): Said {
  return { key: text.toLowerCase(), text, line: detail.text, requirements: [requirement.id] };
}

function lineOf({ sections }: ResumeDocument, wanted: Section['kind'], { start }: Found): Detail | undefined {
  return sections
    .filter(({ kind, confidence }) => kind === wanted && confidence === 1)
    .flatMap(({ details }) => details)
    .find(({ span }) => span.start === start);
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

/** "PE, Idaho #P-18842 (2017)" names "PE, Idaho"; undefined where what is left is no name that can stand in a list. */
function nameOf(line: string): string | undefined {
  const end = /[(#–—:;•|\t]|\s\s|,\s(?=['’]?\d|exp|valid|active|issued|renewed|through)|\.\.|\s-\s/.exec(line)?.index;
  const name = trimSignsAtEnd(line.slice(0, end), (sign) => ' ,.:'.includes(sign));
  const isName = name.length >= 4 && name.length <= credentialCharsMax && /^\p{Lu}/u.test(name);
  return isName && !/["“”]|\d{4}|^[^\p{Ll}]{9,}$/u.test(name) && name.split(', ').length < 3 ? name : undefined;
}

/** A line that says it is over, or until when it held, with that day gone, gives nothing. */
function isOver(text: string, today: Date): boolean {
  const now = pointOf(today);
  const says =
    /\b(?:exp|expires|expiry|expired?|lapsed?|not renewed|no longer|until|valid|til|thru|through|ends?|current to)\b/i.test(
      text,
    );
  const points = findDates(text).flatMap(({ to }) => (to === 'present' ? [] : [to]));
  return says && (points.length === 0 || points.every((point) => isBefore(point, now)));
}

function isBefore(point: DatePoint, now: DatePoint): boolean {
  return point.year < now.year || (point.year === now.year && (point.month ?? 12) < (now.month ?? 1));
}
