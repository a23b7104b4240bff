import { expect, test } from '@jest/globals';
import { resumeTitle } from './resume-title';

test.each([
  ['# Mara Lindqvist\n\ntext', 'Mara Lindqvist – Resume'],
  ['intro\n# **Mara** `L`\n', 'Mara L – Resume'],
  ['## Only a section', 'Shared Resume'],
  ['', 'Shared Resume'],
  [`# ${'x'.repeat(80)}`, `${'x'.repeat(60)} – Resume`],
])('the title of %j is %j', (markdown, title) => {
  expect(resumeTitle(markdown)).toBe(title);
});
