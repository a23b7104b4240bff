import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { printed, topOfResume } from '../testing/printed.js';

const headings = (text: string) => readResume(topOfResume + text).sections.map(({ heading }) => heading);

const beside = `Experience
04/2021 –       Shop Manager
today           Larch Garden GmbH, Leipzig
                – Opened two markets, and closed one
                – Checkout tests, conversion 1.4 to 2.2 %
                – Team of four, one of them a student
                – Budget of 480 k for advertising
03/2015 –       Shop Assistant
03/2021         Rad Haus e.K., Leipzig
                – Photos and texts for the shop

Side business
01/2012 –       Owner
12/2014         Vinyl Corner, Leipzig
                – Used records, 4,100 sales

Education
10/2009 –       Media Studies (B.A.), without degree
02/2011         Hochschule Elbtal
                three semesters

Further training
06/2022         Calm at work, two days
                Volkshochschule Halle

Languages
German          mother tongue`;

test('what stands alone in the column of times is a heading, as the known ones there are', () => {
  expect(headings(beside)).toEqual(['Experience', 'Side business', 'Education', 'Further training', 'Languages']);
});

test('a line that is set in below a study is no heading', () => {
  expect(printed(beside)).toContain('three semesters');
});

test('a sole trader is an employer', () => {
  const [jobs] = readResume(topOfResume + beside).sections;
  expect(jobs?.entries[1]).toMatchObject({ title: 'Shop Assistant', organization: 'Rad Haus e.K.' });
});

const alone = `EXPERIENCE

Guide, Harbour Museum, Ostport, 2016 – 2020

SHOWN (a choice; alone where nothing else is said)

Salt, Ostport, 2019

SKILLS

Hanging, lighting, labels

TRUST

Village hall, secretary, 2012 – 2015

LANGUAGES

Danish, German`;

test('a word in capitals between empty lines is a heading where the known ones stand so, also with a remark behind it', () => {
  expect(headings(alone)).toEqual([
    'EXPERIENCE',
    'SHOWN (a choice; alone where nothing else is said)',
    'SKILLS',
    'TRUST',
    'LANGUAGES',
  ]);
});

test('an employer in capitals between empty lines is none', () => {
  const text = alone.replace('Guide, Harbour', 'HARBOUR MUSEUM LTD\n\nGuide, Harbour');
  expect(headings(text)).not.toContain('HARBOUR MUSEUM LTD');
});

test('headings in own words are nobody’s name', () => {
  const letter = `Hi, this is me on two pages.

The short version

Seventeen seasons on dairy farms, twelve of them in charge of something, and a trade before that.

Where I've been

Farm Manager, Hill Trust, 2015 – 2020
- 940 cows

Stuff I use

Excel, and a plate meter`;
  const { person, sections } = readResume(letter);
  expect(person.name).toBe('');
  expect(sections.map(({ heading }) => heading)).toEqual(['The short version', "Where I've been", 'Stuff I use']);
});

test('counted lines in capitals with lines below each are headings within their section', () => {
  const details = ['HARBOUR TOWER, OSTPORT', 'MILL BRIDGE, HULL', 'SALT MARKET, YORK'].map(
    (name, at) =>
      `${at + 1}. ${name}\nProject: ${name.toLowerCase()}\n• Lateral system with wind loads, and the drift kept within its limits\n• Drawings and answers to the site, 1,200 of them in two years`,
  );
  const lines = printed(`DETAILS OF ASSIGNMENTS\n${details.join('\n')}`);
  expect(lines).toContain('**2. MILL BRIDGE, HULL**');
});

test('counted posts keep their own heads', () => {
  const posts = ['FRONT DESK MANAGER', 'DUTY MANAGER', 'RECEPTIONIST'].map(
    (post, at) => `${at + 1}. ${post}\nHotel Larch, Ostport\n201${at} – 201${at + 1}\n- Shifts and rotas`,
  );
  expect(printed(`EXPERIENCE\n${posts.join('\n')}`).join('\n')).not.toContain('**DUTY MANAGER**');
});
