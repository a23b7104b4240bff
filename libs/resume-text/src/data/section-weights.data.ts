/** Written by `npm run train -- sureness`: how much each number of a section says that it is misread. */
export const sectionWeights: readonly number[] = [
  0.337, // lines of the section
  0.682, // headings of the page that no list knows
  -0.858, // sections of the page
  -2.766, // share of empty rows on the page
  0.697, // different indents on the page
  1.132, // share of entries whose head is not sure
  -0.935, // share of entries told in a line
  1.269, // entries told in a line beside others
  1.898, // share of entries without a time
  3.702, // times alone among what was done
  0.632, // single words among what was done
  0.282, // short lines without a mark
  0.171, // lines that begin in small letters
  1.688, // lines with and without a mark
  0.77, // share of lines with wide gaps
  0.416, // rows joined behind a short one
  -0.431, // is a list
  0.562, // long lines in a list
  0.459, // heading set unlike the others
  0.545, // last section
  -1.846, // in any case
];
