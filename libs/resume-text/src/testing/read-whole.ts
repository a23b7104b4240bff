import { readResume } from '../read-resume.js';

/** readWhole prints all that is read of a text: the person, and each section with its posts and lines. */
export function readWhole(text: string): string {
  const { person, opening, sections } = readResume(text);
  const lines = [person.name, person.headline, person.contacts.join('; '), ...opening.map((line) => `? ${line.text}`)];
  for (const { kind, heading, details, entries } of sections) {
    lines.push(`# ${kind} ${heading}`, ...details.map((line) => line.text));
    for (const { title, organization, dates, notes, place, details: told } of entries)
      lines.push(
        `> ${[title, organization, [dates, ...notes].join(', '), place].join(' | ')}`,
        ...told.map((line) => line.text),
      );
  }
  return lines.join('\n');
}
