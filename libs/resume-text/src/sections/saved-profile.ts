import { detailOf } from '../heads/detail-of.js';
import { readPostsOfProfile, readStudiesOfProfile } from '../heads/posts-of-profile.js';
import { headingKind } from '../recognizers/headings.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import type { Person, Section } from '../document/resume-document.js';
import { addContacts } from './added-contacts.js';
import { withPlaceOnce } from './places-once.js';
import type { Cut } from './run-in.js';

/**
 * cutSavedProfile gives the person and the sections of a saved profile, whose lines its grammar has named. Undefined for
 * any other text.
 */
export function cutSavedProfile(lines: readonly LogicalLine[]): { person: Person; cuts: Cut[] } | undefined {
  const name = lines.find(({ part }) => part === 'name');
  if (!name) return undefined;
  const headline = lines.find(({ part }) => part === 'headline')?.text ?? '';
  const person: Person = { name: name.text, headline, contacts: [] };
  const cuts: Cut[] = [];
  for (const line of lines) {
    if (line.part === 'contact' || line.part === 'place') addContacts(line.text, person);
    else if (line.part === 'heading') cuts.push({ heading: line.text, kind: headingKind(line.text), lines: [] });
    else if (line.part !== 'name' && line.part !== 'headline') cuts.at(-1)?.lines.push(line);
  }
  person.contacts = withPlaceOnce(person.contacts);
  return { person, cuts: cuts.filter((cut) => cut.kind !== 'contact') };
}

/** readSectionOfProfile reads a list, a text or the posts of a saved profile, of which each line is known; undefined for any other section. */
export function readSectionOfProfile({ heading, kind, lines }: Cut): Section | undefined {
  const isPlain = lines.length > 0 && lines.every(({ part }) => part === 'item' || part === 'text');
  const entries = isPlain ? [] : (readPostsOfProfile(lines) ?? readStudiesOfProfile(lines));
  if (kind === undefined || !entries) return undefined;
  const span = { start: lines[0]?.start ?? 0, end: lines.at(-1)?.end ?? 0 };
  return { kind, heading, details: isPlain ? lines.map(detailOf) : [], entries, span, confidence: 1 };
}
