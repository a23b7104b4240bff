/** Written by `npm run train -- sureness`: how much each number of a section says that it is misread. */
export const sectionWeights: readonly number[] = [
  0.342, // lines of the section
  0.669, // headings of the page that no list knows
  -0.958, // sections of the page
  -2.826, // share of empty rows on the page
  0.682, // different indents on the page
  1.123, // share of entries whose head is not sure
  -0.882, // share of entries told in a line
  1.324, // entries told in a line beside others
  1.686, // share of entries without a time
  4.096, // times alone among what was done
  0.682, // single words among what was done
  0.297, // short lines without a mark
  0.283, // lines that begin in small letters
  1.446, // lines with and without a mark
  0.749, // share of lines with wide gaps
  0.291, // rows joined behind a short one
  -0.425, // is a list
  0.538, // long lines in a list
  0.372, // heading set unlike the others
  0.513, // last section
  -1.609, // in any case
];
