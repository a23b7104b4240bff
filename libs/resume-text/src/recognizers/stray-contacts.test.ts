import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';

const main = `Ingrid
Solheim-Baker
Pastry Chef


EXPERIENCE
Café Morgenrot, Portland, OR — Pastry Chef
MARCH 2019 - PRESENT
Bake bread and pastry for 200 guests a day.
Train two apprentices.

Harbor Inn, Salem, OR — Baker
JUNE 2015 - FEBRUARY 2019
Made the dough for the breakfast rolls.

AWARDS
Best croissant in Portland
Named by a jury of the town's newspaper in 2022.`;

const side = `

SKILLS
Laminated dough
Sourdough
Chocolate work

LANGUAGES
English, Norwegian
`;

function textOf(text: string): string {
  return renderResume(readResume(text));
}

test('an address, a number and an e-mail address behind the main text stand below the name', () => {
  const block = '\n412 Alder Ave.\nPortland, OR 97205\n(503) 555-0117\nisolheimbaker@example.com';
  const { person, sections } = readResume(`${main}${block}${side}`);
  expect(person.name).toBe('Ingrid Solheim-Baker');
  expect(person.headline).toBe('Pastry Chef');
  expect(person.contacts).toEqual([
    '412 Alder Ave., Portland, OR 97205',
    '(503) 555-0117',
    'isolheimbaker@example.com',
  ]);
  expect(JSON.stringify(sections)).not.toContain('Alder');
});

test('so does a street with its town in one line, and an address that says nothing of the name', () => {
  const { person } = readResume(
    `${main}\n\nLindenweg 8, 10115 Berlin\n\n+49 30 5550 1177\n\nfresh.bread@example.com${side}`,
  );
  expect(person.contacts).toEqual(['Lindenweg 8, 10115 Berlin', '+49 30 5550 1177', 'fresh.bread@example.com']);
});

test.each([
  ['of a referee', `${main}\n\nREFERENCES\nHead chef of Café Morgenrot\n(503) 555-0117\nsolheim.friend@example.com\n`],
  [
    'of somebody with a name',
    `${main}\nThe jury was led by\nJonas Weber\nPortland, OR 97205\n(503) 555-0117\njweber@example.com${side}`,
  ],
  ['of an employer', `${main}\n412 Alder Ave.\nPortland, OR 97205\n(503) 555-0117${side}`],
  ['of two people', `${main}\n(503) 555-0117\nisolheimbaker@example.com\n(503) 555-0118\nchef@example.com${side}`],
])('the address %s stays where it was', (_, text) => {
  expect(textOf(text).split('## EXPERIENCE')[0]).not.toContain('555-0117');
});

test('where the top has an address, nothing is moved', () => {
  const text = main.replace('Pastry Chef\n', 'Pastry Chef\n(503) 555-0199\n');
  const block = '\n412 Alder Ave.\nPortland, OR 97205\nisolheimbaker@example.com';
  expect(textOf(`${text}${block}${side}`).split('## EXPERIENCE')[0]).not.toContain('Alder');
});

const french = (block: string, closing = '') => `Maëlle LE DANTEC
Boulangère – 29 years – permis B
"Bread is patience."

MY ROAD

Since 04/2021
BOULANGÈRE, Fournil des Halles, Rennes
I make the dough for 400 loaves a night.

02/2018 – 03/2021
APPRENTICE, Maison Kergoat, Vannes
Croissants and viennoiserie.

TRAININGS
HACCP hygiene 14 h – 2022
SST first aid – 2023
${block}
LANGUAGES
French – mother tongue
English – fluent
${closing}`;
const address = '\nLEDANTEC M.\n8 rue des Portes\n35000 Rennes\n06 39 98 10 22\nm.ledantec@example.com\n';

test('a block of addresses between sections stands at the top, below a first heading of the person’s own, too', () => {
  const { person, sections } = readResume(french(address));
  expect(person.name).toBe('Maëlle LE DANTEC');
  expect(person.contacts).toEqual(['LEDANTEC M.', '8 rue des Portes, 35000 Rennes', '06 39 98 10 22', 'm.ledantec@example.com']); // prettier-ignore
  expect(JSON.stringify(sections)).not.toMatch(/Portes|LEDANTEC/);
});

test('the address of a referee is nobody else’s, and does not hide the person’s own', () => {
  const referee = '\nREFERENCES\n\nAnne Kergoat, Maison Kergoat, a.kergoat@example.org\n';
  expect(readResume(french(address, referee)).person.contacts).toContain('m.ledantec@example.com');
  expect(readResume(french('', referee)).person.contacts).toEqual([]);
});

test('the address of an employer stays below its name', () => {
  const shop =
    'Fournil des Halles\n8 rue des Portes\n35000 Rennes\n02 99 12 10 22\nbonjour@fournil.example\n\nINTERESTS\nRunning\nMushrooms\nJazz\nTea\n';
  expect(readResume(french('', `\nPROJECTS\n\n${shop}`)).person.contacts).toEqual([]);
});
