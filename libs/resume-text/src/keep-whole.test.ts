import { expect, test } from '@jest/globals';
import { keepWhole, readWhole } from './keep-whole.js';
import { readResume } from './read-resume.js';
import { renderResume } from './render-resume.js';

const resume = readResume(
  'Ana Silva\nana@example.com\n\nEXPERIENCE\nCook, Sol Hotel, 2019 - 2021\n• Cooked for 80 guests\n• Trained two\n\nSKILLS\nGrill, Baking',
);
const whole = renderResume(resume);

test('a text that has every line passes as it is', () => {
  expect(keepWhole(resume, whole)).toEqual({ text: whole, sectionsAsWritten: 0 });
});

test.each([
  ['left out', whole.replace('- Trained two\n', '')],
  ['cut', whole.replace('- Cooked for 80 guests', '- Cooked for 80')],
  ['glued to another', whole.replace('\n- Trained two', ' Trained two').replace('guests', '')],
])('a line %s sets its section as it was written, and is counted', (_name, broken) => {
  const { text, sectionsAsWritten } = keepWhole(resume, broken);
  expect(sectionsAsWritten).toBe(1);
  for (const line of ['Cook, Sol Hotel, 2019 - 2021', 'Cooked for 80 guests', 'Trained two', 'Grill, Baking'])
    expect(text).toContain(line);
});

test('a reading that holds every line is whole as it is', () => {
  expect(readWhole(resume)).toEqual({ resume, asWritten: new Set() });
});
