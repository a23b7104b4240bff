import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';

const jobs = [
  'EXPERIENCE',
  'Clerk, Acme Ltd, 2019 – 2021',
  '• Opened letters',
  '',
  'EDUCATION',
  'BTEC Business, Hull College, 2018',
];
const read = (...lines: string[]) => readResume(lines.join('\n'));

test('whoever a mail greets is not the person, whose name stands below its last words', () => {
  const { person, opening, sections, furniture } = read(
    'Hi Denise,',
    '',
    "here's my resume as you asked. Let me know if it will not open!",
    '',
    ...jobs,
    '',
    'Thanks again,',
    'Marcus Webb-Delacroix',
    '0161 496 0123',
    'marcus@example.com',
  );
  expect(person).toMatchObject({ name: 'Marcus Webb-Delacroix', contacts: ['0161 496 0123', 'marcus@example.com'] });
  expect(opening).toEqual([]);
  expect(sections.map(({ heading }) => heading)).toEqual(['EXPERIENCE', 'EDUCATION']);
  expect(furniture).toContain('Hi Denise,');
});

test('a greeting below the note is no part of the resume, whose name and address stand below it', () => {
  const { person, sections } = read(
    'From: Rosa Maria Achterberg <rosa@example.com>',
    'To: jobs@example.org',
    'Subject: Application',
    '',
    'Dear Ms Tillotson,',
    '',
    'Please find my CV below as your form would not take the file.',
    '',
    'Regards',
    'Rosa',
    '',
    'ROSA ACHTERBERG',
    '17 Quarry Lane, Leeds | 07700 900 221',
    '',
    ...jobs,
  );
  expect(person.name).toBe('Rosa Maria Achterberg');
  expect(person.contacts).toEqual(['rosa@example.com', '17 Quarry Lane, Leeds', '07700 900 221']);
  expect(sections.map(({ heading }) => heading)).toEqual(['EXPERIENCE', 'EDUCATION']);
});

test('a mail that was sent on says so in a line of its own, which is no name', () => {
  const { person } = read(
    '---------- Forwarded message ---------',
    'From: Priya Raghavan <priya@example.com>',
    'Date: Tue, Oct 6, 2026 at 9:40 PM',
    'Subject: resume',
    '',
    'Hello,',
    '',
    ...jobs,
  );
  expect(person.name).toBe('Priya Raghavan');
});

test.each([
  'I have run two depots for 6 years and would like to move north.',
  'I am a nurse on a surgical ward and my CV is below.',
])('a note that tells of the person stays as it was written: %s', (note) => {
  const { opening } = read('Dear Sir or Madam,', '', note, '', 'Kind regards', 'Jo Baker', '', ...jobs);
  expect(opening.map(({ text }) => text)).toContain(note);
});

test.each(['Hello', 'Hello, I build calm software', 'Dear to me: bread'])(
  '"%s" above no mail is what the person wrote',
  (line) => {
    const { furniture } = read(
      'Jo Baker',
      'jo@example.com',
      '',
      line,
      'I bake bread and teach others to.',
      '',
      ...jobs,
    );
    expect(furniture).not.toContain(line);
  },
);

test('thanks within the duties of a job are a duty', () => {
  const { sections } = read(
    'Jo Baker',
    'jo@example.com',
    '',
    ...jobs.slice(0, 3),
    '• Thanks to customers written by hand',
  );
  expect(sections[0]?.entries[0]?.details.map(({ text }) => text)).toContain('Thanks to customers written by hand');
});

test('the heading of the first section stands on the first line where no name does', () => {
  expect(read(...jobs, '', 'Jo Baker', 'jo@example.com').opening).toEqual([]);
});

test('beside the address in the last line stands something else, which stays there', () => {
  const { person, sections } = read(
    'JO BAKER',
    '',
    ...jobs,
    '',
    'OTHER',
    'Own van',
    'jo@example.com    refs: ask the school',
  );
  expect(person.contacts).toEqual(['jo@example.com']);
  expect(sections.at(-1)?.details.map(({ text }) => text)).toEqual(['Own van', 'refs: ask the school']);
});

test.each<[string, string[], string]>([
  [
    'an address alone',
    ['From: rosa@example.com', 'Sent: Tuesday, October 6, 2026', 'Subject: RE: Clerk'],
    'ROSA ACHTERBERG',
  ],
  ['bold names of fields', ['**From:** Rosa Achterberg (rosa@example.com)', '**Subject:** Resume'], ''],
  ['one field above its sender', ['Subject: Application', 'From: Rosa Achterberg rosa@example.com'], ''],
  ['a mail that is quoted whole', ['> On Oct 6, 2026, at 9:40 PM, Rosa Achterberg <rosa@example.com> wrote:', '>'], ''],
])('the head of a mail with %s names its sender', (_name, head, below) => {
  const note = ['', 'Hi Dana,', '', 'Resume as promised, pasted below.', ''];
  const { person, opening } = read(...head, ...note, ...(below === '' ? [] : [below, '']), ...jobs);
  expect(person.name.toLowerCase()).toBe('rosa achterberg');
  expect(person.contacts).toEqual(['rosa@example.com']);
  expect(opening).toEqual([]);
});

test('a mail that is sent on may have the name in plain letters, a note in small ones and a telephone below', () => {
  const { person, opening, sections } = read(
    'On Tue, 3 Feb 2026, at 22:10, Zdenka Cerna <z.cerna@example.com> wrote:',
    '',
    'Hi Marta,',
    '',
    'the upload on your page stopped at 90% twice. can also send it as word if that is easier',
    '',
    'Zdeňka Černá, Brno, +420 600 100 200',
    '',
    ...jobs,
    '',
    'LANGUAGES',
    'czech; english b2',
    '',
    'With friendly greetings from Brno',
    'zdenka',
    '',
    'Sent from my phone',
  );
  expect(person.name).toBe('Zdeňka Černá');
  expect(person.contacts).toEqual(['Brno', '+420 600 100 200', 'z.cerna@example.com']);
  expect(opening).toEqual([]);
  expect(sections.at(-1)?.details.map(({ text }) => text)).toEqual(['czech; english b2']);
});

test('bold that has lost its end is no mark of a head, and an inner bullet keeps its own', () => {
  const heads = ['** Bohemia Foods, Brno', '** Demand planner, 03/2020 - now', '- forecast for 300 articles'];
  const [entry] = read('Jo Baker', 'jo@example.com', '', 'EXPERIENCE', '', ...heads).sections.flatMap(
    ({ entries }) => entries,
  );
  expect(entry).toMatchObject({ title: 'Demand planner', organization: 'Bohemia Foods' });
  const inner = ['Clerk, Acme Ltd, 2019 – 2021', '* Opened letters', '** Sorted them', '** Closed them'];
  const details = read('Jo Baker', 'jo@example.com', '', 'EXPERIENCE', '', ...inner).sections[0]?.entries[0]?.details;
  expect(details?.map(({ text, isBullet }) => [text, isBullet])).toEqual([
    ['Opened letters', true],
    ['Sorted them', true],
    ['Closed them', true],
  ]);
});

test('the first name that signs at the end is no part of the last list, and a fact above it stays', () => {
  const note = ['Hi Marta,', '', 'my CV is below.', '', 'Zdeňka Černá', 'z@example.com', ''];
  const told = JSON.stringify(read(...note, ...jobs, '', 'Own van and own tools', 'Zdenka').sections);
  expect(told).toContain('Own van and own tools');
  expect(told).not.toContain('Zdenka');
});

test('a mail that greets nobody loses its subject, and the greeting and the name at its end', () => {
  const text =
    'From: Ada Larsen <ada@example.com>\nSubject: CV - Ada Larsen - transport office\n\nADA LARSEN\nHolm\n085 555 0126\n\nEXPERIENCE\nClerk, Holm Ltd, 2019 - 2021\n- Opened letters\n\nAvailable after 4 weeks.\n\nRegards\nAda\n\nSent from Outlook for Android\n';
  const { furniture, person } = readResume(text);
  expect(person.name).toBe('ADA LARSEN');
  expect(furniture).toEqual(
    expect.arrayContaining([
      'Subject: CV - Ada Larsen - transport office',
      'Regards',
      'Ada',
      'Sent from Outlook for Android',
    ]),
  );
});

test('what a telephone writes below a mail, and the dashes above it, leave the greeting one', () => {
  const { sections, furniture } = read(
    'Dear Ms Tillotson,',
    '',
    'I paste my CV below, the portal did not take it.',
    '',
    'Rosa Achterberg',
    '07700 900 221',
    '',
    ...jobs,
    '',
    'Kind regards',
    'Rosa',
    '',
    '--',
    'Sent from my phone, sorry for mistakes',
  );
  expect(JSON.stringify(sections)).not.toMatch(/regards|"--"/);
  expect(furniture).toContain('Kind regards');
});

test.each(['Kathy,', 'Ciao Priya,'])('below the fields of a mail %s greets a reader and is no address', (greeting) => {
  const { person, furniture, opening } = read(
    'From: Dale Rushmore <dale@example.com>',
    'To: Kathy Bremer',
    'Subject: Re: that job',
    '',
    greeting,
    '',
    'You asked for a resume and I have not had one since long, so I write it down here. My number is',
    '308 555 0162 and I left the boat out of it.',
    '',
    'Dale Rushmore',
    '41 Road 736, Bertrand',
    '',
    ...jobs,
  );
  expect(furniture).toContain(greeting);
  expect(person.contacts.join(' ')).not.toContain(greeting.replace(',', ''));
  expect(opening.map(({ text }) => text).join(' ')).toContain('I left the boat out of it.');
});

test.each([
  ['Maria Lopez,', 'I hope you find my resume attached below, with all that you have asked for.'],
  ['Maria Lopez,', '12 High Street, Leeds'],
])('below a subject alone "%s" is no greeting', (name, next) => {
  const { furniture } = read('Subject: CV', '', name, next, 'maria@example.com', '', ...jobs);
  expect(furniture).not.toContain(name);
});
