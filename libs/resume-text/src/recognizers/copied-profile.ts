import { headingKind } from './headings.js';
import type { RawLine } from '../page/physical-lines.js';

/** What the page of a profile on the web has beside its text, by the kind of thing it is. */
const signs: Record<string, RegExp> = {
  degree: /^(?:· ?)?(?:1st|2nd|3rd\+?)(?: degree connection)?$/i,
  network: /^[\d,.]+\+? (?:connections?|followers?)(?: ?· ?[\d,.]+\+? (?:connections?|followers?))?$/i,
  contact: /^contact info$/i,
  more: /^(?:…|\.{3})? ?(?:see|show) (?:more|less|details)$/i,
  all: /^(?:show|see) all(?: \d+)?(?: [\p{L} &]{3,40})?(?: ?→)?$/iu,
  credential: /^(?:see|show) credential$/i,
  endorsements: /^(?:\d+ endorsements?|endorsed by .{3,120})$/i,
  skills: /^(?:and )?\+ ?\d+ skills?$/i,
  others: /^(?:people (?:also viewed|you may know)|more profiles for you|others named .{2,40}|pages? for you)$/i,
  mutual: /^(?:.{2,80} and )?\d+ (?:other )?mutual connections?$/i,
  logo: /^.{2,60} logo$/i,
};
const signsMin = 3;

/** At the top of such a page these are buttons. */
const button =
  /^(?:message|more|connect|follow|following|pending|open to|add profile section|enhance profile|resources)$/i;
const topLines = 20;
const tail =
  / ?(?:· (?=contact info$|\d+ endorsements?$|\+ ?\d+ skills?$)|(?=(?:…|\.{3}) ?see more$)|,? (?=and \+\d+ skills?$))/i;
const tailCharsMax = 24;
const charsMax = 140;

/** isCopiedProfile is true for a text with several kinds of things that only such a page has; two of them stand in no other. */
function isCopiedProfile(texts: readonly string[]): boolean {
  const kinds = new Set(texts.flatMap((text) => kindOf(text) ?? []));
  return kinds.size >= signsMin || (kinds.has('network') && kinds.has('contact'));
}

function kindOf(text: string): string | undefined {
  if (text.length > charsMax) return undefined;
  return Object.keys(signs).find((kind) => signs[kind]?.test(text));
}

/** partProfileTails sets what such a page has behind a line on a line of its own: "· Contact info", "…see more". */
export function partProfileTails(lines: RawLine[]): RawLine[] {
  const parted = lines.map(atTail);
  return isCopiedProfile(parted.flat().map(({ raw }) => raw.trim())) ? parted.flat() : lines;
}

function atTail(line: RawLine): RawLine[] {
  const end = line.raw.trimEnd();
  const from = Math.max(0, end.length - tailCharsMax - 3);
  const match = tail.exec(end.slice(from));
  if (!match || from + match.index === 0) return [line];
  const start = from + match.index;
  const behind = start + match[0].length;
  if (end.slice(0, start).trim() === '') return [line];
  return [
    { ...line, raw: line.raw.slice(0, start), end: line.start + start },
    { ...line, raw: end.slice(behind), start: line.start + behind, end: line.start + end.length },
  ];
}

/** findProfileDebris marks the lines of such a page that are none of the person's. */
export function findProfileDebris(lines: readonly { text: string }[]): boolean[] {
  const texts = lines.map(({ text }) => text);
  if (!isCopiedProfile(texts)) return texts.map(() => false);
  let isOthers = false;
  return texts.map((text, at) => {
    const kind = kindOf(text);
    isOthers = kind === 'others' || (isOthers && headingKind(text) === undefined);
    const isRepeated = at === 1 && text === texts[0];
    return isOthers || kind !== undefined || isRepeated || (at < topLines && button.test(text));
  });
}
