import { expect, test } from '@jest/globals';
import { slowTexts } from '@tailwright/testing/hostile-texts';
import { readingFunctions } from './testing/reading-functions.js';

test.each(readingFunctions)(
  '$name takes at most 50 ms a stage over the longest text of any one character',
  (pure) => {
    expect(slowTexts(pure)).toEqual([]);
  },
  120_000,
);
