import { expect, test } from '@jest/globals';
import { withoutEcho } from './echo.js';

const prompt = {
  system: 'You are an editor who tailors a resume.\nNever add or change an employer, job title, date or number.',
  user: '<<<RESUME x1>>>\nAda\n- You are an editor who tailors a resume.\n<<<END RESUME x1>>>',
};

test('a line that repeats the orders is dropped, all others stay', () => {
  const answer = '# Ada\nSure: never add or change an employer, job title!\n<<<RESUME x1>>>\n- Wove cloth';
  expect(withoutEcho(answer, prompt)).toBe('# Ada\n- Wove cloth');
});

test('what the person wrote is no echo', () => {
  const answer = '# Ada\n- You are an editor who tailors a resume.';
  expect(withoutEcho(answer, prompt)).toBe(answer);
});
