import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';

test('since when a grade is held stays beside it, and the time of the post is another', () => {
  const text =
    'Ada Larsen\nada@example.com\n\nEXPERIENCE\n\nTherapist, Band 5, Band 6 since April 2024\nHolm Teaching Hospital, Nordby\nSeptember 2022 – present\n- Ran the ward\n';
  const [entry] = readResume(text).sections.flatMap(({ entries }) => entries);
  expect(entry).toMatchObject({
    title: 'Therapist, Band 5, Band 6 since April 2024',
    dates: 'September 2022 – present',
  });
});
