/** Written by `npm run train -- sureness`: how much each number of a section says that it is misread. */
export const sectionWeights: readonly number[] = [
  0.332, // lines of the section
  0.685, // headings of the page that no list knows
  -0.861, // sections of the page
  -2.77, // share of empty rows on the page
  0.699, // different indents on the page
  1.152, // share of entries whose head is not sure
  -0.953, // share of entries told in a line
  1.238, // entries told in a line beside others
  1.771, // share of entries without a time
  3.702, // times alone among what was done
  0.646, // single words among what was done
  0.285, // short lines without a mark
  0.158, // lines that begin in small letters
  1.747, // lines with and without a mark
  0.772, // share of lines with wide gaps
  0.418, // rows joined behind a short one
  -0.435, // is a list
  0.563, // long lines in a list
  0.456, // heading set unlike the others
  0.545, // last section
  -1.836, // in any case
];
