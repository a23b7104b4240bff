import { expect, test } from '@jest/globals';
import { filesOf, linesOf } from '../../text/data-file.js';

test.each(filesOf('letters'))('%s has one entry a line, sorted, none twice', (file) => {
  const lines = linesOf(file);
  expect(lines).toEqual([...new Set(lines)].sort());
});
