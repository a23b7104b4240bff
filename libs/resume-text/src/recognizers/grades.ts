import { splitGaps } from '../text/split-cells.js';

const gradeAlone =
  /^(?:(?:graduated |passed )?with (?:highest |high |first[- ]class )?(?:honou?rs?|distinction|merit|excellence|credit)|(?:magna |summa )?cum laude|valedictorian|salutatorian|(?:high )?distinction|merit|(?:first|(?:upper |lower )?second|third)[- ]class(?: honou?rs)?|2[.:][12](?: hon(?:our)?s)?)$/iu;
/** Beside a study these say how it ended, beside a post of what department it was. */
const gradeBesideStudy = /^(?:(?:high )?credit|pass(?:ed)?|first|commended)$/iu;

/** isGrade is true for a text that says only how a study ended: "With Honors", "Distinction", "2:1". It names no study and no school. */
export function isGrade(text: string, isBesideStudy = false): boolean {
  return gradeAlone.test(text) || (isBesideStudy && gradeBesideStudy.test(text));
}

/** withoutGrades leaves out of a row the cells that say only how a study ended. */
export function withoutGrades(row: string): string {
  const cells = splitGaps(row);
  if (cells.length < 2) return row;
  const rest = cells.filter((cell) => !isGrade(cell, true));
  return rest.length > 0 && rest.length < cells.length ? rest.join('   ') : row;
}
