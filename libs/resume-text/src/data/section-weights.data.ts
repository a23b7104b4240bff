/** Written by `npm run train -- sureness`: how much each number of a section says that it is misread. */
export const sectionWeights: readonly number[] = [
  0.295, // lines of the section
  0.659, // headings of the page that no list knows
  -1.039, // sections of the page
  -3.017, // share of empty rows on the page
  0.694, // different indents on the page
  1.285, // share of entries whose head is not sure
  -0.999, // share of entries told in a line
  1.272, // entries told in a line beside others
  1.65, // share of entries without a time
  4.046, // times alone among what was done
  0.67, // single words among what was done
  0.324, // short lines without a mark
  0.237, // lines that begin in small letters
  1.819, // lines with and without a mark
  0.786, // share of lines with wide gaps
  0.384, // rows joined behind a short one
  -0.464, // is a list
  0.667, // long lines in a list
  0.521, // heading set unlike the others
  0.546, // last section
  -1.376, // in any case
];
