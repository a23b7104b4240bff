import type { Entry } from '../document/resume-document.js';
import { endsWithTitle, isInstitution, isOrganization } from '../recognizers/titles.js';

/**
 * withWholeTitle gives a post the rest of its title where that was read as the employer: "PE Co-ordinator" of "Class teacher; PE
 * Co-ordinator, Thornbeck School", and the class in "Class teacher, Year 2, Ysgol Gynradd", which employs nobody.
 */
export function withWholeTitle<Head extends Pick<Entry, 'title' | 'organization' | 'notes' | 'headerLines'>>(
  head: Head,
): Head {
  const { title, organization, notes, headerLines } = head;
  if (title === '') return head;
  const whole = (rest: string) =>
    [`${title}; ${rest}`, `${title}, ${rest}`].find((text) => headerLines.some((line) => line.includes(text)));
  const at = organization.indexOf(', ');
  const [post, employer] = [organization.slice(0, at), organization.slice(at + 2)];
  const both = at > 0 && endsWithTitle(post) && !isInstitution(post) && employs(employer) ? whole(post) : undefined;
  if (both !== undefined) return { ...head, title: both, organization: employer };
  const [school, ...others] = notes;
  const ofClass = school !== undefined && ofSchool.test(organization) ? whole(organization) : undefined;
  return ofClass === undefined ? head : { ...head, title: ofClass, organization: school ?? '', notes: others };
}

function employs(text: string): boolean {
  return isOrganization(text) || isInstitution(text);
}

const ofSchool = /^(?:years?|yr|grades?|key stage|ks|reception|nursery class)(?: ?\d[\d/–&, -]{0,6})?$/iu;
