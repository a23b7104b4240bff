/** Written by `npm run train -- sureness`: how much each number of a section says that it is misread. */
export const sectionWeights: readonly number[] = [
  0.347, // lines of the section
  0.681, // headings of the page that no list knows
  -0.91, // sections of the page
  -2.678, // share of empty rows on the page
  0.696, // different indents on the page
  1.136, // share of entries whose head is not sure
  -0.963, // share of entries told in a line
  1.281, // entries told in a line beside others
  1.669, // share of entries without a time
  3.683, // times alone among what was done
  0.707, // single words among what was done
  0.292, // short lines without a mark
  0.179, // lines that begin in small letters
  1.418, // lines with and without a mark
  0.762, // share of lines with wide gaps
  0.378, // rows joined behind a short one
  -0.467, // is a list
  0.557, // long lines in a list
  0.43, // heading set unlike the others
  0.525, // last section
  -1.761, // in any case
];
