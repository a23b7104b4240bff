import { expect, test } from '@jest/globals';
import { limits } from '@tailwright/contracts/limits';
import { type PureFunction, slowTexts } from '@tailwright/testing/hostile-texts';
import { outlineOf } from '../documents/outline';
import { formDates } from './form-dates';
import { readResumeText } from './from-text';
import { ImportProblem } from './import-problem';

const charsMax = limits.resumeCharsMax;

/** A text without a word in it is refused, which is an answer too. */
function imported(text: string): void {
  try {
    readResumeText(text);
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
  }
}

/** Every function that reads an imported or shown resume in the browser, where it would freeze the page. */
const functions: PureFunction[] = [
  { name: 'readResumeText', maxMs: 550, charsMax, run: imported },
  { name: 'outlineOf', maxMs: 500, charsMax, run: outlineOf },
  { name: 'formDates', charsMax, run: formDates },
];

test.each(functions)(
  '$name takes no longer than it may over the longest text of any kind',
  (pure) => {
    expect(slowTexts(pure)).toEqual([]);
  },
  120_000,
);
