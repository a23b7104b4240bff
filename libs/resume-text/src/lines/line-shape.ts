import { readBullet } from '../recognizers/bullets.js';
import { hasContact } from '../recognizers/contacts.js';
import { findDates } from '../recognizers/dates.js';
import { headingKind, type SectionKind } from '../recognizers/headings.js';
import type { PhysicalLine } from '../page/physical-lines.js';
import { readOnce } from '../text/read-once.js';
import { credentials, degrees, institutions, organizations, places, titles, verbs } from '../text/word-lists.js';
import { plainWords } from '../text/word-list.js';

/** LineShape is what one physical line shows by itself, before its neighbours are looked at. */
export interface LineShape {
  line: PhysicalLine;
  /** The text behind a bullet's mark. */
  body: string;
  mark: string | undefined;
  words: string[];
  kind: SectionKind | undefined;
  isMarkdownHeading: boolean;
  isCapitals: boolean;
  hasContact: boolean;
  /** Where its dates stand: the whole line, its start, its end, inside, or nowhere. */
  dates: 'whole' | 'start' | 'end' | 'inside' | 'none';
  hasPeriod: boolean;
  flags: string[];
}

/** shapesOf reads physical lines. Of each 400 characters are looked at, and lines that are the same are read once. */
export function shapesOf(lines: readonly PhysicalLine[]): LineShape[] {
  const read = readOnce(readShape);
  return lines.map((line) => ({ line, ...read(line.text.slice(0, 400)) }));
}

/** shapeOf reads one physical line. */
export function shapeOf(line: PhysicalLine): LineShape {
  return { line, ...readShape(line.text.slice(0, 400)) };
}

function readShape(text: string): Omit<LineShape, 'line'> {
  const bullet = readBullet(text);
  const body = bullet?.text ?? text;
  const words = plainWords(body);
  const letters = body.replace(/[^\p{L}]/gu, '');
  const isCapitals = letters.length >= 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
  const heading = text.replace(/^#{1,6}\s+/, '');
  const spans = findDates(body);
  return {
    body,
    mark: bullet?.mark,
    words,
    kind: headingKind(heading),
    isMarkdownHeading: heading !== text,
    isCapitals,
    hasContact: hasContact(body),
    dates: dateSpot(body, spans),
    hasPeriod: spans.some((span) => span.isRange),
    flags: flagsOf(body, words, text),
  };
}

function dateSpot(body: string, spans: ReturnType<typeof findDates>): LineShape['dates'] {
  const [first] = spans;
  const last = spans.at(-1);
  if (!first || !last) return 'none';
  const before = plainWords(body.slice(0, first.start)).length;
  const after = plainWords(body.slice(last.end)).length;
  const between = spans.slice(1).map(({ start }, at) => body.slice(spans[at]?.end, start));
  // "Issued May 2020 · Expires May 2023" is a time alone.
  if (before + after <= 1 && plainWords(between.join(' ')).length <= 1) return 'whole';
  return before === 0 ? 'start' : after <= 1 ? 'end' : 'inside';
}

/** The plain features of a line, each a short name. */
function flagsOf(body: string, words: string[], text: string): string[] {
  const first = body.charAt(0);
  const capitalised = body.match(/(?<![\p{L}'’])\p{Lu}/gu)?.length ?? 0;
  const share = words.length === 0 ? 0 : capitalised / words.length;
  const flags = [
    `n${Math.min(words.length, 12) > 8 ? (words.length > 11 ? 'long' : 'mid') : words.length}`,
    `caps${share > 0.75 ? 'most' : share > 0.4 ? 'some' : capitalised > 0 ? 'few' : 'no'}`,
  ];
  const say = (name: string, holds: boolean) => {
    if (holds) flags.push(name);
  };
  // "interRAI" and "iPMS" are names.
  say('lower', /^\p{Ll}+(?!\p{L})/u.test(body));
  say('digit', /^\p{N}/u.test(first));
  say('paren', first === '(');
  say('stop', /[.!?]["”')]?$/.test(body));
  say('comma-end', /[,;]$/.test(body));
  say('colon-end', /:$/.test(body));
  say('dash-end', /[\p{L}]-$/u.test(body));
  say('joint-end', /\b(?:and|or|of|the|with|to|for|in|a|an|at|by|from|on|&|und|et|y|de)$/i.test(body));
  say('gap', /\S(?:\t| {3,})\S/.test(text));
  say('gaps', (text.match(/\S(?:\t| {3,})(?=\S)/g)?.length ?? 0) > 1);
  say('pipe', / \| |\|/.test(body));
  say('dot', /\s[·•]\s/.test(body));
  say('spaced-dash', /\s(?:[-–—]|--)\s/.test(body));
  say('slash', /\s\/\s/.test(body));
  say('comma', body.includes(','));
  say('commas', (body.match(/,/g)?.length ?? 0) > 2);
  say('label', /^[^:]{2,40}: \S/.test(body));
  say('quote', /^["“]/.test(body));
  say('sentence', /[\p{Ll}\d)][.;] \p{Lu}/u.test(body));
  say('money', /[$€£₹]\s?\d|\d\s?%/.test(body));
  say('number', /\d/.test(body));
  say('at', /\s(?:@|at)\s\p{Lu}/u.test(body));
  say('i', words.includes('i') || words.includes('my') || words.includes('we'));
  return [...flags, ...listFlags(words)];
}

function listFlags(words: string[]): string[] {
  const flags: string[] = [];
  const some = words.slice(0, 30);
  const found = titles.find(some);
  if (found.length > 0) flags.push('title');
  if (found.some(({ last }) => last === some.length - 1)) flags.push('title-end');
  if (found.some(({ first }) => first === 0)) flags.push('title-start');
  if (organizations.isIn(some)) flags.push('org');
  if (institutions.isIn(some)) flags.push('school');
  if (degrees.find(some).some(({ first }) => first === 0)) flags.push('degree-start');
  else if (degrees.isIn(some)) flags.push('degree');
  if (credentials.isIn(some)) flags.push('credential');
  if (places.isIn(some)) flags.push('place');
  if (verbs.find(some.slice(0, 2)).some(({ first }) => first === 0)) flags.push('verb');
  return flags;
}
