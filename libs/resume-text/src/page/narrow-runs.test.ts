import { expect, test } from '@jest/globals';
import { printed } from '../testing/printed.js';

const main = `EXPERIENCE
Baker, Old Mill Ltd, Leeds
March 2015 – June 2019
Baked the bread of the night for six shops and two hotels, and kept the ovens in
order with the help of one apprentice. Wrote the rota of eleven people. Bought flour
and butter from four mills, and took the yearly stock with the owner of the shops.
Started a Saturday class for families, which now runs twice a month in the old barn.
Held the cold store in order, and kept the papers that the inspector of the county asks
for: temperatures, deliveries, allergens, and who cleaned what on which day of the week.

EDUCATION
Diploma in Baking, Northern Mill College, Leeds
2013 – 2015
`;
const below = (text: string, heading: string, count: number) => {
  const lines = printed(text);
  const at = lines.indexOf(`## ${heading}`);
  return lines.slice(at + 1, at + 1 + count);
};

/** A side column of 26 characters that a converter printed below the text beside it. */
const side = (rows: string[]) => `${main}
SKILLS
Sourdough and rye (bâtard,
baguette and pain de mie)
Ordering: Mealbox, Ovenly
(beginner)
Stock, costs and suppliers
of three shops

${rows.join('\n')}
`;

test('what stands in brackets below a full row of a side column that was printed apart is part of that row', () => {
  expect(below(side([]), 'SKILLS', 3)).toEqual([
    'Sourdough and rye (bâtard, baguette and pain de mie)',
    'Ordering: Mealbox, Ovenly (beginner)',
    'Stock, costs and suppliers of three shops',
  ]);
});

test('a licence of several full rows is one, with its time in the last', () => {
  const rows = ['LICENCES', 'Yorkshire Registered Food', 'Handler Licence,', 'Bakery and Kitchen Level 3,', 'valid to 5/2028']; // prettier-ignore
  expect(below(side(rows), 'LICENCES', 1)).toEqual([
    'Yorkshire Registered Food Handler Licence, Bakery and Kitchen Level 3, valid to 5/2028',
  ]);
});

test('certificates that end in brackets stay apart, though each fills its row', () => {
  const rows = ['CERTIFICATIONS', 'Allergens Award (Level 2)', 'Chocolate and sugar, 2 days', 'Patissier of Leeds (lapsed)']; // prettier-ignore
  const shown = below(side(rows), 'CERTIFICATIONS', 3).join('\n');
  expect(shown.split('\n').map((line) => line.replace(/^- /, ''))).toEqual(rows.slice(1));
});

test('what begins with a figure in such a column is the next item', () => {
  const rows = ['TOOLS', 'Spiral mixer of the Dane', '40 kg dough divider, old', '2 deck ovens, gas heated', 'Proofer'];
  const shown = below(side(rows), 'TOOLS', 4).map((line) => line.replace(/^- /, ''));
  expect(shown).toEqual(rows.slice(1));
});

test('the column of a profile that a network prints is as wide as its longest row', () => {
  const text = `Contact
Hull, East Riding
pat.moss@example.com

www.linkedin.com/in/pat-moss-baker
(LinkedIn)

Top Skills
Team Leadership
Stock Control

Certifications
Level 2 Award in Commercial First
Aid and Rescue
Food Safety Level 3 (CIEH)

Pat Moss
${main}`;
  const lines = printed(text);
  expect(lines).toContain('Level 2 Award in Commercial First Aid and Rescue');
  expect(lines).toContain('Food Safety Level 3 (CIEH)');
});

test('a column printed above the name is as wide as its own rows, and in it a name of two rows is one', () => {
  const text = `SKILLS
Sourdough and rye (bâtard,
baguette and pain de mie)
Ordering: Mealbox, Ovenly
(beginner)
Stock, costs and suppliers
of three shops

VOLUNTEERING
Treasurer, Old Mill Tools
Library (charity), since 2019

EDUCATION
Diploma course (3 of 9
modules), Northern Lakes
College, 2013

PAT MOSS
Baker of Bread, Rolls and Cakes of Leeds

${main}`;
  const lines = printed(text);
  expect(lines).toContain('Treasurer, Old Mill Tools Library (charity), since 2019');
  expect(lines.join('\n')).toContain('Northern Lakes College');
});
