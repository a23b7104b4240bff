import type { Entry } from '../document/resume-document.js';
import { isTitle } from '../recognizers/titles.js';

type Fields = Pick<Entry, 'title' | 'organization' | 'place' | 'dates' | 'notes' | 'headerLines'>;

/**
 * isSetLikeOne is true for "Mill Street Players | Dayton" above "Press Office   2019 – 2022" where another head of the section is
 * set in the same way and its words tell that the title stands below the employer ("Hale Ltd | Derby", "Clerk   2015 – 2018").
 */
export function isSetLikeOne(entry: Fields, others: readonly Fields[]): boolean {
  const form = formOf(entry);
  return (
    form !== undefined && others.some((other) => other !== entry && isTitle(other.title) && formOf(other) === form)
  );
}

/**
 * How the two lines of a head are set: "O | P / T D" where the employer has its town beside it, and the title its time below
 * them; undefined for any other head, and where more is written than these four.
 */
function formOf({ title, organization, place, dates, notes, headerLines }: Fields): string | undefined {
  if (headerLines.length !== 2 || notes.length > 0 || [title, organization, place, dates].includes(''))
    return undefined;
  const form = headerLines
    .map((line) =>
      line
        .replace(organization, () => 'O')
        .replace(title, () => 'T')
        .replace(dates, () => 'D')
        .replace(place, () => 'P')
        .replace(/\t+| {2,}/g, '\t'),
    )
    .join('\n');
  return /^O[^\p{L}\p{N}]*P\nT[^\p{L}\p{N}]*D$/u.test(form) ? form : undefined;
}
