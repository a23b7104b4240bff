import { expect, test } from '@jest/globals';
import { readResume } from './read-resume.js';

test.each([
  ['**高级软件工程师**', '高级软件工程师'],
  ['> Μηχανικός Λογισμικού', 'Μηχανικός Λογισμικού'],
  ['*مهندس برمجيات أول*', 'مهندس برمجيات أول'],
  ['**ada@example.com**', ''],
  ['I like engines and the people who build them.', ''],
])('below the name in Markdown, %j has the headline %j', (line, headline) => {
  const { person } = readResume(`# Ada Lovelace\n\n${line}\n\n## Skills\n\nGo\n\n## Education\n\nBSc, Leeds\n`);
  expect(person).toMatchObject({ name: 'Ada Lovelace', headline });
});

test('the document’s own title is no name; the name at a page break is', () => {
  const { person } = readResume(
    'CURRICULUM VITAE\n\nPERSONAL DATA\nana@example.com\n\nEXPERIENCE\nCook, Sol Hotel, 2019 - 2021\n• Cooked\n\nAna Silva – CV – 1/2\n\nWaiter, Mar Hotel, 2016 - 2018\n• Served\n\nAna Silva – CV – 2/2',
  );
  expect(person.name).toBe('Ana Silva');
});

test('a certificate behind the name keeps its plus sign', () => {
  const { person } = readResume('Jo Baker, GCIH, CySA+\njo@example.com\n\nSKILLS\nExcel, Word');
  expect(person.name).toBe('Jo Baker, GCIH, CySA+');
});

test('place, telephone and address with nothing but blanks between them are three contacts', () => {
  const { person } = readResume('Jo Baker\nGreer, SC 864.555.0152 jo@example.com\n\nSKILLS\nExcel, Word');
  expect(person.contacts).toEqual(['Greer, SC', '864.555.0152', 'jo@example.com']);
});

const column = `CONTACT
%s
+44 7700 900123
Leeds, UK

TOOLS
Figma
Sketch
Miro

SPARE TIME
Climbing, pottery

Orla Quinn
Product Designer

I draw calm software for busy people.

EXPERIENCE

Product Designer, Tern Labs Ltd
2019 – 2024
- Drew the booking flow
`;

test.each([
  ['an address repeats', 'hello@orlaquinn.example'],
  ['stands above a title', 'hello@studio.example'],
])('a name below a side column that %s stands first, with the title below it', (_, mail) => {
  const { person, opening, sections } = readResume(column.replace('%s', mail));
  expect(person).toEqual({
    name: 'Orla Quinn',
    headline: 'Product Designer',
    contacts: [mail, '+44 7700 900123', 'Leeds, UK'],
  });
  expect(opening.map(({ text }) => text)).toEqual(['I draw calm software for busy people.']);
  expect(sections.map(({ heading }) => heading)).toEqual(['TOOLS', 'SPARE TIME', 'EXPERIENCE']);
});

test('a form at the top keeps each label with its value, and the role is the headline', () => {
  const { person } = readResume(
    "Name:        Orla Quinn\nRole:        Contract Test Engineer (via Quinn Testing Ltd)\nBased:       Leeds, Yorks. Travels two days a week\nMobile:      07700 900123\nMail:        orla@quinn.example\nAvailable:   two weeks' notice\nNationality: Irish, settled UK.   SC lapsed 2021\n\nI have tested software since 2010.\n\nCONTRACTS\n\n2019 - 2024   Tern Labs Ltd\nTest Engineer\n- Wrote tests\n",
  );
  expect(person).toEqual({
    name: 'Orla Quinn',
    headline: 'Contract Test Engineer (via Quinn Testing Ltd)',
    contacts: [
      'Based: Leeds, Yorks. Travels two days a week',
      '07700 900123',
      'orla@quinn.example',
      "Available: two weeks' notice",
      'Nationality: Irish, settled UK. SC lapsed 2021',
    ],
  });
});

test('a label with figures among other lines of the top is no telephone', () => {
  const { person } = readResume(
    'Name:\tKit Vance\nAddress:\t9 Salt Court, Kirwan QLD 4817\n0491 570 156, kit@example.com\nRatings:  Dash 8-100/200/300 (PW120), Dash 8-400 (PW150A)\nPassport: Australian, to 2031\nLicence: B1.1\n\nEXPERIENCE\nLAME, Coral Air Pty Ltd, Cairns, 2018 – 2024\n- Line checks\n',
  );
  expect(person).toMatchObject({ name: 'Kit Vance', headline: '' });
  expect(person.contacts).toContain('Ratings: Dash 8-100/200/300 (PW120), Dash 8-400 (PW150A)');
});

test('a title and a line about the person below the contacts are no section', () => {
  const { person, opening, sections } = readResume(
    '**Orla Quinn**\nLeeds, UK • (555) 555-0163 • orla@quinn.example\n\n**Regional Sales Manager**\n*£9M sold since 2014 | 8 of 10 years above target | three awards*\n\n---\n\n**PROFESSIONAL EXPERIENCE**\n\n**TERN LABS**, Leeds\n**Sales Manager** (1/2020 – Present)\n➤ Sold\n➤ Sold more\n\n**EDUCATION**\nBA Marketing, University of Leeds, 2011\n',
  );
  expect(person.headline).toBe('Regional Sales Manager');
  expect(opening.map(({ text }) => text)).toEqual(['£9M sold since 2014 | 8 of 10 years above target | three awards']);
  expect(sections.map(({ heading }) => heading)).toEqual(['PROFESSIONAL EXPERIENCE', 'EDUCATION']);
});

test.each([
  ['AMARA NGOZI\n(AMY) OKAFOR', 'AMARA NGOZI (AMY) OKAFOR'],
  ['Amara Ngozi\n“Amy” Okafor', 'Amara Ngozi “Amy” Okafor'],
  ['Amara Ngozi\n(she/her)', 'Amara Ngozi'],
])('the name over two lines in %j is %j', (written, name) => {
  const { person } = readResume(`${written}\n\namara@example.com\n\nSKILLS\nExcel, Word\n\nEDUCATION\nBSc, Leeds\n`);
  expect(person.name).toBe(name);
});

test('a tagline between bars below the name is the headline and no contact', () => {
  const { person } = readResume(
    'Amara Ngozi\n\nnew pastry cook   |   early riser   |   bread\n\nCONTACT\namara@example.com\n\nSKILLS\nExcel, Word\n',
  );
  expect(person.headline).toBe('new pastry cook | early riser | bread');
  expect(person.contacts).toEqual(['amara@example.com']);
});

test('places between bars are no headline', () => {
  const { person } = readResume('Amara Ngozi\nLeeds | UK | amara@example.com\n\nSKILLS\nExcel, Word\n');
  expect(person.headline).toBe('');
  expect(person.contacts).toEqual(['Leeds', 'UK', 'amara@example.com']);
});

test('a title below the name is the headline, with an address and a telephone at its side', () => {
  const { person } = readResume(
    'RESUME\n\nRAVI SHANKAR IYER\t\t\tMobile: +91-98450 55513\nSite Engineer\t\t\t\tE-mail: ravi.iyer@example.com\n\nSkills:\nAutoCAD, Excel\n',
  );
  expect(person).toMatchObject({ name: 'RAVI SHANKAR IYER', headline: 'Site Engineer' });
  expect(person.contacts).toEqual(['+91-98450 55513', 'ravi.iyer@example.com']);
});
