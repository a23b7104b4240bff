/** Written by `npm run train -- sureness`: how much each number of a section says that it is misread. */
export const sectionWeights: readonly number[] = [
  0.348, // lines of the section
  0.586, // headings of the page that no list knows
  -0.759, // sections of the page
  -2.697, // share of empty rows on the page
  0.713, // different indents on the page
  1.119, // share of entries whose head is not sure
  -0.895, // share of entries told in a line
  1.29, // entries told in a line beside others
  1.442, // share of entries without a time
  3.647, // times alone among what was done
  0.636, // single words among what was done
  0.288, // short lines without a mark
  0.181, // lines that begin in small letters
  1.46, // lines with and without a mark
  0.786, // share of lines with wide gaps
  0.444, // rows joined behind a short one
  -0.494, // is a list
  0.612, // long lines in a list
  0.391, // heading set unlike the others
  0.523, // last section
  -1.982, // in any case
];
