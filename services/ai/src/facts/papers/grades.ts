import { allMatches } from '@tailwright/resume-text/text/all-matches';
const grades =
  /\b(levels?|grade|class|category|tier|stage|band|phase|step|section|part) (\d+|[ivx]{1,4}|[a-z]|one|two|three|four|five)\b/gi;

const gradeNumbers: Record<string, string> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  i: '1',
  ii: '2',
  iii: '3',
  iv: '4',
};

/** Levels, classes and the like that the original does not give: "Class III" where it has "Class II". */
export function newGrades(text: string, original: string): number {
  return allMatches(grades, text).filter(([, what = '', number = '']) => {
    const name = what.toLowerCase().replace(/s$/, '');
    if (!original.includes(name)) return false;
    const wanted = number.toLowerCase();
    const own = [...original.matchAll(new RegExp(`\\b${name}s? ([\\w]+)`, 'g'))].map(([, each = '']) => each);
    return (
      own.length > 0 &&
      !own.some((each) => each === wanted || (gradeNumbers[each] ?? each) === (gradeNumbers[wanted] ?? wanted))
    );
  }).length;
}
