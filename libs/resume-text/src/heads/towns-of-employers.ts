import { isStateCode } from '../recognizers/contacts.js';
import type { Head } from './head-of.js';

/**
 * withTowns keeps employers and their towns together: where some stand so, what was taken for a place alone
 * ("Boxwise Chicago, IL") is another, and where a dash alone parts them ("Harbour College-Lowell, MA"), a region that was
 * cut off goes back to its town.
 */
export function withTowns(read: Head[][]): Head[][] {
  const together = read.flat().filter(({ organization, place }) => place === '' && isBehindTown(organization));
  if (together.length === 0) return read;
  const haveDashes = together.some(({ organization }) => endsWithTown.test(organization.split(', ')[0] ?? ''));
  return read.map((heads) =>
    heads.map((head) => {
      const isAnother = head.title !== '' && head.organization === '' && isBehindTown(head.place);
      if (isAnother) return { ...head, organization: head.place, place: '' };
      const isTorn = haveDashes && endsWithTown.test(head.organization) && head.place !== '';
      const written = `${head.organization}, ${head.place}`;
      const stands = isTorn && head.lines.some(({ text }) => text.includes(written));
      return stands ? { ...head, organization: written, place: '' } : head;
    }),
  );
}

/** "Secondary School 14-Porto": a dash without blanks before a town. */
const endsWithTown = /[\p{L}\d.)]-\p{Lu}[\p{L}.' ]+$/u;

/** True for at least two words, and the letters of a state behind a comma. */
function isBehindTown(text: string): boolean {
  const [name = '', state = '', ...rest] = text.split(', ');
  return /\S[ -]\S/.test(name) && isStateCode(state) && rest.length === 0;
}
