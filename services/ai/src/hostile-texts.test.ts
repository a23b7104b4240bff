import { expect, test } from '@jest/globals';
import { slowTexts } from '@tailwright/testing/hostile-texts';
import { readingFunctions } from './testing/reading-functions.js';

test.each(readingFunctions)(
  '$name takes no longer than it may over the longest text of any kind',
  (pure) => {
    expect(slowTexts(pure)).toEqual([]);
  },
  120_000,
);
