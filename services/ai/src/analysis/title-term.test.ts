import { expect, test } from '@jest/globals';
import { titleTermOf } from './title-term.js';

const posting = 'Kitchen Installer\nCompany: Golden Oak\n\nRequirements\n- Worktops';
const named = 'Ana Lima\n\nApplication for: Kitchen Installer, Golden Oak\n\n## Work\n';

test.each([
  ['the resume’s own title says it already', ['Kitchen installer, Mill Ltd'], named, true, true],
  ['the line that names the job says it', ['Kitchen fitter, Mill Ltd'], named, false, true],
  ['nothing says it', ['Kitchen fitter, Mill Ltd'], 'Ana Lima\n', false, false],
  ['another line that says it is no proof', ['Kitchen fitter, Mill Ltd'], 'Kitchen Installer\n', false, false],
  ['another kind of work is not found by it', ['Store manager, Mill Ltd'], named, false, false],
  [
    'a long sentence is no title',
    [`Fitted a kitchen ${'and then another '.repeat(8)}as a fitter`],
    named,
    false,
    false,
  ],
])('%s', (_case, lines, tailored, isFoundBefore, isFound) => {
  expect(titleTermOf(posting, lines, tailored)).toEqual({ title: 'Kitchen Installer', isFoundBefore, isFound });
});

test('a posting without a plain title has no such term', () => {
  expect(titleTermOf('We pay well.', ['Kitchen fitter'], named)).toBeUndefined();
});
