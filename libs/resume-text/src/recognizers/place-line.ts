import { isPlace, isState } from './contacts.js';
import { isInstitution, isOrganization } from './titles.js';

/** isPlaceAlone is true for a line of names of places, the last of which is known: "Chakan, Maharashtra, India". */
export function isPlaceAlone(text: string): boolean {
  const [first = '', ...others] = text.split(', ');
  if (others.length === 0 || others.length > 2 || !name.test(first)) return false;
  const isKnown = isPlace(others.join(', ')) || isState(others.at(-1) ?? '');
  return isKnown && !isOrganization(first) && !isInstitution(first);
}

const name = /^\p{Lu}\p{L}*(?:[ -]\p{Lu}\p{L}*){0,2}$/u;
