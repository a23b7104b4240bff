import { expect, test } from '@jest/globals';
import { isStopped, ToldByRewrite } from './rewrite-figures.js';

const original = `Imke Vandervelde

EXPERIENCE

Gardener | Palace Park
2020 – Present
- Clipped 900 m of box hedge

Florist | Lys Flowers
2015 – 2020
- Bound bridal bouquets

CERTIFICATES
Chainsaw card, 2 of 5 modules
`;
const head = '### Gardener | Palace Park';

test.each([
  ['put back with what makes it less', '- Chainsaw card, 2 of 5 modules', true],
  ['left as it was claimed', '- Chainsaw card', false],
])('a certificate %s', (_what, result, isGone) => {
  expect(isStopped('- Chainsaw card', 'Chainsaw card', new ToldByRewrite(result, original).anywhere())).toBe(isGone);
});

test.each([
  ['under its own employer is no fault', `${head}\n\n### Florist | Lys Flowers\n- Bound bridal bouquets`, true],
  ['under another one is', `${head}\n- Bound bridal bouquets`, false],
])('a line of the original %s', (_what, result, isGone) => {
  const told = new ToldByRewrite(result, original).below(head);
  expect(isStopped('- Bound bridal bouquets', 'Bound bridal bouquets', told)).toBe(isGone);
});

test.each([
  ['as a line', '**Head Gardener**', true],
  ['as a cell of a line', '**Head Gardener | Ghent**', true],
  ['as a part of another title', '### Deputy Head Gardener | Palace Park', false],
])('a headline stands %s', (_where, result, stands) => {
  expect(new ToldByRewrite(result, original).hasLine('**Head Gardener**')).toBe(stands);
});
