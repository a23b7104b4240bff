import { headingOf } from '@tailwright/resume-text/render-resume';
import type { Detail, ResumeDocument, Section } from '@tailwright/resume-text/resume-document';
import type { Highlights } from './highlights.js';

/** Below the person's own words the names need a word that says what they are; a heading of their own says it by itself. */
const label = 'Key qualifications: ';
const objective = /(?<!\p{L})(?:objective|goals?|aim|position (?:sought|wanted|desired))(?!\p{L})/iu;
const paragraphCharsMin = 60;

/** Placed is the sections with the line among them, and the line as it is written there. */
export interface Placed {
  sections: Section[];
  highlights: Highlights | undefined;
}

/**
 * placeHighlights puts the line below a summary of the person's own. Without one it stands first under a heading of its
 * own, or below what they look for, which says nothing of what they can do. Where they speak of themselves above the
 * first heading, nothing stands between that and the rest.
 */
export function placeHighlights(
  { opening, sections: all }: ResumeDocument,
  sections: Section[],
  found: Highlights | undefined,
): Placed {
  const [first, ...others] = sections;
  const isSummary = first?.kind === 'summary' && first.entries.length === 0 && first.details.length > 0;
  const isObjective = isSummary && objective.test(first.heading);
  const hasOpening = opening.some(({ text, isBullet }) => !isBullet && text.length >= paragraphCharsMin);
  if (!found || (hasOpening && !isSummary)) return { sections, highlights: undefined };
  const isBelow = isSummary && !isObjective;
  const said = isBelow && !found.text.includes(': ') ? `${label}${found.text}` : found.text;
  const highlights = { ...found, text: isInCapitals(all) ? said.toUpperCase() : said };
  const line = { text: highlights.text, isBullet: false, isSubheading: false, span: { start: 0, end: 0 } };
  if (isBelow) {
    const isBullet = first.details.at(-1)?.isBullet ?? false;
    return { highlights, sections: [{ ...first, details: [...first.details, { ...line, isBullet }] }, ...others] };
  }
  const own = ownSection(sections, line);
  return { highlights, sections: isObjective ? [first, own, ...others] : [own, ...sections] };
}

/** A heading written as the person's own headings are. */
function ownSection(sections: Section[], line: Detail): Section {
  const areCapitals = sections.every((section) => headingOf(section) === headingOf(section).toUpperCase());
  const heading = areCapitals ? 'SUMMARY OF QUALIFICATIONS' : 'Summary of Qualifications';
  return { kind: 'summary', heading, details: [line], entries: [], span: line.span, confidence: 1 };
}

/** Some write all of their resume in capitals. */
function isInCapitals(sections: Section[]): boolean {
  const lines = sections
    .flatMap(({ details, entries }) => [...details, ...entries.flatMap((entry) => entry.details)])
    .filter(({ text }) => /\p{L}{3}/u.test(text));
  return lines.length > 0 && lines.filter(({ text }) => text === text.toUpperCase()).length * 10 >= lines.length * 9;
}
