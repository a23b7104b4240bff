import { describe, expect, test } from '@jest/globals';
import { Analysis } from '@tailwright/contracts/analysis';
import { guardResume } from '../facts/guard.js';
import { otherTexts } from '../testing/other-texts.js';
import { postings, resumes } from '../testing/samples.js';
import { analyse } from './analyse.js';

const today = new Date('2026-11-21');
const score = (posting: string, original: string, tailored = original) =>
  analyse({ jobDescription: posting, originalResume: original, tailoredResume: tailored, today });
const percent = (posting: string, original: string, tailored = original) =>
  score(posting, original, tailored).matching_percentage;

const pairs = Object.entries(resumes).flatMap(([name, resume]) =>
  Object.entries(postings).map(([job, posting]): [string, string, string, string] => [name, job, resume, posting]),
);

describe.each(pairs)('the %s for the %s posting', (_name, _job, resume, posting) => {
  const before = score(posting, resume);

  test('is a valid analysis, the same bytes every time', () => {
    expect(() => Analysis.parse(before)).not.toThrow();
    for (let turn = 0; turn < 3; turn += 1) {
      for (const other of otherTexts) score(other.posting, other.resume);
      expect(JSON.stringify(score(posting, resume))).toBe(JSON.stringify(before));
    }
  });

  test('does not rise through invented or irrelevant text', () => {
    const unproven = before.keywords.filter((each) => each.match === 'none').map((each) => each.keyword);
    const everything = `${resume}\n- ${unproven.join(', ')}\n- Expert in ${unproven.join(' and ')} since 1999, PhD`;
    expect(percent(posting, resume, everything)).toBeLessThanOrEqual(before.original_percentage);
    const pasted = guardResume({ original: resume, tailored: `${resume}\n${posting}`, today }).text;
    expect(percent(posting, resume, pasted)).toBeLessThanOrEqual(before.original_percentage);
    const chatter = `${resume}\nThe weather was lovely and the garden full of tulips, roses and bees.`;
    expect(percent(posting, chatter)).toBeLessThanOrEqual(before.matching_percentage);
  });

  test('does not fall when the person adds a keyword that is asked for', () => {
    for (const { keyword } of before.keywords) {
      expect(percent(posting, `${resume}\nSkills: ${keyword}\n`)).toBeGreaterThanOrEqual(before.matching_percentage);
    }
  });

  test('does not change with repetition, bullets or the order of lines', () => {
    expect(percent(posting, `${resume}\n${resume}`)).toBe(before.matching_percentage);
    expect(percent(posting, resume.replace(/^[•●-] /gm, '* '))).toBe(before.matching_percentage);
  });
});

test.each(['electrician', 'accountant', 'developer'] as const)('the case of the %s changes nothing', (name) => {
  for (const posting of Object.values(postings)) {
    expect(percent(posting, resumes[name].toUpperCase())).toBe(percent(posting, resumes[name]));
    expect(percent(posting, resumes[name].toLowerCase())).toBe(percent(posting, resumes[name]));
  }
});

test('the right person scores above everyone else', () => {
  const best = (posting: string) =>
    Object.entries(resumes).sort((a, b) => percent(posting, b[1]) - percent(posting, a[1]))[0]?.[0];
  expect(best(postings.teacher)).toBe('teacher');
  expect(best(postings.electrician)).toBe('electrician');
  expect(best(postings.backend)).toBe('developer');
});

test('a keyword carries the line that proves it', () => {
  const { keywords } = score(postings.electrician, resumes.electrician);
  expect(keywords.find((each) => each.keyword === 'OSHA 10')).toMatchObject({
    match: 'exact',
    evidence: 'OSHA 10',
    matched_before: true,
  });
  expect(keywords.find((each) => each.keyword === 'OSHA 30')).toMatchObject({ match: 'none', evidence: null });
});

test('the posting’s own spelling of a held skill counts as added, an invented one never', () => {
  const posting = 'Requirements:\n- Kubernetes\n- PostgreSQL\n- Docker\n- Redis\n- Terraform';
  const tailored = resumes.developer
    .replace('Docker, K8s', 'Docker, Kubernetes (K8s), Terraform')
    .replace('Git, Postgres', 'Git, PostgreSQL');
  const analysis = score(posting, resumes.developer, tailored);
  expect(analysis.added_keywords).toEqual(['Kubernetes', 'PostgreSQL']);
  expect(analysis.missing_keywords).toEqual(['Terraform']);
  expect(analysis.matching_percentage).toBeGreaterThan(analysis.original_percentage);
});

test('one of several alternatives is enough, and none of them is reported as one gap', () => {
  const posting = 'Requirements:\n- AWS, Azure or GCP\n- React or Angular\n- Docker\n- Redis\n- Jest';
  const { missing_keywords, keywords } = score(posting, resumes.developer);
  expect(missing_keywords).toEqual(['AWS, Azure or GCP']);
  expect(keywords.map((each) => each.keyword)).not.toContain('Angular');
});

test('a posting that asks for little gives no confident number', () => {
  const analysis = score('Help wanted. Come by.', resumes.chef);
  expect(analysis.enough_requirements).toBe(false);
  expect(analysis.matching_percentage).toBeLessThan(80);
});

test('advice names what to do, in sentences', () => {
  const { improvement_areas } = score(postings.backend, resumes.developer);
  expect(improvement_areas.join(' ')).toMatch(/The job requires “[^”]*Python/);
  for (const sentence of improvement_areas) expect(sentence).toMatch(/^[\p{L}\p{N}“].*[.]$/u);
});

test.each([
  [7, 'Excellent match!', 90, 100],
  [6, 'Great match!', 80, 89],
  [5, 'Good match!', 70, 79],
  [4, 'needs significant optimization', 50, 59],
  [3, 'needs significant optimization', 30, 45],
  [0, 'needs significant optimization', 0, 5],
])('with %i of 7 requirements met it is “%s”', (held, _message, least, most) => {
  const asked = ['Terraform', 'Kafka', 'Redis', 'Docker', 'Java', 'Python', 'Jest'];
  const posting = `Requirements:\n${asked.map((each) => `- ${each}`).join('\n')}`;
  const resume = `Ada Roth\nada@example.com\n\nSkills\n${asked.slice(0, held).join(', ')}`;
  expect(percent(posting, resume)).toBeGreaterThanOrEqual(least);
  expect(percent(posting, resume)).toBeLessThanOrEqual(most);
});

test('a good title and many years do not hide what is lacking', () => {
  const posting =
    'Backend Engineer\n\nRequirements:\n- 3 years of experience\n- Node.js\n- Redis\n- Docker\n- Java\n- Python\n- Terraform\n- Kafka';
  const resume =
    'Ada Roth\nBackend Engineer\n\nExperience\nBackend Engineer, Loom Inc, 2010 – 2021\n- Node.js, Redis, Docker, Java and Python';
  expect(percent(posting, resume)).toBeLessThan(80);
});

test('a posting in another language gives no confident number, and says why', () => {
  const posting =
    'Specjalista ds. księgowości\n\nWymagania:\n- minimum 3 lata doświadczenia w księgowości\n- dobra znajomość programu Excel\n- wykształcenie wyższe ekonomiczne\n- znajomość języka angielskiego\n- samodzielność i dokładność\n- znajomość ustawy o VAT';
  const analysis = score(posting, resumes.accountant);
  expect(analysis).toMatchObject({ language_understood: false, enough_requirements: false });
  expect(analysis.improvement_areas).toEqual([expect.stringMatching(/^The job description is in a language/)]);
});

test('a posting of one line says that too little was found', () => {
  const analysis = score('Node.js and Redis engineer wanted', resumes.developer);
  expect(analysis.enough_requirements).toBe(false);
  expect(analysis.improvement_areas[0]).toMatch(/^Not enough requirements were found/);
  expect(analysis.matching_percentage).toBeLessThan(80);
});

const matchOf = (keyword: string, asked: string, held: string) => {
  const found = score(`Requirements:\n- ${asked}`, `Ada Roth\nada@example.com\n\nSKILLS\n${held}`).keywords;
  return found.find((each) => each.keyword === keyword)?.match;
};

test.each([
  ['Excel', 'Knowledge of SQL and of Excel', 'R, SQL, Excel incl. Power Query', 'exact'],
  ['Excel', 'Knowledge of SQL and of Excel', 'Checked paper and Excel records of three years', 'exact'],
  ['Excel', 'Knowledge of SQL and of Excel', 'Helped pupils to excel at maths', 'none'],
  ['TIG', 'Experience with TIG', 'MIG and stick welding', 'none'],
  ['TIG', 'Experience with TIG', 'TIG welding of pipes', 'alias'],
  ['welding', 'Experience of welding', 'MIG, torch', 'implied'],
  ['High school diploma', 'High school diploma or GED', 'Associate degree in nursing, Larch College, 2014', 'implied'],
  ["Bachelor's degree", "Bachelor's degree in a related field", 'M.Ed., Reading, Larch University, 2014', 'implied'],
  ["Bachelor's degree", "Bachelor's degree in a related field", 'M.Ed., Larch University, in progress', 'none'],
  ["Master's degree", "Master's degree in a related field", 'B.A., Larch University, 2014', 'none'],
])('the term %s of “%s” is looked for in “%s”: %s', (keyword, asked, held, match) => {
  expect(matchOf(keyword, asked, held)).toBe(match);
});
