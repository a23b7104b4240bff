import { expect, test } from '@jest/globals';
import { guardResume } from '../guard.js';

const original = `Imke Vandervelde
imke@example.org

EXPERIENCE

Gardener | Palace Park, Bruges
2020 – Present
- Clipped 900 m of box hedge
- Ran the glasshouse irrigation timers

Florist | Lys Flowers, Kortrijk
2015 – 2020
- Bound bridal bouquets on Saturdays
- Delivered wreaths to six chapels

CERTIFICATES
Chainsaw card, exp 03/2024
Sprayer licence, valid to 03/2028
`;
const guarded = (bullets: string, certificates = '') =>
  guardResume({
    original,
    tailored: `# Imke Vandervelde\n\nimke@example.org\n\n## Experience\n\n### Gardener | Palace Park, Bruges\n\n2020 – Present\n\n${bullets}\n\n### Florist | Lys Flowers, Kortrijk\n\n2015 – 2020\n\n- Delivered wreaths to six chapels\n\n## Certificates\n\n${certificates}\n`,
    today: new Date('2026-11-21'),
  });

test('a line told in other words below another employer is found', () => {
  const { report } = guarded('- Made bridal bouquets every Saturday');
  expect(report.notAdded.map(({ kind }) => kind)).toEqual(['employer']);
});

test('a line told in other words below its own is not', () => {
  const { report } = guarded('- Looked after the timers of the glasshouse irrigation');
  expect(report.notAdded).toEqual([]);
});

test.each([
  ['that ran out is not told as held', '- Chainsaw card', 1],
  ['that ran out may be told as such', '- Chainsaw card, expired March 2024', 0],
  ['that is valid may be told without its end', '- Sprayer licence', 0],
])('a paper %s', (_what, line, count) => {
  expect(guarded('- Clipped 900 m of box hedge', line).report.notAdded).toHaveLength(count);
});
