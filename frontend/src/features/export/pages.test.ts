import { expect, test } from '@jest/globals';
import { sizeOf } from './pages';

test.each([
  ['one page of A4', '0 0 595.2755905511812 841.8897637795276', { width: 595.2755905511812, height: 841.89, count: 1 }],
  ['three pages of A4', '0 0 595.28 2525.67', { width: 595.28, height: 841.89, count: 3 }],
  ['one page of Letter', '0 0 612 791.9999999999999', { width: 612, height: 792, count: 1 }],
  ['two pages of Letter', '0 0 612 1584', { width: 612, height: 792, count: 2 }],
])('%s is known by the size of the picture', (_, viewBox, size) => {
  expect(sizeOf(`<svg class="typst-doc" viewBox="${viewBox}" width="1pt">`)).toEqual(size);
});

test.each(['', '<html>', '<svg viewBox="0 0 0 0">'])('"%s" is no picture of pages', (svg) => {
  expect(sizeOf(svg)).toBeNull();
});
