import { expect, test } from '@jest/globals';
import { keepWhole } from '../document/keep-whole.js';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';

const top =
  'Orla Quinn\norla@example.com | 555-010-0177\n\nExperience\n\nDriver, Bex Coaches, Leeds, 2018 – 2024\n- School runs\n\nEducation\n\nBTEC Transport, Leeds College, 2009\n\n';
const written = (text: string) => renderResume(readResume(`${top}${text}`));

test.each([
  ['what is said of references', 'References furnished upon request'],
  ['a list of languages', 'Polish native, English fluent, French basic'],
  ['references in a line', 'References: from Bex Coaches or a customer on request'],
])('%s with nothing below it is a line as it was written', (_, line) => {
  const text = written(line);
  expect(text).toContain(`\n\n${line}`);
  expect(text).not.toContain(`# ${line}`);
  expect(text).not.toMatch(/^## References/m);
});

test('a list of languages below the degrees moves nothing', () => {
  const resume = readResume(`${top}Polish native, English fluent, French basic\nReferences: on request`);
  expect(keepWhole(resume, renderResume(resume)).sectionsAsWritten).toBe(0);
});

test('with a referee below it a remark is a heading', () =>
  expect(written('REFERENCES AVAILABLE\nTom Hale, Hale Builders Ltd, 555-010-0111')).toContain(
    '## REFERENCES AVAILABLE',
  ));

test('an empty section keeps its usual heading', () =>
  expect(written('Hobbies\n\nReferences\nOn request')).toContain('## Hobbies'));
