import type { Detail, ResumeDocument, Section } from '@tailwright/resume-text/resume-document';

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

/** hasOwnWords tells whether the person says who they are: above the first heading, in a summary or in a greeting. */
export function hasOwnWords({ opening }: ResumeDocument, sections: Section[]): boolean {
  if (opening.some(isParagraph)) return true;
  const firstJob = sections.findIndex(({ kind }) => kind === 'experience');
  return sections.some((section, at) => isOwnSummary(section) || (at < Math.max(1, firstJob) && isGreeting(section)));
}

function isParagraph({ text, isBullet }: Detail): boolean {
  return !isBullet && text.length >= paragraphCharsMin;
}

/** isInCapitals is true for a resume that is written in capitals whole. */
export function isInCapitals(sections: Section[]): boolean {
  const lines = sections
    .flatMap(({ details, entries }) => [...details, ...entries.flatMap((entry) => entry.details)])
    .filter(({ text }) => /\p{L}{3}/u.test(text));
  return lines.length > 0 && lines.filter(({ text }) => text === text.toUpperCase()).length * 10 >= lines.length * 9;
}
