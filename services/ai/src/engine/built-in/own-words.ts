import type { Detail, Section } from '@tailwright/resume-text/document/resume-document';

const objective = /(?<!\p{L})(?:objective|goals?|aim|position (?:sought|wanted|desired))(?!\p{L})/iu;
const paragraphCharsMin = 60;

/** isObjective is true for a section that says what the person looks for, and nothing of what they can do. */
export function isObjective({ kind, heading }: Section): boolean {
  return kind === 'summary' && objective.test(heading);
}

/** isOwnSummary is true for a section in which the person says who they are. */
export function isOwnSummary(section: Section): boolean {
  const { kind, details, entries } = section;
  return kind === 'summary' && entries.length === 0 && details.length > 0 && !isObjective(section);
}

/** isGreeting is true for a paragraph under a heading that nobody knows: "Nice to meet you". */
export function isGreeting({ kind, details }: Section): boolean {
  return kind === 'other' && details.some(isParagraph);
}

function isParagraph({ text, isBullet }: Detail): boolean {
  return !isBullet && text.length >= paragraphCharsMin;
}
