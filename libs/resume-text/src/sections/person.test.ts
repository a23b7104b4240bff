import { expect, test } from '@jest/globals';
import { logicalLineOf } from '../lines/logical-line-of.js';
import { repeatsName } from '../recognizers/name.js';
import { readPerson } from './person.js';
import { readResume } from '../read-resume.js';

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
  const { person, opening } = readResume(
    "Name:        Orla Quinn\nRole:        Contract Test Engineer (via Quinn Testing Ltd)\nBased:       Leeds, Yorks. Travels two days a week\nMobile:      07700 900123\nMail:        orla@quinn.example\nAvailable:   two weeks' notice\nNationality: Irish, settled UK.   SC lapsed 2021\n\nI have tested software since 2010.\n\nCONTRACTS\n\n2019 - 2024   Tern Labs Ltd\nTest Engineer\n- Wrote tests\n",
  );
  expect(person).toEqual({
    name: 'Orla Quinn',
    headline: 'Contract Test Engineer (via Quinn Testing Ltd)',
    contacts: ['Based: Leeds, Yorks. Travels two days a week', '07700 900123', 'orla@quinn.example'],
  });
  expect(opening.map(({ text }) => text)).toEqual([
    "Available: two weeks' notice",
    'Nationality: Irish, settled UK. SC lapsed 2021',
    'I have tested software since 2010.',
  ]);
});

test('a label with figures among other lines of the top is no telephone', () => {
  const { person, opening } = readResume(
    'Name:\tKit Vance\nAddress:\t9 Salt Court, Kirwan QLD 4817\n0491 570 156, kit@example.com\nRatings:  Dash 8-100/200/300 (PW120), Dash 8-400 (PW150A)\nPassport: Australian, to 2031\nLicence: B1.1\n\nEXPERIENCE\nLAME, Coral Air Pty Ltd, Cairns, 2018 – 2024\n- Line checks\n',
  );
  expect(person).toMatchObject({ name: 'Kit Vance', headline: '' });
  expect(opening.map(({ text }) => text)).toContain('Ratings: Dash 8-100/200/300 (PW120), Dash 8-400 (PW150A)');
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

test('a form without colons keeps each label with its value, and joins the parts of the name', () => {
  const { person, opening } = readResume(
    'CURRICULUM VITAE – SEAFARER\n\nSurname\tVAN DER BERG\nGiven names\tAda Maria\nDate of birth\t11 Feb 1987\nNationality\tFilipino\nRank\tThird Officer (tankers)\nHome address\tBlk 9 Lot 3, Iloilo City 5000\nMobile\t+63 555 010 4471\nE-mail\tada@example.com\nAvailable\tfrom 15 August\n\nEXPERIENCE\nThird Officer, Harbour Tankers Ltd, 2018 – 2024\n- Kept the watch\n',
  );
  expect(person).toEqual({
    name: 'Ada Maria VAN DER BERG',
    headline: 'SEAFARER',
    contacts: ['Blk 9 Lot 3, Iloilo City 5000', '+63 555 010 4471', 'ada@example.com'],
  });
  expect(opening.map(({ text }) => text)).toEqual([
    'Date of birth: 11 Feb 1987',
    'Nationality: Filipino',
    'Rank: Third Officer (tankers)',
    'Available: from 15 August',
  ]);
});

test.each([
  ['RESUME OF ADA EXAMPLE\nada@example.com', 'ADA EXAMPLE', ''],
  ['BIO-DATA\nAda Example\nada@example.com', 'Ada Example', ''],
  ['Curriculum Vitae: Ada Example\nada@example.com', 'Ada Example', ''],
  ['CURRICULUM VITAE – DECKHAND\nAda Example\nada@example.com', 'Ada Example', 'DECKHAND'],
  ['Résumé                Ada Example MSc\nada@example.com', 'Ada Example MSc', ''],
  ['Dr Ada Example                Curriculum Vitae\nada@example.com', 'Dr Ada Example', ''],
  ['CV / Lebenslauf\nAda Example\nada@example.com', 'Ada Example', ''],
  ['Ada Example                CV (English version)\nada@example.com', 'Ada Example', ''],
])('what a document is called is no name: %j', (text, name, headline) => {
  expect(readResume(`${text}\n\nEXPERIENCE\nClerk, Acme Ltd, 2019 - 2021\n- Filed\n`).person).toMatchObject({
    name,
    headline,
  });
});

test.each([
  [
    'over two lines, with the name that friends use',
    'THI MINH ANH\n\n(ANNIE) PHAM\nannie@example.com',
    'THI MINH ANH (ANNIE) PHAM',
  ],
  ['over two lines, where an address has both', 'Annie\nPham\nannie.pham@example.com', 'Annie Pham'],
  ['above another word that no address has', 'Annie\nLeith\nannie.pham@example.com', 'Annie'],
])('a name stands %s', (_case, text, name) =>
  expect(readResume(`${text}\n\nEXPERIENCE\nClerk, Acme Ltd, 2019 - 2021\n- Filed\n`).person.name).toBe(name),
);

test('"Contact info" is no contact, and what somebody is stands below the name', () => {
  const text =
    'Annie Pham\nMarketing Graduate\nDublin, Ireland · Contact info\nannie@example.com\n\nEXPERIENCE\nClerk, Acme Ltd, 2019 - 2021\n- Filed\n';
  expect(readResume(text).person).toEqual({
    name: 'Annie Pham',
    headline: 'Marketing Graduate',
    contacts: ['Dublin, Ireland', 'annie@example.com'],
  });
});

test('a form may ask for the family name first', () =>
  expect(
    readResume(`PERSONAL DATA\nSURNAME: BELLO, Amina Grace (Mrs.)\nSEX: Female\nEMAIL: ada@example.com\n\n${jobs}`)
      .person.name,
  ).toBe('BELLO, Amina Grace (Mrs.)'));

test('of two fields beside each other each label goes with its value', () =>
  expect(
    readResume(
      `Ada Example\nAddress   3 Hill Road, Leeds      Email     ada@example.com\nPhone     0113 555 0100           ORCID     0000-0001\nNationality   Irish, settled in the UK\n\n${jobs}`,
    ).person.contacts,
  ).toEqual(['3 Hill Road, Leeds', 'ada@example.com', '0113 555 0100', 'ORCID: 0000-0001']));

test('an address at the left and numbers at its right are read one after the other', () => {
  const rows = [
    'Ada Example',
    '',
    '12 Harbour’s Wynd                     Home: 01382 555 0100',
    'Carnoustie, Angus                     07700 555 0101',
    'DD7                                   ada@example.com',
  ];
  expect(readResume(`${rows.join('\n')}\n\n${jobs}`).person.contacts.slice(0, 4)).toEqual([
    '12 Harbour’s Wynd, Carnoustie, Angus, DD7',
    'Home: 01382 555 0100',
    '07700 555 0101',
    'ada@example.com',
  ]);
});

test('a town with its county is a place, and no headline', () => {
  const gap = ' '.repeat(36);
  const top = ['ADA EXAMPLE'.padEnd(36) + 'Swinford, Co. Mayo', `${gap}094 555 0101`, `${gap}ada@example.com`];
  expect(readResume(`${top.join('\n')}\n\n${jobs}`).person).toEqual({
    name: 'ADA EXAMPLE',
    headline: '',
    contacts: ['Swinford, Co. Mayo', '094 555 0101', 'ada@example.com'],
  });
});

const jobs = 'EXPERIENCE\nClerk, Acme Ltd, 2019 - 2021\n- Filed invoices';

test.each([
  [
    'personal details at the end stay where they are, in one piece',
    `Ada Example\nada@example.com\n\n${jobs}\n\nPERSONAL DETAILS:\nFather’s Name\t:\tShri Example\nDate of Birth\t:\t14-03-1991\nL.G.A.\t:\tUyo\nCurrent pay\t:\tRs. 11.4`,
    ['ada@example.com'],
    ['Father’s Name: Shri Example', 'Date of Birth: 14-03-1991', 'L.G.A.: Uyo', 'Current pay: Rs. 11.4'],
  ],
  [
    'bio data below the contacts keep their heading',
    `Ada Example\nada@example.com\n\nBIO DATA\n\nDate of birth: 4 May 1990\nL.G.A.: Uyo\n\n${jobs}`,
    ['ada@example.com'],
    ['Date of birth: 4 May 1990', 'L.G.A.: Uyo'],
  ],
  [
    'the name of a form is the name, too',
    `Curriculum vitae in table form\n\nPersonal data\nName               Ada Example, née Mill\nDate of birth      9 May 1988\nTelephone          0341 / 555 01 26\nFamily             married\n\n${jobs}`,
    ['0341 / 555 01 26'],
    ['Name: Ada Example, née Mill', 'Date of birth: 9 May 1988', 'Family: married'],
  ],
  [
    'personal details at the top give the contacts alone',
    `Ada Example\n\nPersonal details\nAddress          Mill Str. 27, 44137 Dortmund\nPhone            +49 231 555 0174\nE-Mail           ada@example.de\nDate of birth    09.03.1984 in Hagen\nNationality      German\n\n${jobs}\n\nInterests\nRowing\n\nDortmund, 12.01.2025`,
    ['Mill Str. 27, 44137 Dortmund', '+49 231 555 0174', 'ada@example.de'],
    ['Date of birth: 09.03.1984 in Hagen', 'Nationality: German'],
  ],
])('%s', (_case, text, contacts, kept) => {
  const { person, sections } = readResume(text);
  expect(person.contacts).toEqual(contacts);
  expect(sections.find(({ kind }) => kind === 'contact')?.details.map((detail) => detail.text)).toEqual(kept);
});

test('a name that a template prints twice is one name', () => {
  const { person } = readResume(
    'Ana Lima, PTA\n\nAna Lima\nPhysical Therapist Assistant\nana@example.com\n\nSKILLS\nGait training',
  );
  expect(person).toMatchObject({ name: 'Ana Lima, PTA', headline: 'Physical Therapist Assistant' });
});

test('"Europass CV" below the contacts is no part of the name', () => {
  const { person } = readResume('Ana Silva\nana@example.com | Porto, Portugal\nEUROPASS CV\n\nSKILLS\nExcel, Word');
  expect(person.name).toBe('Ana Silva');
});

test.each([
  ['mira', 'lindqvist', 'hello@miralindqvist.example'],
  ['jan', 'van der berg', 'jan@vanderberg.example'],
])('“%s” above “%s”, both in small letters and in an address, are one name', (first, last, address) => {
  const { person, opening } = readResume(`${first}\n${last}\n\nceramic artist\n\n${address}\n\nwork\npotter, 2019`);
  expect(person.name).toBe(`${first} ${last}`);
  expect(opening).toEqual([]);
});

test('a word in small letters above a name that no address has is no part of it', () => {
  const { person } = readResume('hello\njan de vries\n\nclerk\n\npost@example.com\n\nwork\nclerk, 2019');
  expect(person.name).not.toContain('hello');
});

test('a title with figures and slashes beside an address is the headline', () => {
  const { person } = readResume(
    [
      'SUNITA RAO                                          Mobile: +91 98450 55044',
      'ERP / R2X Finance & Controlling Consultant          E-Mail: sunita@example.com',
      '                                                    Place: Pune',
      '',
      'SKILLS',
      'Excel, Word',
    ].join('\n'),
  );
  expect(person.headline).toBe('ERP / R2X Finance & Controlling Consultant');
  expect(person.contacts).not.toContain('ERP / R2X Finance & Controlling Consultant');
});

test.each(['Mobile No.', 'Tel', 'Phone number', 'Contact No.', 'Cellphone'])(
  'the label “%s” goes as that of the mail does',
  (label) => {
    const { person } = readResume(
      `Jo Baker\n${label}: +44 7700 900123\nEmail Add: jo@example.com\n\nSKILLS\nExcel, Word`,
    );
    expect(person.contacts).toEqual(['+44 7700 900123', 'jo@example.com']);
  },
);

test('a title before a place and addresses in one line is the headline, and a link loses the brackets of Markdown', () => {
  const { person } = readResume(
    '# Jo Baker\n\n**Night porter** · Hull, UK, nights ok · jo@example.com · <https://jo.example/log>\n\n## Skills\n\nExcel, Word',
  );
  expect(person.headline).toBe('Night porter');
  expect(person.contacts).toEqual(['Hull, UK, nights ok', 'jo@example.com', 'https://jo.example/log']);
});

test('a labelled field with a year in it, right below the addresses, begins no jobs', () => {
  const { opening, sections } = readResume(`Ana Silva
Email:\tana@example.com
Status:\tPermanent resident (since 2014)
Licence:\tFull, clean

ABOUT ME
I keep a front desk calm.`);
  expect(opening.map(({ text }) => text)).toHaveLength(2);
  expect(sections.map(({ heading }) => heading)).toEqual(['ABOUT ME']);
});

test.each([
  ['JO BAKER', 'Jo Baker', true],
  ['Jo Baker', 'Jo Baker, RGN', true],
  ['Baker, Jo', 'Jo Baker', true],
  ['Jo Baker', 'Jo Ann Baker', true],
  ['Baker', 'Jo Baker', false],
  ['Jo Baker Bread', 'Jo Baker', false],
  ['Jo Barker', 'Jo Baker', false],
  ['', 'Jo Baker', false],
])('that "%s" says the name "%s" again is %s', (text, name, isAgain) => expect(repeatsName(text, name)).toBe(isAgain));

test('a name above the addresses of a side column and, in capitals, above the main text has its title below the second', () => {
  const { person, sections } = readResume(
    'CONTACT\nJo Baker\njo@example.com\nHull, UK\n\nTOOLS\nFigma\nSketch\nMiro\n\nSPARE TIME\nClimbing, pottery\n\nJO BAKER\nProduct Designer\n\nI draw calm software for busy people.\n\nEXPERIENCE\n\nProduct Designer, Tern Labs Ltd\n2019 – 2024\n- Drew the booking flow\n',
  );
  expect(person).toEqual({
    name: 'Jo Baker',
    headline: 'Product Designer',
    contacts: ['jo@example.com', 'Hull, UK'],
  });
  expect(sections.map(({ heading }) => heading)).toEqual(['TOOLS', 'SPARE TIME', 'EXPERIENCE']);
});

const personOf = (...lines: [Parameters<typeof logicalLineOf>[0], string][]) => {
  const top = lines.map(([label, text]) => logicalLineOf(label, text));
  const { person, opening } = readPerson(top, top);
  return { ...person, opening: opening.map(({ text }) => text) };
};

test('the name among the addresses, which stands at the top as well, is no contact', () =>
  expect(
    personOf(
      ['name', 'Orla Quinn, RGN'],
      ['contact', 'Orla Quinn | orla@quinn.example'],
      ['contact', 'Quinn | Leeds, UK'],
    ).contacts,
  ).toEqual(['orla@quinn.example', 'Quinn', 'Leeds, UK']));

test('beside a line that is the name, a place that looks like one stays among the addresses', () => {
  const place = 'Marlow-Stone Creek Harbourside';
  expect(personOf(['contact', place], ['name', 'Orla Quinn'], ['contact', 'orla@quinn.example'])).toMatchObject({
    name: 'Orla Quinn',
    contacts: [place, 'orla@quinn.example'],
  });
});

test.each<[string, Parameters<typeof logicalLineOf>[0], string]>([
  ['where no other line is the name', 'headline', 'Potter of blue bowls'],
  ['where what seemed the name is what the document is called', 'name', 'Curriculum Vitae'],
  ['where what seemed the name is a single word', 'name', 'Welcome'],
])('among the addresses stands the name %s', (_where, label, other) => {
  const person = personOf(['contact', 'Orla Quinn'], [label, other], ['contact', 'orla@quinn.example']);
  expect(person.name).toBe('Orla Quinn');
  expect(person.contacts).not.toContain('Orla Quinn');
});

test.each([
  'Samples on request',
  'Portfolio available',
  'Photographs attached',
  'Letters upon request',
  'My papers: see below',
  'Drawings enclosed',
])('the offer "%s" below the name is no headline', (offer) =>
  expect(personOf(['name', 'Orla Quinn'], ['headline', offer], ['contact', 'orla@quinn.example'])).toMatchObject({
    headline: '',
    opening: [offer],
  }),
);

test.each([
  'Maker of unavailable spare parts',
  'Glad to see belowdecks work',
  'Reattached limbs and other small wonders',
  'Enclosed Space Rescue Technician',
])('the headline "%s" is no offer', (headline) =>
  expect(personOf(['name', 'Orla Quinn'], ['headline', headline], ['contact', 'orla@quinn.example'])).toMatchObject({
    headline,
    opening: [],
  }),
);

const ownerOf = (...lines: string[]) =>
  readResume([...lines, '', 'EXPERIENCE', '', 'Clerk, Acme Ltd, 2019 – 2021', '• Opened letters'].join('\n')).person;

test('a name may have a line for each of its parts, where an address has the first and the last', () => {
  const { name, contacts } = ownerOf('ANA', 'LUÍSA', 'TAVÃO', '', 'ana.tavao@example.com', '+351 910 000 111');
  expect(name).toBe('ANA LUÍSA TAVÃO');
  expect(contacts).toEqual(['ana.tavao@example.com', '+351 910 000 111']);
  expect(ownerOf('BAKING', 'CLEANING', '', 'ana.tavao@example.com').name).toBe('');
});

test('what opens the page says hello, and is no name', () => {
  expect(ownerOf('Hello, I’m', 'Themba Veld', '', 'themba@example.com').name).toBe('Themba Veld');
});

test('whose resume it is may be typed with wide gaps', () => {
  expect(ownerOf('RESUME  OF  DARREN  P  KOSTA', 'ph 0400 000 317   dkosta@example.com').name).toBe('DARREN P KOSTA');
});

test.each(['Naam', 'Nom et prénom', 'Nombre y apellidos', 'Imię i nazwisko', 'Ad Soyad', 'Jméno'])(
  'a form that asks for "%s" gives the name, which is not said again below',
  (label) => {
    const { person, sections } = readResume(
      `CURRICULUM VITAE\n\nPERSONAL DETAILS\n${label}\t\t: Ada van Holm-Larsen\nAddress\t\t: Kade 14, 3099 ZX Westby\nE-mail\t\t: ada@example.com\nBorn\t\t: 17-04-1988, Fellby\n\nPROFILE\nPlans road transport for nine years.`,
    );
    expect(person.name).toBe('Ada van Holm-Larsen');
    expect(JSON.stringify(sections.map(({ details }) => details))).not.toContain('Ada van Holm');
  },
);

test('who writes in small letters says what they do below the name, and greets with it', () => {
  const { person, opening } = readResume(
    "ada larsen-holm\nbread courses + small groups\nFellby, CO / 720 555 0126 / ada@example.com\n\nhi, I'm Ada\n\nI have taught bread in kitchens for nine years, and most who come had never baked.\n\nwhere I worked\n\nOld Mill Ltd, 2019 - 2023\n- taught bread",
  );
  expect(person).toMatchObject({ name: 'ada larsen-holm', headline: 'bread courses + small groups' });
  expect(person.contacts).toEqual(['Fellby, CO', '720 555 0126', 'ada@example.com']);
  expect(opening.map(({ text }) => text).join(' ')).not.toContain("I'm Ada");
});
