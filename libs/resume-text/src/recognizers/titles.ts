import { degrees, institutions, organizations, titles } from '../text/word-lists.js';
import { plainWords } from '../text/word-list.js';

/** isTitle is true for a text that names a job or a role. */
export function isTitle(text: string): boolean {
  return titles.isIn(plainWords(text));
}

/** endsWithTitle is true for "Software Engineer II", not for "Engineering Software Ltd". */
export function endsWithTitle(text: string): boolean {
  const words = plainWords(text);
  const last = /^(?:i{1,3}|iv|v|\d)$/.test(words.at(-1) ?? '') ? words.length - 2 : words.length - 1;
  return titles.find(words).some((found) => found.last === last);
}

/** isDegree is true for a text that names a degree, a diploma or a school certificate. */
export function isDegree(text: string): boolean {
  return degrees.isIn(plainWords(text));
}

/** isOrganization is true for a text with a word that marks an employer or an institution. */
export function isOrganization(text: string): boolean {
  return organizations.isIn(plainWords(withoutSubject(text)));
}

/** isInstitution is true for a text with a word that marks a place of learning. */
export function isInstitution(text: string): boolean {
  return institutions.isIn(plainWords(withoutSubject(text.slice(0, charsMax)).replace(awardOfSchool, ' ')));
}

/** withoutSubject takes the school out of "School Psychology": what is studied for work at schools names none. */
export function withoutSubject(text: string): string {
  return text.replace(subjectOfSchools, 'subject ');
}

const subjectOfSchools =
  /(?<=^|, | in |[–—:-] )school (?=(?:counsel+ing|guidance|psychology|leadership|administration|social work|nursing|librarianship|library (?:media|science))(?:$|[,;(\t]| [(–—|-]| {2}))/giu;

/** A text of more characters names more than a school. */
const charsMax = 400;
/** "High school diploma or GED" and "No diploma in Secondary school" are degrees, whatever school gave them. */
const awardOfSchool =
  /(?<!\p{L})(?:(?:(?:high|higher|secondary|senior|senior secondary|junior) )?school (?:leaving )?(?:diploma|certificate|equivalency|graduate|leaving)|diploma in (?:high|secondary) school)(?!\p{L})/giu;

/** isCode is true for a rank or a grade in letters and figures ("E-4", "G7"), which is no title by itself. */
export function isCode(text: string): boolean {
  return /^\p{Lu}{1,2}[- ]?\d{1,2}$/u.test(text.trim());
}
