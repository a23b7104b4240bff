import { expect, test } from '@jest/globals';
import { guardResume } from './guard.js';

const original = `Imke Vandervelde

Experience

Kiln operator, Hale Pottery, Marlow
2015 - 2019, evenings
- Fired two kilns a day`;
const guarded = (time: string) =>
  guardResume({
    original,
    tailored: `# Imke Vandervelde\n\n## Experience\n\n### Kiln operator | Hale Pottery\n\n${time}\n\n- Fired two kilns a day\n`,
    today: new Date('2026-11-21'),
  });

test.each(['2015 – 2019', '*Marlow · 2015 – 2019*', '2015 – 2019, evenings'])('“%s” is let through', (time) => {
  expect(guarded(time).text).toContain(time);
  expect(guarded(time).report.notAdded).toEqual([]);
});

test.each([
  ['five days a week', '2015 – 2019, five days a week'],
  ['Head of 12 potters', 'Head of 12 potters, 2015 – 2019'],
])('“%s” beside a time is taken out, and the time stays', (claim, time) => {
  const { text, report } = guarded(time);
  expect(text).not.toContain(claim);
  expect(text).toContain('2015 – 2019');
  expect(report.notAdded).toEqual([expect.objectContaining({ text: claim })]);
});
