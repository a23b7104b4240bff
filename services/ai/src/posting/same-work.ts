import { splitWords, stem } from '../text/words.js';

/** Words of a title that say how high it stands, or that any office has. */
const rankWords = new Set(
  ['assistant', 'associate', 'chief', 'coordinator', 'director', 'executive', 'head', 'junior', 'lead', 'leader']
    .concat(['manager', 'officer', 'principal', 'senior', 'specialist', 'staff', 'supervisor', 'team', 'trainee'])
    .map(stem),
);
/** Shorter words join others: "and", "of", "III". */
const telling = /^\p{L}{4,}$/u;

/** isSameWork is true for titles that share a word beside their rank: "Senior Pastry Chef" and "Pastry cook". */
export function isSameWork(title: string, other: string): boolean {
  const asked = new Set(tellingRoots(other));
  return tellingRoots(title).some((root) => asked.has(root));
}

function tellingRoots(title: string): string[] {
  return splitWords(title)
    .filter(({ key }) => telling.test(key))
    .map(({ key }) => stem(key))
    .filter((root) => !rankWords.has(root));
}
