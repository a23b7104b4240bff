import { rememberLast } from '@tailwright/resume-text/text/remember-last';
import { trimSignsAtEnd } from '@tailwright/resume-text/text/split-cells';
import { readRows } from './word-data.js';

/** Section is what a heading says of the lines below it. */
export type Section = 'required' | 'preferred' | 'duty' | 'about' | 'benefits' | 'legal' | 'apply' | 'meta' | 'unknown';

const sections = ['required', 'preferred', 'duty', 'about', 'benefits', 'legal', 'apply', 'meta', 'unknown'] as const;
const headingCharsMax = 80;

let loaded: [Section, RegExp][] | undefined;

function table(): [Section, RegExp][] {
  loaded ??= readRows('headings.txt').map(([name = '', pattern = '']) => [
    sectionOf(name),
    new RegExp(`^(?:${pattern})$`, 'u'),
  ]);
  return loaded;
}

function sectionOf(name: string): Section {
  return sections.find((each) => each === name) ?? 'unknown';
}

/** The order in which a heading that fits two sections is decided: "Preferred qualifications" is the second. */
const precedence: Section[] = ['preferred', 'duty', 'required', 'benefits', 'apply', 'about', 'legal', 'meta'];

/** As many different headings as no posting has. */
const headingsMax = 200;

/** knownHeading is the section a wording stands for, or undefined when the table does not have it. */
export const knownHeading: (text: string) => Section | undefined = rememberLast(readKnownHeading, headingsMax);

function readKnownHeading(text: string): Section | undefined {
  if (text.length > headingCharsMax) return undefined;
  const wording = normalise(text);
  if (wording === '') return undefined;
  const found = new Set(
    table()
      .filter(([, pattern]) => pattern.test(wording))
      .map(([section]) => section),
  );
  return precedence.find((section) => found.has(section));
}

const tellingWords: [Section, RegExp][] = [
  ['preferred', /\b(?:bonus|plus|pluses|nice|desirable|desired|preferred|assets?|ideally|lovely|extra|advantages?)\b/],
  [
    'benefits',
    /\b(?:benefits?|perks?|offer|offers|salary|compensation|rewards?|pay|good stuff|in it for you|you get|you will get)\b/,
  ],
  [
    'required',
    /\b(?:need|needs|require[ds]?|requirements?|qualif\w*|must|skills?|essentials?|looking for|bring|ideal|criteria|experience|profile|candidate|are you|you are)\b/,
  ],
  [
    'duty',
    /\b(?:you will|responsib\w*|dut(?:y|ies)|tasks?|day|shift|role|gig|do|doing|own|job|work|functions?|mission)\b/,
  ],
  ['apply', /\b(?:apply|application|process|interview|hire|hiring|interested|contact)\b/],
  ['legal', /\b(?:equal|equality|diversity|inclusion|privacy|accommodations?)\b/],
  ['meta', /\b(?:location|hours|schedule|shift|deadline|reports to)\b/],
  ['about', /\b(?:about|we|us|our|who|company|team|story|why)\b/],
];

/** guessedHeading reads a heading the table does not have by its telling words. */
export const guessedHeading: (text: string) => Section = rememberLast(guessHeading, headingsMax);

function guessHeading(text: string): Section {
  const wording = normalise(text);
  return tellingWords.find(([, pattern]) => pattern.test(wording))?.[0] ?? 'unknown';
}

const written: [RegExp, string][] = [
  [/\bwon't\b/g, 'will not'],
  [/'(?:ll)\b/g, ' will'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/\b(it|we|you|that|this)'d\b/g, '$1 would'],
  [/\b(what|who|it|that|here|where)'s\b/g, '$1 is'],
  [/n't\b/g, ' not'],
];

/** normalise writes a heading in lower case, its contractions out, without marks and numbers around it. */
function normalise(text: string): string {
  let wording = text.toLowerCase().replace(/[’‘`]/g, "'");
  for (const [pattern, full] of written) wording = wording.replace(pattern, full);
  wording = wording
    .replace(/\([^()]{0,60}\)/g, ' ')
    .replace(/[^\p{L}\p{N}'&/,\s-]/gu, ' ')
    .replace(/(?<=\p{L}{2})[/-](?=\p{L}{2})/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ?\/ ?/g, ' / ')
    .replace(/\s+/g, ' ')
    .replace(/ - /g, ' ')
    .replace(/^[ \d,'&/-]+/, '');
  return trimSignsAtEnd(wording, (sign) => " ,'&/-".includes(sign));
}
