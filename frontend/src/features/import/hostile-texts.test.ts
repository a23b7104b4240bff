import { expect, test } from '@jest/globals';
import { limits } from '@tailwright/contracts/limits';
import { type PureFunction, slowTexts } from '@tailwright/testing/hostile-texts';
import { findRange, findYear } from './dates';
import { headingOf, sectionsOf } from './headings';
import { ImportProblem } from './import-problem';
import { readResumeText } from './resume-text';
import { tellJob, tellStudy } from './who-is-who';

const charsMax = limits.resumeCharsMax;

/** A text without a word in it is refused, which is an answer too. */
function imported(text: string): void {
  try {
    readResumeText(text);
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
  }
}

/** Every function that reads an imported resume in the browser, where it would freeze the page. */
const functions: PureFunction[] = [
  { name: 'sectionsOf', charsMax, run: sectionsOf },
  { name: 'headingOf', charsMax, run: headingOf },
  { name: 'readResumeText', stages: 3, charsMax, run: imported },
  { name: 'findRange', charsMax, run: findRange },
  { name: 'findYear', charsMax, run: findYear },
  { name: 'tellJob', charsMax, run: (text) => tellJob([text, text]) },
  { name: 'tellStudy', charsMax, run: (text) => tellStudy([text, text]) },
];

test.each(functions)(
  '$name takes at most 50 ms a stage over the longest text of any one character',
  (pure) => {
    expect(slowTexts(pure)).toEqual([]);
  },
  120_000,
);
