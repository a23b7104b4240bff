import { isDatesAlone } from '../recognizers/is-period.js';
import { isDocumentName, isName, repeatsName } from '../recognizers/name.js';
import type { Detail, Person, Section } from '../document/resume-document.js';
import type { Cut } from './run-in.js';
import { splitGaps } from '../text/split-cells.js';
import { plainWords } from '../text/word-list.js';

const declaration =
  /^(?:declaration ?: ?)?i,? (?:do )?(?:the undersigned,? )?(?:here ?by )?(?:solemnly )?(?:certify|declare|affirm|confirm|attest)(?!\p{L})|^i here by /iu;
/** Where and when something was signed, and the line for the hand. */
const signed = /^(?:place|date|signature|signed)(?: ?:|\t| {2})|^(?:place|date) ?$|^[_.]{3,}$/iu;
/** "(sgd.) Ana Silva" */
const bySign = /^\(?(?:sgd|signed)\.?\)?[.:]? /iu;
const linesMax = 5;

/**
 * withDeclaration parts the declaration at the end of a resume, with the name and the place below it, from the section it
 * stands in: it says nothing of the referees or the languages above it, and below the referees, which come last
 * as it does, no heading announces it.
 */
export function withDeclaration(sections: Section[], { name }: Person): Section[] {
  const last = sections.at(-1);
  if (!last || last.entries.length > 0) return sections;
  const from = last.details.findIndex(({ text }) => declaration.test(text));
  const lines = last.details.slice(from);
  if (from < 0 || (from === 0 && last.heading !== '') || lines.length > linesMax) return sections;
  if (!lines.slice(1).every(({ text }) => signed.test(text) || isPersonName(text, name))) return sections;
  const kept = last.details.slice(0, from);
  const start = lines[0]?.span.start ?? last.span.start;
  const closing: Section = {
    ...last,
    heading: '',
    kind: 'other',
    details: lines.map(asLine),
    span: { start, end: last.span.end },
    runIn: { opens: last.kind !== 'references' },
  };
  const end = kept.at(-1)?.span.end ?? last.span.start;
  const above = { ...last, details: kept, span: { start: last.span.start, end } };
  return [...sections.slice(0, -1), ...(kept.length > 0 || last.heading !== '' ? [above] : []), closing];
}

/** Place and time, and the name. */
const signedLinesMax = 2;

/**
 * withSignedEnd parts the place and the time at the end of a resume ("Leipzig, 12 May 2025"), with the name beside or below
 * them, from the last section: they say when it was signed, and nothing of what stands above.
 */
export function withSignedEnd(cuts: Cut[], { name }: Person): Cut[] {
  const last = cuts.at(-1);
  const from = last?.lines.findLastIndex(({ text }) => isSignedAt(text, name)) ?? -1;
  if (!last || from < 1 || from < last.lines.length - signedLinesMax) return cuts;
  const signed = last.lines.slice(from);
  if (!signed.slice(1).every(({ text }) => isPersonName(text, name))) return cuts;
  const lines = signed.map((line) => ({ ...line, label: 'prose' as const }));
  return [
    ...cuts.slice(0, -1),
    { ...last, lines: last.lines.slice(0, from) },
    { heading: '', kind: 'other', lines, runIn: { opens: false } },
  ];
}

function isSignedAt(text: string, name: string): boolean {
  const [said = '', ...behind] = splitGaps(text);
  const [, time = ''] = placeAndTime.exec(said) ?? [];
  const isBesideName = behind.length === 1 && repeatsName(behind[0] ?? '', name) && placeAlone.test(said);
  return isBesideName || (isDatesAlone(time) && behind.every((cell) => isPersonName(cell, name)));
}

const placeAlone = /^\p{Lu}[\p{L} .-]{1,30}$/u;
const placeAndTime = /^\p{Lu}[\p{L} .()-]{1,40}, (?:den |the )?(\d{1,2}\.? ?(?:\p{L}{3,9}|\d{1,2})[. /]{1,2}\d{4})$/u;

/**
 * withSignature reads a name below the last lines, which is set as headings are: below a declaration it is the last line
 * of that, elsewhere it only says again what stands at the top.
 */
export function withSignature(sections: Section[], { name }: Person): Section[] {
  const [above, last] = sections.slice(-2);
  if (!last || !isSignature(last, name)) return sections;
  const said = above?.entries.length === 0 ? above.details.at(-1) : undefined;
  if (!above || sections.length < 2 || !said || !declaration.test(said.text)) return sections.slice(0, -1);
  const end = { start: said.span.end, end: said.span.end };
  const signature = { text: last.heading, isBullet: false, isSubheading: false, span: end };
  return [...sections.slice(0, -2), { ...above, details: [...above.details, signature] }];
}

function isSignature({ heading, details, entries }: Section, name: string): boolean {
  return details.length + entries.length === 0 && repeatsName(heading, name);
}

/** The name, or its last word, in whichever spelling, and when it was signed: "(V. SENTHIL KUMARAN)", "R. T. Ilao    May 2024". */
function isPersonName(text: string, name: string): boolean {
  const [said = '', ...behind] = splitGaps(text);
  const isDated = behind.length === 1 && isDatesAlone(behind[0] ?? '');
  const bare = (isDated ? said : text)
    .replace(bySign, '')
    .replace(/^\(|\)$/g, '')
    .trim();
  const words = plainWords(name);
  const own = plainWords(bare).filter((word) => words.includes(word));
  return (isName(bare) && !isDocumentName(bare)) || (own.length > 1 && plainWords(bare).length <= words.length + 1);
}

function asLine(detail: Detail): Detail {
  return { ...detail, isBullet: false, isSubheading: false };
}
