import { expect, test } from '@jest/globals';
import { splitSentences } from './sentences.js';

test.each([
  ['a sentence ends behind a unit', ['Cut the build from 11 to 4 min.', 'Crash free sessions rose.']],
  ['no sentence ends before the figure of an average', ['62 mediations, avg. 11 % under reserve.', 'Managed counsel.']],
  [
    'no sentence ends behind the others of a list of authors',
    ['Second author (Holm, Fell et al. 2024).', 'One poster.'],
  ],
  ['no sentence ends behind a firm', ['Sold to Larch Mill Inc. Leeds and others.', 'Left in May.']],
])('%s', (_name, sentences) => {
  expect(splitSentences(sentences.join(' '))).toEqual(sentences);
});
