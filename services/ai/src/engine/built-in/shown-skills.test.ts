import { expect, test } from '@jest/globals';
import { isBestowed } from './shown-skills.js';
import { tailor } from './tailor.js';

const placeOf = (text: string, name: string) => ({ start: text.indexOf(name), end: text.indexOf(name) + name.length });

test.each([
  ['Earned Asana status for the reading room in 2022', 'Asana', true],
  ['The branch was awarded the regional Asana prize', 'Asana', true],
  ['Recognised by the county, Asana 2023', 'Asana', true],
  ['Ran the Able Students And Neighbours Action (ASANA)', 'ASANA', true],
  ['Built drawings in Computer Aided Design (CAD)', 'CAD', false],
  ['Planned forty school visits a year in Asana', 'Asana', false],
  ['Achieved on-time delivery of nine projects with Asana', 'Asana', false],
])('what is earned or awarded is no tool: %j, %j', (text, name, isGiven) => {
  expect(isBestowed(text, placeOf(text, name))).toBe(isGiven);
});

const tailored = (line: string) =>
  tailor(
    {
      resumeText: `Ada Example\nada@example.com\n\nEXPERIENCE\n\nLibrarian, Marlow Public Library\nMay 2017 - Present\n- ${line}\n- Lent out nine thousand books a year\n\nSKILLS\nWord, Excel, Outlook\n`,
      jobDescription: 'Librarian\nTolland Library\n\nRequirements\n- Asana experience\n- Excel\n',
      style: 'standard',
    },
    new Date('2026-11-29'),
  ).text;

test('a tool that a line of a job shows is added to the list of skills, an award of the same name is not', () => {
  expect(tailored('Planned the visits of forty schools in Asana')).toMatch(/Excel[^\n]*Asana/u);
  expect(tailored('Built the reading corner and earned Asana status in 2022')).not.toMatch(/Excel[^\n]*Asana/iu);
});

const withSkills = (skills: string, heading = 'SKILLS') =>
  tailor(
    {
      resumeText: `Ada Example\nada@example.com\n\nEXPERIENCE\n\nLibrarian, Marlow Public Library\nMay 2017 - Present\n- Planned the visits of forty schools in Asana\n- Lent out nine thousand books a year\n\n${heading}\n${skills}\n`,
      jobDescription: 'Librarian\nTolland Library\n\nRequirements\n- Asana experience\n- Excel\n',
      style: 'standard',
    },
    new Date('2026-11-29'),
  ).text;

test('a shown tool is added to a row of tools or as a bullet among bullets, and as no paragraph of its own', () => {
  expect(withSkills('Office: Word, Excel\nCatalogue: Koha, Sierra')).not.toMatch(/^Asana$/mu);
  expect(withSkills('- Word\n- Excel\n- Outlook')).toMatch(/^- Asana$/mu);
});

test.each([
  ['the skills that a profile shows at its top', '- Word\n- Excel\n- Outlook', 'TOP SKILLS'],
  ['a list that grades what it names', 'Word (very good), Excel (good), Access (basics)', 'SKILLS'],
])('nothing is added to %s', (_which, skills, heading) => {
  expect(withSkills(skills, heading)).not.toMatch(/^- Asana$|, Asana$/mu);
});
