import { describe, expect, test } from '@jest/globals';
import { BuilderForm } from '@tailwright/contracts/build';
import { FactCheck } from '@tailwright/contracts/facts';
import { postings, resumes } from '../testing/samples.js';
import { guardBuild, guardLetter, guardResume } from './guard.js';

const original = resumes.electrician;
const faithful = `# Marco Rossi

**Journeyman Electrician**

Phoenix, AZ 85004 | 602-555-0188 | marco.rossi@example.com

## Summary

Journeyman electrician with a background in wiring new homes and small commercial buildings.

## Skills

Blueprint reading, Conduit bending, National Electrical Code, multimeter, hand and power tools

## Experience

### Journeyman Electrician | Desert Sun Electric LLC

*June 2019 – Present · Phoenix, AZ*

- Install panels, wiring and lighting in new homes and small commercial buildings
- Read blueprints and bend conduit at up to three job sites a week
- Troubleshoot circuit faults up to 480 volts
- Train one apprentice on each job
- Passed every city inspection in 2023

### Electrician Apprentice | Valley Home Services

*May 2015 – May 2019 · Mesa, AZ*

- Assisted journeymen with about five service calls a day
- Pulled cable and installed outlets, switches and ceiling fans
- Kept the van stocked and tools in order

## Education

### Certificate in Electrical Technology | Mesa Community College

*2015*

## Licenses

- Arizona Journeyman Electrician License
- OSHA 10
`;

const today = new Date('2026-11-21');
const guard = (tailored: string) => guardResume({ original, tailored, today });
const edited = (from: string, to: string) => {
  expect(faithful).toContain(from);
  return guard(faithful.replace(from, to));
};

test('a faithful rewrite passes byte for byte', () => {
  const { text, report } = guard(faithful);
  expect(report.notAdded).toEqual([]);
  expect(text).toBe(faithful);
  expect(FactCheck.parse(report).checked).toBeGreaterThan(20);
});

test.each([
  [
    'employer',
    'Desert Sun Electric LLC',
    'Turner Construction',
    '### Journeyman Electrician | Desert Sun Electric LLC',
  ],
  [
    'title',
    '### Journeyman Electrician',
    '### Master Electrician',
    '### Journeyman Electrician | Desert Sun Electric LLC',
  ],
  ['date', 'June 2019 – Present', 'June 2016 – Present', 'June 2019 – Present'],
  [
    'degree',
    'Certificate in Electrical Technology',
    'Bachelor of Science in Electrical Technology',
    'Certificate in Electrical Technology',
  ],
  ['institution', 'Mesa Community College', 'Stanford University', 'Mesa Community College'],
  ['number', '480 volts', '4,800 volts', 'Troubleshoot faults in circuits up to 480 volts'],
  ['number', 'three job sites', 'thirteen job sites', 'Read blueprints and bend conduit for up to 3 job sites a week'],
  [
    'scope',
    'Train one apprentice on each job',
    'Supervise a crew of apprentices on each job',
    '- Train one apprentice on each job',
  ],
  ['skill', 'multimeter, hand and', 'multimeter, Rust, hand and', 'multimeter, hand and power tools'],
  ['contact', 'marco.rossi@example.com', 'marco@rossi.dev', '602-555-0188'],
])('a changed %s (%s → %s) is set back', (kind, from, to, restored) => {
  const { text, report } = edited(from, to);
  expect(report.notAdded.map((each) => each.kind)).toContain(kind);
  expect(text).not.toContain(to);
  expect(text).toContain(restored);
});

test.each([
  [
    'an invented job',
    '### Electrician Apprentice',
    '### Foreman | Skyline Builders\n\n*2010 – 2012*\n\n- Ran a crew of nine\n\n### Electrician Apprentice',
    'Skyline',
  ],
  ['an invented bullet', '- Passed every', '- Estimated and won new hospital contracts\n- Passed every', 'hospital'],
  ['an invented certificate', '- OSHA 10', '- OSHA 10\n- Project Management Professional (PMP)', 'PMP'],
  [
    'a certificate by the name of another paper',
    'commercial buildings.',
    'commercial buildings. Holder of NATE Certification.',
    'NATE',
  ],
  [
    'an invented sentence',
    'commercial buildings.',
    'commercial buildings. Award-winning leader of global teams.',
    'Award',
  ],
  [
    'a title nobody gave the person',
    'Journeyman electrician with a background',
    'Senior Electrician with a background',
    'Senior Electrician',
  ],
  ['a metric', 'in 2023', 'in 2023, saving the company $40,000', '40,000'],
])('%s is taken out', (_name, from, to, invented) => {
  const { text, report } = edited(from, to);
  expect(text).not.toContain(invented);
  expect(report.notAdded).not.toEqual([]);
});

test('a bullet moved to another employer goes back to its own', () => {
  const bullet = '- Kept the van stocked and tools in order\n';
  const { text, report } = guard(
    faithful.replace(bullet, '').replace('- Train one apprentice', `${bullet}- Train one apprentice`),
  );
  expect(report.notAdded.map((each) => each.kind)).toContain('employer');
  expect(text.indexOf('Kept the van')).toBeGreaterThan(text.indexOf('Valley Home Services'));
});

test.each([
  ['a bullet', '- Train one apprentice on each job\n', 'Train one apprentice'],
  ['a skill', 'multimeter, ', 'multimeter'],
  ['a license', '- OSHA 10\n', 'OSHA 10'],
  [
    'a whole section',
    '## Licenses\n\n- Arizona Journeyman Electrician License\n- OSHA 10\n',
    'Arizona Journeyman Electrician License',
  ],
  [
    'a job',
    faithful.slice(faithful.indexOf('### Electrician Apprentice'), faithful.indexOf('## Education')),
    'Valley Home Services',
  ],
])('%s left out is put back', (_name, cut, lost) => {
  expect(edited(cut, '').text).toContain(lost);
});

/** The place may stand beside its employer or below. */
const header = /^### (Journeyman Electrician) \| (Desert Sun Electric LLC)(?:, Phoenix, AZ)?\n\n(\*.*\*)\n/m;

test.each([
  ['title', 1, (all: string) => all.replace('Journeyman Electrician | ', '')],
  ['employer', 2, (all: string) => all.replace(/ \| .*/, '')],
  ['period', 3, (all: string) => all.replace(/\n\*.*\*\n/, '\n')],
])('the %s a model left out of a header is put back', (_part, group, cut) => {
  const part = (header.exec(faithful)?.[group] ?? 'no such header').replaceAll('*', '');
  const { text } = guard(faithful.replace(header, cut));
  expect(text).toMatch(header);
  for (const piece of part.split(' · ')) expect(text).toContain(piece);
});

test('a text without Markdown is checked as well', () => {
  const { text } = guard(`${original}\nCERTIFICATIONS\nPMP\nLed a team of 40 at Google in 2012`);
  expect(text).not.toMatch(/PMP|Google|40/);
  expect(text).toContain('Desert Sun Electric LLC');
});

test('an empty answer gives the resume itself', () => {
  expect(guard('').text).toContain('Passed every city inspection in 2023');
});

describe('a letter', () => {
  const check = (letter: string) =>
    guardLetter({
      original,
      form: { applicantName: 'Marco Rossi', companyName: 'Copper State', recipientName: 'Ms. Lee' },
      jobDescription: postings.electrician,
      letter,
      today,
    });

  test('may name the company, the reader, the job and what the posting asks for', () => {
    const letter = `Dear Ms. Lee,

I am writing to apply for the Commercial Electrician position at Copper State. Your posting asks for motor controls and OSHA 30.

As Journeyman Electrician at Desert Sun Electric LLC, I read blueprints and bend conduit for up to 3 job sites a week. I look forward to hearing from you.

Sincerely,
Marco Rossi`;
    expect(check(letter)).toMatchObject({ text: letter, report: { notAdded: [] } });
  });

  test.each([
    'I have five years of experience with motor controls and PLCs.',
    'At Desert Sun Electric LLC, I led a team of twelve electricians.',
    'I hold an OSHA 30 certification.',
    'I saved my employer $40,000 by redesigning panels.',
    'I was a Master Electrician at Turner Construction.',
    'I earned a Bachelor of Science in Electrical Engineering.',
    'As Electrician Apprentice at Valley Home Services, I read blueprints and bent conduit for up to 3 job sites a week.',
  ])('loses “%s”', (lie) => {
    const { text, report } = check(`Dear Ms. Lee,\n\nI am glad to apply. ${lie} Thank you.\n\nSincerely,\nMarco Rossi`);
    expect(text).not.toContain(lie);
    expect(text).toContain('I am glad to apply. Thank you.');
    expect(report.notAdded).not.toEqual([]);
  });
});

test('a letter says nothing of “this candidate”, though the resume has all its words', () => {
  const { text } = guardLetter({
    original: `${original}\n- Told every candidate of the union which local pays best of all`,
    form: { applicantName: 'Marco Rossi' },
    jobDescription: postings.electrician,
    letter: 'Dear Ms. Lee,\n\nI am glad to apply.\n\nThis candidate is the best of all.\n\nSincerely,\nMarco Rossi',
    today,
  });
  expect(text).not.toContain('candidate');
  expect(text).toContain('I am glad to apply.');
});

describe('a built resume', () => {
  const form = BuilderForm.parse({
    personal_info: { first_name: 'Ana', last_name: 'Lima', email: 'ana@example.com', headline: 'Baker' },
    work_experience: [
      {
        company: 'Padaria Sol',
        position: 'Baker',
        start_date: '03/2020',
        current: true,
        description: 'Bake 300 loaves a night',
      },
    ],
    education: [
      { institution: 'Escola Hoteleira', degree: 'Diploma', field: 'Baking', start_date: '2018', end_date: '2019' },
    ],
    skills: ['Sourdough', 'Lamination'],
    additional: { languages: ['Portuguese'], certifications: [], projects: [], hobbies: [] },
  });

  test('keeps what the form says and loses what it does not', () => {
    const generated = `# Ana Lima\n\n**Baker**\n\nana@example.com\n\n## Skills\n\nSourdough, Lamination, Kubernetes\n\n## Experience\n\n### Head Baker | Padaria Sol\n\n*03/2020 – Present*\n\n- Bake 300 loaves a night\n- Supervised six bakers\n`;
    const { text } = guardBuild({ form, generated, today });
    expect(text).not.toMatch(/Kubernetes|Head Baker|six bakers/);
    expect(text).toMatch(/### Baker \| Padaria Sol[\s\S]*Bake 300 loaves[\s\S]*Diploma in Baking/);
  });
});
