import type { Entry } from '../document/resume-document.js';
import type { HeadLine } from '../recognizers/head-atoms.js';
import { hasOrganizationWords, hasTitleWords } from './head-fields.js';

/**
 * withPlacesBesideEmployers reads what stands at the right of an employer's row as the place, whatever it is called, where
 * rows of the same section have a title at the left and its time at the right: "ACME CORP.      Harbour Park" above
 * "Clerk      2015 – 2019".
 */
export function withPlacesBesideEmployers(heads: readonly HeadLine[][]): HeadLine[][] {
  const rows = heads.flat();
  const isTitled = rows.some(({ atoms, dates }) => dates.length > 0 && atoms.length === 1 && namesTitle(atoms));
  if (!isTitled) return [...heads];
  return heads.map((head) => head.map((row) => (isEmployerRow(row) ? withPlace(row) : row)));
}

function namesTitle([atom]: HeadLine['atoms']): boolean {
  return atom !== undefined && hasTitleWords(atom.text) && !hasOrganizationWords(atom.text);
}

/** An employer, a gap, and something that is no title: no time stands in such a row. */
function isEmployerRow({ atoms: [employer, place, ...more], dates, text }: HeadLine): boolean {
  if (!employer || !place || dates.length > 0 || !/\t| {3}/.test(text.slice(employer.end, place.start))) return false;
  const isNamed = hasOrganizationWords(employer.text) && !hasTitleWords(employer.text);
  return isNamed && ![place, ...more].some((atom) => hasTitleWords(atom.text) || hasOrganizationWords(atom.text));
}

function withPlace(row: HeadLine): HeadLine {
  return { ...row, atoms: row.atoms.map((atom, at) => (at === 0 ? atom : { ...atom, forced: 'place' })) };
}

/** withWholePlace: "Sohar, Oman" is one place, whatever list knows the country alone. */
export function withWholePlace(entry: Entry): Entry {
  const { place, notes, headerLines } = entry;
  const town = notes.find((note) => place !== '' && headerLines.some((line) => line.includes(`${note}, ${place}`)));
  if (town === undefined || !/^\p{Lu}[\p{L}.'’ -]+$/u.test(town)) return entry;
  return { ...entry, place: `${town}, ${place}`, notes: notes.filter((note) => note !== town) };
}
