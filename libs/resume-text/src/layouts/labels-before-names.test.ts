import { describe, expect, test } from '@jest/globals';
import { isName } from '../recognizers/name.js';
import { readResume } from '../read-resume.js';

const below = `

EXPERIENCE

Baker, Crumb & Co, Hull
2016 – 2023
- Baked sourdough
- Trained two apprentices
`;
const read = (top: string) => {
  const { person, opening } = readResume(top + below);
  return { ...person, opening: opening.map(({ text }) => text) };
};

describe('what a form or a title says before the name is no part of it', () => {
  test.each([
    ['Applicant: Lena T. Moreau Jr', 'Lena T. Moreau Jr'],
    ['Applicant: Moreau, Lena T.', 'Moreau, Lena T.'],
    ['Candidate : Lena Moreau', 'Lena Moreau'],
    ['Name of applicant: Lena Moreau', 'Lena Moreau'],
  ])('%s', (line, name) =>
    expect(
      read(`${line}\nCity/State: Erie PA\nPhone: 814-555-0162\nEmail: lm.baker@example.com\nAvailable: at once`),
    ).toEqual(expect.objectContaining({ name, contacts: ['814-555-0162', 'lm.baker@example.com'] })),
  );

  test.each(['CURRICULUM VITAE\nOF\nLENA MOREAU\n', 'Curriculum Vitae\n\nof\n\nLena Moreau\n'])(
    'the little word between the name of the document and that of the person: %j',
    (top) => {
      const form = 'PERSONAL PARTICULARS\nSurname\t:\tMoreau\nFirst names\t:\tLena\nCell\t:\t814 555 0162';
      const { person, opening } = readResume(`${top}${form}${below}`);
      expect([person.name, person.contacts, opening]).toEqual(['Lena Moreau', ['814 555 0162'], []]);
    },
  );
});

describe('a sentence is no name', () => {
  test.each(["I'm Lena.", 'I am Lena', 'My name is Lena Moreau', 'This is Lena'])('%s', (text) =>
    expect(isName(text)).toBe(false),
  );

  test.each([
    ["HELLO\nI'm Lenny.\nLena Moreau\nshe/her\n", ["I'm Lenny."]],
    ["I'm Lena!\nLena Moreau\n", []],
    ['Hi, I am Lena\n\nLena Moreau\n', []],
  ])('the name stands below %j', (top, opening) =>
    expect(read(`${top}\n814 555 0162\nlm.baker@example.com`)).toMatchObject({ name: 'Lena Moreau', opening }),
  );

  test.each([
    ["Hello,\nI'm Lena Moreau.\n", 'Lena Moreau'],
    ['My name is Lena Moreau\n', 'Lena Moreau'],
    ['Hi there!\nI am Lena Moreau.', 'Lena Moreau'],
  ])('%j says the name where no other line does', (top, name) =>
    expect(read(`${top}\n814 555 0162\nlm.baker@example.com`)).toMatchObject({ name, opening: [] }),
  );
});

test('a sentence that says the name and more stays where it names the person', () => {
  const text = 'Hi there!\nI am Lena Moreau, a baker from Erie.\n814 555 0162\nlm.baker@example.com';
  expect(read(text)).toMatchObject({ name: 'Lena Moreau', opening: ['I am Lena Moreau, a baker from Erie.'] });
});

test('the name below a greeting is known again at the end of a page', () => {
  const { furniture, sections } = readResume(
    `HELLO\nI'm Lenny.\nLena Moreau\n\n814 555 0162\nlm.baker@example.com${below}\nLena Moreau 1/2\n\nSKILLS\nRye, wheat, spelt\n`,
  );
  expect(furniture).toEqual(['Lena Moreau 1/2']);
  expect(sections.map(({ heading }) => heading)).toEqual(['EXPERIENCE', 'SKILLS']);
});
