import { expect, test } from '@jest/globals';
import { keepWhole, readWhole } from './keep-whole.js';
import { document } from '../text/markdown.js';
import { readResume } from '../read-resume.js';
import { renderResume, renderSections, renderTop } from './render-resume.js';
import type { Section } from './resume-document.js';

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

test('the other sections keep the order of the text, and what was put above them stays', () => {
  const [jobs, skills] = resume.sections as [Section, Section];
  const span = { start: 0, end: 0 };
  const details = [{ text: 'Cooks for many', isBullet: false, isSubheading: false, span }];
  const top: Section = { ...skills, heading: 'HIGHLIGHTS', kind: 'summary', details, span };
  const arranged = [top, skills, jobs];
  const broken = document([...renderTop(resume), ...renderSections(arranged)]).replace('- Trained two\n', '');
  const { text, sectionsAsWritten } = keepWhole(resume, broken, arranged);
  expect(sectionsAsWritten).toBe(1);
  expect(text.match(/^## .*$/gm)).toEqual(['## HIGHLIGHTS', '## SKILLS', '## EXPERIENCE']);
  expect(text).toContain('Trained two');
});

test('where a section was parted, all stand as they were read', () => {
  const [jobs, skills] = resume.sections as [Section, Section];
  const broken = whole.replace('- Trained two\n', '');
  const { text } = keepWhole(resume, broken, [skills, { ...jobs, span: { start: 0, end: 0 } }]);
  expect(text.match(/^## .*$/gm)).toEqual(['## EXPERIENCE', '## SKILLS']);
});
