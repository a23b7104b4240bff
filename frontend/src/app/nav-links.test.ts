import { expect, test } from '@jest/globals';
import { isActive, navLinks } from './nav-links';

const activeOn = (pathname: string) => navLinks.filter((link) => isActive(link, pathname)).map((link) => link.label);

test.each([
  ['/', ['Home']],
  ['/resume-optimizer', ['Resume Optimizer']],
  ['/optimize', ['Resume Optimizer']],
  ['/resume-optimizer/more', ['Resume Optimizer']],
  ['/cover-letter', ['Cover Letter']],
  ['/cover-letter-generator', ['Cover Letter']],
  ['/dashboard', []],
  ['/optimizer', []],
])('on %s the highlighted links are %j', (pathname, labels) => {
  expect(activeOn(pathname)).toEqual(labels);
});
