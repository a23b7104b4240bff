import { expect, test } from '@jest/globals';
import { postings } from '../testing/samples.js';
import { findJobTitle } from '@tailwright/resume-text/posting/posting-title';
import { findKeywords } from './keywords.js';

const terms = (posting: string, requirement?: string) =>
  findKeywords(posting)
    .filter((keyword) => requirement === undefined || keyword.requirement === requirement)
    .map((keyword) => keyword.term);

test.each([
  [postings.backend, 'Backend Engineer'],
  [postings.nurse, 'Registered Nurse'],
  [postings.sales, 'Senior Account Executive'],
  ['We are looking for a compassionate Veterinary Technician to join our clinic.', 'Veterinary Technician'],
  ['Please read this text carefully before you apply.', ''],
])('the title of the job is read', (posting, title) => {
  expect(findJobTitle(posting)).toBe(title);
});

test('required, preferred and mentioned are told apart by section and by wording', () => {
  expect(terms(postings.backend, 'required')).toEqual(
    expect.arrayContaining(['Python', 'Docker', 'Terraform', 'Kafka']),
  );
  expect(terms(postings.backend, 'preferred')).toEqual(expect.arrayContaining(['Airflow', 'Go', 'C#', '.NET']));
  expect(terms(postings.backend, 'mentioned')).toEqual(expect.arrayContaining(['REST APIs', 'CI/CD']));
  expect(terms(postings.electrician, 'preferred')).toContain('OSHA 30');
  expect(terms(postings.electrician, 'required')).toContain('OSHA 10');
});

test('benefits, legal text and common words are no keywords', () => {
  const all = [...terms(postings.backend), ...terms(postings.nurse)].map((term) => term.toLowerCase());
  expect(all).not.toContain('swift');
  expect(all).not.toContain('spanish');
  expect(all.filter((term) => term === 'go')).toHaveLength(1);
  expect(terms('Go to our office, move fast, express yourself and excel at access to the word.')).toEqual([]);
});

test('alternatives share a group', () => {
  const groups = findKeywords(postings.backend).filter((keyword) => ['AWS', 'Azure', 'GCP'].includes(keyword.term));
  expect(new Set(groups.map((keyword) => keyword.group)).size).toBe(1);
  expect(groups[0]?.group).toBeGreaterThan(0);
});

test.each([
  ['Requirements:\n- C++, C#, .NET, Node.js, R and Go', ['C++', 'C#', '.NET', 'Node.js', 'R', 'Go']],
  ['任职要求：\n熟悉项目管理、数据分析', ['项目管理', '数据分析']],
  ['Требования:\n- опыт работы с Kubernetes и PostgreSQL', ['Kubernetes', 'PostgreSQL']],
])('%s names its terms', (posting, expected) => {
  expect(terms(posting)).toEqual(expect.arrayContaining(expected));
});

test('each keyword points at its place in the posting', () => {
  for (const { term, span } of findKeywords(postings.backend)) {
    expect(postings.backend.slice(span.start, span.end).toLowerCase()).toBe(term.toLowerCase());
  }
});

test('a common word beside a skill is no requirement', () => {
  const posting = 'Requirements:\n- Experience with Kubernetes in production\n- Strong Linux and networking skills';
  expect(terms(posting)).toEqual(expect.arrayContaining(['Kubernetes', 'Linux']));
  expect(terms(posting).map((term) => term.toLowerCase())).not.toContain('production');
});

test('short lines without bullets are requirements, not headings', () => {
  const posting =
    'Requirements\nExperience with NetSuite or SAP\nBLS certification required, ACLS preferred\nForklift license preferred';
  expect(terms(posting)).toEqual(expect.arrayContaining(['NetSuite', 'SAP', 'BLS', 'ACLS']));
});

test('what no list of ours knows is heard by its place in the sentence', () => {
  expect(terms('You have\n- Two years with Zorblax and Quuxel DB\n- Experience with Actimize')).toEqual(
    expect.arrayContaining(['Actimize']),
  );
});

test('tools in the title are asked for, and the role itself is none of them', () => {
  const terms = (posting: string) => findKeywords(posting).map((keyword) => keyword.term);
  expect(terms('Node.js and Redis engineer wanted').toSorted()).toEqual(['Node.js', 'Redis']);
  expect(terms('Data Engineer\n\nRequirements:\n- Work as a data engineer\n- Python')).toEqual(['Python']);
});

test.each([
  ['Experience with a dashboard tool such as Tableau', ['Tableau']],
  ['Degree in economics, finance or a related field; SQL', ['SQL']],
  ['Experience with Kafka in Portland, Oregon', ['Kafka']],
  ['Experience with claims adjudication systems and', ['claims adjudication']],
])('“%s” asks for nothing but %j', (line, expected) => {
  const terms = findKeywords(`Requirements:\n- ${line}`).map((keyword) => keyword.term);
  expect(terms).toEqual(expected);
});

test('the number of a criterion is no tool', () => {
  const posting =
    'Desirable\nD1  Experience of school visits\nD2  Knowledge of pest control\nD3  Understanding of grant funding';
  expect(terms(posting)).not.toContain('D3');
});
