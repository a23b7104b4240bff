/** Written by `npm run train -- sureness`: how much each number of a section says that it is misread. */
export const sectionWeights: readonly number[] = [
  0.331, // lines of the section
  0.685, // headings of the page that no list knows
  -0.863, // sections of the page
  -2.767, // share of empty rows on the page
  0.7, // different indents on the page
  1.152, // share of entries whose head is not sure
  -0.952, // share of entries told in a line
  1.239, // entries told in a line beside others
  1.776, // share of entries without a time
  3.664, // times alone among what was done
  0.675, // single words among what was done
  0.289, // short lines without a mark
  0.174, // lines that begin in small letters
  1.732, // lines with and without a mark
  0.773, // share of lines with wide gaps
  0.401, // rows joined behind a short one
  -0.44, // is a list
  0.566, // long lines in a list
  0.453, // heading set unlike the others
  0.546, // last section
  -1.836, // in any case
];
