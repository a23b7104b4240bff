import { expect, test } from '@jest/globals';
import { chooseFragment, choosableOf } from './choose-fragment.js';
import { Target } from './relevance.js';

const wanted = { target: new Target('Requirements\n- Selenium\n- Test automation in Java'), answers: [] };
const pieces = (line: string) => choosableOf(line, wanted).map(({ text }) => text);

test('a short line stays whole', () => {
  expect(chooseFragment('Wrote tests in Java with Selenium, and the wiki', wanted)).toBe(
    'Wrote tests in Java with Selenium, and the wiki',
  );
});

test('of a paragraph the sentence that says what is asked is taken', () => {
  const line =
    'The office is in the old town and the coffee is good. Wrote the test automation in Java with Selenium for all six teams. We moved twice in those years.';
  expect(chooseFragment(line, wanted)).toBe('Wrote the test automation in Java with Selenium for all six teams');
});

test.each([
  [
    'what takes it back',
    'Found faults on all drives and controllers, changes by the control engineers',
    'Found faults on all drives and controllers',
  ],
  [
    'who else did it',
    'Drafted the annual accounts of three firms, with my manager checking',
    'Drafted the annual accounts of three firms',
  ],
  [
    'half of a comparison',
    'At first 48% of the class could read well, and in 2024 it was 67%',
    'At first 48% of the class could read well',
  ],
])('no piece leaves out %s', (_case, line, piece) => {
  expect(pieces(line)).not.toContain(piece);
  expect(pieces(line).length).toBeGreaterThan(0);
});
