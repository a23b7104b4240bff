import { expect, test } from '@jest/globals';
import { inSentence } from './in-sentence.js';

test.each([
  ['Brazing', 'brazing'],
  ['Wound care', 'wound care'],
  ['Kubernetes', 'Kubernetes'],
  ['Cerner', 'Cerner'],
  ['ServiceTitan', 'ServiceTitan'],
  ['SAP', 'SAP'],
])('%s stands in a sentence as %s', (listed, told) => {
  expect(inSentence(listed)).toBe(told);
});
