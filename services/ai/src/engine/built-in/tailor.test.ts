import { describe, expect, test } from '@jest/globals';
import { optimizeStyles, type OptimizeStyle } from '@tailwright/contracts/optimize';
import { readPosting } from '../../posting/read-posting.js';
import { guardResume } from '../../facts/guard.js';
import { tailor } from './tailor.js';

const today = new Date('2026-11-21');

function resumeOf({
  bullets = ['Ran the desk for 12 nurses'],
  skills = '',
  summary = '',
  education = '',
}: {
  bullets?: string[];
  skills?: string;
  summary?: string;
  education?: string;
}): string {
  return [
    'Ana Lima\nana@example.com',
    summary === '' ? '' : `SUMMARY\n${summary}`,
    `EXPERIENCE\nSoftware Engineer, Mill Works\nJan 2020 - Present\n${bullets.map((each) => `- ${each}`).join('\n')}`,
    skills === '' ? '' : `SKILLS\n${skills}`,
    education === '' ? '' : `EDUCATION\n${education}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function postingOf(...asked: string[]): string {
  return `About the job\n\nRequirements\n${asked.map((each) => `- ${each}`).join('\n')}`;
}

function written(resumeText: string, jobDescription: string, style: OptimizeStyle = 'formal') {
  const result = tailor({ resumeText, jobDescription, style }, today);
  const { text, edits } = result;
  // The facts' guard has nothing to say against what the engine itself writes.
  const { text: guarded } = guardResume({ original: resumeText, tailored: text, edits, jobDescription, today });
  expect(guarded).toBe(text);
  return result;
}

test('a name that differs by a possessive alone is said already', () => {
  const skills = "Ohio driver's license, no points";
  const { text } = written(resumeOf({ skills }), postingOf('Valid driver license'));
  expect(text).toContain(skills);
});

describe('the posting’s name for a thing', () => {
  const sops = postingOf('Experience writing standard operating procedures');

  test.each([
    [
      'an abbreviation gets its words',
      'Wrote 14 SOPs for the lab',
      'Wrote 14 standard operating procedures (SOPs) for the lab',
    ],
    [
      'the first word of a line keeps its capital',
      'SOPs for the lab, 14 of them',
      'Standard operating procedures (SOPs) for the lab, 14 of them',
    ],
  ])('%s', (_name, before, after) => {
    const { text, edits } = written(resumeOf({ bullets: [before] }), sops);
    expect(text).toContain(`- ${after}`);
    const ids = readPosting(sops).map(({ id }) => id);
    expect(edits).toEqual([{ text: after, kind: 'term', lines: [before], requirements: [expect.any(String)] }]);
    expect(ids).toContain(edits[0]?.requirements[0]);
  });

  test.each([
    ['a quotation', 'Known for "SOPs that people read" in the lab'],
    ['brackets', 'Kept the papers of the lab (SOPs, forms)'],
    ['a longer name', 'Sat on the SOP Committee of the lab'],
    ['a compound', 'Wrote SOP-style notes for the lab'],
    ['an article that would no longer fit', 'Wrote an SOP for the lab'],
    ['a link', 'Wrote SOPs, see https://example.com/sops'],
  ])('%s stays as it is', (_name, bullet) => {
    expect(written(resumeOf({ bullets: [bullet] }), sops).edits).toEqual([]);
  });

  test('nobody is told what kind a tool is of', () => {
    const asked = postingOf('Experience with an e-discovery platform');
    expect(written(resumeOf({ skills: 'Clio, Relativity, Word' }), asked).edits).toEqual([]);
    expect(written(resumeOf({ bullets: ['Coded 9,000 documents in Relativity'] }), asked).edits).toEqual([]);
  });

  test('a licence gets its short name', () => {
    const resume = `${resumeOf({})}\n\nCERTIFICATIONS\nCertified Public Accountant, Ohio, 2021`;
    const { text } = written(resume, postingOf('Active CPA'));
    expect(text).toContain('Certified Public Accountant (CPA), Ohio, 2021');
  });

  test('a thing is named once', () => {
    const { edits } = written(resumeOf({ bullets: ['Wrote 14 SOPs for the lab', 'Trained staff on all SOPs'] }), sops);
    const terms = edits.filter(({ kind }) => kind === 'term');
    expect(terms.map(({ lines }) => lines)).toEqual([['Wrote 14 SOPs for the lab']]);
  });

  test('a resume with both names says all there is to say', () => {
    const bullets = ['Wrote 14 SOPs for the lab', 'Checked standard operating procedures of others'];
    expect(written(resumeOf({ bullets }), sops).edits).toEqual([]);
  });
});

describe('skills', () => {
  const posting = postingOf('Kubernetes', 'Terraform', 'Kafka');

  test('what a bullet shows by name and the posting asks for is added to the list, with the line that shows it', () => {
    const bullet = 'Moved 40 services of the shop to Kubernetes';
    const { edits } = written(resumeOf({ bullets: [bullet], skills: 'Terraform, Git' }), posting);
    expect(edits).toContainEqual(
      expect.objectContaining({
        text: 'Terraform, Git, Kubernetes',
        kind: 'skills',
        lines: ['Terraform, Git', bullet],
      }),
    );
  });

  test.each([
    ['is taken back', 'Took a first look at Kafka, lab only'],
    ['belongs to others', 'Read reports while Kafka was run by another team'],
    ['was given up', 'Wrote a queue of our own instead of Kafka'],
  ])('what %s is not added', (_name, bullet) => {
    const { edits } = written(resumeOf({ bullets: [bullet], skills: 'Terraform, Git' }), posting);
    expect(edits.filter(({ kind }) => kind === 'skills')).toEqual([]);
  });

  test('nothing is added below the name of the last group', () => {
    const skills = 'Clouds\nAWS, Azure\nSecrets\nVault, SOPS';
    const { edits } = written(resumeOf({ bullets: ['Moved 40 services to Kubernetes'], skills }), posting);
    expect(edits.filter(({ kind }) => kind === 'skills')).toEqual([]);
  });

  test('who somebody was is not added', () => {
    const bullets = ['Worked as Chef on the line of a bistro with 60 seats'];
    const { edits } = written(resumeOf({ bullets, skills: 'Knife work, Pastry' }), postingOf('Chef', 'Pastry'));
    expect(edits.filter(({ kind, text }) => kind === 'skills' && text.includes('Chef'))).toEqual([]);
  });

  test('without a list of skills none is begun', () => {
    const { text } = written(resumeOf({ bullets: ['Moved 40 services of the shop to Kubernetes'] }), posting);
    expect(text).not.toMatch(/## Skills/i);
  });

  test('what is asked stands first, and a remark about it keeps it where it is', () => {
    const resume = resumeOf({ skills: 'Git, Kafka (rusty), Terraform' });
    expect(written(resume, posting, 'standard').text).toContain('Terraform, Git, Kafka (rusty)');
  });

  test.each(['school', 'at university', 'about a year', 'six months'])(
    'what is little keeps its place: %s',
    (remark) => {
      const resume = resumeOf({ skills: `Git, Kafka (${remark}), Terraform` });
      expect(written(resume, posting, 'standard').text).toContain(`Terraform, Git, Kafka (${remark})`);
    },
  );

  test.each([
    [
      'a short name in capitals',
      'Chest tubes, Wound care, CRRT',
      'Care for patients on CRRT',
      'CRRT, Chest tubes, Wound care',
    ],
    [
      'a phrase',
      'Till, Hand lettering, Stock counts',
      'Hand lettering for shop signs',
      'Hand lettering, Till, Stock counts',
    ],
    ['a short name only as a whole', 'Till, ART, Stock counts', 'Work in a START-UP', 'Till, ART, Stock counts'],
  ])('what a posting asks for word for word stands first: %s', (_case, skills, asked, after) => {
    expect(written(resumeOf({ skills }), postingOf(asked), 'standard').text).toContain(after);
  });

  test('a certificate beside a skill is no remark about it', () => {
    const resume = resumeOf({ skills: 'Git, Terraform (HCTA 2022), Go' });
    expect(written(resume, posting, 'standard').text).toContain('Terraform (HCTA 2022), Git, Go');
  });
});

describe('lines of jobs that stand at the top', () => {
  const studies = 'EDUCATION\nBSc Logistics, Mill College\n2012 – 2015\n- Dean’s list\n- Chess club';
  const now = 'Fleet Manager, Arrow Freight\nJan 2020 - Present';
  const then = 'Dispatcher, Quay Haulage\nJan 2015 - Dec 2019';
  const own = [
    'Cut fuel cost by 18% with route planning',
    'Kept the yard tidy',
    'Trained 40 drivers in load safety',
    'Wrote the driver newsletter',
  ];
  const posting = postingOf('Route planning', 'Fuel cost reduction', 'Driver training in load safety');
  const resumeWith = (middle: string, lines = own, earlier = 'Planned 60 routes a day') =>
    `Ana Lima\nana@example.com\n\n${middle}EXPERIENCE\n${now}\n${lines.map((each) => `- ${each}`).join('\n')}\n\n${then}\n- ${earlier}`;
  const strong = (resume: string) =>
    written(resume, posting).edits.flatMap(({ kind, text }) => (kind === 'summary' ? [text] : []));

  test('are those that show a figure and prove what is asked, where other sections stand before the jobs', () => {
    const resume = resumeWith(`${studies}\n\n`);
    expect(strong(resume)).toEqual(expect.arrayContaining([own[0], own[2]]));
    expect(strong(resume)).not.toContain(own[1]);
    const { text, edits } = written(resume, posting);
    expect(text).toMatch(/^# Ana Lima\n\nana@example.com\n\n## HIGHLIGHTS\n\n- /);
    expect(edits.find((edit) => edit.text === own[0])?.lines).toContain(own[0]);
    expect(edits.every(({ requirements }) => requirements.length > 0)).toBe(true);
  });

  test('get the posting’s name for a thing as their job’s line does', () => {
    const lines = ['Cut fuel cost by 18% with route planning', 'Trained 40 drivers in load safety under 14 SOPs'];
    const asked = `${posting}\n- Standard operating procedures`;
    const { text, edits } = written(resumeWith(`${studies}\n\n`, lines), asked);
    const row = '- Trained 40 drivers in load safety under 14 standard operating procedures (SOPs)';
    expect(text.split('\n').filter((each) => each === row)).toHaveLength(2);
    expect(edits.filter(({ text: line }) => !text.includes(line))).toEqual([]);
  });

  test('of an earlier job name it and its years', () => {
    const resume = resumeWith(`${studies}\n\n`, own.slice(1, 3), 'Route planning cut the fuel cost by 9%');
    expect(strong(resume)).toContain('Route planning cut the fuel cost by 9% (Quay Haulage, 2015–2019)');
  });

  test('stand above the jobs also where these begin at the top', () => {
    expect(strong(resumeWith(''))).toEqual(expect.arrayContaining([own[0], own[2]]));
  });

  test('say nothing of the employer, whose size opens the job', () => {
    const size = 'Haulier with 140 lorries, fuel cost and route planning by night';
    const others = ['Trained 40 drivers in load safety', 'Wrote the driver newsletter'];
    expect(strong(resumeWith(`${studies}\n\n`, [size, ...others], 'Planned 60 routes a day'))).toEqual([]);
    expect(strong(resumeWith(`${studies}\n\n`, [...others, size], 'Planned 60 routes a day'))).toContain(size);
  });

  test('stand below what the person says of themselves', () => {
    const { text } = written(resumeWith(`SUMMARY\nI keep lorries rolling.\n\n${studies}\n\n`), posting);
    expect(text).toContain('I keep lorries rolling.\n\n## HIGHLIGHTS\n\n- ');
  });

  test.each([
    ['the person has some', resumeWith(`HIGHLIGHTS\n- Keeps lorries rolling\n\n${studies}\n\n`)],
    ['one line alone is strong', resumeWith(`${studies}\n\n`, own.slice(0, 2), 'Kept the log')],
    [
      'lines say I',
      resumeWith(`${studies}\n\n`, ['I cut fuel cost by 18%', 'My 40 drivers know load safety'], 'Kept the log'),
    ],
    [
      'numbers are names of things',
      resumeWith(`${studies}\n\n`, ['Route planning to ISO 17100', 'Load safety with the Volvo FH16'], 'Kept the log'),
    ],
  ])('are left out where %s', (_case, resume) => {
    expect(strong(resume)).toEqual([]);
  });
});

describe('the order of sections', () => {
  const degree = 'EDUCATION\nBSc Nursing, Mill College\n2012 – 2015';
  const requirement = (asked: string) => ['Requirements', `- ${asked}`, '- Nursing degree'].join('\n');
  const plus = (asked: string) => ['Requirements', '- Nursing degree', '', 'Nice to have', `- ${asked}`].join('\n');

  test.each([
    [
      'a licence that is required comes before the jobs',
      'LICENCES\nForklift licence',
      requirement('Forklift licence'),
      0,
    ],
    [
      'a register that is required by its name comes before the jobs',
      'REGISTRATION\nNMBI 12345\nINMO member',
      requirement('Registered with the board at NMBI'),
      0,
    ],
    ['one that is a plus stays below', 'REGISTRATION\nNMBI 12345', plus('Registered with the board at NMBI'), 2],
    ['a licence that is a plus stays below', 'LICENCES\nForklift licence', plus('Forklift licence'), 2],
    ['a licence that nobody asks for stays below', 'LICENCES\nForklift licence', requirement('Fluent Spanish'), 2],
    [
      'a list with something lapsed stays below',
      'LICENCES\nForklift licence\nFirst aid, lapsed',
      requirement('Forklift licence'),
      2,
    ],
    [
      'languages stay below, also where one is required',
      'LANGUAGES\nSpanish (native)',
      requirement('Fluent Spanish'),
      2,
    ],
  ])('%s', (_case, last, asked, place) => {
    const { text } = written(`${resumeOf({})}\n\n${degree}\n\n${last}`, asked, 'standard');
    const headings = [...text.matchAll(/^## (?!HIGHLIGHTS)(.*)$/gm)].map(([, heading]) => heading);
    expect(headings.indexOf(last.split('\n')[0])).toBe(place);
  });
});

test.each([
  ['comes after the jobs', 'PERSONAL DATA\nNationality: Irish', '', ['EXPERIENCE', 'PERSONAL DATA']],
  [
    'comes before referees',
    'Personal details\nNationality: Irish',
    'REFERENCES\nOn request',
    ['EXPERIENCE', 'Personal details', 'REFERENCES'],
  ],
  ['what says how to write stays', 'PERSONAL STATEMENT\nI bake bread.', '', ['PERSONAL STATEMENT', 'EXPERIENCE']],
])('what is personal at the top %s', (_case, first, last, headings) => {
  const jobs = 'EXPERIENCE\nFitter, Mill Works\nJan 2020 - Present\n- Ran the mill for 12 looms';
  const { text } = written(
    `Ana Lima\nana@example.com\n\n${first}\n\n${jobs}\n\n${last}`,
    postingOf('Looms'),
    'standard',
  );
  expect([...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)).toEqual(headings);
});

describe('the order of what stands first', () => {
  const skills = 'SKILLS\nWelding, rigging, pumps';
  const jobs =
    'EXPERIENCE\nFitter, Mill Works\nJan 2020 - Present\n- Ran the mill for 12 looms\n\nEDUCATION\nNVQ Fitting, Hull College, 2012';
  const headingsOf = (text: string, style: OptimizeStyle) =>
    [...written(text, postingOf('Fitting'), style).text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);

  test.each(optimizeStyles)('%s: skills above the jobs stay above them', (style) =>
    expect(headingsOf(`Ana Lima\nana@example.com\n\n${skills}\n\n${jobs}`, style)).toEqual([
      'SKILLS',
      'EXPERIENCE',
      'EDUCATION',
    ]),
  );

  test('what stood in a side column before the name follows in the usual order', () => {
    const side = `CONTACT\nana.lima@example.com\n\nLANGUAGES\nSpanish (native)\n\n${skills}\n\nINTERESTS\nChess, rowing`;
    expect(headingsOf(`${side}\n\nAna Lima\nSenior Fitter\n\nSUMMARY\nI fit.\n\n${jobs}`, 'standard')).toEqual([
      'SUMMARY',
      'SKILLS',
      'EXPERIENCE',
      'EDUCATION',
      'LANGUAGES',
      'INTERESTS',
    ]);
  });
});

describe('the order of lines', () => {
  test('halves of a sentence stay together', () => {
    const halves = ['Opened the shop early and above all', 'kept the books in PostgreSQL'];
    const bullets = ['Ran the till of two shops', 'Trained the staff', ...halves];
    const { text } = written(resumeOf({ bullets }), postingOf('PostgreSQL'), 'standard');
    expect(text).toContain(halves.map((each) => `- ${each}`).join('\n'));
  });

  const terraform = 'Wrote Terraform modules for all';
  test.each([
    [
      'a line that proves two things passes those that prove none',
      ['Sang', 'Swept', terraform],
      [terraform, 'Sang', 'Swept'],
    ],
    ['a line passes none that proves as much', ['Ran all on Kubernetes', 'Wrote it in Terraform'], undefined],
    [
      'a result with a figure is not passed by one thing more',
      ['Sang in the choir', 'Cut costs by 40%', 'Ran all on Kubernetes'],
      undefined,
    ],
    [
      'a line is not moved further down than the third',
      ['Ran all on Kubernetes', 'Moved all to Kubernetes', 'Put all on Kubernetes', 'Sang', 'Left all on Kubernetes'],
      undefined,
    ],
    [
      'a line that names what is asked is not passed, whatever else is proven',
      ['Sang in 12 choirs', 'Saw Kubernetes', 'Wrote Terraform modules and ran them all on Kubernetes'],
      undefined,
    ],
    ['a series of figures is not torn', ['Sang in 12 choirs', '21: sang', '22: sang', terraform], undefined],
  ])('%s', (_case, bullets, expected) => {
    const asked = postingOf('Kubernetes', 'Terraform', 'Terraform modules');
    const { text } = written(resumeOf({ bullets }), asked, 'standard');
    expect([...text.matchAll(/^- (.*)$/gm)].map(([, line]) => line)).toEqual(expected ?? bullets);
  });
});

test.each(optimizeStyles)('%s: every edit is a line of the result, and none of the original', (style) => {
  const resume = resumeOf({
    bullets: ['Wrote 14 SOPs for the lab', 'Moved 40 services to Kubernetes'],
    skills: 'Git, Terraform',
  });
  const { text, edits } = written(resume, postingOf('standard operating procedures', 'Kubernetes', 'Terraform'), style);
  expect(edits.length).toBeGreaterThan(0);
  for (const edit of edits) {
    expect(text).toContain(edit.text);
    for (const line of edit.lines) expect(resume).toContain(line);
  }
});

describe('the sections of a resume in another language stand as written', () => {
  const german = `Jana Krüger
jana.krueger@example.com

BERUFSERFAHRUNG
Buchhalterin, Hafen Logistik GmbH, Hamburg, 2019 – heute
- Monatsabschluss für drei Gesellschaften und Vorbereitung der Prüfung
- Abstimmung von Bankkonten mit der Bank in SAP
- Führung von zwei Auszubildenden im Rechnungswesen
- Umstellung auf Power BI und SAP S/4HANA, 40 % weniger Aufwand bei der Auswertung

AUSBILDUNG
Steuerfachangestellte, Kammer Hamburg, 2015

KENNTNISSE
Excel, DATEV, SAP, Power BI

SPRACHEN
Deutsch, Englisch`;
  const posting = postingOf('Power BI and SAP S/4HANA', 'Experience with SAP', 'English', 'Reduce reporting effort');
  test.each(optimizeStyles)('%s', (style) => {
    const { text, edits } = written(german, posting, style);
    const plain = text.replaceAll('\\', '');
    expect(plain).toContain(
      german
        .split('\n')
        .filter((line) => line.startsWith('- '))
        .join('\n'),
    );
    expect(plain.split('\n')).toEqual(expect.arrayContaining(['Excel, DATEV, SAP, Power BI', 'Deutsch, Englisch']));
    expect(edits).toEqual([]);
  });
});

test.each([
  ['BA History, Mill College\n2010 – 2013', 'a bachelor’s degree', '### BA History | Mill College'],
  ['Diploma, Mill Town High School, 2012', 'High school diploma or GED', '### Diploma | Mill Town High School'],
])('a degree keeps the name that its school gave it: %s', (education, asked, head) => {
  expect(written(resumeOf({ education }), postingOf(asked)).text).toContain(head);
});

test('short lines below each other are one list, and rows, names of groups and sentences are none', () => {
  const rows = (...skills: string[]) =>
    written(resumeOf({ skills: skills.join('\n') }), postingOf('Kubernetes'))
      .text.split('SKILLS')[1]
      ?.trim();
  expect(rows('Lathe, mill', 'Reading of prints', 'Deburring')).toBe('- Lathe, mill\n- Reading of prints\n- Deburring');
  for (const others of [
    ['Languages: Go, SQL', 'Tools: Helm, Git', 'Office: Excel, Word'],
    ['Builds', 'Argo CD, Jenkins', 'Secrets', 'Vault, SOPS'],
    ['Lathe, mill', 'I read prints of any kind.', 'Deburring'],
  ])
    expect(rows(...others)).not.toContain('\n- ');
});

test('the maker of a program is not written out beside the same name cut short', () => {
  const { text } = written(resumeOf({ skills: 'Ms Word, Excel, Zoom' }), postingOf('Good command of Microsoft Word'));
  expect(text).toContain('Ms Word');
  expect(text).not.toContain('(Ms Word)');
});
